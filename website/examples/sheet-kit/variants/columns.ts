export const columns = (sheet?: { width?: number }): number => sheet?.width ?? 1;

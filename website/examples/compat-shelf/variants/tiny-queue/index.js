export const next = (queue) => queue?.shift() ?? null;

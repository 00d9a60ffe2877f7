export const paper = (): URL => new URL('./paper.txt', import.meta.url);

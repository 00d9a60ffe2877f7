const paper = ()=>new URL('./paper.txt', import.meta.url);
export { paper };

const paper = ()=>new URL("./static/assets/paper.txt", import.meta.url);
export { paper };

const url = new URL("./static/assets/tally.ts", import.meta.url);
const startTally = ()=>new Worker(url, {
        type: 'module'
    });
export { startTally };

const startTally = ()=>new Worker(new URL("./tally.js", import.meta.url), Object.assign({}, {
        type: 'module'
    }, {
        type: "module"
    }));
export { startTally };

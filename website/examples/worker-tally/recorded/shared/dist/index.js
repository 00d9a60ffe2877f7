const startTally = ()=>new SharedWorker(new URL("./tally.js", import.meta.url), Object.assign({}, {
        type: 'module'
    }, {
        type: "module"
    }));
export { startTally };

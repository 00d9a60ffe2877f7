function WorkerWrapper(options) {
    return new Worker(new URL("./tally.js", import.meta.url), Object.assign({}, {
        type: "module",
        name: options && options.name
    }, {
        type: "module"
    }));
}
const startTally = ()=>new WorkerWrapper();
export { startTally };

const startTally = ()=>new Worker(new URL("./words.js", import.meta.url), Object.assign({}, {
        type: 'module',
        name: 'words'
    }, {
        type: "module"
    }));
export { startTally };

import { Worker } from "node:worker_threads";
const startTally = ()=>new Worker(new URL("./tally.js", import.meta.url), {
        type: "module"
    });
export { startTally };

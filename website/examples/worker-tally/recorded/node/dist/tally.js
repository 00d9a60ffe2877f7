import { parentPort } from "node:worker_threads";
const count = (text)=>text.split(/\s+/).filter(Boolean).length;
parentPort?.on('message', (text)=>parentPort?.postMessage(count(text)));

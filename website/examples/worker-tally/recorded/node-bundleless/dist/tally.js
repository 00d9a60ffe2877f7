import { parentPort } from "node:worker_threads";
import { count } from "./count.js";
parentPort?.on('message', (text)=>parentPort?.postMessage(count(text)));

import { parentPort } from 'node:worker_threads';
import { count } from './count';

parentPort?.on('message', (text: string) => parentPort?.postMessage(count(text)));

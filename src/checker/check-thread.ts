import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check-content.ts';

parentPort?.postMessage(await checkContent(String(workerData)));

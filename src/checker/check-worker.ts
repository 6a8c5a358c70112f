import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check-content.ts';

// Beside the build: the folder of the project comes in, what has to be mended goes out.
const { problems } = await checkContent(String(workerData));
parentPort?.postMessage(problems);

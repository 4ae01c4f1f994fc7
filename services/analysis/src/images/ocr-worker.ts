/**
 * Body of the thread that reads text, loaded by ocr.ts both from source and from the build. The engines start their own
 * threads below this one, so that an error in them ends this thread and not the process.
 */
import { registerHooks } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { WorkerMessage } from './idle-worker.js';
import type { GrayImage } from './rows/letter-components.js';
import type { OcrReading } from './sign-reader.js';
import type { SignScript } from './sign-scripts.js';

/** `rows` finds rows of letters in any direction and reads each one; `page` searches for columns and lines. */
export type OcrTask =
  | { layout: 'rows'; image: GrayImage; position: Position | null; budgetMs: number }
  | { layout: 'page'; image: GrayImage; script: SignScript };

// When tests run from source, the imported files end in .ts.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\.js$/, '.ts') : name, context),
  });
}
const { OcrEngines } = await import('./ocr-engine.js');
const { SignReader } = await import('./sign-reader.js');

// Silences the engine's messages about every photo. Intercepting this output from the main thread would keep the
// process alive.
// instead.
process.stdout.write = () => true;
process.stderr.write = () => true;

const reader = new SignReader(new OcrEngines());

parentPort?.on('message', (task: OcrTask & { id: number }) => {
  const { id, image } = task;
  (task.layout === 'page' ? reader.readPage(image, task.script) : reader.readRows(image, task.position, task.budgetMs))
    .then((result): WorkerMessage<OcrReading> => ({ id, result }))
    .catch((error: unknown): WorkerMessage<OcrReading> => ({ id, failed: String(error) }))
    .then((message) => parentPort?.postMessage(message));
});

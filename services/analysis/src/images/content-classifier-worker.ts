/**
 * Body of the thread that classifies the content of photos, loaded by content-classifier.ts. It imports nothing but
 * types from this service, so that it runs both from source and from the build. The npm packages contain the models and
 * their runtime, so nothing is downloaded.
 */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { NSFWJS } from 'nsfwjs/core';
import type { WorkerMessage } from './idle-worker.js';

/** Edge of the square views that the models take, in pixels. */
const VIEW_EDGE_PX = 224;

export interface ContentTask {
  /** 224 by 224 pixels each, three bytes per pixel. */
  views: Uint8Array[];
}

/** Scores of the classes, each from 0 to 1; those of one view add up to 1. */
export interface ContentScores {
  drawing: number;
  hentai: number;
  neutral: number;
  porn: number;
  sexy: number;
}

const require = createRequire(import.meta.url);
// Silences the library's messages. Intercepting this output from the main thread would keep the process alive.
process.stdout.write = () => true;
process.stderr.write = () => true;

const models = loadModels();
// Each task reports a failed start. Without this handler, the first failure would also end the thread.
models.catch(() => {});

parentPort?.on('message', ({ id, views }: ContentTask & { id: number }) => {
  classify(views)
    .then((result): WorkerMessage<ContentScores[]> => ({ id, result }))
    .catch((error: unknown): WorkerMessage<ContentScores[]> => ({ id, failed: String(error) }))
    .then((message) => parentPort?.postMessage(message));
});

/**
 * Loads two models that were trained separately, because one may see what the other misses. They are imported as ES
 * modules: the library's CommonJS form takes many times as long to load the same models.
 */
async function loadModels(): Promise<NSFWJS[]> {
  const [tf, wasm, nsfwjs] = await Promise.all([
    import('@tensorflow/tfjs'),
    import('@tensorflow/tfjs-backend-wasm'),
    import('nsfwjs/core'),
  ]);
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  if (!(await tf.setBackend('wasm'))) throw new Error('The WebAssembly backend did not start');
  const { MobileNetV2Model } = await import('nsfwjs/models/mobilenet_v2');
  const { MobileNetV2MidModel } = await import('nsfwjs/models/mobilenet_v2_mid');
  const small = await nsfwjs.load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
  const medium = await nsfwjs.load('MobileNetV2Mid', { modelDefinitions: [MobileNetV2MidModel], type: 'graph' });
  return [small, medium];
}

async function classify(views: readonly Uint8Array[]): Promise<ContentScores[]> {
  // Waits for the models first, because no code can create a tensor before they are loaded.
  const loaded = await models;
  const { tensor3d } = await import('@tensorflow/tfjs');
  const scores: ContentScores[] = [];
  for (const view of views) {
    const tensor = tensor3d(view, [VIEW_EDGE_PX, VIEW_EDGE_PX, 3], 'int32');
    try {
      for (const model of loaded) scores.push(toScores(await model.classify(tensor)));
    } finally {
      tensor.dispose();
    }
  }
  return scores;
}

function toScores(predictions: readonly { className: string; probability: number }[]): ContentScores {
  const scores: ContentScores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };
  for (const { className, probability } of predictions) {
    scores[className.toLowerCase() as keyof ContentScores] = probability;
  }
  return scores;
}

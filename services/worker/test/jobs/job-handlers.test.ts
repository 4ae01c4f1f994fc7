import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { AppModule } from '../../src/app.module.js';
import { workerVariables } from '../../src/config.js';
import { EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { WorkerTestEnvironment } from '../support/worker-test-environment.js';
import { analyzePhotoSuite } from './analyze-photo.suite.js';
import { correctPhotoSuite } from './correct-photo.suite.js';
import { drawImagesSuite } from './draw-images.suite.js';
import { failingCallsSuite } from './failing-calls.suite.js';
import { maintenanceSuite } from './maintenance.suite.js';
import { mediaSuite } from './media.suite.js';
import { rewriteArticleSuite } from './rewrite-article.suite.js';
import { runBatchSuite } from './run-batch.suite.js';
import { writeArticleSuite } from './write-article.suite.js';
import { writeGuideSuite } from './write-guide.suite.js';

let env: WorkerTestEnvironment;
let worker: NestFastifyApplication;
beforeAll(async () => {
  env = await WorkerTestEnvironment.build();
  const config = readConfig('worker', workerVariables, env.variables);
  worker = await buildService({ name: 'worker', variables: config, module: AppModule.forRoot(config) });
  await worker.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await worker.close();
  await env.tearDown();
});
beforeEach(() => {
  env.services.reset();
  stubPhotoJob(env.services, EIFFEL_TOWER);
});

describe('photo.analyze', () => analyzePhotoSuite(() => env));
describe('failing call', () => failingCallsSuite(() => env));
describe('short jobs', () => maintenanceSuite(() => env));
describe('media jobs', () => mediaSuite(() => env));
describe('guide.write', () => writeGuideSuite(() => env));
describe('photo.correct', () => correctPhotoSuite(() => env));
describe('article.write', () => writeArticleSuite(() => env));
describe('article.rewrite', () => rewriteArticleSuite(() => env));
describe('batch.run', () => runBatchSuite(() => env));
describe('cover.draw and share.draw', () => drawImagesSuite(() => env));

it('GET /healthz: reports the queues and their Redis', async () => {
  const response = await fetch(new URL('/readyz', await worker.getUrl()));
  expect(await response.json()).toEqual({
    service: 'worker',
    ok: true,
    parts: [
      { name: 'redis', ok: true },
      { name: 'queues', ok: true },
    ],
  });
});

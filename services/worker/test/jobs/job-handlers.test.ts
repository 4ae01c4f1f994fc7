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

describe('a photo', () => analyzePhotoSuite(() => env));
describe('a call that fails', () => failingCallsSuite(() => env));
describe('other jobs', () => maintenanceSuite(() => env));
describe('stored pictures', () => mediaSuite(() => env));
describe('a guide that is asked for', () => writeGuideSuite(() => env));
describe('a place that is corrected', () => correctPhotoSuite(() => env));
describe('a published discovery', () => writeArticleSuite(() => env));
describe('an article written anew', () => rewriteArticleSuite(() => env));
describe('a batch run', () => runBatchSuite(() => env));
describe('a picture that is asked for', () => drawImagesSuite(() => env));

it('says how it is: its queues and their Redis', async () => {
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

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { AppModule } from '../src/app.module.js';
import { workerVariables } from '../src/config.js';
import { writeArticleSuite } from './article-flow.js';
import { runBatchSuite } from './batch-flow.js';
import { correctPhotoSuite } from './correction-flow.js';
import { failingCallsSuite } from './failing-calls.js';
import { writeGuideSuite } from './guide-flow.js';
import { WorkerTestEnvironment } from './house.js';
import { mediaSuite } from './media-flow.js';
import { maintenanceSuite } from './other-flows.js';
import { EIFFEL_TOWER, stubPhotoJob } from './photo-answers.js';
import { analyzePhotoSuite } from './photo-flow.js';
import { drawImagesSuite } from './picture-flows.js';
import { rewriteArticleSuite } from './rewrite-flow.js';

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

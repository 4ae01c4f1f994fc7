import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { AppModule } from '../src/app.module.js';
import { workerVariables } from '../src/config.js';
import { articleFlowTests } from './article-flow.js';
import { batchFlowTests } from './batch-flow.js';
import { correctionFlowTests } from './correction-flow.js';
import { failingCallTests } from './failing-calls.js';
import { guideFlowTests } from './guide-flow.js';
import { House } from './house.js';
import { mediaFlowTests } from './media-flow.js';
import { otherFlowTests } from './other-flows.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';
import { photoFlowTests } from './photo-flow.js';
import { pictureFlowTests } from './picture-flows.js';
import { rewriteFlowTests } from './rewrite-flow.js';

let house: House;
let worker: NestFastifyApplication;
beforeAll(async () => {
  house = await House.build();
  const config = readConfig('worker', workerVariables, house.environment);
  worker = await buildService({ name: 'worker', variables: config, module: AppModule.forRoot(config) });
  await worker.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await worker.close();
  await house.tearDown();
});
beforeEach(() => {
  house.owners.reset();
  answerAbout(house.owners, EIFFEL_TOWER);
});

describe('a photo', () => photoFlowTests(() => house));
describe('a call that fails', () => failingCallTests(() => house));
describe('other jobs', () => otherFlowTests(() => house));
describe('stored pictures', () => mediaFlowTests(() => house));
describe('a guide that is asked for', () => guideFlowTests(() => house));
describe('a place that is corrected', () => correctionFlowTests(() => house));
describe('a published discovery', () => articleFlowTests(() => house));
describe('an article written anew', () => rewriteFlowTests(() => house));
describe('a batch run', () => batchFlowTests(() => house));
describe('a picture that is asked for', () => pictureFlowTests(() => house));

it('says how it is: its queues and their Redis', async () => {
  const answer = await fetch(new URL('/readyz', await worker.getUrl()));
  expect(await answer.json()).toEqual({
    service: 'worker',
    ok: true,
    parts: [
      { name: 'redis', ok: true },
      { name: 'queues', ok: true },
    ],
  });
});

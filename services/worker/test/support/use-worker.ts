import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { AppModule } from '../../src/app.module.js';
import { workerVariables } from '../../src/config.js';
import { EIFFEL_TOWER, stubPhotoJob } from './photo-job-stubs.js';
import { WorkerTestEnvironment } from './worker-test-environment.js';

/** Environment of the tests of a file, set by {@link useEnvironment}. */
export let env: WorkerTestEnvironment;
/** Worker in the process of the tests, set by {@link useWorker}. */
export let worker: NestFastifyApplication;

/** Starts fakes of all services and an empty Redis database for the tests of a file; photos show the Eiffel Tower. */
export function useEnvironment(): void {
  beforeAll(async () => {
    env = await WorkerTestEnvironment.build();
  });
  beforeEach(() => {
    env.services.reset();
    stubPhotoJob(env.services, EIFFEL_TOWER);
  });
  afterAll(() => env.tearDown());
}

/** Starts the environment and a worker in this process. */
export function useWorker(): void {
  // Jest runs hooks in the order of their definition: the worker must end before its environment does.
  afterAll(() => worker.close());
  useEnvironment();
  beforeAll(async () => {
    const config = readConfig('worker', workerVariables, env.variables);
    worker = await buildService({ name: 'worker', variables: config, module: AppModule.forRoot(config) });
    await worker.listen(0, '127.0.0.1');
  });
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER } from '@placelore/contracts/core/identity.js';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import pg from 'pg';
import sharp from 'sharp';
import { createTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { SECRET } from '../support/fake-services.js';
import { InterceptingProxy } from '../support/intercepting-proxy.js';
import { ServiceProcess } from '../support/service-process.js';
import type { WorkerTestEnvironment } from '../support/worker-test-environment.js';

/** Content with its own database, and workers, as processes that tests can kill. The other services are fakes. */
export class ContentAndWorkers {
  private readonly starts: Promise<ServiceProcess>[] = [];

  private constructor(
    private readonly env: WorkerTestEnvironment,
    private readonly testDatabase: TestDatabase,
    /** Content's database. */
    readonly database: pg.Client,
    /** Storage folder of content. */
    readonly folder: string,
    /** Proxy between the workers and content. */
    readonly proxy: InterceptingProxy,
  ) {}

  /** Prepares the dependencies of the processes; no process runs yet. */
  static async prepare(env: WorkerTestEnvironment): Promise<ContentAndWorkers> {
    const testDatabase = await createTestDatabase();
    const database = new pg.Client(testDatabase.urls.content);
    await database.connect();
    const folder = await mkdtemp(join(tmpdir(), 'placelore-crashes-'));
    return new ContentAndWorkers(env, testDatabase, database, folder, await InterceptingProxy.start());
  }

  async startContent(redisUrl = this.env.redisUrl): Promise<ServiceProcess> {
    const content = await this.start('content', {
      PORT: '0',
      IDENTITY_SECRET: SECRET,
      REDIS_URL: redisUrl,
      DATABASE_URL: this.testDatabase.urls.content,
      STORAGE_DIR: this.folder,
      STARTER_LIBRARY: 'off',
    });
    this.proxy.forwardTo(content.url);
    return content;
  }

  startWorker(): Promise<ServiceProcess> {
    return this.start('worker', { ...this.env.variables, CONTENT_URL: this.proxy.url });
  }

  private start(...options: Parameters<typeof ServiceProcess.start>): Promise<ServiceProcess> {
    const started = ServiceProcess.start(...options);
    this.starts.push(started);
    return started;
  }

  async kill(process: ServiceProcess): Promise<void> {
    process.signal('SIGKILL');
    await process.exitCode();
  }

  /** Calls content as a worker does. */
  async post(path: string, body: object): Promise<unknown> {
    const token = await new IdentityTokens(SECRET).sign({ kind: 'service', service: 'worker' });
    const response = await fetch(`${this.proxy.url}${path}`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  /** Creates the discovery of a user's photo. @returns its id. */
  async createDiscovery(safety: 'safe' | 'unchecked'): Promise<number> {
    const photoKey = `analyses/${randomUUID()}/working.webp`;
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3478a0' } }).webp();
    await new LocalStorage(this.folder).put(photoKey, await photo.toBuffer(), 'image/webp');
    const creation = {
      analysisId: randomUUID(),
      owner: { userId: 7, username: 'ada', visitorId: null },
      title: 'Eiffel Tower',
      description: 'An iron lattice tower.',
      culturalInfo: 'Built for a world fair.',
      category: 'Landmark',
      location: 'Paris, France',
      latitude: 48.8584,
      longitude: 2.2945,
      facts: [],
      nearbyAttractions: [],
      source: 'file_upload',
      safety,
      identified: true,
      confidence: 0.9,
      photoKey,
    };
    const { discoveryId } = (await this.post('/internal/discoveries', creation)) as { discoveryId: number };
    return discoveryId;
  }

  /** Returns the id of the job request about a discovery. */
  async findRequest(job: JobName, discoveryId: number): Promise<string> {
    const sql = `select id from job_requests where job = $1 and payload->>'discoveryId' = $2`;
    return (await this.queryRow(sql, [job, String(discoveryId)])).id;
  }

  /** Returns the outcome of a job request, once it is finished. */
  waitUntilFinished(id: string): Promise<unknown> {
    const sql = 'select outcome from job_requests where id = $1';
    return eventually(async () => (await this.queryRow(sql, [id])).outcome, 60_000);
  }

  /** Returns the single row of a query to content's database. */
  async queryRow(sql: string, values: unknown[] = []) {
    return (await this.database.query(sql, values)).rows[0];
  }

  async stop(): Promise<void> {
    // A failed test may have left a process that is still starting.
    for (const started of await Promise.allSettled(this.starts)) {
      if (started.status === 'fulfilled') await started.value.stop();
    }
    await Promise.all([this.database.end(), this.proxy.stop(), rm(this.folder, { recursive: true })]);
    await this.testDatabase.drop();
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER } from '@placelore/contracts/identity.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/database.ts';
import { ContentDoor } from './content-door.js';
import { SECRET } from './fake-owners.js';
import type { House } from './house.js';
import { ServiceProcess } from './service-process.js';

/** Content on a database of its own, and workers, as processes that can be killed, in a house whose other owners are fakes. */
export class ContentAndWorkers {
  private readonly processes: ServiceProcess[] = [];

  private constructor(
    private readonly house: House,
    private readonly database: TestDatabase,
    /** Content's database. */
    readonly rows: pg.Client,
    /** Where content keeps its files. */
    readonly folder: string,
    /** Between the workers and content. */
    readonly door: ContentDoor,
  ) {}

  /** What they stand on; none of them runs yet. */
  static async prepare(house: House): Promise<ContentAndWorkers> {
    const database = await createTestDatabase();
    const rows = new pg.Client(database.urls.content);
    await rows.connect();
    const folder = await mkdtemp(join(tmpdir(), 'placelore-crashes-'));
    return new ContentAndWorkers(house, database, rows, folder, await ContentDoor.open());
  }

  async startContent(redisUrl = this.house.redisUrl): Promise<ServiceProcess> {
    const content = await ServiceProcess.start('content', {
      PORT: '0',
      IDENTITY_SECRET: SECRET,
      REDIS_URL: redisUrl,
      DATABASE_URL: this.database.urls.content,
      STORAGE_DIR: this.folder,
      STARTER_LIBRARY: 'off',
    });
    this.processes.push(content);
    this.door.leadTo(content.url);
    return content;
  }

  async startWorker(): Promise<ServiceProcess> {
    const worker = await ServiceProcess.start('worker', { ...this.house.environment, CONTENT_URL: this.door.url });
    this.processes.push(worker);
    return worker;
  }

  async kill(process: ServiceProcess): Promise<void> {
    process.signal('SIGKILL');
    await process.exitCode();
  }

  /** What content answers a worker. */
  async post(path: string, body: object): Promise<unknown> {
    const token = await new IdentityTokens(SECRET).sign({ kind: 'service', service: 'worker' });
    const answer = await fetch(`${this.door.url}${path}`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  /** The one row that content's database answers. */
  async row(sql: string, values: unknown[] = []) {
    return (await this.rows.query(sql, values)).rows[0];
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.stop()));
    await Promise.all([this.rows.end(), this.door.close(), rm(this.folder, { recursive: true })]);
    await this.database.drop();
  }
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ANALYSIS_STEPS, type StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import type { DescribedPlace } from '@placelore/contracts/places/places.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { AppModule } from '../../src/app.module.js';
import { analysisVariables } from '../../src/config.js';
import type { PhotoOcr } from '../../src/images/ocr.js';
import { AiProviders } from '../../src/providers/ai-providers.js';

const SECRET = 'a secret that only these tests know, long enough';

export const WORKER = { kind: 'service', service: 'worker' } as const satisfies Identity;

let lastUser = Math.floor(Math.random() * 1_000_000);
export const createUser = (options: { isAdmin?: boolean; visitorId?: string } = {}): Identity & { userId: number } => {
  const userId = ++lastUser;
  return {
    kind: 'person',
    userId,
    username: `user ${userId}`,
    isAdmin: options.isAdmin ?? false,
    visitorId: options.visitorId ?? null,
    sessionKey: 'session',
  };
};
export const createGuest = (visitorId: string | null = randomUUID()): Identity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId,
  sessionKey: null,
});

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  body: any;
}

/** Analysis service with its own database and storage folder. The test itself acts as the worker. */
export class AnalysisTestService {
  private readonly tokens = new IdentityTokens(SECRET);

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    private readonly database: TestDatabase,
    readonly storageDir: string,
    private readonly isShared: boolean,
  ) {}

  /**
   * @param sharedService a service whose database and files this one shares, like a second process of it
   * @param readsText whether text in photos is read, which takes up to a second of processor time each; otherwise, none
   * is found
   */
  static async start(
    variables: Record<string, string> = {},
    sharedService?: AnalysisTestService,
    { readsText = false } = {},
  ): Promise<AnalysisTestService> {
    const database = sharedService?.database ?? (await createTestDatabase());
    const storageDir = sharedService?.storageDir ?? (await mkdtemp(join(tmpdir(), 'placelore-analysis-')));
    const config = readConfig('analysis', analysisVariables, {
      PORT: '0',
      LOG_LEVEL: 'silent',
      IDENTITY_SECRET: SECRET,
      REDIS_URL: database.redisUrl,
      DATABASE_URL: database.urls.analysis,
      STORAGE_DIR: storageDir,
      // Disabled by default; tests of the local models enable it.
      MODERATION_PROVIDER: 'vision',
      // There is no worker, so every accepted job stays in the queue.
      QUEUE_MAX_WAIT_SECONDS: '3600',
      ...variables,
    });
    const app = await buildService({ name: 'analysis', variables: config, module: AppModule.forRoot(config) });
    if (!readsText) {
      const { photoOcr } = app.get(AiProviders) as unknown as { photoOcr: PhotoOcr };
      photoOcr.read = async () => null;
    }
    await app.listen(0, '127.0.0.1');
    return new AnalysisTestService(app, await app.getUrl(), database, storageDir, sharedService !== undefined);
  }

  async stop(): Promise<void> {
    await this.app.close();
    if (this.isShared) return;
    await Promise.all([this.database.drop(), rm(this.storageDir, { recursive: true })]);
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  get redisUrl(): string {
    return this.database.redisUrl;
  }

  get storage(): Storage {
    return this.app.get(Storage);
  }

  /** Returns the header that identifies a request as `actor`; none for an anonymous one. */
  async headers(actor: Identity | null): Promise<Record<string, string>> {
    return actor === null ? {} : { [IDENTITY_HEADER]: await this.tokens.sign(actor) };
  }

  async call(path: string, actor: Identity | null, init: RequestInit = {}): Promise<TestResponse> {
    const response = await fetch(this.url + path, {
      ...init,
      headers: { ...(await this.headers(actor)), ...(init.headers as Record<string, string>) },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  /** Uploads a photo as the frontend does; waits for the result unless `headers` request otherwise. */
  upload(
    actor: Identity | null,
    bytes: Buffer,
    fields: Record<string, string> = {},
    init: RequestInit = {},
  ): Promise<TestResponse> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    return this.call('/api/analyze', actor, { method: 'POST', body: form, ...init });
  }

  /** Uploads a photo without waiting. @returns the id of the analysis. */
  async submit(actor: Identity, bytes: Buffer, fields: Record<string, string> = {}): Promise<string> {
    const { status, body } = await this.upload(actor, bytes, fields, { headers: { prefer: 'respond-async' } });
    if (status !== 202) throw new Error(`not taken: ${status} ${JSON.stringify(body)}`);
    return body.id;
  }

  /**
   * Calls a route as the worker does.
   * @param actor the worker, or the worker on behalf of a user
   */
  internal(path: string, body?: unknown, actor: Identity = WORKER): Promise<TestResponse> {
    return this.call(`/internal/${path}`, actor, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  }

  async findRow(id: string): Promise<Analysis> {
    return this.dataSource.manager.findOneByOrFail(Analysis, { id });
  }

  async countRows(): Promise<number> {
    return this.dataSource.manager.count(Analysis);
  }

  /** Writes the result of an analysis, about a place or without one. */
  async write(id: string, place: DescribedPlace | null = null): Promise<TestResponse> {
    const { jobRequestId } = await this.findRow(id);
    return this.internal(`analyses/${id}/write`, { jobRequestId, place, alternatives: [] });
  }

  async commit(id: string, overrides: Partial<StoredAnalysisResult> = {}): Promise<TestResponse> {
    const { jobRequestId } = await this.findRow(id);
    return this.internal(`analyses/${id}/commit`, { jobRequestId, result: { ...createResult(id), ...overrides } });
  }

  async failFor(id: string, code: string, message = 'what the worker knows of it'): Promise<TestResponse> {
    const { jobRequestId } = await this.findRow(id);
    return this.internal(`job-requests/${jobRequestId}/settle`, { outcome: { status: 'failed', code, message } });
  }

  /** Runs all steps of the job handler in this service, for a photo whose place was not found. */
  async runAllSteps(id: string): Promise<void> {
    for (const step of [() => this.internal(`analyses/${id}/observe`), () => this.write(id), () => this.commit(id)]) {
      const { status, body } = await step();
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    }
  }

  /** Reports a step as the worker does, once the job is in its queue. */
  async report(id: string, ordinal: number): Promise<void> {
    const { jobRequestId } = await this.findRow(id);
    const job = await waitUntil(() => this.job(jobRequestId));
    await job.updateProgress({ ordinal, step: ANALYSIS_STEPS[ordinal - 1], percent: (ordinal - 1) * 12.5 });
  }

  async job(jobRequestId: string): Promise<{ updateProgress(progress: object): Promise<void> } | undefined> {
    const queues = this.app.get(JobQueues) as unknown as {
      getQueue(name: string): { getJob(id: string): Promise<{ updateProgress(progress: object): Promise<void> }> };
    };
    return queues.getQueue('interactive').getJob(jobRequestId);
  }

  /** Returns all keys in the storage folder, except the metadata next to each file. */
  async files(): Promise<string[]> {
    const names = await readdir(this.storageDir, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile() && !entry.name.endsWith('.meta')).map(({ name }) => name);
  }
}

/** Builds a result such as the worker creates. */
export function createResult(id: string): StoredAnalysisResult {
  const provenance = { provider: 'embedded', model: null, promptVersion: null, note: null };
  return {
    id,
    identified: true,
    outcome: 'identified',
    candidates: [],
    title: 'Arezzo',
    description: 'A town.',
    category: 'Landmark',
    location: 'Arezzo, Italy',
    culturalInfo: 'Old.',
    facts: ['It is in Italy.'],
    latitude: 43.46745,
    longitude: 11.88513,
    travelRecommendations: null,
    nearbyAttractions: [],
    evidence: [],
    confidence: 0.9,
    provider: 'embedded',
    writing: provenance,
    sources: [],
    verification: null,
    citedFacts: [],
    vision: provenance,
    alternatives: [],
    discoveryId: 1,
    imageUrl: null,
    thumbnailUrl: null,
  };
}

/** Polls until there is a result, for at most ten seconds. */
export async function waitUntil<T>(
  check: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline) throw new Error('it did not happen within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

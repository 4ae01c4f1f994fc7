import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { toSlug } from '@placelore/contracts/content/articles/slug.js';
import type { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import type { RouteArguments, RouteResponse } from '@placelore/contracts/core/route.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import request from 'supertest';
import { DataSource, In } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { AppModule } from '../../src/app.module.js';
import { Article } from '../../src/articles/core/article.entity.js';
import { ArticlesRepository, type NewArticle } from '../../src/articles/core/articles.repository.js';
import { contentVariables } from '../../src/config.js';
import type { Derivatives } from '../../src/media/images/derivatives.js';

/**
 * Caches encoded photos by a hash of their pixels, because the tests of a file publish the same few photos repeatedly.
 */
const derivatives = new Map<string, Promise<Derivatives>>();
jest.mock('../../src/media/images/derivatives.js', () => {
  const actual = jest.requireActual<typeof import('../../src/media/images/derivatives.js')>(
    '../../src/media/images/derivatives.js',
  );
  const makeDerivatives: typeof actual.makeDerivatives = (pixels) => {
    const { width, height, channels } = pixels;
    const key = `${width} ${height} ${channels} ${createHash('sha1').update(pixels.data).digest('hex')}`;
    const made = derivatives.get(key) ?? actual.makeDerivatives(pixels);
    derivatives.set(key, made);
    return made;
  };
  return { ...actual, makeDerivatives };
});

export type Creation = RouteArguments<typeof internalDiscoveries.create>;
export type CreatedDiscovery = RouteResponse<typeof internalDiscoveries.create>;

export interface StartOptions {
  database?: TestDatabase;
  starterLibrary?: 'on' | 'off';
  publicUrl?: string;
  /** Environment variables in addition to those of every test. */
  environment?: Record<string, string>;
}

const IDENTITY_SECRET = 'a secret that only these tests know, long enough';

export const WORKER: Identity = { kind: 'service', service: 'worker' };

let lastUserId = 100;
/** Builds a signed-in user that no other test uses. */
export const buildUser = (overrides: { isAdmin?: boolean; visitorId?: string } = {}): Identity & { userId: number } => {
  const userId = ++lastUserId;
  return {
    kind: 'person',
    userId,
    username: `user ${userId}`,
    isAdmin: overrides.isAdmin ?? false,
    visitorId: overrides.visitorId ?? null,
    sessionKey: 'session',
  };
};
/** Builds a visitor without a session, with or without a visitor cookie. */
export const buildGuest = (visitorId: string | null): Identity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId,
  sessionKey: null,
});

/** A content service with its own database, queue and storage folder, listening on a free port. */
export class ContentTestService {
  private readonly tokens = new IdentityTokens(IDENTITY_SECRET);

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    /** Folder of stored images when no object store is configured. */
    readonly folder: string,
    private readonly cleanUp: () => Promise<unknown>,
  ) {}

  /**
   * @param database an existing one; without it, one is created, and dropped at the end
   * @param starterLibrary whether the guidebook's articles are created in the background; with `off`, lists are empty
   */
  static async start({
    database,
    starterLibrary = 'off',
    publicUrl,
    environment = {},
  }: StartOptions = {}): Promise<ContentTestService> {
    const testDatabase = database ?? (await createTestDatabase());
    const folder = await mkdtemp(join(tmpdir(), 'placelore-content-'));
    const config = readConfig('content', contentVariables, {
      PORT: '0',
      LOG_LEVEL: 'silent',
      IDENTITY_SECRET: IDENTITY_SECRET,
      REDIS_URL: testDatabase.redisUrl,
      DATABASE_URL: testDatabase.urls.content,
      STORAGE_DIR: folder,
      STARTER_LIBRARY: starterLibrary,
      PUBLIC_URL: publicUrl,
      // There is no worker, so every accepted job stays in the queue.
      QUEUE_MAX_WAIT_SECONDS: '3600',
      ...environment,
    });
    const app = await buildService({ name: 'content', variables: config, module: AppModule.forRoot(config) });
    await app.listen(0, '127.0.0.1');
    return new ContentTestService(app, await app.getUrl(), folder, async () => {
      await app.close();
      await Promise.all([database ? undefined : testDatabase.drop(), rm(folder, { recursive: true })]);
    });
  }

  stop(): Promise<unknown> {
    return this.cleanUp();
  }

  get storage(): Storage {
    return this.app.get(Storage);
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  /** Deletes all rows of tables, in this order. For the few rows of a test, `truncate` takes 50 times as long. */
  async deleteRows(...tables: string[]): Promise<void> {
    await this.dataSource.query(tables.map((table) => `delete from ${table}`).join(';'));
  }

  /** Returns the identity header of `actor`, or none for null. */
  async headers(actor: Identity | null): Promise<Record<string, string>> {
    return actor === null ? {} : { [IDENTITY_HEADER]: await this.tokens.sign(actor) };
  }

  async get(path: string, actor: Identity | null, headers: Record<string, string> = {}): Promise<request.Response> {
    return request(this.url)
      .get(path)
      .set({ ...(await this.headers(actor)), ...headers });
  }

  async delete(path: string, actor: Identity | null): Promise<request.Response> {
    return request(this.url)
      .delete(path)
      .set(await this.headers(actor));
  }

  async post(path: string, actor: Identity | null, body: object | string): Promise<request.Response> {
    return request(this.url)
      .post(path)
      .set(await this.headers(actor))
      .type('json')
      .send(body);
  }

  async put(path: string, actor: Identity | null, body: object): Promise<request.Response> {
    return request(this.url)
      .put(path)
      .set(await this.headers(actor))
      .send(body);
  }

  async patch(path: string, actor: Identity | null, body: object): Promise<request.Response> {
    return request(this.url)
      .patch(path)
      .set(await this.headers(actor))
      .send(body);
  }

  /** Requests a rebuild of the article index while a worker finishes it immediately. */
  async rebuildArticleIndex(actor: Identity | null): Promise<request.Response> {
    const response = this.post('/internal/articles/rebuild-guide-index', actor, {});
    let hasResponded = false;
    void response.finally(() => {
      hasResponded = true;
    });
    const openRequestsSql = `select id from job_requests where job = 'article-index.rebuild' and finished_at is null`;
    while (!hasResponded) {
      for (const { id } of await this.dataSource.query(openRequestsSql)) {
        await this.app.get(JobRequests).finishInOwnTransaction(id, { status: 'done' });
      }
    }
    return response;
  }

  /** Inserts articles without changing them, and returns their ids in the same order. */
  async insertArticles(articles: NewArticle[], publishedAt = new Date()): Promise<number[]> {
    const { manager } = this.dataSource;
    const datedArticles = articles.map((article) => ({
      ...article,
      publishedAt: article.isPublic ? publishedAt : null,
    }));
    await this.app.get(ArticlesRepository).insertMany(manager, datedArticles);
    const rows = await manager.findBy(Article, { slug: In(articles.map(({ slug }) => slug)) });
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    return articles.map(({ slug }) => ids.get(slug)!);
  }

  /** Stores a working photo as the analysis service does. */
  async storePhoto(bytes?: Buffer): Promise<string> {
    const key = `analyses/${randomUUID()}/working.webp`;
    await this.storage.put(key, bytes ?? (await createPhoto()), 'image/webp');
    return key;
  }

  /** Builds what the worker sends to create the discovery of an analysis of `owner`. */
  async buildCreation(owner: Partial<Creation['owner']>, overrides: Partial<Creation> = {}): Promise<Creation> {
    return {
      analysisId: randomUUID(),
      owner: { userId: null, username: null, visitorId: null, ...owner },
      title: 'Eiffel Tower',
      description: 'An iron lattice tower.',
      culturalInfo: 'Built for a world fair.',
      category: 'Landmark',
      location: 'Paris, France',
      latitude: 48.8583701,
      longitude: 2.2944813,
      facts: ['It was finished in 1889.', 'It has "three" levels, {really}.'],
      nearbyAttractions: [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }],
      source: 'file_upload',
      safety: 'safe',
      identified: true,
      confidence: 0.9,
      photoKey: overrides.photoKey ?? (await this.storePhoto()),
      ...overrides,
    };
  }

  /** Creates a discovery of `owner` through the route that the worker calls. */
  async createDiscovery(
    owner: Partial<Creation['owner']>,
    overrides: Partial<Creation> = {},
  ): Promise<CreatedDiscovery> {
    const response = await this.post('/internal/discoveries', WORKER, await this.buildCreation(owner, overrides));
    if (response.status !== 200) throw new Error(`discovery not created: ${response.status} ${response.text}`);
    return response.body;
  }
}

/** Builds an article with a unique slug, public by default. */
export function buildArticle(overrides: Partial<NewArticle> = {}): NewArticle {
  return {
    slug: toSlug(overrides.title ?? 'Colosseum', 40) + randomUUID().slice(0, 8),
    title: 'Colosseum',
    metaDescription: 'The amphitheatre of ancient Rome.',
    content: '<h2>Why it matters</h2><p>It held some 50,000 people.</p>',
    category: 'Landmark',
    location: 'Rome, Italy',
    latitude: '41.890200',
    longitude: '12.492200',
    imageUrl: '/objects/none.webp',
    thumbnailUrl: null,
    nearbyAttractions: [],
    contentSource: 'admin_created',
    isPublic: true,
    adminReviewed: false,
    writing: null,
    guidebookId: null,
    publishedAt: null,
    ...overrides,
  };
}

/** Creates a small image, by default wider than high. */
export function createPhoto(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3478a0' } })
    .webp()
    .toBuffer();
}

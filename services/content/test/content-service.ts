import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteArguments } from '@placelore/contracts/route.js';
import { slugOf } from '@placelore/contracts/slug.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import sharp from 'sharp';
import request from 'supertest';
import { DataSource, In } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/database.ts';
import { AppModule } from '../src/app.module.js';
import { Article } from '../src/articles/article.entity.js';
import { ArticlesRepository, type NewArticle } from '../src/articles/articles.repository.js';
import { contentVariables } from '../src/config.js';

export type Creation = RouteArguments<typeof internalDiscoveries.create>;
export type Made = RouteAnswer<typeof internalDiscoveries.create>;

export interface Choices {
  database?: TestDatabase;
  starterLibrary?: 'on' | 'off';
  publicUrl?: string;
  /** Variables beside those every test has. */
  environment?: Record<string, string>;
}

const SECRET = 'a secret that only these tests know, long enough';

export const WORKER: Identity = { kind: 'service', service: 'worker' };

let lastUser = 100;
/** A signed-in user nobody else in the tests is. */
export const someUser = (given: { isAdmin?: boolean; visitorId?: string } = {}): Identity & { userId: number } => {
  const userId = ++lastUser;
  return {
    kind: 'person',
    userId,
    username: `user ${userId}`,
    isAdmin: given.isAdmin ?? false,
    visitorId: given.visitorId ?? null,
    sessionKey: 'session',
  };
};
/** Somebody who is not signed in, with or without a visitor cookie. */
export const guest = (visitorId: string | null): Identity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId,
  sessionKey: null,
});

/** A content service on a database, queue and storage folder of its own, listening on a free port. */
export class ContentService {
  private readonly tokens = new IdentityTokens(SECRET);

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    /** Where pictures stand, unless in an object store. */
    readonly folder: string,
    private readonly cleanUp: () => Promise<unknown>,
  ) {}

  /**
   * @param database an own one is made, and dropped in the end, when none is given
   * @param starterLibrary whether the guidebook's articles are made in the background; off keeps lists empty
   */
  static async start({
    database,
    starterLibrary = 'off',
    publicUrl,
    environment = {},
  }: Choices = {}): Promise<ContentService> {
    const own = database ?? (await createTestDatabase());
    const folder = await mkdtemp(join(tmpdir(), 'placelore-content-'));
    const config = readConfig('content', contentVariables, {
      PORT: '0',
      LOG_LEVEL: 'silent',
      IDENTITY_SECRET: SECRET,
      REDIS_URL: own.redisUrl,
      DATABASE_URL: own.urls.content,
      STORAGE_DIR: folder,
      STARTER_LIBRARY: starterLibrary,
      PUBLIC_URL: publicUrl,
      ...environment,
    });
    const app = await buildService({ name: 'content', variables: config, module: AppModule.forRoot(config) });
    await app.listen(0, '127.0.0.1');
    return new ContentService(app, await app.getUrl(), folder, async () => {
      await app.close();
      await Promise.all([database ? undefined : own.drop(), rm(folder, { recursive: true })]);
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

  /** The header a request carries to be `who`; none for nobody. */
  async headers(who: Identity | null): Promise<Record<string, string>> {
    return who === null ? {} : { [IDENTITY_HEADER]: await this.tokens.sign(who) };
  }

  async get(path: string, who: Identity | null, headers: Record<string, string> = {}): Promise<request.Response> {
    return request(this.url)
      .get(path)
      .set({ ...(await this.headers(who)), ...headers });
  }

  async delete(path: string, who: Identity | null): Promise<request.Response> {
    return request(this.url)
      .delete(path)
      .set(await this.headers(who));
  }

  async post(path: string, who: Identity | null, body: object | string): Promise<request.Response> {
    return request(this.url)
      .post(path)
      .set(await this.headers(who))
      .type('json')
      .send(body);
  }

  async put(path: string, who: Identity | null, body: object): Promise<request.Response> {
    return request(this.url)
      .put(path)
      .set(await this.headers(who))
      .send(body);
  }

  async patch(path: string, who: Identity | null, body: object): Promise<request.Response> {
    return request(this.url)
      .patch(path)
      .set(await this.headers(who))
      .send(body);
  }

  /** Asks for the index of guides to be rebuilt, with a worker that does it as soon as it is asked for. */
  async rebuildGuideIndex(who: Identity | null): Promise<request.Response> {
    const answer = this.post('/internal/articles/rebuild-guide-index', who, {});
    let answered = false;
    void answer.finally(() => {
      answered = true;
    });
    const open = `select id from work_requests where job = 'guide.rebuild' and settled_at is null`;
    while (!answered) {
      for (const { id } of await this.dataSource.query(open)) {
        await this.app.get(WorkRequests).settleAlone(id, { status: 'done' });
      }
    }
    return answer;
  }

  /** Inserts articles as they are given; returns their ids in the same order. */
  async insertArticles(articles: NewArticle[], publishedAt = new Date()): Promise<number[]> {
    const { manager } = this.dataSource;
    const dated = articles.map((article) => ({ ...article, publishedAt: article.isPublic ? publishedAt : null }));
    await this.app.get(ArticlesRepository).insertMany(manager, dated);
    const rows = await manager.findBy(Article, { slug: In(articles.map(({ slug }) => slug)) });
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    return articles.map(({ slug }) => ids.get(slug)!);
  }

  /** Stores a working photo as the analysis owner would. */
  async storePhoto(bytes?: Buffer): Promise<string> {
    const key = `analyses/${randomUUID()}/working.webp`;
    await this.storage.put(key, bytes ?? (await photo()), 'image/webp');
    return key;
  }

  /** What the worker would send for an analysis of `owner`. */
  async creation(owner: Partial<Creation['owner']>, given: Partial<Creation> = {}): Promise<Creation> {
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
      confidence: 0.9,
      photoKey: given.photoKey ?? (await this.storePhoto()),
      ...given,
    };
  }

  /** A discovery of `owner`, made as the worker makes it. */
  async make(owner: Partial<Creation['owner']>, given: Partial<Creation> = {}): Promise<Made> {
    const answer = await this.post('/internal/discoveries', WORKER, await this.creation(owner, given));
    if (answer.status !== 200) throw new Error(`not made: ${answer.status} ${answer.text}`);
    return answer.body;
  }
}

/** An article as a test needs it, public unless told otherwise; two of one title have different slugs. */
export function someArticle(given: Partial<NewArticle> = {}): NewArticle {
  return {
    slug: slugOf(given.title ?? 'Colosseum', 40) + randomUUID().slice(0, 8),
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
    ...given,
  };
}

/** A small picture; by default wider than it is high. */
export function photo(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3478a0' } })
    .webp()
    .toBuffer();
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { internalWriting } from '@placelore/contracts/guides.js';
import { IDENTITY_HEADER } from '@placelore/contracts/identity.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { connectRedis } from '@placelore/platform/queues/redis.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import pg from 'pg';
import sharp from 'sharp';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/database.ts';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { answerAboutDiscovery } from './article-flow.js';
import { ContentDoor } from './content-door.js';
import { SECRET } from './fake-owners.js';
import type { House } from './house.js';
import { ServiceProcess } from './service-process.js';

/** A port nothing listens on. */
const NO_REDIS = 'redis://127.0.0.1:1';

/** Content and workers as processes that are killed, in a house whose other owners are fakes. */
export function articleCrashTests(built: () => House): void {
  let house: House;
  let database: TestDatabase;
  let rows: pg.Client;
  let folder: string;
  let door: ContentDoor;
  const processes: ServiceProcess[] = [];

  beforeEach(async () => {
    house = built();
    answerAboutDiscovery(house);
    house.owners.on(internalPlaces.indexGuide, () => undefined);
    database = await createTestDatabase();
    rows = new pg.Client(database.urls.content);
    await rows.connect();
    folder = await mkdtemp(join(tmpdir(), 'placelore-crashes-'));
    door = await ContentDoor.open();
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    await Promise.all([rows.end(), door.close(), rm(folder, { recursive: true })]);
    await database.drop();
  });

  const started = async (process: Promise<ServiceProcess>) => {
    processes.push(await process);
    return process;
  };
  const startContent = async (redisUrl = house.redisUrl) => {
    const content = await started(
      ServiceProcess.start('content', {
        PORT: '0',
        IDENTITY_SECRET: SECRET,
        REDIS_URL: redisUrl,
        DATABASE_URL: database.urls.content,
        STORAGE_DIR: folder,
        STARTER_LIBRARY: 'off',
      }),
    );
    door.leadTo(content.url);
    return content;
  };
  const startWorker = () => started(ServiceProcess.start('worker', { ...house.environment, CONTENT_URL: door.url }));
  const killed = async (process: ServiceProcess) => {
    process.signal('SIGKILL');
    await process.exitCode();
  };

  /** Has content make a public discovery, which asks for its article. @returns the id of the work request. */
  const ask = async (): Promise<string> => {
    const photoKey = `analyses/${randomUUID()}/working.webp`;
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3478a0' } }).webp();
    await new LocalStorage(folder).put(photoKey, await photo.toBuffer(), 'image/webp');
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
      safety: 'safe',
      photoKey,
    };
    const token = await new IdentityTokens(SECRET).sign({ kind: 'service', service: 'worker' });
    const answer = await fetch(`${door.url}/internal/discoveries`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
      body: JSON.stringify(creation),
    });
    const { discoveryId } = (await answer.json()) as { discoveryId: number };
    const { rows: found } = await rows.query(
      `select id from work_requests where job = 'article.write' and payload->>'discoveryId' = $1`,
      [String(discoveryId)],
    );
    return found[0].id;
  };
  const relayed = (id: string) => eventually(async () => (await house.queues.state('article.write', id)) !== 'unknown');
  const settled = (id: string, within: number) =>
    eventually(async () => {
      const { rows: found } = await rows.query('select outcome from work_requests where id = $1', [id]);
      return found[0].outcome;
    }, within);
  /** How many articles there are, public or not, and of how many discoveries. */
  const articles = async () => {
    const { rows: found } = await rows.query(
      'select count(*)::int as all, count(distinct discovery_id)::int as of from articles',
    );
    return found[0];
  };

  it('when its owner dies between the commit and the relay', async () => {
    const content = await startContent(NO_REDIS);
    const id = await ask();
    await killed(content);
    expect(await house.queues.state('article.write', id)).toBe('unknown');
    await startWorker();
    await startContent();
    expect(await settled(id, 20_000)).toEqual({ status: 'done' });
    expect(await articles()).toEqual({ all: 1, of: 1 });
  }, 60_000);

  it('when Redis loses everything between the relay and the job', async () => {
    await startContent();
    const id = await ask();
    await relayed(id);
    const redis = connectRedis(house.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    expect(await house.queues.state('article.write', id)).toBe('unknown');
    await startWorker();
    expect(await settled(id, 20_000)).toEqual({ status: 'done' });
    expect(await articles()).toEqual({ all: 1, of: 1 });
  }, 60_000);

  it('when the worker dies with one written and not committed, and another committed and not acknowledged', async () => {
    await startContent();
    const first = await startWorker();
    const committed = door.keepAnswer(/^\/internal\/discoveries\/\d+\/article$/);
    const answered = await ask();
    await committed;

    const write = house.owners.answerOf(internalWriting.guide);
    const writing = Promise.withResolvers<void>();
    house.owners.on(internalWriting.guide, async (call, times) => {
      writing.resolve();
      if (times === 2) await new Promise(() => {});
      return write(call, times);
    });
    const unwritten = await ask();
    await writing.promise;
    expect(await articles()).toEqual({ all: 1, of: 1 });

    await killed(first);
    const both = [answered, unwritten];
    await house.endLocks('article.write', both);
    await startWorker();
    const ends = await Promise.all(both.map((id) => house.ended('article.write', id, 30_000)));
    expect(ends).toEqual(['completed', 'completed']);
    expect(await Promise.all(both.map((id) => settled(id, 1_000)))).toEqual([{ status: 'done' }, { status: 'done' }]);
    expect(await articles()).toEqual({ all: 2, of: 2 });
    expect(house.owners.callsOf(internalWriting.guide)).toHaveLength(3);
  }, 60_000);
}

import { internalWriting } from '@placelore/contracts/content/guides.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { connectRedis } from '@placelore/platform/queues/redis.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { stubArticleJob } from '../support/article-job-stubs.js';
import { env, useEnvironment } from '../support/use-worker.js';
import { ContentAndWorkers } from './content-and-workers.js';

/** A port without a listener. */
const NO_REDIS = 'redis://127.0.0.1:1';

useEnvironment();

describe('article.write after crashes', () => {
  let stage: ContentAndWorkers;

  beforeEach(async () => {
    stubArticleJob(env);
    env.services.on(internalPlaces.updateArticleIndex, () => undefined);
    stage = await ContentAndWorkers.prepare(env);
  });
  afterEach(() => stage.stop());

  /** Creates a public discovery in content, which requests its article. @returns the id of the job request. */
  const requestArticle = async (): Promise<string> => {
    const discoveryId = await stage.createDiscovery('safe');
    return stage.findRequest('article.write', discoveryId);
  };
  const waitUntilRelayed = (id: string) =>
    eventually(async () => (await env.queues.getState('article.write', id)) !== 'unknown');
  /** Counts the articles, public or not, and their distinct discoveries. */
  const countArticles = () =>
    stage.queryRow('select count(*)::int as all, count(distinct discovery_id)::int as of from articles');

  it('writes one article when content dies between the commit and the relay', async () => {
    const content = await stage.startContent(NO_REDIS);
    const id = await requestArticle();
    await stage.kill(content);
    expect(await env.queues.getState('article.write', id)).toBe('unknown');
    await stage.startWorker();
    await stage.startContent();
    expect(await stage.waitUntilFinished(id)).toEqual({ status: 'done' });
    expect(await countArticles()).toEqual({ all: 1, of: 1 });
  }, 180_000);

  it('writes one article when Redis loses all data between the relay and the job', async () => {
    await stage.startContent();
    const id = await requestArticle();
    await waitUntilRelayed(id);
    const redis = connectRedis(env.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    expect(await env.queues.getState('article.write', id)).toBe('unknown');
    await stage.startWorker();
    expect(await stage.waitUntilFinished(id)).toEqual({ status: 'done' });
    expect(await countArticles()).toEqual({ all: 1, of: 1 });
  }, 180_000);

  it('writes each article once when the worker dies with one uncommitted and one unacknowledged', async () => {
    await stage.startContent();
    const first = await stage.startWorker();
    const committed = stage.proxy.interceptNext(/^\/internal\/discoveries\/\d+\/article$/);
    const committedId = await requestArticle();
    await committed;

    const write = env.services.getStub(internalWriting.writeGuide);
    const writing = Promise.withResolvers<void>();
    let isFirstAlive = true;
    env.services.on(internalWriting.writeGuide, async (call, times) => {
      writing.resolve();
      // A worker that gets no processor time loses its lock and starts the job once more.
      if (isFirstAlive) await new Promise(() => {});
      return write(call, times);
    });
    const uncommittedId = await requestArticle();
    await writing.promise;
    expect(await countArticles()).toEqual({ all: 1, of: 1 });

    await stage.kill(first);
    isFirstAlive = false;
    const countWrites = () => env.services.getCalls(internalWriting.writeGuide).length;
    const writesOfFirst = countWrites();
    const both = [committedId, uncommittedId];
    await env.endLocks('article.write', both);
    await stage.startWorker();
    const ends = await Promise.all(both.map((id) => env.waitForEnd('article.write', id, 60_000)));
    expect(ends).toEqual(['completed', 'completed']);
    expect(await Promise.all(both.map((id) => stage.waitUntilFinished(id)))).toEqual([
      { status: 'done' },
      { status: 'done' },
    ]);
    expect(await countArticles()).toEqual({ all: 2, of: 2 });
    expect(countWrites()).toBe(writesOfFirst + 1);
  }, 180_000);
});

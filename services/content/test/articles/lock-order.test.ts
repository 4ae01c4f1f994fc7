import { countLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { createGuestDiscovery, findArticle, togglePublic, writeArticle } from '../support/article-generation-driver.js';
import { buildArticle } from '../support/content-test-service.js';
import { ADMIN, mergeArticles, undoMerge } from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('deleted_articles', 'article_merges'));

const setVisible = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });

/** Creates the hidden article of a public discovery, and a public one. */
async function createArticles() {
  const discoveryId = await createGuestDiscovery();
  await togglePublic(discoveryId, true);
  await writeArticle(discoveryId);
  const { id } = await findArticle(discoveryId);
  await setVisible(id, false);
  const [otherId] = await content.insertArticles([buildArticle({ slug: 'other' })]);
  return { discoveryId, id, otherId: otherId! };
}

/**
 * Starts a request while another transaction holds the discovery. Once the request waits, that transaction also locks
 * the article. If the request already holds the article, the database aborts one of the two.
 */
async function requestWhileLocked(discoveryId: number, id: number, request: () => Promise<{ status: number }>) {
  const { response } = await content.dataSource.transaction(async (manager) => {
    await manager.query('select 1 from discoveries where id = $1 for update', [discoveryId]);
    const started = request();
    await eventually(() => countLockWaits(content.dataSource));
    await manager.query('select 1 from articles where id = $1 for update nowait', [id]);
    return { response: started };
  });
  return (await response).status;
}

describe('the discovery is locked before its article, which avoids deadlocks', () => {
  it('when the article is published or hidden', async () => {
    const { discoveryId, id } = await createArticles();
    for (const isPublic of [true, false])
      expect(await requestWhileLocked(discoveryId, id, () => setVisible(id, isPublic))).toBe(200);
  });

  it('when a merge publishes the article, and when that is undone', async () => {
    const { discoveryId, id, otherId } = await createArticles();
    let mergeId = 0;
    const merge = async () => {
      const { status, body } = await mergeArticles(id, [otherId], { isPublic: otherId });
      mergeId = body.id;
      return { status };
    };
    expect(await requestWhileLocked(discoveryId, id, merge)).toBe(200);
    expect(await requestWhileLocked(discoveryId, id, () => undoMerge(mergeId))).toBe(200);
  });
});

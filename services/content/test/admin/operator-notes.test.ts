import { randomUUID } from 'node:crypto';
import { ADMIN } from '../support/admin-client.js';
import {
  buildBridgeGuide,
  createGuestDiscovery,
  findArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest } from '../support/content-test-service.js';
import { commitGuide, guidePath, PROVENANCE, requestAndWriteGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const WRITING = { ...PROVENANCE, note: 'openai was not called: the price of model-w is not configured' };
const visitorId = randomUUID();
const VISITOR = buildGuest(visitorId);

/** Stores a public discovery, its article and a guide, each with a note about why a model did not write it. */
async function storeTexts(): Promise<{ discoveryId: number; articleId: number; slug: string }> {
  await content.deleteRows('discoveries');
  const discoveryId = await createGuestDiscovery({ writing: WRITING }, visitorId);
  await togglePublic(discoveryId, true);
  await writeArticle(discoveryId, buildBridgeGuide({ writing: WRITING }));
  await requestAndWriteGuide('Hoi An', commitGuide({ writing: WRITING }), VISITOR);
  const { id: articleId, slug } = await findArticle(discoveryId);
  return { discoveryId, articleId, slug };
}

const PATHS: [string, (slug: string) => string][] = [
  ['an article', (slug) => `/api/articles/${slug}/direct`],
  ['the list of articles', () => '/api/articles'],
  ['a filtered list', () => '/api/articles?q=bridge'],
  ['a search for articles', () => '/api/articles/search?q=bridge'],
  ['a search', () => '/api/search?q=bridge'],
  ['suggestions', () => '/api/search/suggestions?q=japanese'],
  ['the feed', () => '/rss.xml'],
  ['the AMP page', (slug) => `/articles/${slug}/amp`],
  ['the public discoveries', () => '/api/discoveries/public'],
  ['own discoveries', () => '/api/discoveries'],
  ['a requested guide', () => guidePath({ q: 'Hoi An' })],
  ['a guide that exists', () => '/api/dynamic?q=Hoi+An'],
  ['the page of a guide', () => '/api/dynamic/dynamic-hoi-an'],
  ['the export of discoveries', () => '/api/export/discoveries'],
  ['the export of guides', () => '/api/export/guides'],
];

describe('the reason why another writer was not used', () => {
  it('is in no response to visitors', async () => {
    const { slug } = await storeTexts();
    const answers = await Promise.all(
      PATHS.map(async ([name, getPath]) => {
        const { status, text } = await content.get(getPath(slug), VISITOR);
        return [name, status, /bridge|Hoi An|Eiffel/i.test(text), /was not called|"note":(?:null|"openai)/.test(text)];
      }),
    );
    expect(answers).toEqual(PATHS.map(([name]) => [name, 200, true, false]));
  });

  it('is not in the responses to saving and sharing', async () => {
    const { discoveryId } = await storeTexts();
    const { title, description, location, category } = (await content.get('/api/dynamic/dynamic-hoi-an', VISITOR)).body;
    const page = { title, description, location, category, content: '<p>x</p>', isPublic: true };
    const saved = await content.post('/api/discoveries', VISITOR, page);
    const shared = await content.patch(`/api/discoveries/${discoveryId}/sharing`, VISITOR, { isShared: false });
    expect([saved.status, shared.status]).toEqual([200, 200]);
    expect(saved.text + shared.text).not.toContain('was not called');
  });

  it('is shown to admins', async () => {
    const { articleId, discoveryId } = await storeTexts();
    expect((await content.get(`/api/admin/articles/${articleId}`, ADMIN)).body.writing).toEqual(WRITING);
    const { body } = await content.get('/api/admin/discoveries', ADMIN);
    expect(body.find(({ id }: { id: number }) => id === discoveryId).writing).toEqual(WRITING);
  });
});

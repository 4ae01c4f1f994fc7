import { renderPage } from './entry-server.js';
import type { ApiRequest } from './lib/api/api.js';
import { buildAnalysisResult } from './testing/builders/analyses.js';

const result = buildAnalysisResult();
const RESULT_URL = `/api/analyses/${result.id}`;
const USER_URL = '/api/user';
const USER = { id: 1, username: 'marta', isAdmin: false };
const ANALYSIS = { id: result.id, status: 'done', progress: null, result, error: null };

let requests: [url: string, isForAnyGuest: boolean][];
const fetchApi = async ({ url }: ApiRequest, isForAnyGuest: boolean) => {
  requests.push([url, isForAnyGuest]);
  return { body: url === RESULT_URL ? ANALYSIS : USER, headers: new Headers() };
};
beforeEach(() => {
  requests = [];
});

describe('renderPage: the page of a discovery', () => {
  const render = (isGuest: boolean) => renderPage(`/d/${result.id}`, isGuest, fetchApi);

  it('is rendered for a guest, read with the guest’s cookies and not shared', async () => {
    const page = await render(true);
    expect(requests).toEqual([[RESULT_URL, false]]);
    expect(page?.isShared).toBe(false);
    expect(page?.data).toEqual([
      { key: ['auth.currentUser', {}], data: null },
      { key: ['analyses.byId', { id: result.id }], data: ANALYSIS },
    ]);
    expect(page?.html).toContain(result.title);
    // The map behind the result is omitted, because it would load at the same time as the photo.
    expect(page?.html).toContain('<section class="hero" hidden=""><div class="text">');
  });

  it('is rendered with the signed-in user, whom the browser reads again, and not shared', async () => {
    const page = await render(false);
    expect(requests).toEqual([
      [RESULT_URL, false],
      [USER_URL, false],
    ]);
    expect(page?.isShared).toBe(false);
    expect(page?.html).toContain(result.title);
    expect(page?.data).toEqual([
      { key: ['analyses.byId', { id: result.id }], data: ANALYSIS },
      { key: ['auth.currentUser', {}], data: USER, isReadAgain: true },
    ]);
  });
});

import { analyses } from '@placelore/contracts/analysis/analyses.js';
import { act, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { expireHydratedEntries, hydrateCache, SWR_CONFIG, toKey } from '../../../lib/cache/server-state.js';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import ResultScreen from './ResultScreen.js';

const result = buildAnalysisResult();
const { id } = result;
const ANALYSIS = { id, status: 'done', createdAt: '2026-11-22T10:00:00.000Z', progress: null, result, error: null };
const hydrated = (): Cache => hydrateCache(new Map(), [{ key: toKey(analyses.byId, { id }), data: ANALYSIS }]);
const resultScreen = (
  <ResultScreen
    id={id}
    isSignedIn={false}
    renderMap={() => null}
    renderOffers={() => null}
    renderSaveToggle={() => null}
    onDiscovered={() => undefined}
    onLookAgain={() => undefined}
    onClose={() => undefined}
    returnFocus={createRef()}
  />
);
const page = (cache: Cache) => (
  <MemoryRouter>
    <SWRConfig value={{ ...SWR_CONFIG, provider: () => cache }}>{resultScreen}</SWRConfig>
  </MemoryRouter>
);

describe('ResultScreen: a result that came with the page', () => {
  let root: Root | undefined;
  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.innerHTML = '';
  });

  it('is complete HTML without style attributes, and stays the same element without a request', async () => {
    const requests = mockFetch(() => jsonResponse({}, 404));
    const html = renderToString(page(hydrated()));
    expect(html).not.toContain(' style=');
    document.body.innerHTML = `<div>${html}</div>`;
    const dialog = screen.getByRole('dialog');
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(document.body.firstElementChild!, page(hydrated()), {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    expect(screen.getByRole('dialog', { name: result.title })).toBe(dialog);
    expect(within(dialog).getByRole('link', { name: 'Read the full guide' })).not.toBeNull();
    expect(requests.filter(({ url }) => url.includes('/api/analyses'))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('ResultScreen: reloads a result that came with a page the visitor has left', async () => {
  const cache = hydrated();
  expireHydratedEntries();
  const requests = mockFetch(({ url }) => jsonResponse(url.includes('/api/analyses') ? ANALYSIS : []));
  renderWithProviders(<SWRConfig value={{ provider: () => cache }}>{resultScreen}</SWRConfig>);
  await screen.findByRole('dialog', { name: result.title });
  expect(requests.filter(({ url }) => url.includes('/api/analyses'))).toHaveLength(1);
});

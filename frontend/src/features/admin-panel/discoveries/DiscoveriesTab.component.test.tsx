import type { AdminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDiscovery } from '../../../testing/builders/discoveries.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { DiscoveriesTab } from './DiscoveriesTab.js';

const MILL: AdminDiscovery = {
  ...buildDiscovery({ id: 8, title: 'Old Mill', username: null, isPublic: false }),
  writing: null,
  safety: 'unchecked',
  moderation: null,
  reviewReasons: ['guest', 'photo'],
  analysisId: null,
};
const SQUARE: AdminDiscovery = {
  ...buildDiscovery({ articleId: 5, articleSlug: 'piazza-grande' }),
  writing: null,
  safety: 'safe',
  moderation: { provider: 'local', model: 'm', scores: { neutral: 0.9, sexy: 0.08, porn: 0.012, hentai: 0 } },
  reviewReasons: ['confidence'],
  analysisId: '7b4cfd35-6d4c-4f0a-8f0e-6f0f6a1c2d3e',
};

const LIST = /^\/api\/admin\/discoveries\?/;
const emptyResponse = (status: number) => new Response(null, { status });

function renderTab(respond: (request: CapturedRequest) => Response, second = MILL) {
  const requests = mockFetch((request) =>
    LIST.test(request.url)
      ? new Response(JSON.stringify([SQUARE, second]), { headers: { 'x-total-count': '2' } })
      : respond(request),
  );
  const shown = renderWithProviders(<DiscoveriesTab tab="discoveries" />, {
    initialUrl: '/admin?tab=discoveries',
    hasSharedCache: true,
  });
  return {
    ...shown,
    calls: () => requests.filter(({ url }) => !LIST.test(url)).map(({ method, url }) => `${method} ${url}`),
  };
}

const findButton = (name: string) => screen.findByRole('button', { name });
async function deleteOldMill({ user }: Pick<ReturnType<typeof renderTab>, 'user'>) {
  await user.click(await findButton('Delete Old Mill'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
}

test('DiscoveriesTab: shows the author of a discovery, or Guest', async () => {
  renderTab(() => emptyResponse(500));
  const cells = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]!.textContent);
  expect(cells).toEqual(['marta', 'Guest']);
});

const publishOldMill = async ({ user }: Pick<ReturnType<typeof renderTab>, 'user'>) => {
  await user.click(await findButton('Make Public Old Mill'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Public' }));
};

describe('DiscoveriesTab › Make Public', () => {
  it('asks first and warns about an unchecked photo and a pending article', async () => {
    const { user, calls } = renderTab(() => jsonResponse(MILL), {
      ...MILL,
      imageUrl: '/objects/a/photo.webp',
      articleId: 9,
    });
    await user.click(await findButton('Make Public Old Mill'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Make this discovery public?' });
    expect(dialog.textContent).toContain('Its photo was not checked: look at it first.');
    expect(dialog.textContent).toContain('Its article is published, which approves it if it waits for approval.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(calls()).toEqual([]);
  });

  it('mentions no photo when there is none, and announces that an article will be written', async () => {
    const { user } = renderTab(() => jsonResponse(MILL), { ...MILL, imageUrl: null, articleId: null });
    await user.click(await findButton('Make Public Old Mill'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).not.toContain('photo');
    expect(dialog.textContent).toContain('An article about it is written and published.');
  });
});

test.each([
  ['whose owner keeps it private', { isKeptPrivate: true }, 1],
  ['with an unsafe photo', { safety: 'unsafe' }, 0],
] as const)('DiscoveriesTab: does not offer to publish a discovery %s', async (_which, state, badgeCount) => {
  const { user } = renderTab(() => emptyResponse(500), { ...MILL, ...state });
  await findButton('Delete Old Mill');
  expect(screen.queryAllByText('Kept private')).toHaveLength(badgeCount);
  expect(screen.queryByRole('button', { name: 'Make Public Old Mill' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Old Mill/ }));
  expect(screen.queryByRole('button', { name: 'Make Public' })).toBeNull();
});

test('DiscoveriesTab: calls the visibility endpoint for Make Public and Make Private', async () => {
  const { user, calls } = renderTab(() => jsonResponse(MILL));
  await publishOldMill({ user });
  expect(await getToasts().findByText('Made public')).not.toBeNull();
  await user.click(await findButton('Make Private Piazza Grande'));
  expect(await getToasts().findByText('Made private')).not.toBeNull();
  expect(calls()).toEqual([
    'PATCH /api/admin/discoveries/8/toggle-public',
    'PATCH /api/admin/discoveries/7/toggle-public',
  ]);
});

test('DiscoveriesTab: reports that the visibility could not be changed', async () => {
  const { user } = renderTab(() => emptyResponse(500));
  await publishOldMill({ user });
  expect(await getToasts().findByText('Failed to update discovery status')).not.toBeNull();
});

test('DiscoveriesTab: deletes with POST when DELETE is answered with 405', async () => {
  const shown = renderTab(({ method }) => (method === 'DELETE' ? emptyResponse(405) : emptyResponse(204)));
  await deleteOldMill(shown);
  expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
  expect(shown.calls()).toEqual(['DELETE /api/admin/discoveries/8', 'POST /api/admin/discoveries/8/delete']);
});

test.each([
  [405, /^Production network issue\.\.\./],
  [401, 'You are not authenticated. Please log in again.'],
  [403, "You don't have permission to delete this discovery."],
  [500, 'Failed to delete discovery'],
])('DiscoveriesTab: shows the specified sentence when a deletion fails with %i', async (status, sentence) => {
  const shown = renderTab(() => emptyResponse(status));
  await deleteOldMill(shown);
  expect(await getToasts().findByText(sentence)).not.toBeNull();
});

test('DiscoveriesTab: looks up the article of a discovery and opens it or its editor', async () => {
  const { user, getCurrentUrl, calls } = renderTab(() => jsonResponse({ articleId: 5 }));
  await user.click(await findButton('Edit article Piazza Grande'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin/articles/5/edit'));
  await user.click(await findButton('Open article Piazza Grande'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/articles/piazza-grande'));
  expect(calls()).toEqual(Array(2).fill('GET /api/admin/discovery-article/7'));
});

test('DiscoveriesTab: reports that a discovery has no article', async () => {
  const { user, getCurrentUrl } = renderTab(() =>
    jsonResponse({ error: 'none', code: 'DISCOVERY_WITHOUT_ARTICLE' }, 404),
  );
  await user.click(await findButton('Edit article Old Mill'));
  expect(await getToasts().findByText('No article exists for this discovery yet.')).not.toBeNull();
  expect(getCurrentUrl()).toBe('/admin?tab=discoveries');
});

test('DiscoveryDialog: explains in plain words which provider judged the photo', async () => {
  const { user } = renderTab(() => emptyResponse(500));
  await user.click(await findButton('View Piazza Grande'));
  const dialog = await screen.findByRole('dialog', { name: 'Piazza Grande' });
  expect(dialog.textContent).toContain(
    'Judged by the models on this server; explicit content: 1%, suggestive content: 8%',
  );
});

test('DiscoveryDialog: shows all details and returns the focus when it closes', async () => {
  const { user } = renderTab(() => emptyResponse(500));
  const view = await findButton('View Old Mill');
  await user.click(view);
  const dialog = await screen.findByRole('dialog', { name: 'Old Mill' });
  expect(dialog.textContent).toContain('Jousts are held here twice a year.');
  expect(dialog.textContent).toContain('Guest');
  expect(dialog.textContent).toContain("This photo hasn't been checked yet.");
  expect(dialog.textContent).toContain('A guest found it');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(view);
});

describe('DiscoveryDialog › how the photo was read', () => {
  const LOOK = {
    at: '2026-11-20T10:00:00.000Z',
    look: 1,
    provider: 'openai',
    model: 'model-v',
    promptVersion: 'vision-2',
    tokens: { input: 1200, output: 80 },
    usd: 0.002,
    isEstimated: false,
    durationMs: 2_340,
    said: '{"landmark":"Piazza Grande"}',
    note: null,
    conclusion: 'identified: Piazza Grande (Arezzo, Italy), confidence 0.8',
  };
  const openDialog = async (response: Response) => {
    const shown = renderTab(() => response);
    await shown.user.click(await findButton('View Piazza Grande'));
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Piazza Grande' }) };
  };
  const getDetails = (dialog: HTMLElement) =>
    Object.fromEntries(
      within(dialog)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  it('shows the provider, cost, time, response and its effect', async () => {
    const { dialog, calls } = await openDialog(jsonResponse([LOOK]));
    expect(await within(dialog).findByRole('heading', { name: 'First look' })).not.toBeNull();
    expect(getDetails(dialog)).toMatchObject({
      Provider: 'openai · model-v · vision-2',
      Tokens: '1,200 in, 80 out',
      Cost: '$0.002',
      Time: '2.3 s',
      'It said': '{"landmark":"Piazza Grande"}',
      'Made of it': 'identified: Piazza Grande (Arezzo, Italy), confidence 0.8',
    });
    expect(calls()).toEqual(['GET /api/admin/analyses/7b4cfd35-6d4c-4f0a-8f0e-6f0f6a1c2d3e/looks']);
  });

  it('labels a second look, a free one, an estimate and a note', async () => {
    const free = { ...LOOK, look: 2, usd: 0, tokens: null, said: null, conclusion: null, note: 'openai was late' };
    const { dialog } = await openDialog(jsonResponse([free]));
    expect(await within(dialog).findByRole('heading', { name: 'Second look' })).not.toBeNull();
    expect(getDetails(dialog)).toMatchObject({
      Cost: 'Free',
      Note: 'openai was late',
      'It said': 'Nothing',
      'Made of it': 'Nothing yet',
    });
    expect(getDetails(dialog)).not.toHaveProperty('Tokens');
  });

  it.each([
    [jsonResponse([]), 'The stored answer about an equal photo was used, so no provider was asked.'],
    [emptyResponse(404), 'The analysis of this photo was deleted.'],
    [emptyResponse(500), "Couldn't load how the photo was read"],
  ])('explains why there is nothing to show', async (response, sentence) => {
    const { dialog } = await openDialog(response);
    expect(await within(dialog).findByText(sentence)).not.toBeNull();
  });

  it('requests nothing about a discovery without an analysis', async () => {
    const { user, calls } = renderTab(() => emptyResponse(500));
    await user.click(await findButton('View Old Mill'));
    expect(within(await screen.findByRole('dialog')).queryByText('How the photo was read')).toBeNull();
    expect(calls()).toEqual([]);
  });
});

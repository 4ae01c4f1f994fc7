/** @jest-environment ./infra/test/browser-environment.mjs */
import type { Article } from '@placelore/contracts/articles.js';
import { screen, waitFor, within } from '@testing-library/react';
import { type Asked, json, networkThat } from '../../../testing/device.js';
import { pressToast, show, toasts } from '../../../testing/screen.js';
import { Duplicates } from '../Duplicates.js';

const article = (id: number, given: Partial<Article> = {}): Article => ({
  id,
  slug: `petra-${id}`,
  title: 'Petra',
  location: 'Jordan',
  category: 'Landmark',
  metaDescription: 'The rose city.',
  imageUrl: null,
  thumbnailUrl: null,
  publishedAt: null,
  contentSource: 'admin_created',
  content: '<p>Carved into rock.</p>',
  latitude: '30.3',
  longitude: '35.4',
  nearbyAttractions: [],
  isPublic: true,
  adminReviewed: false,
  writing: null,
  verification: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...given,
});
const LONG = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ');
const PETRA = article(1, { content: `<h2>Petra</h2><p>${LONG} red rock</p>` });
const ROSE = article(2, { content: `<h2>Petra</h2><p>${LONG} pink rock</p>`, title: 'Petra', category: 'Museum' });

const MERGED = { id: 9, keptTitle: 'Petra' };

function compare(articles: Article[], answer: (asked: Asked) => Response = () => json(MERGED)) {
  const asked = networkThat((one) => {
    if (one.url.startsWith('/api/admin/duplicates/comparison')) return json({ articles });
    return one.method === 'GET' ? new Response(null, { status: 404 }) : answer(one);
  });
  const at = `/admin/duplicates?tab=exact&compare=${articles.map(({ id }) => id)}`;
  const shown = show(<Duplicates heading="Duplicates" />, { at, sharesCache: true });
  return { ...shown, writes: () => asked.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]) };
}
const field = (name: string) => screen.findByRole('group', { name });
const marksIn = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);
async function mergeThem({ user }: Pick<ReturnType<typeof compare>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^Merge/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge' }));
}

test('only what differs is shown, and in it only the words that differ are marked', async () => {
  const { user } = compare([PETRA, ROSE]);
  const content = await field('Content');
  expect(marksIn(content)).toEqual(['red', 'pink']);
  expect(content.textContent).toContain('34 equal words');
  expect(content.textContent).not.toContain('w20');
  expect(marksIn(await field('Category'))).toEqual(['Landmark', 'Museum']);
  expect(screen.queryByRole('group', { name: 'Location' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 8 equal fields' }));
  const location = await field('Location');
  expect([marksIn(location), within(location).queryAllByRole('radio')]).toEqual([[], []]);
});

test('texts that differ in their markup alone say so', async () => {
  compare([article(1), article(2, { content: '<h2>Carved <b>into</b> rock.</h2>' })]);
  const content = await field('Content');
  expect(content.textContent).toContain('Equal words, other markup.');
  expect(marksIn(content)).toEqual([]);
});

test('one is kept and takes over what is chosen, after a question; the merge is undone', async () => {
  const opened = compare([PETRA, ROSE], ({ url }) =>
    json(url.endsWith('undo') ? { restored: [{ id: 1, slug: 'petra-1' }], left: ['category'] } : MERGED),
  );
  const { user, writes, address } = opened;
  await user.click(await screen.findByRole('radio', { name: /Keep this one.*B/ }));
  await user.click(within(await field('Content')).getByRole('radio', { name: 'Take from A' }));
  const plan = 'Keeps B (ID 2) and deletes A (ID 1), whose addresses then lead to it. Takes over: Content.';
  expect(screen.getByText(plan)).not.toBeNull();
  await mergeThem(opened);
  expect(await toasts().findByText('Articles merged')).not.toBeNull();
  await waitFor(() => expect(address()).toBe('/admin/duplicates?tab=exact'));
  await pressToast(user, 'Undo');
  expect(await toasts().findByText('Merge undone')).not.toBeNull();
  expect(toasts().getByText(/petra-1.*Changed since, and left as it is: Category\./)).not.toBeNull();
  expect(writes()).toEqual([
    ['/api/admin/duplicates/merge', { keepId: 2, articleIds: [1], take: { content: 1 } }],
    ['/api/admin/duplicates/merges/9/undo', undefined],
  ]);
});

test('what was taken from the one that is kept then is nothing to take over', async () => {
  const opened = compare([PETRA, ROSE]);
  await opened.user.click(within(await field('Content')).getByRole('radio', { name: 'Take from B' }));
  await opened.user.click(screen.getByRole('radio', { name: /Keep this one.*B/ }));
  await mergeThem(opened);
  await waitFor(() => expect(opened.writes()).toHaveLength(1));
  expect(opened.writes()[0]).toEqual(['/api/admin/duplicates/merge', { keepId: 2, articleIds: [1], take: {} }]);
});

test('a merge that is refused says why, and nothing of the choice is lost', async () => {
  const error = 'That photo belongs to a discovery.';
  const opened = compare([PETRA, ROSE], () => json({ error, code: 'MERGE_REFUSED' }, 409));
  await opened.user.click(within(await field('Category')).getByRole('radio', { name: 'Take from B' }));
  await mergeThem(opened);
  expect(await toasts().findByText('Merge Failed')).not.toBeNull();
  expect(toasts().getByText(error)).not.toBeNull();
  const chosen = within(await field('Category')).getByRole<HTMLInputElement>('radio', { name: 'Take from B' });
  expect(chosen.checked).toBe(true);
});

test('compared and found to be none, they are dismissed; if that fails, they stay', async () => {
  let status = 500;
  const { user, writes, address } = compare([PETRA, ROSE], () => new Response(null, { status }));
  await user.click(await screen.findByRole('button', { name: 'Not a duplicate' }));
  expect(await toasts().findByText('Failed to remember it')).not.toBeNull();
  expect(address()).toContain('compare=1,2');
  status = 204;
  await user.click(screen.getByRole('button', { name: 'Not a duplicate' }));
  await waitFor(() => expect(address()).toBe('/admin/duplicates?tab=exact'));
  expect(writes()).toEqual(Array(2).fill(['/api/admin/duplicates/dismiss', { kind: 'exact', articleIds: [1, 2] }]));
});

test('what was selected and is compared and dismissed is not selected any more', async () => {
  const group = { key: 'petra', count: 2, articles: [PETRA, ROSE] };
  const report = {
    summary: { exactTitleGroups: 1, contentGroups: 0, suspiciousSlugs: 0, totalDuplicatesFound: 2 },
    exactTitleDuplicates: [group],
    groupsFound: { exact: 1, content: 0, similar: 0, location: 0, corrupted: 0 },
    page: 1,
    pageSize: 100,
    notCompared: 0,
  };
  networkThat(({ method, url }) => {
    if (method !== 'GET') return new Response(null, { status: 204 });
    return json(url.includes('/comparison') ? { articles: [PETRA, ROSE] } : report);
  });
  const { user } = show(<Duplicates heading="Duplicates" />, { at: '/admin/duplicates?tab=exact', sharesCache: true });
  await user.click(await screen.findByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('link', { name: 'Compare' }));
  await screen.findByRole('button', { name: 'Merge 2 articles' });
  await user.click(screen.getByRole('button', { name: 'Not a duplicate' }));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
});

test('articles that are no more cannot be compared', async () => {
  networkThat(() => json({ error: 'There is no article no. 2.', code: 'ARTICLE_NOT_FOUND' }, 404));
  show(<Duplicates heading="Duplicates" />, { at: '/admin/duplicates?compare=1,2', sharesCache: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('These articles cannot be comparedThere is no article no. 2.');
});

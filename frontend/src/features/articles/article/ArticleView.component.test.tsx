import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen, waitFor, within } from '@testing-library/react';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ArticleView } from './ArticleView.js';
import { SAMPLE_ARTICLE } from './sample-article.js';

const BODY = `<p>See <a href="/articles/forum">the forum</a>, <a href="https://example.com/articles/1">the source</a>
  and <a href="/articles/forum/amp">its short form</a>.</p>`;

function view(change: Partial<Article> = {}, isGuest = false) {
  return renderWithProviders(
    <ArticleView article={{ ...SAMPLE_ARTICLE, ...change }} map={<p>A map</p>} isGuest={isGuest}>
      <p>Hotels</p>
    </ArticleView>,
  );
}

// The end of an article loads late, but only once.
beforeAll(async () => {
  const { unmount } = view();
  await screen.findByText('Updated');
  await screen.findByText(/sentences have a source/);
  unmount();
});

const link = (name: string) => screen.getByRole('link', { name });

test('ArticleView: shows title, category, date, location and map, and the extras below', () => {
  view({ title: 'Colosseum', category: 'Landmark', location: 'Rome, Italy', updatedAt: '2026-01-02T03:04:05.000Z' });
  expect(screen.getByRole('heading', { level: 1, name: 'Colosseum' })).not.toBeNull();
  expect(screen.getByText('Landmark')).not.toBeNull();
  expect(screen.getByText('January 2, 2026').closest('p')?.textContent).toBe('Updated January 2, 2026');
  expect(screen.getByRole('button', { name: 'Share' })).not.toBeNull();
  const map = within(screen.getByRole('region', { name: 'Location Map' }));
  expect(map.getByText('A map')).not.toBeNull();
  expect(map.getByText(/Rome, Italy/)).not.toBeNull();
  expect(screen.getByText('Hotels')).not.toBeNull();
});

test('ArticleView: shows no coordinates next to the map if there are none', () => {
  const { unmount } = view({ latitude: '41.89', longitude: '12.49' });
  expect(screen.getByText('41.8900° N, 12.4900° E')).not.toBeNull();
  unmount();
  view({ latitude: null, longitude: null });
  expect(screen.queryByText(/° [NS]/)).toBeNull();
});

test('ArticleView: shows the sample with its place and its two kinds of sources', () => {
  view();
  expect(screen.getByRole('heading', { level: 1, name: SAMPLE_ARTICLE.title })).not.toBeNull();
  expect(screen.getAllByText(/Nowhere Point, Sample Sea/)).not.toEqual([]);
  const ids = SAMPLE_ARTICLE.sources.map(({ id }) => id);
  expect(SAMPLE_ARTICLE.citedFacts.map(({ sourceId }) => sourceId)).toEqual(ids);
});

test('ArticleView: leaves nearby places to the section below, and shows the plan of a visit', () => {
  const fact = SAMPLE_ARTICLE.citedFacts[0]!;
  const keyFacts = [
    { ...fact, kind: 'tip' as const, value: '150', unit: 'min' },
    { ...fact, id: 'f9', kind: 'best time' as const, statement: 'Early morning in May.' },
  ];
  const { unmount } = view({ category: 'Other', placeType: 'Region', keyFacts });
  expect(screen.getByText('Region')).not.toBeNull();
  expect(screen.queryByText('Sample Harbour')).toBeNull();
  expect(screen.getByText('Visit time').nextElementSibling?.textContent).toBe('2\u00a0h 30\u00a0min');
  expect(screen.getByText('When to go').nextElementSibling?.textContent).toBe('Early morning in May.');
  unmount();
  view({ keyFacts: undefined });
  expect(screen.queryByText('Visit time')).toBeNull();
});

test.each([
  ['Hagia Sophia', 'Istanbul, Türkiye', 'Istanbul, Türkiye'],
  ['Istanbul', 'Istanbul, Türkiye', 'Türkiye'],
])('ArticleView: links from %s to its country', (title, location, shown) => {
  view({ title, location, country: { code: 'TR', name: 'Türkiye' } });
  expect(screen.getByText('Türkiye').closest('p')?.textContent).toBe(shown);
  expect(link('Türkiye').getAttribute('href')).toBe('/countries/tr');
});

test('ArticleView: follows links to its own pages without a reload, and leaves others to the browser', async () => {
  const { user, getCurrentUrl } = view({ content: BODY });
  const left: string[] = [];
  // Stops navigation that the component leaves to the browser.
  const leave = (event: MouseEvent) => {
    if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).pathname);
    event.preventDefault();
  };
  document.addEventListener('click', leave);
  await user.click(link('the source'));
  await user.click(link('its short form'));
  await user.keyboard('{Control>}');
  await user.click(link('the forum'));
  await user.keyboard('{/Control}');
  expect(getCurrentUrl()).toBe('/');
  expect(left).toEqual(['/articles/1', '/articles/forum/amp', '/articles/forum']);
  await user.click(link('the forum'));
  document.removeEventListener('click', leave);
  expect(getCurrentUrl()).toBe('/articles/forum');
  expect(left).toHaveLength(3);
});

test.each([
  ['<p><em>A port of lanterns.</em></p><p>More.</p>', 'A port of lanterns.'],
  ['<p>A port in <a href="/articles/vietnam">Vietnam</a>.</p><p><em>Rich in lanterns.</em></p>', 'Rich in lanterns.'],
  ['<p>The name <em>Hoi An</em> means a quiet meeting place.</p>', undefined],
  ['<p><em>Hoi An</em> means a <em>quiet</em> meeting place.</p>', undefined],
  ['<p>Old.</p><p>Quiet.</p><p><em>Silent.</em></p>', undefined],
])('ArticleView: styles the hook of %s', (content, hook) => {
  const article = { ...SAMPLE_ARTICLE, content };
  const { container } = renderWithProviders(<ArticleView article={article} map={null} isGuest={false} />);
  expect(container.querySelector('[data-hook]')?.textContent).toBe(hook);
});

test('ArticleView: shows facts, actions, map and contents after the whole story', () => {
  const content =
    '<p>A port.</p><p>Its story.</p><p>Its end.</p><h2>What to notice</h2><p>See.</p><h2>Practical</h2><p>Go.</p>';
  const parts = ['Its story.', 'Its end.', 'Origin', 'Share', 'Location Map', 'In this guide', 'See.', 'Go.', 'Extras'];
  const { container } = renderWithProviders(
    <ArticleView article={{ ...SAMPLE_ARTICLE, content }} map={null} isGuest={false}>
      <p>Extras</p>
    </ArticleView>,
  );
  const text = container.textContent;
  expect(parts.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(parts);
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});

test('ArticleView: links to the sections of its text, with titles without markup', () => {
  const { container, unmount } = view({
    content: '<p>Old.</p><h2>Bed &amp; <em>board</em></h2><p>Here.</p><h3>More</h3><h2>Practical</h2><p>Go.</p>',
  });
  const contents = within(screen.getByRole('navigation', { name: 'In this guide' })).getAllByRole('link');
  const targets = contents.map((one) => container.querySelector(one.getAttribute('href')!)?.textContent);
  expect(contents.map((one) => one.textContent)).toEqual(['Bed & board', 'Practical']);
  expect(targets).toEqual(['Bed & board', 'Practical']);
  unmount();
  view({ content: '<p>Old.</p><h2>Practical</h2><p>Go.</p>' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('ArticleView: states who wrote the text, from what, and how its sentences were graded', () => {
  const writing = { provider: 'anthropic', model: 'claude', promptVersion: '1', note: 'price not configured' };
  const { unmount } = view({ writing });
  expect(screen.getByText(/^Written by artificial intelligence/).textContent).toBe(
    'Written by artificial intelligence from the Placelore guidebook and Wikipedia: The Lighthouse of Nowhere. ' +
      'All but one of its 4 sentences have a source. 1 unsupported sentence was left out. It may contain mistakes.',
  );
  unmount();
  view({ writing: null, verification: null });
  expect(screen.queryByText(/^(Written|Composed)/)).toBeNull();
});

test('ArticleView: opens the source of a sentence, and returns the focus', async () => {
  const { user, getCurrentUrl } = view();
  const marker = screen.getAllByRole('doc-noteref', { name: 'Source 2' })[0]!;
  expect(marker.getAttribute('href')).toBe('#source-2');
  await user.click(marker);
  const popover = within(await screen.findByRole('dialog', { name: 'Source 2' }));
  expect(popover.getByText(/The lighthouse has 199 steps/)).not.toBeNull();
  expect(popover.getByRole('link', { name: 'Wikipedia: The Lighthouse of Nowhere' })).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(marker);
  expect(getCurrentUrl()).toBe('/');
});

test('ArticleView: reports an error in the sentence whose source is open', async () => {
  const requests = mockFetch(() => new Response(null, { status: 204 }));
  const { user } = view({ id: 7 });
  await user.click(screen.getByRole('doc-noteref', { name: 'Generally said; not fully sourced' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Generally said; not fully sourced' }));
  await user.click(popover.getByRole('button', { name: 'Report an error' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an error' }));
  await user.type(dialog.getByLabelText("What's wrong?"), 'Nobody keeps it.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await getToasts().findByText('Report sent')).not.toBeNull();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    [
      '/api/error-reports',
      {
        subjectType: 'article',
        subjectId: '7',
        sentence: 'A keeper keeps the light; the light keeps everybody else.',
        comment: 'Nobody keeps it.',
      },
    ],
  ]);
});

test('ArticleView: numbers its sources and shows corrections at its end', () => {
  view({ corrections: [{ correctedAt: '2026-11-23T09:00:00.000Z', note: 'It has <b>199</b> steps.' }] });
  const items = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  expect(items.map(({ id }) => id)).toEqual(['source-1', 'source-2']);
  expect(screen.getByText('~ Generally said; not fully sourced').id).toBe('generally-said');
  const corrections = within(screen.getByRole('region', { name: 'Corrections' }));
  expect(corrections.getByRole('listitem').textContent).toBe(
    'Corrected on November 23, 2026: It has <b>199</b> steps.',
  );
});

test('ArticleView: invites guests only', async () => {
  const invitations = () =>
    screen.queryAllByRole('link').filter((item) => item.getAttribute('href') === '/auth?tab=signup');
  const { unmount } = view({}, true);
  await screen.findByRole('heading', { name: 'Keep what you discover' });
  expect(invitations().map(({ textContent }) => textContent)).toEqual(['Sign Up Free', 'Start Your Journey']);
  unmount();
  view({}, false);
  expect(invitations()).toEqual([]);
});

test('ArticleView: credits its photo below it and at the end of the page', () => {
  view({ title: 'Colosseum', location: 'Rome, Italy', imageUrl: '/objects/a.webp', imageCredit: buildImageCredit() });
  expect(screen.getByRole('img', { name: 'Photo of Colosseum, Rome' })).not.toBeNull();
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText(/^Photo:/).textContent).toBe('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons');
  const foot = within(screen.getByRole('region', { name: 'Photo credits' }));
  expect(foot.getByRole('listitem').textContent).toBe(
    'Colosseum at noon. Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons (resized, cropped).',
  );
  expect(foot.getByRole('link', { name: 'CC BY-SA 4.0' }).getAttribute('rel')).toContain('license');
});

test('ArticleView: names no author if there is none, and credits no photo without a credit', () => {
  const license = { id: 'pd', name: 'Public domain', url: null };
  const { unmount } = view({ imageUrl: '/objects/a.webp', imageCredit: buildImageCredit({ author: null, license }) });
  expect(within(screen.getByRole('figure')).getByText(/^Photo:/).textContent).toBe(
    'Photo: Public domain, Wikimedia Commons',
  );
  unmount();
  view({ imageUrl: '/objects/a.webp' });
  expect(screen.queryByText(/^Photo:/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Photo credits' })).toBeNull();
});

test('ArticleView: lists the sources after everything else', () => {
  view({ sources: [WIKIPEDIA_SOURCE] });
  const region = screen.getByRole('region', { name: 'Sources' });
  expect(region.textContent).toContain('Wikipedia: Eiffel Tower');
  const foot = region.parentElement;
  // Only the URL for print and the invitation follow.
  expect(foot?.nextElementSibling?.className ?? 'address').toBe('address');
});

/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { getButton, openPage, type PageScenario, type ScenarioContext, saveConcurrently } from './scenarios.ts';

/** Opens the editor of a starter library article. */
export async function openEditor(
  page: Page,
  { admin }: Pick<ScenarioContext, 'admin'>,
  title = 'Great Pyramid of Giza',
): Promise<number> {
  const found = await admin.request(`/api/admin/articles?limit=5&q=${encodeURIComponent(title)}`);
  const { articles } = (await found.json()) as { articles: { id: number; title: string }[] };
  const { id } = articles.find((article) => article.title === title)!;
  await openPage(page, `/admin/articles/${id}/edit`);
  await page.getByLabel('Title', { exact: true }).waitFor();
  await page.locator('section[data-map]').waitFor();
  return id;
}

const REWRITE_ROUTE = '**/api/admin/articles/*/rewrite';

/** Mocks a rewrite, because a real one takes too long. */
async function mockRewrite(page: Page): Promise<void> {
  await page.route(REWRITE_ROUTE, (route) =>
    route.fulfill({
      json: {
        title: 'The Great Pyramid of Giza',
        content:
          '<p>The last of the seven wonders that still stands.</p><h2>Visiting</h2><p>Come early, before the coaches do.</p>',
        metaDescription: 'How the Great Pyramid of Giza was built, what is inside, and when to come.',
        category: 'Historical Site',
        location: 'Giza, Egypt',
        latitude: '29.979200',
        longitude: '31.134200',
        nearbyAttractions: [{ name: 'Great Sphinx', distance: '500 m', coordinates: { lat: 29.9753, lng: 31.1376 } }],
        rewriteId: '00000000-0000-4000-8000-000000000001',
        writing: { provider: 'embedded', model: null, promptVersion: '1', note: null },
        verification: { sentences: [], omitted: 0 },
        knowledge: { facts: [], sources: [] },
      },
    }),
  );
}

/** Adds a contradiction between two sources to the edited article. */
async function mockSourceConflict(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/articles\/\d+$/, async (route) => {
    const response = await route.fetch();
    const statements = [
      { statement: 'The Great Pyramid is 137 m high.', sourceName: 'Placelore guidebook' },
      { statement: 'Its height was 146.6 m when it was finished.', sourceName: 'Wikipedia: Great Pyramid of Giza' },
    ];
    await route.fulfill({
      response,
      json: { ...(await response.json()), sourceConflicts: [{ kind: 'height', statements }] },
    });
  });
}

/** Scenarios of the article editor and its states. */
export const EDITOR_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'editor',
    about: 'Article editor',
    sameElementsAs: 'editor-sources',
    role: 'admin',
    show: (page, context) => openEditor(page, context),
  },
  {
    name: 'editor-source',
    about: 'Article editor: HTML view',
    role: 'admin',
    show: async (page, context) => {
      await openEditor(page, context);
      await getButton(page, 'HTML').click();
    },
  },
  {
    name: 'editor-sources',
    about: 'Article editor: contradicting sources',
    role: 'admin',
    show: async (page, context) => {
      await mockSourceConflict(page);
      await openEditor(page, context);
      await page.getByRole('region', { name: 'Sources disagree' }).waitFor();
    },
  },
  {
    name: 'editor-new',
    about: 'Article editor: restore a lost article',
    sameElementsAs: 'editor-invalid',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin/articles/new?type=recovered');
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'editor-invalid',
    about: 'Article editor: invalid fields',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin/articles/new');
      await getButton(page, 'Add attraction').click();
      await getButton(page, 'Create article').click();
      await page.getByText('Title is required').waitFor();
    },
  },
  {
    name: 'editor-rewrite',
    about: 'Article editor: AI rewrite',
    role: 'admin',
    show: async (page, context) => {
      await mockRewrite(page);
      await openEditor(page, context);
      await getButton(page, 'AI Rewrite').click();
      await page.getByRole('dialog', { name: 'The rewritten article' }).waitFor();
      await page.getByLabel('Take over: Title').check();
    },
  },
  {
    name: 'editor-rewriting',
    about: 'Article editor: AI rewrite in progress',
    role: 'admin',
    show: async (page, context) => {
      await page.route(REWRITE_ROUTE, () => {});
      await openEditor(page, context);
      await getButton(page, 'AI Rewrite').click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'editor-version',
    about: 'Article editor: comparison with a former version',
    role: 'admin',
    show: async (page, context) => {
      const id = await openEditor(page, context);
      await saveConcurrently(context, id, 'metaDescription', [
        'How the Great Pyramid was built, and how to see it.',
        'The oldest of the Seven Wonders: how it was built, and how to see it.',
      ]);
      await page.reload();
      await getButton(page, /^Compare the version/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'editor-conflict',
    about: 'Article editor: conflict',
    role: 'admin',
    show: async (page, context) => {
      const id = await openEditor(page, context);
      await saveConcurrently(context, id, 'location', ['Giza, Greater Cairo, Egypt', 'Giza, Egypt']);
      await page.getByLabel('Title', { exact: true }).fill('The Great Pyramid');
      await getButton(page, 'Save').click();
      await page.getByRole('alert', { name: 'You saved this article in another window' }).waitFor();
    },
  },
  {
    name: 'editor-missing',
    about: 'Article editor: article not found',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin/articles/2000000000/edit');
      await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    },
  },
];

import { PLACES_SCENARIOS } from './places-scenarios.ts';
import { getButton, openPage, type PageScenario } from './scenarios.ts';

const GUIDE_ROUTE = '**/api/generate-temporary-article**';

const UNWRITTEN_GUIDES = ['Bitola%4041.03,21.33', 'Ohrid%4041.11,20.8', 'Berat%4040.71,19.95', 'Kotor%4042.42,18.77'];
/**
 * Returns the path of a guide that has not been written yet. Each call returns another one, because writing may
 * continue after the page is left.
 */
function nextUnwrittenGuidePath(): string {
  const name = UNWRITTEN_GUIDES.shift()!;
  UNWRITTEN_GUIDES.push(name);
  return `/dynamic/${name}`;
}

/** Scenarios of the pages for visitors and their states. */
export const PAGE_SCENARIOS: readonly PageScenario[] = [
  { name: 'landing', about: 'Landing page', show: (page) => openPage(page, '/') },
  {
    name: 'landing-search',
    about: 'Landing page: search results',
    show: async (page) => {
      await page.goto('/?q=kyoto');
      await page.getByRole('status').filter({ hasText: '5 guides' }).waitFor();
      // The lists are loaded once they are near the viewport, which may happen too early or too late otherwise.
      await page.getByRole('heading', { name: 'Discover through your camera' }).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: 'Popular guides' }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'landing-guide',
    about: 'Landing page: AI travel guide',
    show: async (page) => {
      await openPage(page, '/');
      // The button appears only for text typed after hydration.
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await page.getByRole('combobox').fill('Ulaanbaatar');
      // The button moves when this one appears above it, and a click meets whatever is there then.
      await getButton(page, 'Write an article about “Ulaanbaatar”').waitFor();
      await getButton(page, 'AI travel guide').click();
      await page.getByRole('dialog').getByText('Mongolia').first().waitFor();
    },
  },
  { name: 'app', about: 'Home of the app for a guest', show: (page) => openPage(page, '/app') },
  {
    name: 'articles',
    about: 'Article list',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.locator('main li h2').nth(11).waitFor();
    },
  },
  {
    name: 'articles-search',
    about: 'Article list: search results',
    show: (page) => openPage(page, '/articles?q=roman+temple'),
  },
  {
    name: 'articles-none',
    about: 'Article list: no results',
    show: async (page) => {
      await openPage(page, '/articles?q=qzxwv');
      await page.getByRole('heading', { name: 'No articles found' }).waitFor();
    },
  },
  {
    name: 'articles-error',
    about: 'Article list: loading failed',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'busy' }));
      await page.getByLabel('Search articles').fill('Rome');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('Error: Failed to fetch articles: 503').waitFor();
    },
  },
  ...PLACES_SCENARIOS,
  { name: 'article', about: 'Article', show: (page) => openPage(page, '/articles/great-pyramid-of-giza') },
  {
    name: 'article-map',
    about: 'Article: interactive map',
    show: async (page) => {
      await openPage(page, '/articles/great-pyramid-of-giza');
      await page.getByRole('img', { name: /^Map showing/ }).scrollIntoViewIfNeeded();
      await getButton(page, 'View Interactive Map').click();
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'article-simple',
    about: 'Article: plain view',
    show: (page) => openPage(page, '/simple/great-pyramid-of-giza'),
  },
  {
    name: 'article-sample',
    about: 'Sample article',
    sameElementsAs: 'article-sources',
    show: (page) => openPage(page, '/test-article'),
  },
  {
    name: 'article-sources',
    about: 'Sources of an article',
    show: async (page) => {
      await openPage(page, '/test-article');
      // Content above them is loaded once it is near the window.
      await page.getByRole('heading', { name: 'Travel Tips' }).scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Sources' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'article-citation',
    about: 'Article: source of a sentence',
    show: async (page) => {
      await openPage(page, '/articles/eiffel-tower');
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await page.locator('[role="doc-noteref"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'article-report',
    about: 'Article: report an error',
    show: async (page) => {
      await openPage(page, '/articles/eiffel-tower');
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await getButton(page, /report/i).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'not-found',
    about: 'Missing page',
    sameElementsAs: 'not-found-similar',
    show: (page) => openPage(page, '/no-such-page'),
  },
  {
    name: 'not-found-similar',
    about: 'Missing article with similar articles',
    show: async (page) => {
      await openPage(page, '/not-found?search=colosseum-of-rome');
      await page.getByRole('link', { name: 'Colosseum', exact: true }).waitFor();
    },
  },
  { name: 'sign-in', about: 'Sign-in', sameElementsAs: 'sign-in-failed', show: (page) => openPage(page, '/auth') },
  {
    name: 'sign-up',
    about: 'Sign-up with invalid fields',
    show: async (page) => {
      await openPage(page, '/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      const form = page.getByRole('tabpanel', { name: 'Sign Up' });
      await form.getByLabel('Username').fill('isabella');
      await form.getByLabel('Email').fill('isabella');
      await form.getByLabel('Password', { exact: true }).fill('a-password');
      await form.getByLabel(/Confirm/).fill('another');
      await form.getByRole('button', { name: /Sign Up|Create/ }).click();
      await form.getByText('Please enter a valid email address').waitFor();
    },
  },
  {
    name: 'sign-in-failed',
    about: 'Sign-in failed',
    show: async (page) => {
      await openPage(page, '/auth');
      const form = page.getByRole('tabpanel', { name: 'Sign In' });
      await form.getByLabel('Username').fill('nobody');
      await form.getByLabel('Password').fill('a-password');
      await form.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Login failed').first().waitFor();
    },
  },
  {
    name: 'guide',
    about: 'Generated guide',
    show: async (page) => {
      await openPage(page, '/dynamic/ulaanbaatar');
      await page.getByRole('link', { name: 'Gandantegchinlen Monastery' }).first().waitFor();
    },
  },
  {
    name: 'guide-writing',
    about: 'Guide: generation in progress',
    show: async (page) => {
      await page.route(GUIDE_ROUTE, () => {});
      await openPage(page, nextUnwrittenGuidePath());
    },
  },
  {
    name: 'guide-fallback',
    about: 'Guide: generation failed',
    show: async (page) => {
      await page.route(GUIDE_ROUTE, (route) => route.abort());
      await page.goto(nextUnwrittenGuidePath());
      await page.getByRole('heading', { name: 'Travel Tips' }).waitFor();
    },
  },
  {
    name: 'guide-no-place',
    about: 'Guide: the query is not a place',
    show: async (page) => {
      await page.goto('/dynamic/best%20pizza%20recipe');
      await page.getByRole('alert').filter({ hasText: "couldn't find" }).waitFor();
    },
  },
  { name: 'saved', about: 'Saved discoveries of a guest', show: (page) => openPage(page, '/saved') },
  { name: 'profile', about: 'Profile of a guest', show: (page) => openPage(page, '/profile') },
];

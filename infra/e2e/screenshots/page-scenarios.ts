import { getButton, openPage, type PageScenario } from './scenarios.ts';

const GUIDE_ROUTE = '**/api/generate-temporary-article**';

const UNWRITTEN_GUIDES = ['Bitola%4041.03,21.33', 'Ohrid%4041.11,20.8', 'Berat%4040.71,19.95', 'Kotor%4042.42,18.77'];
/**
 * Returns the path of a guide that is not written yet; another one each time, because leaving the page may not stop its
 * generation.
 */
function nextUnwrittenGuidePath(): string {
  const name = UNWRITTEN_GUIDES.shift()!;
  UNWRITTEN_GUIDES.push(name);
  return `/dynamic/${name}`;
}

/** Scenarios of the pages for visitors and their states. */
export const PAGE_SCENARIOS: readonly PageScenario[] = [
  { name: 'landing', about: 'The landing page', show: (page) => openPage(page, '/') },
  {
    name: 'landing-search',
    about: 'A destination is searched on the landing page',
    show: async (page) => {
      await page.goto('/?q=kyoto');
      await page.getByRole('status').filter({ hasText: '5 guides' }).waitFor();
    },
  },
  {
    name: 'landing-guide',
    about: 'The AI travel guide in its dialog',
    show: async (page) => {
      await openPage(page, '/');
      // A button appears only for text typed after hydration.
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await page.getByRole('searchbox').fill('Ulaanbaatar');
      await getButton(page, 'AI travel guide').click();
      await page.getByRole('dialog').getByText('Mongolia').first().waitFor();
    },
  },
  { name: 'app', about: 'The app’s home, as a guest', show: (page) => openPage(page, '/app') },
  {
    name: 'articles',
    about: 'The list of articles',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.locator('main li h2').nth(11).waitFor();
    },
  },
  {
    name: 'articles-search',
    about: 'Articles that were searched',
    show: (page) => openPage(page, '/articles?q=roman+temple'),
  },
  {
    name: 'articles-none',
    about: 'A search without a result',
    show: async (page) => {
      await openPage(page, '/articles?q=qzxwv');
      await page.getByRole('heading', { name: 'No articles found' }).waitFor();
    },
  },
  {
    name: 'articles-error',
    about: 'Articles that cannot be read',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.route('**/api/articles?*', (route) => route.fulfill({ status: 503, body: 'busy' }));
      await page.getByLabel('Search articles').fill('Rome');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('Error: Failed to fetch articles: 503').waitFor();
    },
  },
  { name: 'article', about: 'An article', show: (page) => openPage(page, '/articles/great-pyramid-of-giza') },
  {
    name: 'article-map',
    about: 'The interactive map of an article',
    show: async (page) => {
      await openPage(page, '/articles/great-pyramid-of-giza');
      await page.getByRole('img', { name: /^Map showing/ }).scrollIntoViewIfNeeded();
      await getButton(page, 'View Interactive Map').click();
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'article-simple',
    about: 'The plain view of an article',
    show: (page) => openPage(page, '/simple/great-pyramid-of-giza'),
  },
  { name: 'article-sample', about: 'The sample article', show: (page) => openPage(page, '/test-article') },
  { name: 'not-found', about: 'A page that there is not', show: (page) => openPage(page, '/no-such-page') },
  {
    name: 'not-found-similar',
    about: 'An article that there is not, and those like it',
    show: async (page) => {
      await openPage(page, '/not-found?search=colosseum-of-rome');
      await page.getByRole('link', { name: 'Colosseum', exact: true }).waitFor();
    },
  },
  { name: 'sign-in', about: 'Signing in', show: (page) => openPage(page, '/auth') },
  {
    name: 'sign-up',
    about: 'Signing up, with what is not right yet',
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
    name: 'sign-in-refused',
    about: 'A toast: signing in failed',
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
    about: 'A guide that was written on demand',
    show: async (page) => {
      await openPage(page, '/dynamic/ulaanbaatar');
      await page.getByRole('link', { name: 'Gandantegchinlen Monastery' }).first().waitFor();
    },
  },
  {
    name: 'guide-writing',
    about: 'A guide that is being written',
    show: async (page) => {
      await page.route(GUIDE_ROUTE, () => {});
      await openPage(page, nextUnwrittenGuidePath());
    },
  },
  {
    name: 'guide-fallback',
    about: 'A guide that could not be written',
    show: async (page) => {
      await page.route(GUIDE_ROUTE, (route) => route.abort());
      await page.goto(nextUnwrittenGuidePath());
      await page.getByRole('heading', { name: 'Travel Tips' }).waitFor();
    },
  },
  {
    name: 'guide-no-place',
    about: 'A search that names no place',
    show: async (page) => {
      await page.goto('/dynamic/best%20pizza%20recipe');
      await page.getByRole('alert').filter({ hasText: 'could not find' }).waitFor();
    },
  },
  { name: 'saved', about: 'Saved, as a guest', show: (page) => openPage(page, '/app?view=saved') },
  { name: 'profile', about: 'Profile, as a guest', show: (page) => openPage(page, '/app?view=profile') },
];

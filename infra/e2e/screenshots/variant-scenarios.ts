/// <reference lib="dom" />
import type { ErrorReport } from '@placelore/contracts/content/error-reports.js';
import type { ProductSignals } from '@placelore/contracts/system/signals.js';
import type { Page } from '@playwright/test';
import { createTrip } from '../support/trips.ts';
import { getButton, openPage, type PageScenario, type ScenarioContext } from './scenarios.ts';

const HYDRATED = { name: /Notifications/ };
const MAX_STOPS = 50;
const EMPTY_SIGNALS: ProductSignals = { minutes: [], services: [], queues: { waiting: 0, oldestMs: 0 } };

const search = (name: string, about: string, query: string): PageScenario => ({
  name,
  about: `Search: ${about}`,
  show: async (page) => {
    await openPage(page, `/articles?${new URLSearchParams({ q: query })}`);
    await page.locator('main h2').first().waitFor();
  },
});

const cameraError = (name: string, about: string, error: string): PageScenario => ({
  name,
  about: `Camera: ${about}`,
  show: async (page) => {
    await openPage(page, '/app');
    await page.evaluate((kind) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', kind));
    }, error);
    await getButton(page, 'Take Photo').click();
    await getButton(page, 'Allow').click();
    await page.getByText('Camera unavailable').waitFor();
  },
});

async function choosePhoto(page: Page, { photoFile }: ScenarioContext): Promise<void> {
  await openPage(page, '/app');
  await getButton(page, 'Upload Image').click();
  await getButton(page, 'Keep it private').click();
  await page.locator('input[type=file]').setInputFiles(photoFile);
  await getButton(page, 'Analyze Image').waitFor();
}

async function openLongTrip(page: Page, { member }: ScenarioContext): Promise<void> {
  const trips = (await (await member.request('/api/trips')).json()) as { id: number; title: string }[];
  const title = 'Around the world';
  let id = trips.find((trip) => trip.title === title)?.id;
  if (id === undefined) {
    const articles = (await (await member.request(`/api/articles?limit=${MAX_STOPS}`)).json()) as { slug: string }[];
    id = (
      await createTrip(
        member,
        title,
        articles.map(({ slug }) => slug),
      )
    ).id;
  }
  await openPage(page, `/trips/${id}`);
  await page.locator('section[data-map]').waitFor();
}

const REPORT: ErrorReport = {
  id: 3,
  subjectType: 'article',
  subjectId: '2',
  subjectName: 'Eiffel Tower',
  articleId: 2,
  path: '/articles/eiffel-tower',
  sentence: 'With its present antenna it measures 330 m.',
  comment: 'The sign at the foot of the tower says 324 m.',
  citedFacts: [],
  sources: [],
  status: 'open',
  resolution: null,
  createdAt: '2026-03-04T09:30:00.000Z',
  closedAt: null,
};

/** States made of parts that other scenarios also show. axe-core does not check them again. */
export const VARIANT_SCENARIOS: readonly PageScenario[] = [
  search('search-groups', 'a category in a place', 'museums in rome'),
  search('search-region', 'a region', 'tuscany'),
  search('search-name', 'one name', 'rome'),
  search('search-typo', 'a misspelled name', 'efel tower'),
  search('search-more', 'places without a guide', 'museums in ghent'),
  {
    name: 'search-suggestions',
    about: 'Search: suggestions',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.getByRole('region', HYDRATED).waitFor({ state: 'attached' });
      await page.getByLabel('Search articles').pressSequentially('rom');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'map-empty',
    about: 'Map: an area without guides',
    show: async (page) => {
      await openPage(page, '/map?at=-48.88,-123.39,6');
      await page.locator('section[data-map]').waitFor();
      await getButton(page, /^Nearest guide/).waitFor();
    },
  },
  {
    name: 'map-date-line',
    about: 'Map: around the date line',
    show: async (page) => {
      await openPage(page, '/map?at=-17,179.5,4');
      await page.locator('[data-guide]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'article-print',
    about: 'Article: printed',
    show: async (page) => {
      await page.emulateMedia({ media: 'print' });
      await openPage(page, '/articles/eiffel-tower');
    },
  },
  {
    name: 'trip-print',
    about: 'Trip: printed',
    role: 'member',
    show: async (page, context) => {
      await openLongTrip(page, context);
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'trip-long', about: 'Trip with 50 stops', role: 'member', show: openLongTrip },
  cameraError('camera-missing', 'none found', 'NotFoundError'),
  cameraError('camera-busy', 'used by another program', 'NotReadableError'),
  cameraError('camera-failed', 'any other error', 'UnknownError'),
  {
    name: 'analysis-failed',
    about: 'Analysis failed',
    show: async (page, context) => {
      await page.route('**/api/analyze', (route) =>
        route.fulfill({ status: 422, json: { code: 'IMAGE_UNREADABLE', message: 'This image cannot be read.' } }),
      );
      await choosePhoto(page, context);
      await getButton(page, 'Analyze Image').click();
      await page.getByText('Analysis Failed').first().waitFor();
    },
  },
  {
    name: 'queued',
    about: 'Photo queued while offline',
    show: async (page, context) => {
      await choosePhoto(page, context);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await getButton(page, 'Analyze Image').click();
      await page.getByText('1 photo is waiting').first().waitFor();
    },
  },
  {
    name: 'article-unreachable',
    about: 'Article: no answer',
    show: async (page) => {
      await openPage(page, '/articles');
      await page.getByRole('region', HYDRATED).waitFor({ state: 'attached' });
      await page.route('**/api/articles/**', (route) => route.abort());
      await page.locator('main li h2 a').nth(5).click();
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  {
    name: 'admin-signals-none',
    about: 'Signals: nothing measured yet',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/signals', (route) => route.fulfill({ json: EMPTY_SIGNALS }));
      await openPage(page, '/admin/signals');
    },
  },
  {
    name: 'admin-reports-none',
    about: 'Admin panel: no error reports',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin?tab=error-reports');
      await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'admin-reports',
    about: 'Admin panel: error reports',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/error-reports?**', (route) =>
        route.fulfill({ json: [REPORT, { ...REPORT, id: 2 }], headers: { 'x-total-count': '2' } }),
      );
      await openPage(page, '/admin?tab=error-reports');
      await page.getByText('The sign at the foot').first().waitFor();
    },
  },
  {
    name: 'admin-none',
    about: 'Admin panel: nobody matches',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin?tab=users&search=qzxwv');
      await page.getByRole('tabpanel').getByText('No users found').first().waitFor();
    },
  },
  {
    name: 'queues',
    about: 'Dashboard of the queues',
    role: 'admin',
    show: async (page, { url }) => {
      await page.goto(`${url}/admin/queues`);
      await page.getByText('writing').first().waitFor();
    },
  },
];

import type { Page } from '@playwright/test';
import type { HttpVisitor } from '../support/http-visitor.ts';
import { createTrip } from '../support/trips.ts';
import { getButton, openPage, type PageScenario, type ScenarioContext } from './scenarios.ts';

const TITLE = 'Rome and Naples';
const ARTICLES = ['colosseum', 'pantheon', 'trevi-fountain', 'pompeii'];

/** Returns the id of the member's trip, which the first scenario creates. */
async function findTrip(member: HttpVisitor): Promise<number> {
  const trips = (await (await member.request('/api/trips')).json()) as { id: number; title: string }[];
  const known = trips.find(({ title }) => title === TITLE);
  return known ? known.id : (await createTrip(member, TITLE, ARTICLES)).id;
}

async function openTrip(page: Page, { member }: ScenarioContext): Promise<void> {
  await openPage(page, `/trips/${await findTrip(member)}`);
  await page.locator('section[data-map]').waitFor();
}

/** Scenarios of trips. */
export const TRIP_SCENARIOS: readonly PageScenario[] = [
  { name: 'trip', about: 'Trip', role: 'member', show: openTrip },
  {
    name: 'trip-note',
    about: 'Trip: note on a stop, and the new name of the trip',
    role: 'member',
    show: async (page, context) => {
      await openTrip(page, context);
      await getButton(page, /^Add a note to/).click();
      await getButton(page, 'Rename').click();
    },
  },
  {
    name: 'trip-share',
    about: 'Trip: secret link',
    role: 'member',
    show: async (page, context) => {
      await context.member.post(`/api/trips/${await findTrip(context.member)}/link`, {});
      await openTrip(page, context);
      await getButton(page, 'Share').click();
      await page.getByLabel('Secret link').waitFor();
    },
  },
  {
    name: 'trip-delete',
    about: 'Trip: question before it is deleted',
    sameElementsAs: 'member-delete',
    role: 'member',
    show: async (page, context) => {
      await openTrip(page, context);
      await getButton(page, 'Delete trip').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'trip-empty',
    about: 'Trip without stops',
    role: 'member',
    show: async (page, { member }) => {
      const { id } = await createTrip(member, 'Lisbon', []);
      await openPage(page, `/trips/${id}`);
      await page.getByRole('heading', { name: 'No stops yet' }).waitFor();
      await member.request(`/api/trips/${id}`, { method: 'DELETE' });
    },
  },
  {
    name: 'trip-missing',
    about: 'Trip that does not exist',
    role: 'member',
    show: async (page) => {
      await page.goto('/trips/2147483647');
      await page.getByRole('heading', { name: "This trip doesn't exist" }).waitFor();
    },
  },
  {
    name: 'trip-add',
    about: 'Article: adding it to a trip',
    role: 'member',
    show: async (page, { member }) => {
      await findTrip(member);
      await openPage(page, '/articles/colosseum');
      await getButton(page, 'Add to trip').click();
      await page.getByRole('button', { name: new RegExp(TITLE) }).waitFor();
    },
  },
  {
    name: 'trip-add-guest',
    about: 'Article: trips need an account',
    show: async (page) => {
      await openPage(page, '/articles/colosseum');
      await getButton(page, 'Add to trip').click();
      await page
        .getByRole('dialog')
        .getByText(/Trips need an account/)
        .waitFor();
    },
  },
  {
    name: 'trip-shared',
    about: 'Trip opened by its secret link',
    show: async (page, { member }) => {
      const response = await member.post(`/api/trips/${await findTrip(member)}/link`, {});
      const { shareToken } = (await response.json()) as { shareToken: string };
      await openPage(page, `/t/${shareToken}`);
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'trip-link-off',
    about: 'Secret link that was turned off',
    show: async (page) => {
      await page.goto(`/t/${'A'.repeat(44)}`);
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    },
  },
];

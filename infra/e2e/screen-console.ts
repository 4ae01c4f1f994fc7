/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { RUNS } from './screen-runs.ts';
import { button, headed, type Stop } from './screen-tour.ts';

/** A tab of the admin panel, when its list has come. */
async function tab(page: Page, name: string, first: string | RegExp): Promise<void> {
  await headed(page, `/admin?tab=${name}`);
  await page.getByRole('tabpanel').getByText(first).first().waitFor();
}

/** The admin panel: its tabs, their states and questions. */
export const CONSOLE: readonly Stop[] = [
  {
    name: 'console-users',
    about: 'The admin panel: users',
    who: 'admin',
    show: (page) => tab(page, 'users', 'isabella'),
  },
  {
    name: 'console-selection',
    about: 'Users are selected',
    who: 'admin',
    show: async (page) => {
      await tab(page, 'users', 'isabella');
      await page.getByLabel('Select isabella').check();
    },
  },
  {
    name: 'console-question',
    about: 'Deleting a user is confirmed',
    who: 'admin',
    show: async (page) => {
      await tab(page, 'users', 'isabella');
      await button(page, 'Delete isabella').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'console-discoveries',
    about: 'The admin panel: discoveries',
    who: 'admin',
    show: (page) => tab(page, 'discoveries', 'Eiffel Tower'),
  },
  {
    name: 'console-discovery',
    about: 'A discovery, as admins see it',
    who: 'admin',
    show: async (page) => {
      await tab(page, 'discoveries', 'Eiffel Tower');
      await button(page, 'View Eiffel Tower').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-articles',
    about: 'The admin panel: articles',
    who: 'admin',
    show: (page) => tab(page, 'articles', /^[\d,]+ articles$/),
  },
  {
    name: 'console-loading',
    about: 'A list of the admin panel is on its way',
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/articles?**', () => {});
      await tab(page, 'articles', 'Loading articles…');
    },
  },
  {
    name: 'console-pending',
    about: 'The admin panel: articles that wait for approval',
    who: 'admin',
    show: (page) => tab(page, 'pending-articles', 'Ulaanbaatar'),
  },
  {
    name: 'console-premium',
    about: 'The admin panel: premium articles',
    who: 'admin',
    show: (page) => tab(page, 'premium-articles', 'Ulaanbaatar'),
  },
  {
    name: 'console-recovered',
    about: 'The admin panel: nothing recovered to review',
    who: 'admin',
    show: (page) => tab(page, 'recovered-articles', 'Nothing to review'),
  },
  {
    name: 'console-error',
    about: 'A list of the admin panel cannot be read',
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/discoveries?**', (route) => route.fulfill({ status: 404, body: 'none' }));
      await tab(page, 'discoveries', 'Discoveries could not be read');
    },
  },
  ...RUNS,
];

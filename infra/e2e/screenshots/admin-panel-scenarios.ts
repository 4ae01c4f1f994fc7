/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { BATCH_RUN_SCENARIOS } from './batch-run-scenarios.ts';
import { getButton, openPage, type PageScenario } from './scenarios.ts';

/** Opens a tab of the admin panel and waits for its list. */
async function openTab(page: Page, name: string, firstText: string | RegExp): Promise<void> {
  await openPage(page, `/admin?tab=${name}`);
  await page.getByRole('tabpanel').getByText(firstText).first().waitFor();
}

/** Scenarios of the admin panel: tabs, their states and dialogs. */
export const ADMIN_PANEL_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'console-users',
    about: 'The admin panel: users',
    role: 'admin',
    show: (page) => openTab(page, 'users', 'isabella'),
  },
  {
    name: 'console-selection',
    about: 'Users are selected',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'users', 'isabella');
      await page.getByLabel('Select isabella').check();
    },
  },
  {
    name: 'console-question',
    about: 'Deleting a user is confirmed',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'users', 'isabella');
      await getButton(page, 'Delete isabella').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'console-discoveries',
    about: 'The admin panel: discoveries',
    role: 'admin',
    show: (page) => openTab(page, 'discoveries', 'Eiffel Tower'),
  },
  {
    name: 'console-discovery',
    about: 'A discovery, as admins see it',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'discoveries', 'Eiffel Tower');
      await getButton(page, 'View Eiffel Tower').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-articles',
    about: 'The admin panel: articles',
    role: 'admin',
    show: (page) => openTab(page, 'articles', /^[\d,]+ articles$/),
  },
  {
    name: 'console-loading',
    about: 'A list of the admin panel is on its way',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/articles?**', () => {});
      await openTab(page, 'articles', 'Loading articles…');
    },
  },
  {
    name: 'console-pending',
    about: 'The admin panel: articles that wait for approval',
    role: 'admin',
    show: (page) => openTab(page, 'pending-articles', 'Ulaanbaatar'),
  },
  {
    name: 'console-premium',
    about: 'The admin panel: premium articles',
    role: 'admin',
    show: (page) => openTab(page, 'premium-articles', 'Ulaanbaatar'),
  },
  {
    name: 'console-recovered',
    about: 'The admin panel: nothing recovered to review',
    role: 'admin',
    show: (page) => openTab(page, 'recovered-articles', 'Nothing to review'),
  },
  {
    name: 'console-error',
    about: 'A list of the admin panel cannot be read',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/discoveries?**', (route) => route.fulfill({ status: 404, body: 'none' }));
      await openTab(page, 'discoveries', 'Discoveries could not be read');
    },
  },
  ...BATCH_RUN_SCENARIOS,
];

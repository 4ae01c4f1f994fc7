/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { BATCH_RUN_SCENARIOS } from './batch-run-scenarios.ts';
import { getButton, openPage, type PageScenario } from './scenarios.ts';

/** Opens a tab of the admin panel and waits for its list. */
async function openTab(page: Page, name: string, firstText: string | RegExp): Promise<void> {
  await openPage(page, `/admin?tab=${name}`);
  await page.getByRole('tabpanel').getByText(firstText).first().waitFor();
}

/** Scenarios of the admin panel: its tabs, their states, and dialogs. */
export const ADMIN_PANEL_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'admin-users',
    about: 'Admin panel: users',
    sameElementsAs: 'admin-selection',
    role: 'admin',
    show: (page) => openTab(page, 'users', 'isabella'),
  },
  {
    name: 'admin-selection',
    about: 'Admin panel: selected users',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'users', 'isabella');
      await page.getByLabel('Select isabella').check();
    },
  },
  {
    name: 'admin-confirmation',
    about: 'Admin panel: confirm user deletion',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'users', 'isabella');
      await getButton(page, 'Delete isabella').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-discoveries',
    about: 'Admin panel: discoveries',
    role: 'admin',
    show: (page) => openTab(page, 'discoveries', 'Eiffel Tower'),
  },
  {
    name: 'admin-discovery',
    about: 'Admin panel: discovery details',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'discoveries', 'Eiffel Tower');
      await getButton(page, 'View Eiffel Tower').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-articles',
    about: 'Admin panel: articles',
    role: 'admin',
    show: (page) => openTab(page, 'articles', /^[\d,]+ articles$/),
  },
  {
    name: 'admin-loading',
    about: 'Admin panel: loading',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/articles?**', () => {});
      await openTab(page, 'articles', 'Loading articles…');
    },
  },
  {
    name: 'admin-pending',
    about: 'Admin panel: pending articles',
    role: 'admin',
    show: (page) => openTab(page, 'pending-articles', 'Ulaanbaatar'),
  },
  {
    name: 'admin-premium',
    about: 'Admin panel: premium articles',
    sameElementsAs: 'admin-articles',
    role: 'admin',
    show: (page) => openTab(page, 'premium-articles', 'Ulaanbaatar'),
  },
  {
    name: 'admin-recovered',
    about: 'Admin panel: no recovered articles',
    role: 'admin',
    show: (page) => openTab(page, 'recovered-articles', 'Nothing to review'),
  },
  {
    name: 'admin-error',
    about: 'Admin panel: loading failed',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/discoveries?**', (route) => route.fulfill({ status: 404, body: 'none' }));
      await openTab(page, 'discoveries', "Couldn't load discoveries");
    },
  },
  ...BATCH_RUN_SCENARIOS,
];

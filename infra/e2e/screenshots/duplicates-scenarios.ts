/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { openPage, type PageScenario } from './scenarios.ts';

const DUPLICATES_PATH = '/admin/duplicates';

/** Opens a tab of the manager and waits for its groups. */
async function openTab(page: Page, name: string): Promise<void> {
  await openPage(page, `${DUPLICATES_PATH}?tab=${name}`);
  await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().waitFor();
}

/** Scenarios of the duplicate article manager: tabs, their states, comparison and history. */
export const DUPLICATES_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'duplicates-scanning',
    about: 'Duplicates: scanning',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/duplicates', () => {});
      await openPage(page, DUPLICATES_PATH);
      await page.getByText('Scanning for duplicates...').waitFor();
    },
  },
  {
    name: 'duplicates-exact',
    about: 'Duplicates: equal titles',
    sameElementsAs: 'duplicates-selection',
    role: 'admin',
    show: (page) => openTab(page, 'exact'),
  },
  {
    name: 'duplicates-selection',
    about: 'Duplicates: selected group',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'content');
      await page.getByRole('button', { name: 'Select All', exact: true }).first().click();
      await page.getByText('2 articles selected').waitFor();
    },
  },
  {
    name: 'duplicates-confirmation',
    about: 'Duplicates: confirm deletion',
    sameElementsAs: 'admin-confirmation',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'exact');
      await page.getByRole('button', { name: 'Select All', exact: true }).first().click();
      // The number depends on how many articles earlier scenarios created.
      await page.getByRole('button', { name: /^Delete Selected \(\d+\)$/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'duplicates-similar',
    about: 'Duplicates: similar titles',
    sameElementsAs: 'duplicates-selection',
    role: 'admin',
    show: (page) => openTab(page, 'similar'),
  },
  {
    name: 'duplicates-corrupted',
    about: 'Duplicates: corrupted URLs',
    sameElementsAs: 'duplicates-selection',
    role: 'admin',
    show: (page) => openTab(page, 'corrupted'),
  },
  {
    name: 'duplicates-none',
    about: 'Duplicates: none found',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/duplicates', async (route) => {
        const report = (await (await route.fetch()).json()) as Record<string, unknown>;
        await route.fulfill({ json: { ...report, exactTitleDuplicates: [], notCompared: 12 } });
      });
      await openPage(page, DUPLICATES_PATH);
      await page.getByText('No exact title duplicates found.').waitFor();
    },
  },
  {
    name: 'duplicates-error',
    about: 'Duplicates: loading failed',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/duplicates', (route) => route.fulfill({ status: 404, body: 'none' }));
      await openPage(page, DUPLICATES_PATH);
      await page.getByText('Failed to load duplicates data.').waitFor();
    },
  },
  {
    name: 'duplicates-comparison',
    about: 'Duplicates: comparison and merge',
    role: 'admin',
    show: async (page) => {
      await openTab(page, 'exact');
      await page
        .getByRole('group', { name: /quiet walls of zelmora/ })
        .getByRole('link', { name: 'Compare' })
        .click();
      await page.getByRole('group', { name: 'Content', exact: true }).waitFor();
    },
  },
  {
    name: 'duplicates-history',
    about: 'Duplicates: deleted articles',
    role: 'admin',
    show: async (page) => {
      await openPage(page, `${DUPLICATES_PATH}?history=deleted`);
      await page
        .getByRole('button', { name: /^Restore / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'duplicates-merges',
    about: 'Duplicates: merge history',
    role: 'admin',
    show: async (page) => {
      await openPage(page, `${DUPLICATES_PATH}?history=merges`);
      await page
        .getByRole('button', { name: /^Undo merge / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'duplicates-dismissals',
    about: 'Duplicates: dismissed pairs',
    role: 'admin',
    show: async (page) => {
      await openPage(page, `${DUPLICATES_PATH}?history=dismissals`);
      await page
        .getByRole('button', { name: /^Undo / })
        .first()
        .waitFor();
    },
  },
];

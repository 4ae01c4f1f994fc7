import type { Page } from '@playwright/test';
import { getButton, openPage, type PageScenario } from './scenarios.ts';

/** Opens the map and waits until its engine has drawn it. */
async function openMap(page: Page, at = ''): Promise<void> {
  await openPage(page, `/map${at && `?at=${at}`}`);
  await page.locator('section[data-map]').waitFor();
  await page.locator('[data-guide]').first().waitFor({ state: 'attached' });
}

/** Scenarios of the Explore page, the map, and the pages of categories, countries and regions. */
export const PLACES_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'explore',
    about: 'Explore',
    show: async (page) => {
      await openPage(page, '/explore');
      await page.getByRole('region', { name: 'Countries' }).getByRole('link').first().waitFor();
    },
  },
  { name: 'map', about: 'Map of all guides', show: (page) => openMap(page) },
  {
    name: 'map-place',
    about: 'Map: a selected guide',
    show: async (page) => {
      await openMap(page, '41.9,12.49,14');
      if (await getButton(page, 'Show list').isVisible()) await getButton(page, 'Show list').click();
      await getButton(page, 'Show Colosseum on the map').click();
      await page.locator('[data-selected]').waitFor();
    },
  },
  {
    name: 'map-list',
    about: 'Map: its list, and another area',
    show: async (page) => {
      await openMap(page, '43.77,11.25,9');
      await getButton(page, 'Zoom in').click();
      // A map that is hidden by the list in the meantime draws no ground.
      await page.locator('[class*=_ground_]').waitFor();
      if (await getButton(page, 'Show list').isVisible()) await getButton(page, 'Show list').click();
    },
  },
  { name: 'category', about: 'Museums', sameElementsAs: 'country', show: (page) => openPage(page, '/places/museums') },
  { name: 'country', about: 'Country', show: (page) => openPage(page, '/countries/it') },
  { name: 'region', about: 'Region', show: (page) => openPage(page, '/regions/tuscany') },
  {
    name: 'country-map',
    about: 'Country: its guides on a map',
    show: async (page) => {
      await openPage(page, '/countries/it?view=map');
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'country-empty',
    about: 'Country without guides',
    show: async (page) => {
      await openPage(page, '/countries/ki');
      await page.getByRole('heading', { name: 'No guides to Kiribati yet' }).waitFor();
    },
  },
];

/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { CONSOLE } from './screen-console.ts';
import { DUPLICATES } from './screen-duplicates.ts';
import { EDITOR } from './screen-editor.ts';
import { PAGES } from './screen-pages.ts';
import { SIMPLE_FORM } from './screen-simple-form.ts';
import { button, headed, type Stop, type Tour } from './screen-tour.ts';

async function choose(page: Page, way: 'Take Photo' | 'Upload Image'): Promise<void> {
  await headed(page, '/app');
  await button(page, way).click();
  await button(page, 'Allow').click();
}

async function upload(page: Page, { photoFile }: Tour): Promise<void> {
  await choose(page, 'Upload Image');
  await page.locator('input[type=file]').setInputFiles(photoFile);
}

async function result(page: Page, tour: Tour): Promise<void> {
  await upload(page, tour);
  await button(page, 'Analyze Image').click();
  await page.getByRole('article').getByRole('heading', { level: 2, name: 'Eiffel Tower' }).waitFor({ timeout: 60_000 });
}

/** What is around the device, under one of the tabs. */
async function around(page: Page, tab: 'Attractions' | 'Restaurants' | 'Hotels'): Promise<void> {
  await headed(page, '/app');
  await button(page, /^(Detect|Update)$/).click();
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('tabpanel').getByText('Details').first().waitFor();
  await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ block: 'center' }));
}

async function details(page: Page): Promise<void> {
  await around(page, 'Attractions');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quick guide' }).waitFor();
}

/** What lies around, the way of a photo to its discovery, and what one does with it. */
const DIALOGS: readonly Stop[] = [
  {
    name: 'location-unavailable',
    about: 'The device does not say where it is',
    show: async (page) => {
      await page.context().clearPermissions();
      await headed(page, '/app');
      await button(page, 'Detect').click();
      await page.getByText('Location unavailable').waitFor();
      await page.getByText('Location unavailable').scrollIntoViewIfNeeded();
      await page.context().grantPermissions(['geolocation', 'camera']);
    },
  },
  { name: 'nearby', about: 'Where one is, and the attractions around', show: (page) => around(page, 'Attractions') },
  { name: 'nearby-restaurants', about: 'Restaurants around', show: (page) => around(page, 'Restaurants') },
  { name: 'nearby-hotels', about: 'Hotels around', show: (page) => around(page, 'Hotels') },
  {
    name: 'nearby-none',
    about: 'Nothing is known around',
    show: async (page) => {
      await page.route(/\/api\/nearby-attractions/, (route) => route.fulfill({ json: [] }));
      await headed(page, '/app');
      await button(page, /^(Detect|Update)$/).click();
      await page.getByText('No nearby attractions found in this area.').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'recommendations',
    about: 'Travel recommendations',
    show: async (page) => {
      await around(page, 'Attractions');
      await page
        .getByRole('link', { name: /^Check Availability/ })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  { name: 'place', about: 'Details of a place', show: details },
  {
    name: 'place-guide',
    about: 'The guide of a place, in its dialog',
    show: async (page) => {
      await details(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Quick guide' }).click();
      await dialog.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'consent',
    about: 'Consent, before any photo',
    show: async (page) => {
      await headed(page, '/app');
      await button(page, 'Take Photo').click();
      await button(page, 'Allow').waitFor();
    },
  },
  {
    name: 'camera',
    about: 'The camera',
    show: async (page) => {
      await choose(page, 'Take Photo');
      await page.locator('button[aria-label="Capture photo"]:enabled').waitFor();
    },
  },
  {
    name: 'camera-refused',
    about: 'A camera that may not be used',
    show: async (page) => {
      await headed(page, '/app');
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await button(page, 'Take Photo').click();
      await button(page, 'Allow').click();
      await button(page, 'Start Camera').waitFor();
      await page.getByText('Camera Error').first().waitFor();
    },
  },
  { name: 'upload', about: 'Uploading a photo', show: (page) => choose(page, 'Upload Image') },
  {
    name: 'upload-chosen',
    about: 'A photo was chosen',
    show: async (page, tour) => {
      await upload(page, tour);
      await page.getByText('eiffel-tower.jpg').waitFor();
    },
  },
  {
    name: 'analysing',
    about: 'The photo is being analysed',
    show: async (page, tour) => {
      await page.route('**/api/analyze', () => {});
      await upload(page, tour);
      await button(page, 'Analyze Image').click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  { name: 'result', about: 'What was discovered, as a guest', show: result },
  {
    name: 'result-map',
    about: 'The interactive map of a discovery',
    show: async (page, tour) => {
      await result(page, tour);
      await button(page, 'View Interactive Map').click();
      await page.locator('section[data-map]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'correction',
    about: 'Another place for a photo',
    show: async (page, tour) => {
      await result(page, tour);
      await button(page, 'Not the right place?').click();
      await page.getByLabel('Search for a place').fill('Louvre');
      await button(page, /^Louvre Museum/).waitFor();
    },
  },
  {
    name: 'offline',
    about: 'Without a network',
    show: async (page) => {
      await headed(page, '/app');
      await page.context().setOffline(true);
      await page.getByText("You're offline.").first().waitFor();
    },
  },
  { name: 'member-app', about: 'The app’s home, signed in', who: 'member', show: (page) => headed(page, '/app') },
  {
    name: 'member-saved',
    about: 'One’s own discoveries and their map',
    who: 'member',
    show: async (page) => {
      await headed(page, '/app?view=saved');
      await page.getByRole('region', { name: 'Map of your discoveries' }).waitFor();
    },
  },
  {
    name: 'member-delete',
    about: 'Deleting a discovery is confirmed',
    who: 'member',
    show: async (page) => {
      await headed(page, '/app?view=saved');
      await button(page, /^Delete Eiffel Tower/).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'member-result',
    about: 'What was discovered, signed in',
    who: 'member',
    show: result,
  },
  {
    name: 'member-profile',
    about: 'Profile, signed in',
    who: 'member',
    show: (page) => headed(page, '/app?view=profile'),
  },
  {
    name: 'member-delete-account',
    about: 'Deleting one’s account',
    who: 'member',
    show: async (page) => {
      await headed(page, '/app?view=profile');
      await button(page, 'Delete My Account').click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  },
];

/** Every screen and dialog. */
export const STOPS: readonly Stop[] = [...PAGES, ...DIALOGS, ...CONSOLE, ...DUPLICATES, ...EDITOR, ...SIMPLE_FORM];

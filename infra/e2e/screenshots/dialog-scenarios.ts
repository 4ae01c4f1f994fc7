/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createPhoto } from '../support/photos.ts';
import { ADMIN_PANEL_SCENARIOS } from './admin-panel-scenarios.ts';
import { DUPLICATES_SCENARIOS } from './duplicates-scenarios.ts';
import { EDITOR_SCENARIOS } from './editor-scenarios.ts';
import { PAGE_SCENARIOS } from './page-scenarios.ts';
import { getButton, openPage, type PageScenario, type ScenarioContext } from './scenarios.ts';
import { SIGNALS_SCENARIOS } from './signals-scenarios.ts';
import { SIMPLE_EDIT_FORM_SCENARIOS } from './simple-edit-form-scenarios.ts';
import { TRIP_SCENARIOS } from './trip-scenarios.ts';

async function openPhotoDialog(page: Page, buttonName: 'Take Photo' | 'Upload Image'): Promise<void> {
  await openPage(page, '/app');
  await getButton(page, buttonName).click();
  await getButton(page, 'Allow').click();
}

async function uploadPhoto(page: Page, { photoFile }: ScenarioContext): Promise<void> {
  await openPhotoDialog(page, 'Upload Image');
  await page.locator('input[type=file]').setInputFiles(photoFile);
}

async function openResult(page: Page, context: ScenarioContext): Promise<void> {
  await uploadPhoto(page, context);
  await page.getByText('Add a hint').click();
  await page.getByLabel('Additional site details').fill('Eiffel Tower');
  await getButton(page, 'Analyze Image').click();
  await page.getByRole('article').getByRole('heading', { level: 2, name: 'Eiffel Tower' }).waitFor({ timeout: 60_000 });
}

/** Opens the result of a photo that asks for its place. @param location location hint */
async function openQuestion(page: Page, question: string, photo: Buffer, location = ''): Promise<void> {
  await openPhotoDialog(page, 'Upload Image');
  const file = { name: 'view.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('input[type=file]').setInputFiles(file);
  if (location !== '') await page.getByLabel('Where was this photo taken?').fill(location);
  await getButton(page, 'Analyze Image').click();
  await page.getByRole('article').getByRole('heading', { level: 2, name: question }).waitFor({ timeout: 60_000 });
}

/** Opens places near the device, on the given tab. */
async function openNearby(page: Page, tab: 'Attractions' | 'Restaurants' | 'Hotels'): Promise<void> {
  await openPage(page, '/app');
  await getButton(page, /^(Detect|Update)$/).click();
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('tabpanel').getByText('Details').first().waitFor();
  await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ block: 'center' }));
}

async function openPlaceDetails(page: Page): Promise<void> {
  await openNearby(page, 'Attractions');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quick guide' }).waitFor();
}

/** Scenarios of nearby places, of a photo until it is a discovery, and of what users do with it. */
const DIALOG_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'location-unavailable',
    about: 'Nearby places: location unavailable',
    show: async (page) => {
      await page.context().clearPermissions();
      await openPage(page, '/app');
      await getButton(page, 'Detect').click();
      await page.getByText('Location unavailable').waitFor();
      await page.getByText('Location unavailable').scrollIntoViewIfNeeded();
      await page.context().grantPermissions(['geolocation', 'camera']);
    },
  },
  ...(['Attractions', 'Restaurants', 'Hotels'] as const).map(
    (tab): PageScenario => ({
      name: tab === 'Attractions' ? 'nearby' : `nearby-${tab.toLowerCase()}`,
      about: `Nearby ${tab.toLowerCase()}`,
      sameElementsAs: 'recommendations',
      show: (page) => openNearby(page, tab),
    }),
  ),
  {
    name: 'nearby-none',
    about: 'Nearby places: none found',
    show: async (page) => {
      await page.route(/\/api\/nearby-/, (route) => route.fulfill({ json: [] }));
      await openPage(page, '/app');
      await getButton(page, /^(Detect|Update)$/).click();
      await page.getByText('No nearby attractions found in this area.').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'recommendations',
    about: 'Travel recommendations',
    show: async (page) => {
      await openNearby(page, 'Attractions');
      // The offers are loaded once they are near the viewport.
      await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
      await page
        .getByRole('link', { name: /^Check Availability/ })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  { name: 'place', about: 'Place details', show: openPlaceDetails },
  {
    name: 'place-guide',
    about: 'Place details: quick guide',
    show: async (page) => {
      await openPlaceDetails(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Quick guide' }).click();
      await dialog.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'consent',
    about: 'Consent to publish a photo',
    show: async (page) => {
      await openPage(page, '/app');
      await getButton(page, 'Take Photo').click();
      await getButton(page, 'Allow').waitFor();
    },
  },
  {
    name: 'camera',
    about: 'Camera',
    show: async (page) => {
      await openPhotoDialog(page, 'Take Photo');
      await page.locator('button[aria-label="Capture photo"]:enabled').waitFor();
    },
  },
  {
    name: 'camera-denied',
    about: 'Camera: access denied',
    show: async (page) => {
      await openPage(page, '/app');
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await getButton(page, 'Take Photo').click();
      await getButton(page, 'Allow').click();
      await getButton(page, 'Start Camera').waitFor();
      await page.getByText('Camera Error').first().waitFor();
    },
  },
  { name: 'upload', about: 'Photo upload', show: (page) => openPhotoDialog(page, 'Upload Image') },
  {
    name: 'upload-chosen',
    about: 'Photo upload: file selected',
    sameElementsAs: 'upload-hint',
    show: async (page, context) => {
      await uploadPhoto(page, context);
      await page.getByText('eiffel-tower.jpg').waitFor();
    },
  },
  {
    name: 'upload-hint',
    about: 'Photo upload: hints of a photo with its position',
    show: async (page, context) => {
      await uploadPhoto(page, context);
      await page.getByText('Add a hint').click();
      await page.getByLabel('Additional site details').waitFor();
    },
  },
  {
    name: 'analyzing',
    about: 'Analysis in progress',
    show: async (page, context) => {
      await page.route('**/api/analyze', () => {});
      await uploadPhoto(page, context);
      await getButton(page, 'Analyze Image').click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  { name: 'result', about: 'Result of an analysis for a guest', sameElementsAs: 'correction', show: openResult },
  {
    name: 'result-map',
    about: 'Result: interactive map',
    sameElementsAs: 'result-route',
    show: async (page, context) => {
      await openResult(page, context);
      await getButton(page, 'View Interactive Map').click();
      await page.locator('section[data-map]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'result-position',
    about: 'Result: only the position is known',
    show: async (page, { photoFile }) => openQuestion(page, 'Photo taken in Paris, France', await readFile(photoFile)),
  },
  {
    name: 'result-perhaps',
    about: 'Result: perhaps one of these',
    show: async (page) => openQuestion(page, 'Perhaps one of these', await createPhoto(), 'Springfield'),
  },
  {
    name: 'result-unknown',
    about: 'Result: not identified',
    show: async (page) => openQuestion(page, "We couldn't place this photo", await createPhoto(), 'Flibbertown'),
  },
  {
    name: 'result-route',
    about: 'Result: walking directions',
    show: async (page, context) => {
      await openResult(page, context);
      await getButton(page, 'Directions').click();
      await page.locator('section[data-map]').waitFor();
    },
  },
  {
    name: 'result-missing',
    about: 'Result: not found',
    show: async (page) => {
      await page.goto('/d/0c0ffee0-0000-4000-8000-000000000009');
      await page.getByRole('dialog', { name: "We couldn't find that discovery" }).waitFor();
    },
  },
  {
    name: 'correction',
    about: 'Result: place correction',
    show: async (page, context) => {
      await openResult(page, context);
      await getButton(page, 'Not the right place?').click();
      await page.getByLabel('Search for a place').fill('Louvre');
      await getButton(page, /^Louvre Museum/).waitFor();
    },
  },
  {
    name: 'offline',
    about: 'Offline',
    show: async (page) => {
      await openPage(page, '/app');
      // Pictures that have not loaded yet would be missing.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText("You're offline.").first().waitFor();
    },
  },
  { name: 'member-app', about: 'Home of the app for a user', role: 'member', show: (page) => openPage(page, '/app') },
  {
    name: 'member-saved',
    about: 'Saved discoveries and their map',
    role: 'member',
    show: async (page) => {
      await openPage(page, '/saved');
      await page.getByRole('region', { name: 'Map of your discoveries' }).waitFor();
    },
  },
  {
    name: 'member-delete',
    about: 'Discovery: confirm deletion',
    role: 'member',
    show: async (page) => {
      await openPage(page, '/saved');
      await getButton(page, /^Delete Eiffel Tower/).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'member-result',
    about: 'Result of an analysis for a user',
    role: 'member',
    show: openResult,
  },
  {
    name: 'member-profile',
    about: 'Profile of a user',
    role: 'member',
    show: (page) => openPage(page, '/profile'),
  },
  {
    name: 'member-delete-account',
    about: 'Profile: delete the account',
    role: 'member',
    show: async (page) => {
      await openPage(page, '/profile');
      await getButton(page, 'Delete My Account').click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  },
];

/** Scenarios of all screens and dialogs. */
export const SCENARIOS: readonly PageScenario[] = [
  ...PAGE_SCENARIOS,
  ...DIALOG_SCENARIOS,
  ...ADMIN_PANEL_SCENARIOS,
  ...DUPLICATES_SCENARIOS,
  ...EDITOR_SCENARIOS,
  ...SIMPLE_EDIT_FORM_SCENARIOS,
  ...TRIP_SCENARIOS,
  ...SIGNALS_SCENARIOS,
];

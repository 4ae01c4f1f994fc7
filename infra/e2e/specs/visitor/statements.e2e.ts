/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { clickButton, confirmDialog, expectToast } from '../../support/admin-panel.ts';
import { createLandscapePhoto, createPhoto } from '../../support/photos.ts';
import { expect, test } from '../../support/test.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const RESULT_URL = /\/d\/[0-9a-f-]{36}$/;

/**
 * Counts the taps of a visit across all its pages. The document does not receive taps that Playwright's listener of the
 * window stops and repeats, because a page moved the button under them.
 * @returns a function that reads the count
 */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        if (event.isTrusted) sessionStorage.taps = String(Number(sessionStorage.taps ?? 0) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.taps));
}

const tap = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const tapLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first().click();
const toFile = (buffer: Buffer) => ({ name: 'view.jpg', mimeType: 'image/jpeg', buffer });
const consent = (page: Page) => page.getByRole('alertdialog', { name: 'Allow your photo to be publicly shared?' });

/** Uploads a private photo from the landing page. The tap that consents also opens the file picker. */
async function upload(page: Page, photo: Buffer): Promise<void> {
  await page.goto('/');
  await tapLink(page, 'Upload Photo');
  await expect(consent(page)).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await tap(page, 'Keep it private');
  await (await picker).setFiles(toFile(photo));
  await tap(page, 'Analyze Image');
}

/** Scrolls to the places near an article, which are loaded once they are near the viewport. */
async function openNearby(page: Page) {
  await page.getByRole('heading', { name: 'Nearby Attractions' }).scrollIntoViewIfNeeded();
  const panel = page.getByRole('tabpanel');
  await panel.waitFor();
  return panel;
}

/** Returns the controls and the texts that the toast covers. */
const findCovered = (page: Page): Promise<{ controls: string[]; texts: string[] }> =>
  page.evaluate(() => {
    const toast = document.querySelector('[aria-label^="Notifications"] li')!;
    const { top, right, bottom, left } = toast.getBoundingClientRect();
    const isUnder = (box: DOMRect) =>
      box.bottom > top && box.top < bottom && box.right > left && box.left < right && box.width > 1;
    const isOther = (element: Element) => !toast.contains(element) && element.checkVisibility();
    const root = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
    const controls = [...root.querySelectorAll('a[href], button, input, summary')]
      .filter((control) => isOther(control) && isUnder(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    const texts: string[] = [];
    const range = document.createRange();
    for (const element of [...root.querySelectorAll('*')].filter(isOther)) {
      for (const node of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        range.selectNodeContents(node);
        const isRead = element.clientWidth !== 1 && node.nodeValue!.trim() !== '';
        if (isRead && [...range.getClientRects()].some(isUnder)) texts.push(node.nodeValue!);
      }
    }
    return { controls, texts };
  });

const NOTHING = { controls: [], texts: [] };

/** Returns the photos and maps of the result that the toast covers. */
const findCoveredPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('[aria-label^="Notifications"] li')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLImageElement>('dialog img:not([alt=""])')].flatMap((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isFree = bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
      return isFree ? [] : [image.alt];
    });
  });

test.describe('from a photo to its story', () => {
  test('1, 3, 14, 15: an upload takes four taps with consent first; Back closes the result, and a reload keeps it', async ({
    openWindow,
  }) => {
    const { page, pageErrors } = await openWindow({ width: 390 });
    const readTaps = await countTaps(page);
    await upload(page, await createLandscapePhoto(PARIS, 1));
    await expect(page).toHaveURL(RESULT_URL);
    // The fourth tap chooses the file, in the device's file picker.
    expect(await readTaps()).toBe(3);
    const result = page.getByRole('dialog', { name: 'Photo taken in Paris, France' });
    await expect(result).toBeVisible();
    await expect(result.getByText('Identified')).toHaveCount(0);
    await page.reload();
    await expect(result).toBeVisible();
    // The sheet must be as long as its content, or the page behind would show below it. Both grow while offers load.
    const { sheet, content } = await result.evaluate((dialog) => ({
      sheet: dialog.getBoundingClientRect().height,
      content: dialog.querySelector('article')!.getBoundingClientRect().height,
    }));
    expect(content).toBeGreaterThan(844);
    expect(sheet).toBeGreaterThanOrEqual(content);
    await page.goBack();
    await expect(result).toBeHidden();
    await expect(page).toHaveURL(/\/app$/);
    expect(pageErrors).toEqual([]);
  });

  for (const [width, hasHeader] of [
    [1280, true],
    [390, false],
  ] as const) {
    test(`39: a result takes the place of the page at ${width} px, and its toast covers nothing`, async ({
      openWindow,
    }) => {
      const { page } = await openWindow({ width });
      await upload(page, await createLandscapePhoto(PARIS, width));
      await page.getByRole('list', { name: 'Is one of these in it?' }).getByRole('button').first().click();
      await expectToast(page, 'Place set');
      await expect.poll(() => findCovered(page)).toEqual(NOTHING);
      await expect.poll(() => findCoveredPictures(page)).toEqual([]);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Placelore home' }).isVisible()).toBe(hasHeader);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upload Image' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Upload Image' })).toBeVisible();
    });
  }

  test('2: a photo with the camera, which fills the screen, takes three taps; 16: its result is closed to strangers', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 390, position: PARIS });
    const readTaps = await countTaps(page);
    await page.goto('/');
    await tapLink(page, 'Take Photo');
    await tap(page, 'Keep it private');
    const camera = page.getByRole('dialog', { name: 'Take Photo' });
    await expect.poll(() => camera.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const shutter = page.locator('button[aria-label="Capture photo"]:enabled');
    await expect.poll(async () => (await shutter.boundingBox())?.y).toBeGreaterThan(600);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await shutter.boundingBox())?.x).toBeGreaterThan(700);
    await shutter.click();
    await expect(page).toHaveURL(RESULT_URL);
    expect(await readTaps()).toBe(3);
    const stranger = await openWindow({ width: 390 });
    await stranger.page.goto(page.url());
    await expect(stranger.page.getByRole('dialog', { name: "We couldn't find that discovery" })).toBeVisible();
  });

  test('5, 6: a link opens the consent; Cancel stores nothing', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    await page.goto('/app?start=upload');
    await expect(consent(page)).toBeVisible();
    await expect(consent(page).getByText('Analyzed here and sent to no other company.')).toBeVisible();
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await tap(page, 'Cancel');
    await expect(consent(page)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
    expect(await (await page.request.get('/api/analyses')).json()).toEqual([]);
  });

  test('9: an analysis that goes on in the background is found in Saved', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/analyze', async (route) => {
      await held;
      await route.continue();
    });
    await upload(page, await createLandscapePhoto(PARIS, 2));
    await tap(page, 'Continue in background');
    release();
    await expect(page.getByText('We have a question about it.', { exact: true })).toBeVisible();
    await page.goto('/saved');
    await page
      .getByRole('link', { name: /Paris|Photo taken in/ })
      .first()
      .click();
    await expect(page).toHaveURL(RESULT_URL);
  });

  test('12: a photo that is not identified asks in one heading, without a toast', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    await upload(page, await createPhoto());
    const result = page.getByRole('dialog', { name: "We couldn't place this photo" });
    await expect(result).toBeVisible();
    expect(await result.getByRole('heading').allTextContents()).toEqual(["We couldn't place this photo"]);
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('what every page keeps', () => {
  // Tested in other files: 17, the bottom bar, for all screens in pages/every-page; 18, Sign Up Free, in
  // visitor/guest-journey.
  test('29: covers are views at dusk in the dark theme, and photos a little darker', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1280, colorScheme: 'dark' });
    for (const path of [
      '/',
      '/articles',
      '/explore',
      '/articles/eiffel-tower',
      '/not-found?search=colosseum-of-rome',
    ]) {
      await page.goto(path);
      const images = page.locator('main img[src*="/objects/"], main img[src*="/api/illustrations/"]');
      await images.first().waitFor();
      const bright = await images.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ complete, currentSrc }) => complete && currentSrc !== '')
          .filter((image) => !image.currentSrc.includes('/dusk-') && getComputedStyle(image).filter === 'none')
          .map(({ currentSrc }) => currentSrc),
      );
      expect({ path, bright }).toEqual({ path, bright: [] });
    }
  });

  test('32: no distance is in feet or miles; 34: each sight is once in an article', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1280, locale: 'en-US' });
    await page.goto('/articles/eiffel-tower');
    const nearby = await openNearby(page);
    await expect(nearby.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d\s?(feet|foot|ft|miles?|mi|yards?)\b/i);
    const names = await nearby.getByRole('heading', { level: 3 }).allTextContents();
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('Eiffel Tower');
    // The offers are loaded once they are near the viewport, and open on request.
    await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Travel Recommendations' }).click();
    const recommendations = page.getByRole('region', { name: 'Travel Recommendations' });
    const offers = recommendations.getByRole('heading', { level: 4 });
    await expect(offers.filter({ hasText: 'Louvre Museum' })).toBeVisible();
    const offered = await offers.allTextContents();
    expect(offered.filter((name) => names.includes(name))).toEqual([]);
  });

  test('36: what it is, hook and story start on the first screen of a phone and of a low desktop; facts are next to the photo on a wide screen, and neither map nor navigation is printed', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 390 });
    await page.goto('/articles/eiffel-tower');
    const photo = page.locator('article figure > div').first();
    expect((await photo.boundingBox())!.height).toBeLessThanOrEqual(240);
    const story = page.locator('article figure + div p').nth(2);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect((await story.boundingBox())!.y + 48).toBeLessThan(bar!.y);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect((await story.boundingBox())!.y + 24).toBeLessThan(720);

    await page.setViewportSize({ width: 1280, height: 844 });
    const getPhotoRatio = async () => {
      const { width, height } = (await photo.boundingBox())!;
      return width / height;
    };
    await expect.poll(getPhotoRatio).toBeCloseTo(1.5, 1);
    const [wide, facts] = [await photo.boundingBox(), await page.locator('article aside').boundingBox()];
    expect(facts!.x).toBeGreaterThan(wide!.x + wide!.width);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'View Interactive Map' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByText(page.url())).toBeVisible();
  });

  for (const width of [390, 1280]) {
    test(`39: toasts cover no button, nor text where there is room beside it, at ${width} px`, async ({
      openWindow,
    }) => {
      const { page, context } = await openWindow({ width, position: PARIS });
      // An open dialog hides the region from assistive technology.
      const title = (name: string) => page.locator('[aria-label^="Notifications"]').getByText(name, { exact: true });
      await upload(page, await createLandscapePhoto(PARIS, width));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Eiffel Tower/ })
        .click();
      await expect(title('Place set')).toBeVisible();
      await expect.poll(() => findCovered(page)).toEqual(NOTHING);
      await page.goto('/articles/eiffel-tower');
      await page.evaluate(() => {
        // Without a share dialog of the device, or a clipboard that asks for permission.
        Object.assign(navigator, { share: undefined });
        navigator.clipboard.writeText = async () => {};
      });
      await tap(page, 'Share');
      await expect(title('Link copied!')).toBeVisible();
      await expect.poll(() => findCovered(page)).toEqual(NOTHING);
      await page.goto('/');
      // Toasts are loaded after the page's own images.
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await context.setOffline(true);
      await expect(title('Offline Mode')).toBeVisible();
      // The first screen of a phone has no free space, so some text may be covered.
      if (width === 390) await expect.poll(async () => (await findCovered(page)).controls).toEqual([]);
      else await expect.poll(() => findCovered(page)).toEqual(NOTHING);
    });
  }

  test('39: toasts of the console cover neither buttons nor texts', async ({ openPage, admin, register }) => {
    await register('mila');
    const page = await openPage(admin);
    await page.goto('/admin?tab=users');
    await clickButton(page, 'Suspend mila');
    await confirmDialog(page, 'Suspend');
    await expectToast(page, 'User suspended');
    await expect.poll(() => findCovered(page)).toEqual(NOTHING);
  });
});

test.describe('what the starter library finds', () => {
  const findTitles = async (page: Page, query: string) => {
    const cards = await (await page.request.get(`/api/articles?limit=12&q=${encodeURIComponent(query)}`)).json();
    return (cards as { title: string; location: string }[]).map(({ title, location }) => `${title} · ${location}`);
  };

  test('19 to 25: searches mean places, and the list begins with popular guides', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    const museums = await findTitles(page, 'museums in rome');
    expect(museums.join()).toContain('Vatican Museums');
    expect(museums.join()).not.toContain('Carthage');
    expect((await findTitles(page, 'things to do in lisbon'))[0]).toContain('Lisbon');
    expect((await findTitles(page, 'bali'))[0]).toContain('Indonesia');
    expect((await findTitles(page, 'provence')).join()).not.toContain('Providence');
    expect((await findTitles(page, 'tuscany')).filter((title) => title.includes('Italy')).length).toBeGreaterThan(2);
    expect((await findTitles(page, 'efel tower'))[0]).toContain('Eiffel Tower');
    const first = (await (await page.request.get('/api/articles?limit=12')).json()) as { title: string }[];
    expect(first.map(({ title }) => title)).toContain('Eiffel Tower');
  });

  test('33, 35: places nearby start with the nearest, and restaurants and hotels open a page', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 1280 });
    await page.goto('/articles/alhambra');
    await openNearby(page);
    const toMeters = (text: string) => Number.parseFloat(text.replaceAll(',', '')) * (/km/.test(text) ? 1_000 : 1);
    for (const tab of ['Attractions', 'Restaurants', 'Hotels']) {
      await page.getByRole('tab', { name: tab }).click();
      const cards = page.getByRole('tabpanel').getByRole('listitem');
      await cards.first().waitFor();
      const distances = await cards.getByText(/^[\d,.]+ k?m$/).allTextContents();
      expect(distances.map(toMeters)).toEqual(distances.map(toMeters).toSorted((one, other) => one - other));
      const links = await cards.evaluateAll((all) =>
        all.map(
          (card) => card.querySelector('a[href^="/articles/"], a[href^="/dynamic/"]')?.getAttribute('href') ?? '',
        ),
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    }
  });
});

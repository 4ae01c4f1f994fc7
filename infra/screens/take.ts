/// <reference lib="dom" />
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../e2e/browser.ts';
import { startProduct } from '../e2e/product.ts';
import { STOPS } from '../e2e/screen-dialogs.ts';
import { inTheme, prepareTour, walk } from '../e2e/screen-tour.ts';

/** Where the pictures stand. */
const FOLDER = resolve(import.meta.dirname, '../../docs/screens');
/** Widths in CSS pixels. */
const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Most of a page that is shown, in screens. */
const MOST_SCREENS = 2;
/** Of WebP, so that all of them together are a few megabytes. */
const QUALITY = 40;
const MOST_BYTES = 12_000_000;

const onlyStops = process.argv.slice(2);
const stops = onlyStops.length > 0 ? STOPS.filter(({ name }) => onlyStops.includes(name)) : STOPS;

const product = await startProduct();
const browser = await openBrowser();
try {
  const tour = await prepareTour(product);
  await mkdir(FOLDER, { recursive: true });
  if (onlyStops.length === 0) await removePictures();
  for (const width of WIDTHS) {
    await walk(browser, tour, { width }, stops, async (page, { name }) => {
      const restore = await showMost(page);
      for (const theme of THEMES) {
        await inTheme(page, theme);
        const file = join(FOLDER, `${name}-${width}-${theme}.webp`);
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file);
      }
      await restore();
      console.log(`  ${name} at ${width} px`);
    });
  }
  await writeFile(join(FOLDER, 'README.md'), list());
  const bytes = await sizeOfPictures();
  console.log(
    `${stops.length * WIDTHS.length * THEMES.length} pictures; the folder has ${Math.round(bytes / 1_000)} kB.`,
  );
  if (bytes > MOST_BYTES) throw new Error(`That is more than ${MOST_BYTES / 1_000} kB: lower their quality.`);
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Makes the window as high as what is to be seen, and waits until that has come. A dialog, and a page that is scrolled to
 * something, are seen in one screen.
 * @returns what gives the window its height back
 */
async function showMost(page: Page): Promise<() => Promise<void>> {
  const { width, height } = page.viewportSize()!;
  await settled(page);
  const seen = await page.evaluate((screens) => {
    const isScreen = scrollY > 0 || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    return isScreen ? innerHeight : Math.min(document.documentElement.scrollHeight, innerHeight * screens);
  }, MOST_SCREENS);
  if (seen === height) return async () => {};
  await page.setViewportSize({ width, height: seen });
  await settled(page);
  return () => page.setViewportSize({ width, height });
}

/** Nothing is on its way any more, and every picture in view has come. */
async function settled(page: Page): Promise<void> {
  // Calls that a stop holds back never end.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}

async function pictures(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.webp')).map((name) => join(FOLDER, name));
}

async function removePictures(): Promise<void> {
  for (const file of await pictures()) await rm(file);
}

async function sizeOfPictures(): Promise<number> {
  const sizes = await Promise.all((await pictures()).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function list(): string {
  const rows = STOPS.map(({ name, about }) => {
    const links = WIDTHS.map((width) => THEMES.map((theme) => `[${theme}](${name}-${width}-${theme}.webp)`).join(', '));
    return `| ${about} | ${links.join(' | ')} |`;
  });
  return `# Screens

Every screen, of visitors and of admins, on a phone and on a desk, in both themes. \`npm run screens\` starts a product of its own,
fills it and takes them anew.

| | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |
|---|${WIDTHS.map(() => '---|').join('')}
${rows.join('\n')}
`;
}

/// <reference lib="dom" />
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { SCENARIOS } from './dialog-scenarios.ts';
import { prepareScenarios, setColorScheme, visitScenarios } from './scenarios.ts';

/** Folder of the screenshots. */
const SCREENSHOTS_FOLDER = resolve(import.meta.dirname, '../../../docs/screens');
/** Widths in CSS pixels. */
const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Maximum height of a screenshot in viewport heights. */
const MAX_VIEWPORT_HEIGHTS = 2;
/** WebP quality that limits all screenshots together to a few megabytes. */
const QUALITY = 40;
const MAX_TOTAL_BYTES = 12_000_000;

const selectedNames = process.argv.slice(2);
const scenarios = selectedNames.length > 0 ? SCENARIOS.filter(({ name }) => selectedNames.includes(name)) : SCENARIOS;

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await prepareScenarios(product);
  await mkdir(SCREENSHOTS_FOLDER, { recursive: true });
  if (selectedNames.length === 0) await deleteScreenshots();
  for (const width of WIDTHS) {
    await visitScenarios(browser, context, { width }, scenarios, async (page, { name }) => {
      const restore = await expandViewport(page);
      for (const theme of THEMES) {
        await setColorScheme(page, theme);
        const file = join(SCREENSHOTS_FOLDER, `${name}-${width}-${theme}.webp`);
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file);
      }
      await restore();
      console.log(`  ${name} at ${width} px`);
    });
  }
  await writeFile(join(SCREENSHOTS_FOLDER, 'README.md'), buildReadme());
  const bytes = await sumScreenshotBytes();
  console.log(
    `${scenarios.length * WIDTHS.length * THEMES.length} pictures; the folder has ${Math.round(bytes / 1_000)} kB.`,
  );
  if (bytes > MAX_TOTAL_BYTES) throw new Error(`That is more than ${MAX_TOTAL_BYTES / 1_000} kB: lower their quality.`);
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Increases the viewport height to the page height and waits until the content has loaded. A dialog or a scrolled page
 * is shown in one viewport.
 * @returns a function that restores the height
 */
async function expandViewport(page: Page): Promise<() => Promise<void>> {
  const { width, height } = page.viewportSize()!;
  await waitUntilSettled(page);
  const visibleHeight = await page.evaluate((screens) => {
    const isViewportOnly = scrollY > 0 || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    return isViewportOnly ? innerHeight : Math.min(document.documentElement.scrollHeight, innerHeight * screens);
  }, MAX_VIEWPORT_HEIGHTS);
  if (visibleHeight === height) return async () => {};
  await page.setViewportSize({ width, height: visibleHeight });
  await waitUntilSettled(page);
  return () => page.setViewportSize({ width, height });
}

/** Waits until the network is idle and all visible images are loaded. */
async function waitUntilSettled(page: Page): Promise<void> {
  // Requests that a scenario blocks never end.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}

async function listScreenshots(): Promise<string[]> {
  return (await readdir(SCREENSHOTS_FOLDER))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join(SCREENSHOTS_FOLDER, name));
}

async function deleteScreenshots(): Promise<void> {
  for (const file of await listScreenshots()) await rm(file);
}

async function sumScreenshotBytes(): Promise<number> {
  const sizes = await Promise.all((await listScreenshots()).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function buildReadme(): string {
  const rows = SCENARIOS.map(({ name, about }) => {
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

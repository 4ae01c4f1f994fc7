/// <reference lib="dom" />
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openBrowser, openWindow } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { SCENARIOS } from './dialog-scenarios.ts';
import { type PageScenario, prepareScenarios, ROLES, ROME, setColorScheme, visitScenarios } from './scenarios.ts';
import { VARIANT_SCENARIOS } from './variant-scenarios.ts';

/** Folder of the screenshots. */
const SCREENSHOTS_FOLDER = resolve(import.meta.dirname, '../../../screenshots');
/** Widths in CSS pixels. */
const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Maximum height of a screenshot in viewport heights. */
const MAX_VIEWPORT_HEIGHTS = 2;
/** WebP quality. */
const QUALITY = 80;

const selected = process.argv.slice(2);
const selectedWidths = WIDTHS.filter((width) => selected.includes(String(width)));
const widths = selectedWidths.length > 0 ? selectedWidths : WIDTHS;
const selectedNames = selected.filter((one) => !widths.some((width) => one === String(width)));
const allScenarios = [...SCENARIOS, ...VARIANT_SCENARIOS];
const scenarios =
  selectedNames.length > 0 ? allScenarios.filter(({ name }) => selectedNames.includes(name)) : allScenarios;

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await prepareScenarios(product);
  if (selected.length === 0) await rm(SCREENSHOTS_FOLDER, { recursive: true, force: true });
  await mkdir(SCREENSHOTS_FOLDER, { recursive: true });
  for (const width of widths) {
    for (const role of ROLES) {
      const window = await openWindow(browser, product.url, { width, position: ROME });
      const takeScreenshots = async (page: Page, { name, about }: PageScenario) => {
        const restore = await expandViewport(page);
        for (const theme of THEMES) {
          await setColorScheme(page, theme);
          // The dark theme loads other covers.
          await waitUntilSettled(page);
          const file = join(SCREENSHOTS_FOLDER, `${name}-${width}-${theme}.webp`);
          await sharp(await page.screenshot())
            .webp({ quality: QUALITY })
            .toFile(file);
        }
        await restore();
        console.log(`  ${name}, ${width} px: ${about}`);
      };
      for (const scenario of scenarios) {
        // A screen that cannot be shown must not prevent the others.
        await visitScenarios(window, context, role, [scenario], takeScreenshots).catch((error: Error) => {
          console.error(error.message);
          process.exitCode = 1;
        });
      }
      await window.context.close();
    }
  }
  console.log(`Up to ${scenarios.length * widths.length * THEMES.length} screenshots are in ${SCREENSHOTS_FOLDER}.`);
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Increases the viewport height to the page height and waits until the content has loaded. A dialog or a scrolled page
 * is shown in a single viewport.
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

/** Waits until the network is idle and all visible images are painted. */
async function waitUntilSettled(page: Page): Promise<void> {
  // Requests that a scenario blocks never end, and some images are missing on purpose.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await page
    .waitForFunction(
      () =>
        [...document.images].every(
          (image) =>
            // A lazy image counts as complete before it is requested.
            (image.complete && image.naturalWidth > 0) ||
            image.getClientRects().length === 0 ||
            image.getBoundingClientRect().top > innerHeight,
        ),
      undefined,
      { timeout: 4_000 },
    )
    .catch(() => {});
}

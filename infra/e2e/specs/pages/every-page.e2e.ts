/// <reference lib="dom" />
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../screenshots/dialog-scenarios.ts';
import {
  type PageScenario,
  prepareScenarios,
  ROLES,
  ROME,
  setColorScheme,
  visitScenarios,
} from '../../screenshots/scenarios.ts';
import { VARIANT_SCENARIOS } from '../../screenshots/variant-scenarios.ts';
import { findAxeViolations, findSmallTargets } from '../../support/accessibility.ts';
import { describeSettledScreen } from '../../support/screen-record.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Errors that Chromium logs for requests that a scenario makes fail, and for images that a busy machine draws too late.
 */
const EXPECTED_ERRORS =
  /Failed to load resource: (the server responded with a status of (401|404|409|422|503|504)|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

/** Returns the page width in pixels, once late content, such as a map, has its final size. */
async function measureSettledWidth(page: Page): Promise<number> {
  const isNarrow = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(isNarrow, undefined, { timeout: 5_000 }).catch(() => {});
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Returns the start of the HTML of elements that extend beyond the window. */
const findWideElements = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
      .slice(0, 5)
      .join(' '),
  );

/** Statement 17: the bar at the bottom is the same on all screens of visitors. Only the plain text view has none. */
const BAR = 'Home /app, Explore /explore, Photo /app?start=camera, Saved /saved, Profile /profile';

const readBar = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label=Main] a')]
      .filter((link) => link.checkVisibility())
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
      .join(', '),
  );

/** Scenarios whose elements are checked. The others show the same elements as one of these. */
const CHECKED = SCENARIOS.filter(({ sameElementsAs }) => sameElementsAs === undefined);
/**
 * Scenarios with hardly any text. Only their screenshots are taken, because visiting them takes half a
 * minute.
 */
const PICTURED = [
  ...[
    'result',
    'result-map',
    'upload-chosen',
    'camera-busy',
    'camera-failed',
    'map-date-line',
    'search-region',
    'sign-in',
  ],
  ...['article-sample', 'trip-long', 'trip-print', 'editor', 'simple-form', 'simple-form-leaving', 'queues'],
  ...['duplicates-confirmation', 'admin-users', 'admin-premium'],
];
const ALL = [...SCENARIOS, ...VARIANT_SCENARIOS];
const RECORDED = ALL.filter(({ name }) => !PICTURED.includes(name));
const getRecordPath = ({ role, name }: PageScenario) => ['screens', role ?? 'guest', `${name}.yml`];

/** Returns everything that is wrong with the elements of a screen. */
async function findIssues(page: Page, { name, role }: PageScenario): Promise<string[]> {
  const found: string[] = [];
  const width = await measureSettledWidth(page);
  if (width > 390) found.push(`is ${width} px wide: ${await findWideElements(page)}`);
  found.push(...(await findAxeViolations(page)));
  // Admins use a mouse at a desk, and their console has no bar.
  if (role !== 'admin') {
    found.push(...(await findSmallTargets(page)));
    const bar = await readBar(page);
    if (bar !== BAR && name !== 'article-simple') found.push(`has the bar ${bar}`);
  }
  // A theme changes only colors, so only the rule for colors is checked again.
  await setColorScheme(page, 'dark');
  found.push(...(await findAxeViolations(page, ['color-contrast'])).map((finding) => `dark: ${finding}`));
  return found;
}

test.describe('all screens', () => {
  // One after another in one test: later users see what earlier ones did, and after a failure, Playwright would start a
  // new product.
  test('show what is recorded, and have no axe-core violations in both themes, no page errors, no horizontal scrolling at 390 px and, but for admins, the same bar and no small targets', async ({
    openWindow,
    product,
  }) => {
    test.setTimeout(1_800_000);
    const context = await prepareScenarios(product);
    const issuesByPage: Record<string, string[]> = {};
    const visited: string[] = [];
    for (const role of ROLES) {
      const window = await openWindow({ width: 390, position: ROME });
      const check = async (page: Page, scenario: PageScenario, pageErrors: string[]) => {
        visited.push(scenario.name);
        const record = await describeSettledScreen(page, test.info().snapshotPath(...getRecordPath(scenario)));
        expect.soft(record).toMatchSnapshot(getRecordPath(scenario));
        const found = pageErrors.filter((line) => !EXPECTED_ERRORS.test(line));
        if (CHECKED.includes(scenario)) found.push(...(await findIssues(page, scenario)));
        if (found.length > 0) issuesByPage[scenario.name] = found;
      };
      for (const scenario of RECORDED) {
        await visitScenarios(window, context, role, [scenario], check).catch((error: Error) => {
          issuesByPage[scenario.name] = [error.message];
        });
      }
    }
    expect(issuesByPage).toEqual({});
    expect(visited).toEqual(
      ROLES.flatMap((role) => RECORDED.filter((one) => one.role === role).map(({ name }) => name)),
    );
  });

  test('fit into 320 px before their fonts have loaded, in the wider ones of the device', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 320 });
    await page.route(/\.woff2/, (route) => route.abort());
    const wide: Record<string, string> = {};
    for (const path of ['/', '/app', '/explore', '/articles?q=rome', '/articles/eiffel-tower', '/saved', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const width = await measureSettledWidth(page);
      if (width > 320) wide[path] = `is ${width} px wide: ${await findWideElements(page)}`;
    }
    expect(wide).toEqual({});
  });

  test('have unique names and records, and those without a check name a checked one of the same role', async () => {
    const names = ALL.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(PICTURED.filter((name) => !names.includes(name) || CHECKED.some((one) => one.name === name))).toEqual([]);
    const records = await readdir(join(import.meta.dirname, 'screens'), { recursive: true });
    const expected = RECORDED.map((scenario) => join(...getRecordPath(scenario).slice(1)));
    expect(records.filter((file) => file.endsWith('.yml')).sort()).toEqual(expected.sort());
    const replaced = SCENARIOS.filter(({ sameElementsAs }) => sameElementsAs !== undefined);
    const isCovered = ({ sameElementsAs, role }: PageScenario) =>
      CHECKED.some((checked) => checked.name === sameElementsAs && checked.role === role);
    expect(replaced.filter((scenario) => !isCovered(scenario))).toEqual([]);
  });

  test('load nothing from other origins, and are checked by rules that detect planted violations', async ({
    openWindow,
    product,
  }) => {
    const { page } = await openWindow({ width: 390 });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Hydration would remove the planted elements. The notification region appears after it.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(product.url).host]);
    await page.evaluate(() => {
      const unreadable = Object.assign(document.createElement('p'), { textContent: 'Hardly to be read' });
      unreadable.style.color = 'light-dark(#f5f2e8, black)';
      document.querySelector('main')?.append(document.createElement('img'), unreadable);
    });
    expect(await findAxeViolations(page)).toEqual([
      expect.stringContaining('color-contrast'),
      expect.stringContaining('image-alt'),
    ]);
    await setColorScheme(page, 'dark');
    expect(await findAxeViolations(page, ['color-contrast'])).toEqual([expect.stringContaining('Hardly to be read')]);
  });
});

/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../screenshots/dialog-scenarios.ts';
import {
  type PageScenario,
  prepareScenarios,
  ROLES,
  ROME,
  type ScenarioContext,
  setColorScheme,
  visitScenarios,
} from '../../screenshots/scenarios.ts';
import { findAxeViolations, findSmallTargets } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

/** Requests that a scenario fails on purpose, and images that a busy machine draws too late; Chromium logs each. */
const EXPECTED_ERRORS =
  /Failed to load resource: (the server responded with a status of (401|404|409|503|504)|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

/** Returns the page width in pixels after late content, such as a map, has its final size. */
async function measureSettledWidth(page: Page): Promise<number> {
  const isNarrow = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(isNarrow, undefined, { timeout: 5_000 }).catch(() => {});
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Returns the beginning of the elements that end beyond the window. */
const findWideElements = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
      .slice(0, 5)
      .join(' '),
  );

/** Statement 17: the bar at the bottom is the same on all screens of visitors; only the plain view is nothing but text. */
const BAR = 'Home /app, Explore /explore, Photo /app?start=camera, Saved /saved, Profile /profile';

const readBar = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label=Main] a')]
      .filter((link) => link.checkVisibility())
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
      .join(', '),
  );

/** Scenarios that are checked; those left out show the same elements as one of them. */
const CHECKED = SCENARIOS.filter(({ sameElementsAs }) => sameElementsAs === undefined);

test.describe('all screens', () => {
  let context: ScenarioContext;
  test.beforeAll(async ({ product }) => {
    context = await prepareScenarios(product);
  });

  for (const role of ROLES) {
    test(`of ${role ?? 'guest'}s have no axe-core violations in both themes, no page errors, no horizontal scrolling at 390 px and, but for admins, the same bar and no small targets`, async ({
      openWindow,
    }) => {
      test.setTimeout(600_000);
      const issuesByPage: Record<string, string[]> = {};
      const visited: string[] = [];
      const window = await openWindow({ width: 390, position: ROME });
      await visitScenarios(window, context, role, CHECKED, async (page, { name }, pageErrors) => {
        visited.push(name);
        const found = pageErrors.filter((line) => !EXPECTED_ERRORS.test(line));
        const width = await measureSettledWidth(page);
        if (width > 390) found.push(`is ${width} px wide: ${await findWideElements(page)}`);
        found.push(...(await findAxeViolations(page)));
        // Admins work at a desk, with a mouse, and their console has no bar.
        if (role !== 'admin') {
          found.push(...(await findSmallTargets(page)));
          const bar = await readBar(page);
          if (bar !== BAR && name !== 'article-simple') found.push(`has the bar ${bar}`);
        }
        // A theme changes colors only, so only their rule is checked again.
        await setColorScheme(page, 'dark');
        found.push(...(await findAxeViolations(page, ['color-contrast'])).map((finding) => `dark: ${finding}`));
        if (found.length > 0) issuesByPage[name] = found;
      });
      expect(issuesByPage).toEqual({});
      expect(visited).toEqual(CHECKED.filter((scenario) => scenario.role === role).map(({ name }) => name));
    });
  }

  test('have names of their own, and those without a check name a checked one of the same role', () => {
    const names = SCENARIOS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
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
    // Hydration would remove the planted elements; the notification region appears after it.
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

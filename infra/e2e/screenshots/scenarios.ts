/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrowserWindow } from '../support/browser.ts';
import { createDuplicateArticles, createDuplicateHistory } from '../support/duplicate-articles.ts';
import { HttpVisitor, registerVisitor, signInAdmin } from '../support/http-visitor.ts';
import { createLandscapePhoto } from '../support/photos.ts';
import type { Product } from '../support/product.ts';

/** A screen in one of its states. */
export interface PageScenario {
  name: string;
  /** Short description of the screen and its state. */
  about: string;
  /** User who sees it; guests if absent. */
  role?: 'member' | 'admin' | undefined;
  /**
   * Name of a scenario of the same role that shows the same elements, so that axe-core does not have to check this one.
   */
  sameElementsAs?: string;
  /** Shows the screen from any page. Mocked routes are removed afterward. */
  show(page: Page, context: ScenarioContext): Promise<unknown>;
}

/** What the scenarios need. */
export interface ScenarioContext {
  url: string;
  /** Path of a photo of the Eiffel Tower with its position. */
  photoFile: string;
  member: HttpVisitor;
  admin: HttpVisitor;
}

/** Position of the device. */
export const ROME = { latitude: 41.8902, longitude: 12.4922 };
const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const PHOTOS = [
  ['Eiffel Tower', EIFFEL_TOWER],
  ['Kinkaku-ji', { latitude: 35.0394, longitude: 135.7292 }],
  ['Sydney Opera House', { latitude: -33.8568, longitude: 151.2153 }],
] as const;

/** Creates the data that scenarios show: a pending guide, and a user with three discoveries. */
export async function prepareScenarios(product: Pick<Product, 'url' | 'dataDir'>): Promise<ScenarioContext> {
  const { url, dataDir } = product;
  // The starter library is published in the background.
  while (Number((await fetch(`${url}/api/articles`)).headers.get('x-total-count')) < 1_300) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // On a busy machine, the first page is rendered without its guides.
  while (!(await (await fetch(url)).text()).includes('href="/articles/')) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const guide = await fetch(`${url}/api/generate-temporary-article?q=Ulaanbaatar`);
  if (!guide.ok) throw new Error(`No guide was generated: ${guide.status}`);
  const member = await registerVisitor(url, 'isabella');
  for (const [index, [siteDetails, position]] of PHOTOS.entries())
    await member.analyze(await createLandscapePhoto(position, index), { siteDetails });
  const photoFile = join(dataDir, 'eiffel-tower.jpg');
  await writeFile(photoFile, await createLandscapePhoto(EIFFEL_TOWER, PHOTOS.length));
  await saveGuide(member);
  const admin = await signInAdmin(product);
  await createDuplicateArticles(admin);
  await createDuplicateHistory(admin);
  return { url, photoFile, member, admin };
}

/**
 * Requests and saves a guide as its page does, so that it is pending. Returns its title.
 * @param q a place without an article
 */
export async function saveGuide(visitor: HttpVisitor, q = 'Ulaanbaatar'): Promise<string> {
  const { article } = (await (
    await visitor.request(`/api/generate-temporary-article?q=${encodeURIComponent(q)}`)
  ).json()) as { article: { title: string; content: string; location: string; category: string } };
  const { title, content, location, category } = article;
  const saved = await visitor.post('/api/discoveries', { title, content, location, category });
  if (!saved.ok) throw new Error(`The guide was not saved: ${saved.status}`);
  return title;
}

/** Users whose scenarios are visited one after another, each in a separate window. */
export const ROLES = [undefined, 'member', 'admin'] as const;

/**
 * Visits the scenarios of a role in that user's window.
 * @param visit called for each scenario, with the page errors since the previous one
 */
export async function visitScenarios(
  { page, context: browserContext, pageErrors }: BrowserWindow,
  context: ScenarioContext,
  role: PageScenario['role'],
  scenarios: readonly PageScenario[],
  visit: (page: Page, scenario: PageScenario, pageErrors: string[]) => Promise<void>,
): Promise<void> {
  // The same limit as for assertions: a busy machine may take half a minute for a page.
  page.setDefaultTimeout(60_000);
  if (role) await browserContext.addCookies(context[role].cookiesFor(context.url));
  for (const scenario of scenarios.filter((one) => one.role === role)) {
    await setColorScheme(page, 'light');
    await scenario.show(page, context).catch((cause) => {
      throw new Error(`${scenario.name} cannot be shown: ${cause}`, { cause });
    });
    await visit(page, scenario, pageErrors.splice(0));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await browserContext.setOffline(false);
    await page.emulateMedia({ media: null });
  }
}

/**
 * Applies a theme without transitions: every color change would start one, and trigger those of elements that inherit
 * it.
 */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [noTransitions];
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Opens a page and waits until it shows more than skeletons. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Returns the first button with a name, which may occur both in the page and in its navigation. */
export const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/**
 * Saves the other of two values of an article field outside the open screen, so that each visit of a scenario finds a
 * change.
 */
export async function saveConcurrently(
  { admin }: ScenarioContext,
  id: number,
  field: 'location' | 'metaDescription',
  [one, other]: [string, string],
): Promise<void> {
  const path = `/api/admin/articles/${id}`;
  const saved = (await (await admin.request(path)).json()) as Record<string, unknown>;
  const response = await admin.request(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [field]: saved[field] === one ? other : one }),
  });
  if (!response.ok) throw new Error(`The concurrent change was not saved: ${response.status}`);
}

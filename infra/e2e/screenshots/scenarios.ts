/// <reference lib="dom" />
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openWindow, type WindowOptions } from '../support/browser.ts';
import { createDuplicateArticles, createDuplicateHistory } from '../support/duplicate-articles.ts';
import { HttpVisitor } from '../support/http-visitor.ts';
import { createLandscapePhoto } from '../support/photos.ts';
import type { Product } from '../support/product.ts';

/** One screen, or one state of it. */
export interface PageScenario {
  name: string;
  /** What is to be seen, in a sentence. */
  about: string;
  /** The person who sees it; guests when absent. */
  role?: 'member' | 'admin';
  /** Brings a window to it from wherever it is. What it plans to fail is undone after it. */
  show(page: Page, tour: ScenarioContext): Promise<unknown>;
}

/** What the stops need. */
export interface ScenarioContext {
  url: string;
  /** A photo of the Eiffel Tower with its position. */
  photoFile: string;
  member: HttpVisitor;
  admin: HttpVisitor;
}

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const PHOTO_POSITIONS = [
  EIFFEL_TOWER,
  { latitude: 35.0394, longitude: 135.7292 },
  { latitude: -33.8568, longitude: 151.2153 },
];

/** Fills a product with what the stops show: a guide that waits for approval, and a member who discovered three places. */
export async function prepareScenarios(product: Pick<Product, 'url' | 'dataDir'>): Promise<ScenarioContext> {
  const { url, dataDir } = product;
  // The starter library is published behind the first answers.
  while (Number((await fetch(`${url}/api/articles`)).headers.get('x-total-count')) < 1_300) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const guide = await fetch(`${url}/api/generate-temporary-article?q=Ulaanbaatar`);
  if (!guide.ok) throw new Error(`No guide was written: ${guide.status}`);
  const member = new HttpVisitor(url);
  const account = { username: 'isabella', email: 'isabella@example.org', password: 'a-password' };
  const registered = await member.post('/api/register', account);
  if (!registered.ok) throw new Error(`No account was made: ${registered.status}`);
  for (const [index, position] of PHOTO_POSITIONS.entries())
    await member.analyze(await createLandscapePhoto(position, index));
  const photoFile = join(dataDir, 'eiffel-tower.jpg');
  await writeFile(photoFile, await createLandscapePhoto(EIFFEL_TOWER, PHOTO_POSITIONS.length));
  await saveGuide(member);
  const admin = await signInAdmin(product);
  await createDuplicateArticles(admin);
  await createDuplicateHistory(admin);
  return { url, photoFile, member, admin };
}

/** Signs in as the admin of the first start. */
export async function signInAdmin({ url, dataDir }: Pick<Product, 'url' | 'dataDir'>): Promise<HttpVisitor> {
  const admin = new HttpVisitor(url);
  const password = (await readFile(join(dataDir, 'admin-password'), 'utf8')).trim();
  const response = await admin.post('/api/login', { username: 'admin', password });
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status}`);
  return admin;
}

/**
 * Has a guide written and saved, as its page does; it then waits for approval. Answers with its title.
 * @param q a place without an article
 */
export async function saveGuide(visitor: HttpVisitor, q = 'Ulaanbaatar'): Promise<string> {
  const { article } = (await (
    await visitor.request(`/api/generate-temporary-article?q=${encodeURIComponent(q)}`)
  ).json()) as { article: { title: string; content: string; location: string; category: string } };
  const { title, content, location, category } = article;
  const saved = await visitor.post('/api/discoveries', { title, content, location, category });
  if (!saved.ok) throw new Error(`The guide was not kept: ${saved.status}`);
  return title;
}

/**
 * Walks through all stops: guests' in one window, members' in another, admins' in a third.
 * @param visit what is done at each; told what the page complained of since the last
 */
export async function visitScenarios(
  browser: Browser,
  context: ScenarioContext,
  options: WindowOptions,
  scenarios: readonly PageScenario[],
  visit: (page: Page, stop: PageScenario, pageErrors: string[]) => Promise<void>,
): Promise<void> {
  for (const role of [undefined, 'member', 'admin'] as const) {
    const {
      page,
      context: browserContext,
      pageErrors,
    } = await openWindow(browser, context.url, { position: ROME, ...options });
    page.setDefaultTimeout(20_000);
    if (role) await browserContext.addCookies(context[role].cookiesFor(context.url));
    for (const scenario of scenarios.filter((one) => one.role === role)) {
      await setColorScheme(page, 'light');
      await scenario.show(page, context).catch((cause) => {
        throw new Error(`${scenario.name} cannot be shown: ${cause}`, { cause });
      });
      await visit(page, scenario, pageErrors.splice(0));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await browserContext.setOffline(false);
    }
    await browserContext.close();
  }
}

/** Gives the page a theme at once: each change of a colour would be a transition, however short, and begin those of what inherits it. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [noTransitions];
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Opens a page and waits until it is more than grey shapes. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** The first button of a name, which may stand in the page and in its navigation. */
export const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/**
 * Has another of two values of an article's field saved, outside the screen that is open: every time the tour comes by,
 * something has changed.
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
  if (!response.ok) throw new Error(`Nothing was saved elsewhere: ${response.status}`);
}

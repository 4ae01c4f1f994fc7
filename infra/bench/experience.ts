/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { openBrowser, openWindow } from '../e2e/support/browser.ts';
import { createLandscapePhoto, createPhoto, createSignPhoto } from '../e2e/support/photos.ts';
import { type Product, startFreshProduct } from '../e2e/support/product.ts';
import type { Row } from './measure.ts';

/** WebPageTest's "4G" in bytes per second and ms. Below, a processor a quarter as fast: a mid-range phone. */
const NETWORK = { offline: false, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8, latency: 170 };
const CPU_SLOWDOWN = 4;
const ARTICLES = 1_300;
const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const RUNS = 3;
/** Maximum time in ms for a step on a busy machine. */
const STEP_TIMEOUT_MS = 90_000;

/** Something that a first-time visitor wants to do. */
interface Journey {
  name: string;
  /** Number of taps outside of the page, in the device's file picker. */
  pickerTaps: number;
  /** Goes from the landing page to the goal, and waits for it. */
  go(page: Page): Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'Photo with its position',
    pickerTaps: 1,
    go: async (page) =>
      uploadPhoto(page, await createLandscapePhoto(PARIS, Math.floor(Math.random() * 1e6)), /^Photo taken near/),
  },
  {
    name: 'Photo without a clue',
    pickerTaps: 1,
    go: async (page) => uploadPhoto(page, await createPhoto(), /couldn't place/),
  },
  {
    name: 'Photo of a sign',
    pickerTaps: 1,
    go: async (page) => uploadPhoto(page, await createSignPhoto('MARKET HALL'), /./),
  },
  {
    name: 'Query of a planner, to the text of its first guide',
    pickerTaps: 0,
    go: async (page) => {
      await page.getByRole('combobox').first().click();
      await page.keyboard.type('museums in rome', { delay: 60 });
      await page.keyboard.press('Enter');
      await page.locator('main a', { hasText: 'Vatican Museums' }).first().click();
      await page.locator('article figure + div p').first().waitFor();
    },
  },
];

async function uploadPhoto(page: Page, buffer: Buffer, title: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Upload Photo' }).click();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Keep it private' }).click();
  await (await picker).setFiles({ name: 'view.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Analyze Image' }).click();
  await page.waitForURL(/\/d\//);
  await page.getByRole('article').getByRole('heading', { level: 2, name: title }).first().waitFor();
}

/** Measures how long first-time visitors with a throttled phone take from the landing page to what they came for. */
export async function measureExperience(_root: string, brief: boolean): Promise<Row[]> {
  const product = await startFreshProduct({ MODERATION_PROVIDER: 'vision' });
  const browser = await openBrowser();
  try {
    await waitForArticles(product);
    const rows: Row[] = [];
    for (const journey of JOURNEYS) rows.push(await measureJourney(browser, product, journey, brief ? 1 : RUNS));
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function waitForArticles({ url }: Product): Promise<void> {
  while (Number((await fetch(`${url}/api/articles?limit=1`)).headers.get('x-total-count')) < ARTICLES) {
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Returns the median of several runs, in ms from opening the landing page to the goal. */
async function measureJourney(browser: Browser, { url }: Product, journey: Journey, runs: number): Promise<Row> {
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, journey));
  visits.sort((a, b) => a.totalMs - b.totalMs);
  const { totalMs, landingMs, taps } = visits[Math.floor(runs / 2)]!;
  const inp = Math.max(...visits.map(({ inpMs }) => inpMs));
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const note = `${taps} taps; landing ${seconds(landingMs)} s, then ${seconds(totalMs - landingMs)} s; slowest press ${inp} ms`;
  return { name: journey.name, perSecond: Number.NaN, p50: totalMs, p99: Number.NaN, note };
}

/** Completes a journey once, as a new visitor. @throws Error that includes what the page shows if it cannot continue */
async function visit(browser: Browser, url: string, { name, go, pickerTaps }: Journey) {
  const { page, context } = await openWindow(browser, url, { width: 390, isAnimated: true });
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await observeInput(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const startedAt = performance.now();
  await page.goto('/', { waitUntil: 'load' });
  const landingMs = performance.now() - startedAt;
  await go(page).catch(async (cause) => {
    const shown = (await page.getByRole('main').first().innerText()).slice(0, 300);
    throw new Error(`${name}: ${page.url()} shows “${shown}”. ${cause}`, { cause });
  });
  const totalMs = performance.now() - startedAt;
  const { taps, inpMs } = await page.evaluate(() => ({
    taps: Number(sessionStorage.taps ?? 0),
    inpMs: Number(sessionStorage.slowestMs ?? 0),
  }));
  await context.close();
  return { landingMs, totalMs, taps: taps + pickerTaps, inpMs };
}

/**
 * Counts taps, and records the longest time in ms from an input to the next frame: the page's Interaction to Next
 * Paint.
 */
function observeInput(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // A form that is submitted with Enter clicks its button without a pointer.
        if (isTrusted && detail > 0) sessionStorage.taps = String(Number(sessionStorage.taps ?? 0) + 1);
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry as PerformanceEventTiming).interactionId) continue;
        sessionStorage.slowestMs = String(Math.max(Number(sessionStorage.slowestMs ?? 0), entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

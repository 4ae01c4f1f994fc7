/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const POLL_INTERVAL_MS = 300;
/** Number of equal descriptions after which a screen has settled. */
const SETTLED_POLLS = 10;
const MAX_POLLS = 100;
/** Marks an image in view that a busy machine has not loaded yet. */
const NOT_LOADED = ' (not loaded)';

/** Describes a screen as soon as it matches the recorded file, or otherwise once it no longer changes. */
export async function describeSettledScreen(page: Page, recordFile: string): Promise<string> {
  const expected = await readFile(recordFile, 'utf8').catch(() => '');
  let record = await describeScreen(page);
  let unchanged = 0;
  for (let polls = 0; record !== expected && unchanged < SETTLED_POLLS && polls < MAX_POLLS; polls += 1) {
    await page.waitForTimeout(POLL_INTERVAL_MS);
    const next = await describeScreen(page);
    unchanged = next === record && !record.includes(NOT_LOADED) ? unchanged + 1 : 0;
    record = next;
  }
  return record;
}

/**
 * Describes what a screen shows as text: its head, properties of elements that are not in the accessibility tree, and
 * that tree with its roles, names, texts and states. Values that differ between runs (ids, tokens and days) are
 * placeholders.
 */
async function describeScreen(page: Page): Promise<string> {
  const details = await page.evaluate(readDetails, NOT_LOADED);
  const tree = await page.locator('body').ariaSnapshot();
  return replaceVaryingParts(`${details.join('\n')}\n---\n${tree}\n`, new URL(page.url()).origin);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const ELAPSED = /^( *- text: )\d+ s$/gm;
const TRIP_TOKEN = /\/t\/[\w-]{40,}/g;
const DAY_MS = 24 * 60 * 60_000;
/** Toasts close after some seconds, so a busy machine may miss them. Component tests check them. */
const TOASTS = /^- region "Notifications[^"]*":\n( .*\n)*/gm;

/** Matches a day in any time zone, with or without the time. @param distance days from today */
function buildDayPattern(distance: number): RegExp {
  const days = [-1, 0, 1].flatMap((offset) => {
    const day = new Date(Date.now() + (distance + offset) * DAY_MS);
    const format = (month: 'long' | 'short') =>
      day.toLocaleDateString('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' });
    return [day.toISOString().slice(0, 10), format('long'), format('short')];
  });
  return new RegExp(`(${days.join('|')})(T[\\d:.]+Z|, \\d+:\\d+\\s[AP]M)?`, 'g');
}

const replaceVaryingParts = (text: string, origin: string): string =>
  text
    .replaceAll(origin, '')
    .replace(UUID, '<uuid>')
    .replace(TRIP_TOKEN, '/t/<token>')
    .replace(TOASTS, '')
    .replace(ELAPSED, '$1<elapsed>')
    .replace(buildDayPattern(0), '<today>')
    .replace(buildDayPattern(30), '<in 30 days>');

/** Reads what is not in the accessibility tree. Runs in the page, so it must not use anything outside of it. */
function readDetails(notLoaded: string): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [aria-label^=Notifications]') === null;
  const shown = [...document.body.querySelectorAll('*')].filter(isShown);
  const shorten = (text: string | null | undefined) =>
    (text ?? '')
      .replaceAll(/\s+/g, ' ')
      .split(/[A-Z][a-z]+ \d{1,2}, 20\d\d/)[0]!
      .trim()
      .slice(0, 50);
  const getName = (element: Element) =>
    `${element.tagName.toLowerCase()} "${shorten(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    )}"`;
  const countEach = (values: string[]) => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([value, count]) => (count > 1 ? `${value} ×${count}` : value));
  };
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `- ${line}`)] : [];
  const getMeta = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '-';

  const findTypes = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const types = '@type' in value ? [String(value['@type'])] : [];
    return [...types, ...Object.values(value).flatMap(findTypes)];
  };
  const structuredData = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    findTypes(JSON.parse(script.textContent)),
  );

  const images = shown
    .filter((element) => element instanceof HTMLImageElement)
    .map((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInView = top < innerHeight && bottom > 0;
      const source = image.src.startsWith('data:') ? 'preview' : new URL(image.src, location.href).pathname;
      return `"${image.alt}" ${source}${isInView && (!image.complete || image.naturalWidth === 0) ? notLoaded : ''}`;
    });

  const ATTRIBUTES = [
    'type',
    'name',
    'autocomplete',
    'inputmode',
    'required',
    'maxlength',
    'min',
    'max',
    'step',
    'pattern',
    'accept',
    'multiple',
    'target',
    'rel',
    'download',
    'aria-current',
    'aria-busy',
    'aria-live',
    'aria-required',
    'title',
    'datetime',
    'lang',
    'dir',
  ];
  const attributes = shown.flatMap((element) => {
    const found = ATTRIBUTES.filter(
      (name) => element.hasAttribute(name) && !(name === 'type' && element.tagName === 'BUTTON'),
    );
    const described = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    const descriptions = described.map((id) => shorten(document.getElementById(id)?.textContent));
    const parts = [
      ...found.map((name) => `${name}=${element.getAttribute(name)}`),
      ...(descriptions.length > 0 ? [`described by "${descriptions.join(' ')}"`] : []),
    ];
    return parts.length > 0 ? [`${getName(element)}: ${parts.join(', ')}`] : [];
  });

  const icons = [...document.querySelectorAll('svg.lucide')]
    .filter(
      (icon) => icon.checkVisibility({ visibilityProperty: true }) && !icon.closest('[aria-label^=Notifications]'),
    )
    .map((icon) => [...icon.classList].find((name) => name.startsWith('lucide-'))?.slice('lucide-'.length) ?? '?');
  const classes = shown.flatMap((element) =>
    [...element.classList].map((name) => /^_(.+)_[\w-]{5,6}_\d+$/.exec(name)?.[1]).filter((name) => name !== undefined),
  );

  const unseen = shown.filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { width, height } = element.getBoundingClientRect();
    return hasText && (width <= 1 || height <= 1);
  });

  return [
    `address: ${location.pathname}${location.search}${location.hash}`,
    `title: ${document.title}`,
    `description: ${getMeta('meta[name=description]', 'content')}`,
    `robots: ${getMeta('meta[name=robots]', 'content')}`,
    `canonical: ${getMeta('link[rel=canonical]', 'href')}`,
    `structured data: ${countEach(structuredData).join(', ') || '-'}`,
    `focus: ${document.activeElement === document.body ? '-' : getName(document.activeElement ?? document.body)}`,
    `icons: ${countEach(icons).join(', ') || '-'}`,
    `classes: ${countEach(classes).join(', ')}`,
    ...list('images', countEach(images)),
    ...list('attributes', attributes),
    ...list('only heard', unseen.map(getName)),
  ];
}

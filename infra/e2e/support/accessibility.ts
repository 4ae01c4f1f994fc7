import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/// <reference lib="dom" />
const AXE_PATH = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

interface AxeFinding {
  id: string;
  nodes: { html: string }[];
}

/** Everything that can be reached while a dialog is open. The page behind it is checked as a separate screen. */
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]';
const NOTIFICATIONS = '[aria-label^=Notifications]';

/**
 * Returns the axe-core violations in the open dialog and in notifications, or otherwise in the page.
 * @param rules the rules to check; all by default
 */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated through the debugger, because the content security policy does not allow adding scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE_PATH, 'utf8'));
  await page.evaluate(finishTransitions);
  const hasDialog = (await page.locator(OPEN_DIALOG).filter({ visible: true }).count()) > 0;
  const parts = hasDialog ? `${OPEN_DIALOG}, ${NOTIFICATIONS}` : 'html';
  const violations = await page.evaluate(
    ([runOnly, context]) => {
      interface Axe {
        run(context: string, options: object): Promise<{ violations: AxeFinding[] }>;
      }
      const { axe } = window as unknown as { axe: Axe };
      // Details of passed rules and selectors of elements would take a third of the time.
      const options = { resultTypes: ['violations'], selectors: false, preload: false, ...(runOnly && { runOnly }) };
      return axe.run(context, options).then((found) => found.violations);
    },
    [rules, parts] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}

/**
 * Waits for animations that end, because a color may have too little contrast during a transition. Runs in the page.
 */
async function finishTransitions(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Minimum size of a control in pixels, as recommended by WCAG 2.2 at level AAA and by phone makers. */
const MIN_TARGET_PX = 44;

/** Returns the visible controls that are lower or narrower than 44 px. Links within a sentence are exempt. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea');
    return [...controls].flatMap((control) => {
      const target = control.matches('[type=checkbox], [type=radio]') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      const style = getComputedStyle(control);
      const isInline = control.tagName === 'A' && style.display === 'inline';
      // The area that can be pressed is the card around it.
      const isExtended = getComputedStyle(control, '::after').position === 'absolute';
      const isHidden = !control.checkVisibility({ visibilityProperty: true }) || width <= 1 || style.opacity === '0';
      if (isHidden || isInline || isExtended || (Math.round(width) >= min && Math.round(height) >= min)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name.trim().slice(0, 40)} is ${Math.round(width)} × ${Math.round(height)} px`];
    });
  }, MIN_TARGET_PX);
}

/// <reference lib="dom" />
/** Returns the label of the focused element, or otherwise its text. */
const getFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/**
 * Presses `key` until the element with that name has the focus.
 * @throws Error if 60 presses do not reach it
 */
export async function moveFocusTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; (await getFocusedName(page)) !== name; presses += 1) {
    if (presses > 60) throw new Error(`${name} is not reached with ${key}`);
    await page.keyboard.press(key);
  }
}

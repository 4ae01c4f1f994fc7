import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/// <reference lib="dom" />
const AXE_PATH = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

interface AxeFinding {
  id: string;
  nodes: { html: string }[];
}

/**
 * What axe-core finds on the page as it stands.
 * @param rules those it looks for; all when absent
 */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Through the browser's debugger, because the page's own policy allows no foreign script.
  await page.evaluate(await readFile(AXE_PATH, 'utf8'));
  const violations = await page.evaluate((runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } };
    return axe.run(runOnly ? { runOnly } : {}).then((found) => found.violations);
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}

/// <reference lib="dom" />
/** The name of what has the focus: its label, else its text. */
const getFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/**
 * Presses `key` until what has that name has the focus.
 * @throws Error when it is not reached with 60 presses
 */
export async function moveFocusTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; (await getFocusedName(page)) !== name; presses += 1) {
    if (presses > 60) throw new Error(`${name} is not reached with ${key}`);
    await page.keyboard.press(key);
  }
}

/** Waits until `target` has the focus, which a dialog gives back a moment after it is gone. */
export const waitForFocus = (target: Locator): Promise<void> => target.and(target.page().locator(':focus')).waitFor();

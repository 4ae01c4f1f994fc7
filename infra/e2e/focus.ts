/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';

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

/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

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

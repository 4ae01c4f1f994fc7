import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFilesBelow } from '../build/workspaces.ts';

/** Result of a check: what it covers, for the line that reports success, and one sentence for each violation. */
export interface CheckResult {
  subject: string;
  violations: string[];
}

/** Prints one line for each violation and sets exit code 1; prints one line of success if there are none. */
export function reportViolations(check: string, { subject, violations }: CheckResult): void {
  if (violations.length === 0) {
    console.log(`${check}: ${subject}: no violation`);
    return;
  }
  for (const violation of violations) console.error(`${check}: ${violation}`);
  console.error(`${check}: ${subject}: ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`);
  process.exitCode = 1;
}

/** Imports a built module. The path is relative to the root. */
export const importBuilt = (root: string, path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, path)).href);

/** Lists the TypeScript and CSS files in these folders of a root, with `/` as separator. */
export async function listSources(root: string, folders: readonly string[]): Promise<string[]> {
  const perFolder = await Promise.all(
    folders.map(async (folder) => (await listFilesBelow(join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  return perFolder.flat().filter((file) => /\.(tsx?|css)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file));
}

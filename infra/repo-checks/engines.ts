import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';

const manifestSchema = z.object({ engines: z.object({ node: z.string() }) });
const lockedPackage = z.object({
  // Old packages have a list or a string here, which npm ignores, too.
  engines: z.object({ node: z.string().optional() }).optional().catch(undefined),
  optional: z.boolean().optional(),
});
const lockSchema = z.object({ packages: z.record(z.string(), lockedPackage) });

export interface EnginesReport {
  violations: string[];
  /** Oldest Node version in one part of the project's range. */
  oldestVersion: string;
}

/**
 * Compares the project's Node range with those of its packages, because npm warns about each package that does not
 * support the running Node, except for optional ones. Checks the oldest version in every part of the range.
 */
export async function checkEngines(root: string): Promise<EnginesReport> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const supportedRange = manifestSchema.parse(JSON.parse(await read('package.json'))).engines.node;
  const { packages } = lockSchema.parse(JSON.parse(await read('package-lock.json')));
  const oldestVersion = semver.minVersion(supportedRange)?.version ?? supportedRange;
  const versions = supportedRange.split('||').map((part) => semver.minVersion(part.trim())?.version ?? part.trim());
  const violations = Object.entries(packages).flatMap(([path, { engines, optional }]) => {
    const range = engines?.node;
    if (path === '' || range === undefined || optional) return [];
    return versions
      .filter((version) => !semver.satisfies(version, range))
      .map(
        (version) => `${path.replace(/^.*node_modules\//, '')} does not support Node ${version}: it requires ${range}`,
      );
  });
  const readme = await read('README.md');
  if (!readme.includes(`Node ${oldestVersion} or newer`))
    violations.push(`README.md does not say "Node ${oldestVersion} or newer"`);
  return { violations, oldestVersion };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Licenses whose only requirement is to include their text. */
const PERMISSIVE_LICENSES = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD CC0-1.0 Unlicense BlueOak-1.0.0 Python-2.0 Zlib'.split(' '),
);

export interface LicenseException {
  packages: RegExp;
  /** `none` for a package without a license field. */
  licenses: string[];
  reason: string;
}

export const EXCEPTIONS: LicenseException[] = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licenses: ['LGPL-3.0-or-later'],
    reason: 'the image library behind sharp: unmodified, a file of its own, loaded dynamically',
  },
  {
    packages: /^libheif-js$/,
    licenses: ['LGPL-3.0'],
    reason: 'the HEIC decoder: unmodified, a module of its own that can be replaced',
  },
  {
    packages: /^lightningcss/,
    licenses: ['MPL-2.0'],
    reason: 'used unmodified while building; nothing of it is shipped',
  },
  { packages: /^axe-core$/, licenses: ['MPL-2.0'], reason: 'used unmodified in tests; nothing of it is shipped' },
  {
    packages: /^caniuse-lite$/,
    licenses: ['CC-BY-4.0'],
    reason: 'data about browsers, read while building and testing',
  },
  { packages: /^humanize-number$/, licenses: ['none'], reason: 'its readme says MIT; used by the load generator only' },
  { packages: /^pause$/, licenses: ['none'], reason: 'its readme contains the MIT license; a dependency of Passport' },
  { packages: /^@fontsource/, licenses: ['OFL-1.1'], reason: 'fonts, shipped unmodified under their own names' },
];

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), link: z.boolean().optional() })),
});
const manifestSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

export interface LicensesReport {
  violations: string[];
  /** Number of packages checked. */
  count: number;
}

/**
 * Checks that each dependency, direct or not, has a permissive or excepted license, and that each exception is needed.
 */
export async function checkLicenses(root: string, exceptions = EXCEPTIONS): Promise<LicensesReport> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const used = new Set<LicenseException>();
  const violations = new Set<string>();
  for (const [path, { license }] of installed) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const expression = license ?? (await readManifestLicense(join(root, path))) ?? 'none';
    const exception = exceptions.find(({ packages }) => packages.test(name));
    if (isAllowed(expression, [])) continue;
    if (exception && isAllowed(expression, exception.licenses)) used.add(exception);
    else violations.add(`${name} is under "${expression}", which is not a permissive license`);
  }
  const unusedExceptions = exceptions.filter((exception) => !used.has(exception));
  return {
    count: installed.length,
    violations: [
      ...violations,
      ...unusedExceptions.map(({ packages }) => `the exception for ${packages} is unused: remove it`),
    ],
  };
}

/** Returns the license in the manifest of an installed package. Older packages have a list. */
async function readManifestLicense(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { license, licenses } = manifestSchema.parse(JSON.parse(text));
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/**
 * Whether permissive and excepted licenses satisfy an SPDX expression. One of several alternatives (`OR`) is enough. An
 * expression with inner parentheses is rejected, because this parser does not support them.
 */
function isAllowed(expression: string, exceptedLicenses: string[]): boolean {
  const unwrapped = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(unwrapped)) return false;
  return unwrapped
    .split(/\s+OR\s+/)
    .some((alternative) =>
      alternative
        .split(/\s+AND\s+/)
        .every((license) => PERMISSIVE_LICENSES.has(license) || exceptedLicenses.includes(license)),
    );
}

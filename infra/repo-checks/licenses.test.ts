import { createFixtureProject } from './fixture-project.ts';
import { checkLicenses, type LicenseException } from './licenses.ts';

const LIBVIPS: LicenseException = { packages: /^libvips$/, licenses: ['LGPL-3.0'], reason: 'linked dynamically' };

async function check(packages: Record<string, object>, files = {}, exceptions: LicenseException[] = []) {
  const root = await createFixtureProject({ 'package-lock.json': JSON.stringify({ packages }), ...files });
  return (await checkLicenses(root, exceptions)).violations;
}

it('licenses: accepts permissive licenses in every notation', async () => {
  const violations = await check(
    {
      '': { license: 'Proprietary' },
      'packages/contracts': {},
      'node_modules/contracts': { link: true },
      'node_modules/a': { license: 'MIT' },
      'node_modules/@b/c': { license: '(MIT OR GPL-3.0-or-later)' },
      'node_modules/d': { license: 'Apache-2.0 AND MIT' },
      'node_modules/a/node_modules/old': {},
    },
    { 'node_modules/a/node_modules/old/package.json': '{"licenses":[{"type":"MIT"}]}' },
  );
  expect(violations).toEqual([]);
});

it.each([
  ['a copyleft license', { license: 'GPL-3.0-only' }, 'copyleft is under "GPL-3.0-only"'],
  ['a license in addition to a permissive one', { license: 'MIT AND AGPL-3.0' }, 'copyleft is under "MIT AND AGPL'],
  ['a commercial one', { license: 'SEE LICENSE IN LICENSE.md' }, 'copyleft is under "SEE LICENSE'],
  ['none at all', {}, 'copyleft is under "none"'],
])('licenses: finds %s', async (_name, entry, violation) => {
  expect(await check({ 'node_modules/x/node_modules/copyleft': entry })).toEqual([expect.stringContaining(violation)]);
});

it('licenses: accepts an exception only for the named package and its named license', async () => {
  const lgpl = { 'node_modules/libvips': { license: 'LGPL-3.0' } };
  expect(await check(lgpl, {}, [LIBVIPS])).toEqual([]);
  expect(await check({ ...lgpl, 'node_modules/other': { license: 'LGPL-3.0' } }, {}, [LIBVIPS])).toEqual([
    expect.stringContaining('other is under "LGPL-3.0"'),
  ]);
});

it('licenses: finds an unnecessary exception', async () => {
  expect(await check({ 'node_modules/libvips': { license: 'MIT' } }, {}, [LIBVIPS])).toEqual([
    expect.stringContaining('the exception for /^libvips$/ is unused'),
  ]);
});

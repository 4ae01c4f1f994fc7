import { checkEngines } from './engines.ts';
import { createFixtureProject } from './fixture-project.ts';

async function check(node: string, packages: Record<string, object>, readme = 'Needs Node 24.11.1 or newer.') {
  const root = await createFixtureProject({
    'package.json': JSON.stringify({ engines: { node } }),
    'package-lock.json': JSON.stringify({ packages: { '': { engines: { node } }, ...packages } }),
    'README.md': readme,
  });
  return (await checkEngines(root)).violations;
}
const requireNode = (node: string, more = {}) => ({ engines: { node }, ...more });

it('engines: accepts packages that support the oldest Node of each range', async () => {
  const violations = await check('^24.11.1 || >=26', {
    'node_modules/a': requireNode('>=18'),
    'node_modules/@b/c': requireNode('^20.19.0 || ^22.13.0 || >=24.11.0'),
    'node_modules/d': {},
    'node_modules/old': { engines: ['node >= 0.8'] },
    'node_modules/for-another-system': requireNode('^20.9.0', { optional: true }),
  });
  expect(violations).toEqual([]);
});

it.each([
  ['>=20.19', '>=22', 'c does not support Node 20.19.0: it requires >=22'],
  ['>=24.9', '^22.13.0 || >=24.11.0', 'c does not support Node 24.9.0: it requires ^22.13.0 || >=24.11.0'],
  ['^24.11.1 || >=25', '^24 || >=26', 'c does not support Node 25.0.0: it requires ^24 || >=26'],
])('engines: for Node %s, finds a package that requires %s', async (stated, range, violation) => {
  const violations = await check(stated, { 'node_modules/a/node_modules/c': requireNode(range) });
  expect(violations).toContain(violation);
});

it('engines: finds a README that promises another Node version', async () => {
  expect(await check('>=24.11.1', {}, 'Needs Node 24.1 or newer.')).toEqual([
    'README.md does not say "Node 24.11.1 or newer"',
  ]);
});

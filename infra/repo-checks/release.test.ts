import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { version, workspaces } = JSON.parse(readText('package.json'));

it('release: all packages have the same version, including in dependencies and in the lock file', () => {
  const packages = globSync(
    workspaces.map((folder: string) => `${folder}/package.json`),
    { cwd: ROOT },
  );
  expect(packages.length).toBeGreaterThan(10);
  const manifests = packages.map((path) => JSON.parse(readText(path)));
  const dependencies = manifests.flatMap((manifest) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const own = dependencies.filter(([name]) => name.startsWith('@placelore/'));
  const lock = JSON.parse(readText('package-lock.json'));
  const locked = packages.map((path) => lock.packages[path.replace('/package.json', '')].version);
  const versions = [
    lock.version,
    ...locked,
    ...manifests.map((manifest) => manifest.version),
    ...own.map(([, range]) => range),
  ];
  expect(new Set(versions)).toEqual(new Set([version]));
});

it('release: npm lists all packages with their hashes', async () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const { metadata, components } = JSON.parse(stdout);
  expect(metadata.component.version).toBe(version);
  expect(components.length).toBeGreaterThan(100);
  const packages = components.filter(({ purl }: { purl: string }) => !purl.startsWith('pkg:npm/%40placelore'));
  expect(packages.filter(({ hashes }: { hashes?: unknown }) => !hashes)).toEqual([]);
}, 30_000);

it('release: the changelog begins with the version, and the API document contains it', () => {
  expect(/^## (\S+)/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(version);
  expect(JSON.parse(readText('docs/openapi.json')).info.version).toBe(version);
});

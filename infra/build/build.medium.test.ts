import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Project with one package, one service, no frontend page, and this builder. */
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'placelore-build-'));
  for (const folder of ['packages/one/src/deep', 'services/two/src', 'frontend/server']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await cp(import.meta.dirname, join(root, 'infra/build'), { recursive: true });
  await cp(resolve(import.meta.dirname, '../launcher'), join(root, 'infra/launcher'), { recursive: true });
  await symlink(resolve(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  await writeFile(join(root, 'package.json'), '{"type": "module"}');
  await writeFile(join(root, 'packages/one/src/deep/a.ts'), 'export const a: number = 1;\n');
  await writeFile(join(root, 'packages/one/src/deep/a.test.ts'), 'test.todo;\n');
  await writeFile(join(root, 'services/two/src/main.ts'), 'export class Two { constructor(readonly n: number) {} }\n');
});
afterEach(() => rm(root, { recursive: true }));

function build(...names: string[]): { built: string[]; output: string; status: number | null } {
  const result = spawnSync(process.execPath, [join(root, 'infra/build/build.ts'), ...names], { encoding: 'utf8' });
  const output = result.stdout + result.stderr;
  return {
    built: [...output.matchAll(/^ {2}build (\w+)/gm)].map((match) => match[1]!).sort(),
    output,
    status: result.status,
  };
}
const dist = (file: string) => join(root, file.replace('src/', 'dist/'));

test('build: builds everything once, then only what changed', async () => {
  expect(build().built).toEqual(['frontend', 'one', 'two']);
  expect(build().built).toEqual([]);
  await writeFile(join(root, 'packages/one/src/deep/a.ts'), 'export const a: number = 2;\n');
  expect(build().built).toEqual(['one']);
  expect(await readFile(dist('packages/one/src/deep/a.js'), 'utf8')).toContain('a = 2');
});

test('build: ignores tests', async () => {
  build();
  expect(existsSync(dist('packages/one/src/deep/a.test.js'))).toBe(false);
  await writeFile(join(root, 'packages/one/src/deep/a.test.ts'), 'changed\n');
  expect(build().built).toEqual([]);
});

test('build: deletes the output of a deleted source', async () => {
  await writeFile(join(root, 'packages/one/src/b.ts'), 'export const b = 1;\n');
  build();
  expect(existsSync(dist('packages/one/src/b.js'))).toBe(true);
  await unlink(join(root, 'packages/one/src/b.ts'));
  build();
  expect(existsSync(dist('packages/one/src/b.js'))).toBe(false);
  expect(existsSync(dist('packages/one/src/b.js.map'))).toBe(false);
});

test('build: restores an output that was deleted', async () => {
  build();
  await unlink(dist('services/two/src/main.js'));
  expect(build().built).toEqual(['two']);
  expect(existsSync(dist('services/two/src/main.js'))).toBe(true);
});

test('build: fails for a workspace that does not compile until it is corrected', async () => {
  build();
  await writeFile(join(root, 'services/two/src/main.ts'), 'export class {');
  expect(build().status).toBe(1);
  expect(build('two').status).toBe(1);
  await writeFile(join(root, 'services/two/src/main.ts'), 'export class Two { constructor(readonly n: number) {} }\n');
  expect(build('two')).toMatchObject({ built: ['two'], status: 0 });
});

test('build: keeps the data of a workspace if a later build fails', async () => {
  const program = (text: string) =>
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(new URL('../dist/data.bin', import.meta.url), '${text}');\n`;
  await writeFile(join(root, 'packages/one/src/build-data.ts'), program('first'));
  build();
  expect(await readFile(dist('packages/one/src/data.bin'), 'utf8')).toBe('first');
  expect(build().built).toEqual([]);
  await writeFile(join(root, 'packages/one/src/build-data.ts'), `throw new Error('no data today');\n`);
  expect(build('one')).toMatchObject({ status: 1, output: expect.stringContaining('no data today') });
  expect(await readFile(dist('packages/one/src/data.bin'), 'utf8')).toBe('first');
  await writeFile(join(root, 'packages/one/src/build-data.ts'), program('second'));
  build();
  expect(await readFile(dist('packages/one/src/data.bin'), 'utf8')).toBe('second');
  await unlink(dist('packages/one/src/data.bin'));
  expect(build().built).toEqual(['one']);
});

test('build: builds only the named workspaces and rejects an unknown name', () => {
  expect(build('one').built).toEqual(['one']);
  expect(build('three').output).toContain('"three" is not a workspace');
});

// Starts the services of a previous version on the schema of this version, and uses them: the step of a release that
// proves that both can run side by side.
//   node infra/database/try-previous-version.ts [<tag or commit>]
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { build } from '../build/build.ts';
import { HttpVisitor, PASSWORD, registerVisitor, signInAdmin } from '../e2e/support/http-visitor.ts';
import { createLandscapePhoto } from '../e2e/support/photos.ts';
import { findFreePort, spawnLauncher, stopProcess, waitUntilReady } from '../e2e/support/product.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };

/**
 * Makes calls that read and write each schema. If the version does not work, a call fails with an error that names its
 * path.
 */
async function useProduct(url: string, dataDir: string, name: string): Promise<void> {
  const expectOk = async (call: Promise<Response>) => {
    const response = await call;
    if (!response.ok) throw new Error(`${name}: ${response.status} for ${response.url}: ${await response.text()}`);
    return response;
  };
  const guest = new HttpVisitor(url);
  await waitFor(guest, '/api/health', () => true);
  const list = await waitFor(guest, '/api/articles?limit=12', (body) => body !== '[]');
  const articles = JSON.parse(list) as { slug: string }[];
  await expectOk(guest.request(`/api/articles/${articles[0]!.slug}/direct`));
  await expectOk(guest.request('/api/articles?q=bridge'));
  const member = await registerVisitor(url, `${name}-member`);
  const { discoveryId } = await member.analyze(await createLandscapePhoto(COLOSSEUM, 1), { siteDetails: 'Colosseum' });
  await expectOk(guest.request('/api/discoveries/public'));
  await expectOk(member.request(`/api/discoveries/${discoveryId}`, { method: 'DELETE' }));
  const admin = await signInAdmin({ url, dataDir });
  await expectOk(admin.request('/api/admin/discoveries'));
}

/**
 * Polls for up to a minute, because the first jobs after a start add articles and may keep a busy machine from
 * responding.
 */
async function waitFor(visitor: HttpVisitor, path: string, isGood: (body: string) => boolean): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const response = await visitor.request(path);
    const body = await response.text();
    if (response.ok && isGood(body)) return body;
    if (attempt === 30) throw new Error(`${response.status} for ${path} after a minute: ${body}`);
    await sleep(2_000);
  }
}

async function withProduct(root: string, dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const port = String(await findFreePort());
  const environment = { PORT: port, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' };
  const child = spawnLauncher(environment, [process.execPath, join(root, 'infra/launcher/start.ts')]);
  try {
    await waitUntilReady(child);
    await work(`http://localhost:${port}`);
  } finally {
    await stopProcess(child);
  }
}

/** Links the installed packages into a folder, including those that only one workspace has. */
async function linkPackages(folder: string): Promise<void> {
  const workspaces = [...globSync('{packages,services}/*', { cwd: ROOT }), 'frontend', 'infra', '.'];
  for (const path of workspaces.map((workspace) => join(workspace, 'node_modules')).filter(isInstalled))
    await linkFolder(join(ROOT, path), join(folder, path));
}

/** Makes hard links to all files, which takes seconds, while copying 2 GB takes minutes. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // The target may be on another file system, where links are impossible.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

const isInstalled = (path: string): boolean => existsSync(join(ROOT, path));

/** @throws Error if there is no tag yet */
const findLastTag = (): Promise<string> =>
  run('git', ['describe', '--tags', '--abbrev=0'], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new Error('No version has a tag yet: name a commit.');
    },
  );

/** Checks a version out into a folder and builds it. Uses the installed packages if the version needs the same ones. */
async function checkOut(version: string, folder: string): Promise<void> {
  await run('git', ['worktree', 'add', '--detach', folder, version], { cwd: ROOT });
  const [own, former] = await Promise.all(
    [ROOT, folder].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  if (own === former) await linkPackages(folder);
  else await run('npm', ['ci'], { cwd: folder });
  await run(process.execPath, ['infra/build/build.ts'], { cwd: folder });
}

async function main(steps: StepReporter): Promise<void> {
  const [given] = parseArgs({ allowPositionals: true }).positionals;
  const version = given ?? (await findLastTag());
  const folder = await mkdtemp(join(tmpdir(), 'placelore-previous-'));
  const [code, dataDir] = [join(folder, 'code'), join(folder, 'data')];
  try {
    await build(ROOT, [], steps);
    await steps.run(`building ${version}`, () => checkOut(version, code));
    await steps.run('this version makes the schema', () =>
      withProduct(ROOT, dataDir, (url) => useProduct(url, dataDir, 'new')),
    );
    await steps.run(`${version} works on it`, () =>
      withProduct(code, dataDir, async (url) => {
        await useProduct(url, dataDir, 'former');
        // An account created by the new version can sign in to the former one.
        const response = await new HttpVisitor(url).post('/api/login', { username: 'new-member', password: PASSWORD });
        if (!response.ok) throw new Error(`A member of the new version could not sign in: ${response.status}`);
      }),
    );
    await steps.run('this version works after it', () =>
      withProduct(ROOT, dataDir, (url) => useProduct(url, dataDir, 'again')),
    );
  } finally {
    await run('git', ['worktree', 'remove', '--force', code], { cwd: ROOT }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

await main(new StepReporter());

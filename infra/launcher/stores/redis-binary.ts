import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../processes/startup-error.ts';
import { findOnPath, installAsRoot, isExecutable } from './system-packages.ts';

const run = promisify(execFile);

export interface RedisBinary {
  file: string;
  env: Record<string, string>;
}

/** Debian packages that redis-server needs in addition to the libraries of every Debian. */
const DEBIAN_PACKAGES = ['redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2'];

/**
 * Finds the Redis to run: the one on PATH, or the system's package on Debian and its derivatives. Root installs the
 * package; other users unpack it into a folder.
 * @param folder folder for an unpacked Redis
 * @throws StartupError if none is found and none can be installed
 */
export async function findRedisBinary(folder: string): Promise<RedisBinary> {
  const found = (await findSystemRedis()) ?? (await findUnpacked(folder));
  if (found) return found;
  await installAsRoot('redis-server');
  const installed = (await findSystemRedis()) ?? (await downloadAndUnpack(folder));
  if (installed) return installed;
  throw new StartupError(
    'Placelore needs Redis and found none: install redis-server (Debian: "apt-get install redis-server", macOS: "brew ' +
      'install redis", Fedora: "dnf install valkey"), or set REDIS_URL to a running one.',
  );
}

async function findSystemRedis(): Promise<RedisBinary | undefined> {
  const file = await findOnPath(['redis-server', 'valkey-server']);
  return file === undefined ? undefined : { file, env: {} };
}

async function downloadAndUnpack(folder: string): Promise<RedisBinary | undefined> {
  await mkdir(join(folder, '..'), { recursive: true });
  const tempFolder = await mkdtemp(`${folder}.`);
  try {
    await downloadPackages(tempFolder);
    for (const name of await readdir(tempFolder)) {
      if (name.endsWith('.deb')) await run('dpkg', ['-x', join(tempFolder, name), join(tempFolder, 'root')]);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(join(tempFolder, 'root'), folder);
  } catch {
    return undefined;
  } finally {
    await rm(tempFolder, { recursive: true, force: true });
  }
  return findUnpacked(folder);
}

async function downloadPackages(folder: string): Promise<void> {
  const runDownload = (options: string[]) =>
    run('apt-get', [...options, 'download', ...DEBIAN_PACKAGES], { cwd: folder });
  await runDownload([]).catch(async () => {
    // The system has no package lists, and only root may download them, so download private ones.
    await mkdir(join(folder, 'lists', 'partial'), { recursive: true });
    await mkdir(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
    const localLists = [
      '-o',
      `Dir::State::Lists=${join(folder, 'lists')}`,
      '-o',
      `Dir::Cache=${join(folder, 'cache')}`,
    ];
    await run('apt-get', [...localLists, 'update']);
    await runDownload(localLists);
  });
}

async function findUnpacked(folder: string): Promise<RedisBinary | undefined> {
  // Depending on the package, redis-server is an absolute or a relative link to redis-check-rdb.
  for (const name of ['redis-server', 'redis-check-rdb']) {
    const file = join(folder, 'usr', 'bin', name);
    if (!(await isExecutable(file))) continue;
    const libraries = join(folder, 'usr', 'lib');
    const triples = (await readdir(libraries)).filter((entry) => entry.includes('-linux-'));
    return { file, env: { LD_LIBRARY_PATH: triples.map((triple) => join(libraries, triple)).join(':') } };
  }
  return undefined;
}

import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the first of these programs that is on PATH. */
export async function findOnPath(names: string[]): Promise<string | undefined> {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (await isExecutable(file)) return file;
    }
  }
  return undefined;
}

/**
 * Installs a Debian package. Does nothing unless it runs as root on Debian or a derivative, or if the installation
 * fails.
 */
export async function installAsRoot(name: string): Promise<void> {
  if (userInfo().uid !== 0 || (await findOnPath(['apt-get'])) === undefined) return;
  const aptGet = (...args: string[]) =>
    run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  // The package lists of an image name old versions. Without a network, the lists on the disk may still be good enough.
  await aptGet('update').catch(() => undefined);
  await aptGet('install', '-y', '--no-install-recommends', name).catch(() => undefined);
}

export const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

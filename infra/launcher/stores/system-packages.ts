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

/** Installs a Debian package as root on Debian or its derivatives; does nothing otherwise or when that fails. */
export async function installAsRoot(name: string): Promise<void> {
  if (userInfo().uid !== 0 || (await findOnPath(['apt-get'])) === undefined) return;
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  // A fresh container has no package lists yet.
  await install()
    .catch(() => run('apt-get', ['update']).then(install))
    .catch(() => undefined);
}

export const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

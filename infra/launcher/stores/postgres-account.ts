import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../processes/startup-error.ts';

const run = promisify(execFile);

/** Account that runs Postgres, which refuses to run as root. */
export interface PostgresAccount {
  ids: { uid?: number; gid?: number };
  wrap(file: string, args: string[]): { file: string; args: string[] };
  /** Makes the account the owner of a file or folder. */
  grantOwnership(path: string): Promise<void>;
}

/** System user that root creates to run Postgres if user namespaces are not allowed. */
const SYSTEM_USER = 'placelore';

const unwrapped = (file: string, args: string[]) => ({ file, args });
const currentUserAccount: PostgresAccount = { ids: {}, wrap: unwrapped, grantOwnership: async () => undefined };

/**
 * Chooses the account that runs Postgres.
 * - An ordinary user runs it directly.
 * - Root runs it in a user namespace in which root's files belong to `nobody`. This changes nothing on the machine and
 *   works in any folder, even below a private one.
 * - If namespaces are not allowed, as in most containers, a dedicated system user runs it.
 * - An existing cluster stays with the account that created it.
 * @param dataFolder the cluster's folder, which may not exist yet
 * @throws StartupError if no account is possible
 */
export async function choosePostgresAccount(dataFolder: string, binary: string): Promise<PostgresAccount> {
  if (userInfo().uid !== 0) return currentUserAccount;
  const owner = await stat(dataFolder).then(
    (stats) => stats.uid,
    () => undefined,
  );
  if ((owner === undefined || owner === 0) && (await areNamespacesAllowed())) return namespaceAccount;
  if (owner === 0) {
    throw new StartupError(
      `The database in ${dataFolder} was created with user namespaces, which are not allowed here: start as an ordinary ` +
        'user who owns the data folder, or set DATA_DIR to another folder.',
    );
  }
  const user = owner === undefined ? await ensureSystemUser() : { uid: owner, gid: (await stat(dataFolder)).gid };
  for (const path of [binary, dataFolder]) await assertReachable(path);
  return { ids: user, wrap: unwrapped, grantOwnership: (path) => chown(path, user.uid, user.gid) };
}

const NAMESPACE_ARGS = ['--user', '--map-user=65534', '--map-group=65534', '--'];
const namespaceAccount: PostgresAccount = {
  ids: {},
  wrap: (file, args) => ({ file: 'unshare', args: [...NAMESPACE_ARGS, file, ...args] }),
  grantOwnership: async () => undefined,
};

const areNamespacesAllowed = (): Promise<boolean> =>
  run('unshare', [...NAMESPACE_ARGS, 'id']).then(
    () => true,
    () => false,
  );

async function ensureSystemUser(): Promise<{ uid: number; gid: number }> {
  const readIds = async () => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => (await run('id', [flag, SYSTEM_USER])).stdout),
    );
    return { uid: Number(uid), gid: Number(gid) };
  };
  try {
    return await readIds();
  } catch {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      SYSTEM_USER,
    ]).catch(() => {
      throw new StartupError(
        'PostgreSQL refuses to run as root and no other account could be created: start Placelore as an ordinary user.',
      );
    });
    return readIds();
  }
}

/** Checks that a system user can traverse all parent folders. */
async function assertReachable(path: string): Promise<void> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) {
      throw new StartupError(
        `PostgreSQL refuses to run as root, and its own user cannot enter ${folder}: run "chmod o+x ${folder}", or start ` +
          'Placelore as an ordinary user.',
      );
    }
    if (folder === dirname(folder)) return;
  }
}

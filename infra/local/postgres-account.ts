import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from './fault.ts';

const run = promisify(execFile);

/** Under which account Postgres runs: it refuses to be root. */
export interface Account {
  ids: { uid?: number; gid?: number };
  wrap(file: string, args: string[]): { file: string; args: string[] };
  /** Gives a file or folder to the account. */
  own(path: string): Promise<void>;
}

/** The user made when root starts Postgres where user namespaces are not allowed. */
const USER = 'placelore';

const asIs = (file: string, args: string[]) => ({ file, args });
const ourselves: Account = { ids: {}, wrap: asIs, own: async () => undefined };

/**
 * An ordinary user runs Postgres itself. Root runs it in a user namespace where root's files belong to `nobody`:
 * nothing on the machine changes and any folder works, even below a private one. Where that is not allowed (most
 * containers), a system user of ours runs it. A cluster stays with the account that made it.
 * @param data the cluster's folder, which may not exist yet
 * @throws Fault when neither is possible
 */
export async function accountFor(data: string, binary: string): Promise<Account> {
  if (userInfo().uid !== 0) return ourselves;
  const owner = await stat(data).then(
    (found) => found.uid,
    () => undefined,
  );
  if ((owner === undefined || owner === 0) && (await namespacesAllowed())) return inNamespace;
  if (owner === 0) {
    throw new Fault(
      `The database in ${data} was made where user namespaces are allowed, and here they are not: start as an ordinary ` +
        'user who owns the data folder, or set DATA_DIR to another folder.',
    );
  }
  const user = owner === undefined ? await systemUser() : { uid: owner, gid: (await stat(data)).gid };
  for (const path of [binary, data]) await checkReachable(path);
  return { ids: user, wrap: asIs, own: (path) => chown(path, user.uid, user.gid) };
}

const NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534', '--'];
const inNamespace: Account = {
  ids: {},
  wrap: (file, args) => ({ file: 'unshare', args: [...NAMESPACE, file, ...args] }),
  own: async () => undefined,
};

const namespacesAllowed = (): Promise<boolean> =>
  run('unshare', [...NAMESPACE, 'id']).then(
    () => true,
    () => false,
  );

async function systemUser(): Promise<{ uid: number; gid: number }> {
  const ids = async () => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, USER])).stdout));
    return { uid: Number(uid), gid: Number(gid) };
  };
  try {
    return await ids();
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]).catch(
      () => {
        throw new Fault(
          'PostgreSQL refuses to run as root and no other account could be made: start Placelore as an ordinary user.',
        );
      },
    );
    return ids();
  }
}

/** A system user has to be able to walk down to its files. */
async function checkReachable(path: string): Promise<void> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) {
      throw new Fault(
        `PostgreSQL refuses to run as root and its own user cannot enter ${folder}: run "chmod o+x ${folder}", or start ` +
          'Placelore as an ordinary user.',
      );
    }
    if (folder === dirname(folder)) return;
  }
}

/** A failure the person at the terminal can remedy: its message is one sentence that says how. */
export class Fault extends Error {
  override name = 'Fault';
}

const code = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The sentence for the terminal: known faults of the machine get their remedy, anything else its stack. */
export function explain(error: unknown, dataDir: string): string {
  if (error instanceof Fault) return error.message;
  switch (code(error)) {
    case 'ENOSPC':
      return diskFull(dataDir);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notWritable(dataDir);
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

export const diskFull = (folder: string): string =>
  `The disk of ${folder} is full (less than 200 MB free): free some space, or set DATA_DIR to a folder on another disk.`;

export const notWritable = (folder: string): string =>
  `The data folder ${folder} cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.`;

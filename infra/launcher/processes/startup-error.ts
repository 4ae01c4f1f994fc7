/** Failure that the user at the terminal can fix. Its message is one sentence that says how. */
export class StartupError extends Error {
  override name = 'StartupError';
}

const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Formats an error for the terminal: as a remedy for known errors of the machine, and otherwise with its stack. */
export function formatStartupError(error: unknown, dataDir: string): string {
  if (error instanceof StartupError) return error.message;
  switch (getErrorCode(error)) {
    case 'ENOSPC':
      return diskFullMessage(dataDir);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notWritableMessage(dataDir);
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

export const diskFullMessage = (folder: string): string =>
  `The disk of ${folder} is full (less than 200 MB free): free some space, or set DATA_DIR to a folder on another disk.`;

/** @param databaseUrl set if the database is not the one in the data folder */
export const outdatedDataMessage = (folder: string, databaseUrl?: string): string =>
  databaseUrl === undefined
    ? `The data folder was made by an older version of Placelore that cannot be upgraded. Delete it (${folder}) and start again.`
    : 'The database was made by an older version of Placelore that cannot be upgraded. Drop the database "placelore" on ' +
      `the server that DATABASE_URL names, delete the data folder (${folder}), and start again.`;

export const notWritableMessage = (folder: string): string =>
  `The data folder ${folder} cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.`;

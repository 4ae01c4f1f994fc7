/** Codes of the file system and of Postgres for a full disk. */
const NO_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']); // 53100: disk_full

/** Code of Postgres for a lack of memory. */
const NO_MEMORY_CODES = new Set(['53200']); // out_of_memory

/** How Redis begins a message that refuses a write. */
const REDIS_NO_SPACE = /^MISCONF /;
const REDIS_NO_MEMORY = /^OOM /;

function getCode(thrown: unknown): unknown {
  const error = thrown as { code?: unknown; driverError?: { code?: unknown } } | null;
  return error?.driverError?.code ?? error?.code;
}

/** Checks whether a store could not write because its disk is full. Reads still work. */
export const isStorageFull = (thrown: unknown): boolean =>
  thrown instanceof Error && (NO_SPACE_CODES.has(String(getCode(thrown))) || REDIS_NO_SPACE.test(thrown.message));

/** Checks whether a store has no memory left. */
export const isMemoryFull = (thrown: unknown): boolean =>
  thrown instanceof Error && (NO_MEMORY_CODES.has(String(getCode(thrown))) || REDIS_NO_MEMORY.test(thrown.message));

/** Runs an optional write, such as the time of last use, and ignores a full disk. @throws all other errors */
export async function writeIfPossible(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (!isStorageFull(thrown)) throw thrown;
  }
}

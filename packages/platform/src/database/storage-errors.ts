/** Codes of the file system and of Postgres when there is no space left. */
const NO_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']); // 53100: disk_full

/** Codes of Postgres when it lacks memory. */
const NO_MEMORY_CODES = new Set(['53200']); // out_of_memory

/** Beginnings of Redis' refusals to write. */
const REDIS_NO_SPACE = /^MISCONF /;
const REDIS_NO_MEMORY = /^OOM /;

function getCode(thrown: unknown): unknown {
  const error = thrown as { code?: unknown; driverError?: { code?: unknown } } | null;
  return error?.driverError?.code ?? error?.code;
}

/** Checks whether a store could not write because its disk is full; reads go on. */
export const isStorageFull = (thrown: unknown): boolean =>
  thrown instanceof Error && (NO_SPACE_CODES.has(String(getCode(thrown))) || REDIS_NO_SPACE.test(thrown.message));

/** Checks whether a store has no memory left at the moment. */
export const isMemoryFull = (thrown: unknown): boolean =>
  thrown instanceof Error && (NO_MEMORY_CODES.has(String(getCode(thrown))) || REDIS_NO_MEMORY.test(thrown.message));

/** Runs a write that a read can do without, such as the time of its last use. @throws whatever is no full disk */
export async function writeIfPossible(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (!isStorageFull(thrown)) throw thrown;
  }
}

/** Ms until a failed import is repeated; the navigation that interrupted it is over by then. */
const RETRY_DELAY_MS = 500;

/**
 * Imports the module of a page, and once more after a failure: a navigation that was itself given up may have
 * interrupted the first attempt, or a connection that changed.
 * @param load imports the module
 * @throws the error of the second attempt
 */
export async function importPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}

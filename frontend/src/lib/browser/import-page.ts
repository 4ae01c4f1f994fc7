/** Ms until a failed import is repeated. A navigation that interrupted it is over by then. */
const RETRY_DELAY_MS = 500;

/**
 * Imports the module of a page, with one retry: the first attempt may have been interrupted by a navigation that was
 * then canceled, or by a change of the connection.
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

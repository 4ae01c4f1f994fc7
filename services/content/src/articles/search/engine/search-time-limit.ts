/** Milliseconds that a search waits for the engine before PostgreSQL answers it. */
export const SEARCH_TIMEOUT_MS = 400;

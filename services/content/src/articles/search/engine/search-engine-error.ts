/** Error of a search engine. Its reason is a code without words, URLs or keys, so that it can be logged. */
export class SearchEngineError extends Error {
  /**
   * @param reason `unreachable`, `timed_out`, `invalid_response`, `task_failed`, or a code of the engine
   * @param status HTTP status of its response; null without one
   */
  constructor(
    readonly reason: string,
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`The search engine failed (${reason})`, options);
    this.name = 'SearchEngineError';
  }

  /** Whether the same call may succeed later without a change on our side. */
  get isPassing(): boolean {
    return this.reason !== 'task_failed' && this.status !== 400 && this.status !== 413;
  }

  /** What operators should know and do, as part of a sentence. */
  get advice(): string {
    if (this.reason === 'index_not_found') return 'has no index of the articles: run "npm run ops -- rebuild-search"';
    if (this.status === 401 || this.status === 403) return `rejected SEARCH_ENGINE_KEY (${this.reason})`;
    return `does not work (${this.reason}), so PostgreSQL answers all searches`;
  }
}

/** Shares one response among identical concurrent requests; keeps it in memory only while it is pending. */
export class RequestCoalescer {
  private readonly inProgress = new Map<string, Promise<unknown>>();

  run<T>(key: string, request: () => Promise<T>): Promise<T> {
    const shared = this.inProgress.get(key);
    if (shared) return shared as Promise<T>;
    const response = request().finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, response);
    return response;
  }
}

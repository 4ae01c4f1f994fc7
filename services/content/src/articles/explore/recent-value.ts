import { VersionedValue } from './versioned-value.js';

interface RecentValueOptions<T> {
  read: () => Promise<T>;
  /** Returns the version of the data; the value is kept while the version is the same. */
  readVersion: () => Promise<string>;
  /** Ms for which the value is kept even if the version changes, so that many readers and changes cause few reads. */
  minAgeMs: number;
}

/** Keeps the result of a function until the data that it reads has changed. An error is not kept. */
export class RecentValue<T> {
  private readonly value: VersionedValue<T>;
  private latest: { at: number; version: string } | null = null;

  constructor(private readonly options: RecentValueOptions<T>) {
    this.value = new VersionedValue(options.read);
  }

  async get(now = Date.now()): Promise<T> {
    const { readVersion, minAgeMs } = this.options;
    if (this.latest === null || now - this.latest.at >= minAgeMs) {
      const version = await readVersion();
      if (this.latest?.version !== version) this.latest = { at: now, version };
    }
    return this.value.get(this.latest.version);
  }
}

/** Keeps the result of a function while a version is the same. An error is not kept. */
export class VersionedValue<T> {
  private kept: { version: string; value: Promise<T> } | null = null;

  constructor(private readonly read: () => Promise<T>) {}

  get(version: string): Promise<T> {
    if (this.kept?.version === version) return this.kept.value;
    const kept = { version, value: this.read() };
    this.kept = kept;
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept.value;
  }
}

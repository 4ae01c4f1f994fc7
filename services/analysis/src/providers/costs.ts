/** What one paid call cost. */
export interface CostEntry {
  /** The vendor that charges, e.g. `openai`. */
  provider: string;
  model: string | null;
  purpose: 'vision' | 'writing' | 'moderation';
  /** USD. */
  usd: number;
  /** True when the vendor did not say what it used, or never answered: then the estimate made before the call counts. */
  estimated: boolean;
}

/**
 * The daily account of paid calls. Its numbers are shared by all processes of the service; what is in flight inside one
 * process is {@link import('./budget.js').Budget}'s own concern.
 */
export interface CostLedger {
  /** USD left of today's budget (UTC day); 0 or less when it is spent. */
  remainingToday(): Promise<number>;
  /** Stores a cost as soon as it is known. Called once per paid call; callers further up never record again. */
  record(entry: CostEntry): Promise<void>;
}

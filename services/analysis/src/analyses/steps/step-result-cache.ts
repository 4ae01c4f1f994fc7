import { Injectable } from '@nestjs/common';
import { sanitizeForPostgres } from '../sanitize-for-postgres.js';
import { StepResultsRepository } from './step-results.repository.js';

/** What costly steps answered, kept by everything that decides their answer. */
@Injectable()
export class StepResultCache {
  private readonly inProgress = new Map<string, Promise<object>>();

  constructor(private readonly repository: StepResultsRepository) {}

  /** The outcome that this analysis has for itself, or used before; null when there is none. */
  getOwn<T extends object>(analysisId: string, key: string): Promise<T | null> {
    return this.repository.findAndLink<T>(analysisId, key);
  }

  store(analysisId: string, key: string, value: object): Promise<void> {
    return this.repository.store(analysisId, key, value);
  }

  /**
   * The stored outcome, or the one made now; equal ones at the same time are made once. Stored only when `lasting`, and
   * as that of every analysis that got it.
   * @param analysisId null for what is about a place alone and belongs to nobody
   */
  async getOrCompute<T extends object>(
    analysisId: string | null,
    key: string,
    compute: () => Promise<T>,
    isCacheable: (computed: T) => boolean,
  ): Promise<T> {
    const running = this.inProgress.get(key);
    const work =
      running ?? this.loadOrCompute(analysisId, key, compute, isCacheable).finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, work);
    const result = (await work) as T;
    // Whoever joined the work of another analysis uses the outcome, too.
    if (running && isCacheable(result)) await this.repository.store(analysisId, key, result);
    return result;
  }

  private async loadOrCompute<T extends object>(
    analysisId: string | null,
    key: string,
    compute: () => Promise<T>,
    isCacheable: (computed: T) => boolean,
  ): Promise<T> {
    const stored = await this.repository.findAndLink<T>(analysisId, key);
    if (stored) return stored;
    const computed = sanitizeForPostgres(await compute());
    if (isCacheable(computed)) await this.repository.store(analysisId, key, computed);
    return computed;
  }
}

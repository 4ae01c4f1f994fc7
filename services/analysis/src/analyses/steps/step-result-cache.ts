import { Injectable } from '@nestjs/common';
import { recordCacheRead } from '@placelore/platform/telemetry/measure-call.js';
import { sanitizeForPostgres } from '../sanitize-for-postgres.js';
import { StepResultsRepository } from './step-results.repository.js';

/** Caches the results of costly steps, with everything that determines them as the key. */
@Injectable()
export class StepResultCache {
  private readonly inProgress = new Map<string, Promise<object>>();

  constructor(private readonly repository: StepResultsRepository) {}

  /** Returns the result that this analysis stored or used before; null when there is none. */
  getOwn<T extends object>(analysisId: string, key: string): Promise<T | null> {
    return this.repository.findAndLink<T>(analysisId, key);
  }

  store(analysisId: string, key: string, value: object): Promise<void> {
    return this.repository.store(analysisId, key, value);
  }

  /**
   * Returns the stored result or computes it; equal concurrent requests are computed once. Stores a result only if
   * `isCacheable` accepts it, and links it to every analysis that received it.
   * @param analysisId null for results about a place alone, which have no owner
   */
  async getOrCompute<T extends object>(
    analysisId: string | null,
    key: string,
    compute: () => Promise<T>,
    isCacheable: (computed: T) => boolean,
  ): Promise<T> {
    const running = this.inProgress.get(key);
    const computation =
      running ?? this.loadOrCompute(analysisId, key, compute, isCacheable).finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, computation);
    const result = (await computation) as T;
    // An analysis that waited for another one's computation uses the result as well.
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
    recordCacheRead('step_results', stored !== null);
    if (stored) return stored;
    const computed = sanitizeForPostgres(await compute());
    if (isCacheable(computed)) await this.repository.store(analysisId, key, computed);
    return computed;
  }
}

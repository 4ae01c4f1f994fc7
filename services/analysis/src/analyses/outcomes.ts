import { Injectable } from '@nestjs/common';
import { OutcomesRepository } from './outcomes.repository.js';
import { storable } from './storable.js';

/** What costly steps answered, kept by everything that decides their answer. */
@Injectable()
export class Outcomes {
  private readonly underWay = new Map<string, Promise<object>>();

  constructor(private readonly repository: OutcomesRepository) {}

  /** The outcome that this analysis has for itself, or used before; null when there is none. */
  own<T extends object>(analysisId: string, key: string): Promise<T | null> {
    return this.repository.use<T>(analysisId, key);
  }

  keep(analysisId: string, key: string, value: object): Promise<void> {
    return this.repository.keep(analysisId, key, value);
  }

  /**
   * The stored outcome, or the one made now; equal ones at the same time are made once. Stored only when `lasting`, and
   * as that of every analysis that got it.
   * @param analysisId null for what is about a place alone and belongs to nobody
   */
  async once<T extends object>(
    analysisId: string | null,
    key: string,
    make: () => Promise<T>,
    lasting: (made: T) => boolean,
  ): Promise<T> {
    const joined = this.underWay.get(key);
    const work = joined ?? this.storedOrMade(analysisId, key, make, lasting).finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    const outcome = (await work) as T;
    // Whoever joined the work of another analysis uses the outcome, too.
    if (joined && lasting(outcome)) await this.repository.keep(analysisId, key, outcome);
    return outcome;
  }

  private async storedOrMade<T extends object>(
    analysisId: string | null,
    key: string,
    make: () => Promise<T>,
    lasting: (made: T) => boolean,
  ): Promise<T> {
    const stored = await this.repository.use<T>(analysisId, key);
    if (stored) return stored;
    const made = storable(await make());
    if (lasting(made)) await this.repository.keep(analysisId, key, made);
    return made;
  }
}

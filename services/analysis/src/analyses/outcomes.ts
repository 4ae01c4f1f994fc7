import { Injectable } from '@nestjs/common';
import { AnalysesRepository } from './analyses.repository.js';
import { storable } from './storable.js';

/** What costly steps answered, kept by everything that decides their answer. */
@Injectable()
export class Outcomes {
  private readonly underWay = new Map<string, Promise<object>>();

  constructor(private readonly repository: AnalysesRepository) {}

  /** The kept outcome, or the one made now; equal ones at the same time are made once. Kept only when `lasting`. */
  async once<T extends object>(key: string, make: () => Promise<T>, lasting: (made: T) => boolean): Promise<T> {
    const underWay =
      this.underWay.get(key) ?? this.keptOrMade(key, make, lasting).finally(() => this.underWay.delete(key));
    this.underWay.set(key, underWay);
    return underWay as Promise<T>;
  }

  private async keptOrMade<T extends object>(key: string, make: () => Promise<T>, lasting: (made: T) => boolean) {
    const kept = await this.repository.outcome<T>(key);
    if (kept) return kept;
    const made = storable(await make());
    if (lasting(made)) await this.repository.keepOutcome(key, made);
    return made;
  }
}

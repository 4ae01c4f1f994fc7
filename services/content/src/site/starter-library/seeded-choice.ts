import { createHash } from 'node:crypto';

/** Chooses pseudo-randomly, and always the same for the same record. */
export class SeededChoice {
  constructor(private readonly id: string) {}

  /** Returns one of `choices`, determined by the record's id and the slot; never by the other choices. */
  pick<T>(slot: string, choices: readonly T[]): T {
    return choices[this.hash(slot) % choices.length]!;
  }

  /** Returns a 32-bit integer, spread evenly over records and slots. */
  hash(slot: string): number {
    return createHash('sha256').update(`${this.id} ${slot}`).digest().readUInt32BE(0);
  }
}

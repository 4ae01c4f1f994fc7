import { createHash } from 'node:crypto';

/** Choices that look free and are always the same for the same record. */
export class SeededChoice {
  constructor(private readonly id: string) {}

  /** One of `choices`, decided by the record's id and by what is being chosen; never by the other choices. */
  pick<T>(slot: string, choices: readonly T[]): T {
    return choices[this.hash(slot) % choices.length]!;
  }

  /** A whole number of 32 bits, spread evenly over records and slots. */
  hash(slot: string): number {
    return createHash('sha256').update(`${this.id} ${slot}`).digest().readUInt32BE(0);
  }
}

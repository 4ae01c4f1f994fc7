import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ComparisonRepository } from './comparison.repository.js';
import { similarTitles } from './similar-titles.js';
import { TitleSets } from './title-sets.js';

/** Rows of one statement: points, titles looked up one by one, titles read and crossed out, pairs noted. */
const BATCH = { points: 500, titles: 20, read: 1_000, crossedOut: 5_000, pairs: 5_000 } as const;
/** From how many changed titles on reading all is quicker than looking each up. */
const MANY = 300;

/**
 * Keeps what is known of similar titles and close points up to date: what changed is compared with everything else.
 * Several processes may do so at once; they find the same.
 */
@Injectable()
export class DuplicateScan implements OnApplicationShutdown {
  private running: Promise<number> | undefined;
  private next: Promise<number> | undefined;
  private stopping = false;

  constructor(private readonly repository: ComparisonRepository) {}

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled([this.running, this.next]);
  }

  /**
   * Compares all that changed before this call; returns how many titles and points that were. Calls while one is under
   * way share the one after it.
   */
  refresh(): Promise<number> {
    this.next ??= this.runAfter(this.running);
    return this.next;
  }

  /** Forgets what is known of titles and points that are no more. */
  forget(): Promise<void> {
    return this.repository.forgetLinks();
  }

  /** How many articles have changed and were not compared since. */
  waiting(): Promise<number> {
    return this.repository.waiting(null, Number.MAX_SAFE_INTEGER);
  }

  private async runAfter(earlier: Promise<number> | undefined): Promise<number> {
    await earlier?.catch(() => undefined);
    this.running = this.next;
    this.next = undefined;
    try {
      return (await this.comparePoints()) + (await this.compareTitles());
    } finally {
      this.running = undefined;
    }
  }

  private async comparePoints(): Promise<number> {
    return this.repeat(() => this.repository.comparePoints(BATCH.points));
  }

  private async compareTitles(): Promise<number> {
    const many = (await this.repository.waiting('similar', MANY)) === MANY;
    const compared = many ? await this.compareAllTitles() : 0;
    return compared + (await this.repeat(() => this.repository.compareTitles(BATCH.titles)));
  }

  /** Does the same until there is nothing more to do. */
  private async repeat(compare: () => Promise<number>): Promise<number> {
    let compared = 0;
    for (let some = 1; some > 0 && !this.stopping; compared += some) some = await compare();
    return compared;
  }

  /** Reads all titles and finds the similar ones among them; what changes meanwhile waits on. */
  private async compareAllTitles(): Promise<number> {
    const { sets, hashes } = await this.readTitles();
    const ones: string[] = [];
    const others: string[] = [];
    await similarTitles(sets, (one, other) => {
      ones.push(hashes[one]!);
      others.push(hashes[other]!);
    });
    for (let from = 0; from < ones.length; from += BATCH.pairs) {
      await this.repository.link(ones.slice(from, from + BATCH.pairs), others.slice(from, from + BATCH.pairs));
    }
    for (let from = 0; from < hashes.length; from += BATCH.crossedOut) {
      await this.repository.crossOut(hashes.slice(from, from + BATCH.crossedOut));
    }
    return hashes.length;
  }

  private async readTitles(): Promise<{ sets: TitleSets; hashes: string[] }> {
    const sets = new TitleSets();
    const hashes: string[] = [];
    for (;;) {
      const page = await this.repository.titles(hashes.at(-1) ?? null, BATCH.read);
      for (const { hash, trigrams } of page) {
        sets.add(trigrams);
        hashes.push(hash);
      }
      if (page.length < BATCH.read) return { sets, hashes };
    }
  }
}

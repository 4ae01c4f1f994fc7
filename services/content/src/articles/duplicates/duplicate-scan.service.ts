import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ComparisonRepository } from './comparison.repository.js';
import { findSimilarTitles } from './similarity-join/similar-titles.js';
import { TitleSets } from './similarity-join/title-sets.js';

/** Rows per statement: points compared, titles looked up separately, titles read and dequeued, pairs stored. */
const BATCH_SIZES = { points: 500, titles: 20, readTitles: 1_000, dequeued: 5_000, pairs: 5_000 } as const;
/** With this many changed titles, reading all titles is faster than looking up each one. */
const FULL_SCAN_THRESHOLD = 300;

/**
 * Keeps similar titles and close points up to date by comparing every change with all other articles. Several processes
 * may do that at once; they find the same pairs.
 */
@Injectable()
export class DuplicateScanService implements OnApplicationShutdown {
  private currentRun: Promise<number> | undefined;
  private nextRun: Promise<number> | undefined;
  private isStopping = false;

  constructor(private readonly repository: ComparisonRepository) {}

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.allSettled([this.currentRun, this.nextRun]);
  }

  /**
   * Compares everything that changed before this call. @returns the number of titles and points compared
   * Calls during a comparison share the one that follows it.
   */
  refresh(): Promise<number> {
    this.nextRun ??= this.runAfter(this.currentRun);
    return this.nextRun;
  }

  /** Deletes pairs of titles and points that no longer exist. */
  deleteObsoletePairs(): Promise<void> {
    return this.repository.deleteObsoletePairs();
  }

  /** Returns how many changed articles have not been compared yet. */
  countWaiting(): Promise<number> {
    return this.repository.countWaiting(null, Number.MAX_SAFE_INTEGER);
  }

  private async runAfter(previousRun: Promise<number> | undefined): Promise<number> {
    await previousRun?.catch(() => undefined);
    this.currentRun = this.nextRun;
    this.nextRun = undefined;
    try {
      return (await this.comparePoints()) + (await this.compareTitles());
    } finally {
      this.currentRun = undefined;
    }
  }

  private async comparePoints(): Promise<number> {
    return this.repeatUntilDone(() => this.repository.comparePoints(BATCH_SIZES.points));
  }

  private async compareTitles(): Promise<number> {
    const hasMany = (await this.repository.countWaiting('similar', FULL_SCAN_THRESHOLD)) === FULL_SCAN_THRESHOLD;
    const compared = hasMany ? await this.compareAllTitles() : 0;
    return compared + (await this.repeatUntilDone(() => this.repository.compareTitles(BATCH_SIZES.titles)));
  }

  /** Repeats a step until nothing is left. */
  private async repeatUntilDone(compare: () => Promise<number>): Promise<number> {
    let compared = 0;
    for (let count = 1; count > 0 && !this.isStopping; compared += count) count = await compare();
    return compared;
  }

  /** Reads all titles and finds the similar ones. Titles that change during the scan stay in the queue. */
  private async compareAllTitles(): Promise<number> {
    const { sets, hashes } = await this.readTitles();
    const firstHashes: string[] = [];
    const secondHashes: string[] = [];
    await findSimilarTitles(sets, (first, second) => {
      firstHashes.push(hashes[first]!);
      secondHashes.push(hashes[second]!);
    });
    for (let offset = 0; offset < firstHashes.length; offset += BATCH_SIZES.pairs) {
      await this.repository.saveSimilarTitles(
        firstHashes.slice(offset, offset + BATCH_SIZES.pairs),
        secondHashes.slice(offset, offset + BATCH_SIZES.pairs),
      );
    }
    for (let offset = 0; offset < hashes.length; offset += BATCH_SIZES.dequeued) {
      await this.repository.dequeueTitles(hashes.slice(offset, offset + BATCH_SIZES.dequeued));
    }
    return hashes.length;
  }

  private async readTitles(): Promise<{ sets: TitleSets; hashes: string[] }> {
    const sets = new TitleSets();
    const hashes: string[] = [];
    for (;;) {
      const page = await this.repository.listTitles(hashes.at(-1) ?? null, BATCH_SIZES.readTitles);
      for (const { hash, trigrams } of page) {
        sets.add(trigrams);
        hashes.push(hash);
      }
      if (page.length < BATCH_SIZES.readTitles) return { sets, hashes };
    }
  }
}

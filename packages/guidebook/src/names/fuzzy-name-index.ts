import { MIN_FUZZY_LENGTH, MIN_SIMILARITY, nameSimilarity } from './name-keys.js';

/** Number of hash buckets for letter pairs. A collision only costs another comparison. */
const BIGRAM_BUCKET_COUNT = 8192;

/** Features by which most other keys are excluded cheaply. */
interface KeyFeatures {
  length: number;
  letters: number;
  pairs: [number, number];
}

/** {@link FuzzyNameIndex} as columns. Entries are ordered by the length of their keys. */
export interface FuzzyNameColumns {
  /** The caller's id of the entry. */
  entry: Uint32Array<ArrayBuffer>;
  /** UTF-16; the key of entry i spans keyStart[i] to keyStart[i + 1]. */
  keys: Uint16Array<ArrayBuffer>;
  keyStart: Uint32Array<ArrayBuffer>;
  /** The letters of each key as a bit set. */
  letters: Uint32Array<ArrayBuffer>;
  /** The letter pairs of each key as a set of 64 bits in two numbers. */
  pairSets: Uint32Array<ArrayBuffer>;
  /** Entries that contain a letter pair: pairs[pairStart[bucket]] to pairs[pairStart[bucket + 1]], ascending. */
  pairs: Uint32Array<ArrayBuffer>;
  pairStart: Uint32Array<ArrayBuffer>;
}

/**
 * Fuzzy index of name keys: finds all keys with `nameSimilarity(key, …) >= MIN_SIMILARITY` without comparing every one.
 * A typing error changes at most two pairs of adjacent letters of a key, and an extra letter only one. So a key that is
 * d errors away and n letters longer lacks at most 2d - n pairs of the query key. It therefore contains at least one of
 * any larger number of pairs: the buckets of that many of the query's rarest pairs hold every similar key. Of those,
 * keys that lack or add too many letters or pairs are skipped before they are compared.
 */
export class FuzzyNameIndex {
  private readonly text: Buffer;
  /** Last search that examined an entry, so that a search examines an entry in several buckets only once. */
  private readonly lastSearchByEntry: Uint32Array;
  private searchCount = 0;

  constructor(private readonly columns: FuzzyNameColumns) {
    const { keys, entry } = columns;
    this.text = Buffer.from(keys.buffer, keys.byteOffset, keys.byteLength);
    this.lastSearchByEntry = new Uint32Array(entry.length);
  }

  /** Builds an index whose entries are the indexes of the keys in the list. */
  static fromKeys(keys: readonly string[]): FuzzyNameIndex {
    return new FuzzyNameIndex(buildFuzzyNameColumns(keys));
  }

  /** Returns entries whose keys are similar to a key, unordered. Keys of fewer than five letters match none. */
  find(key: string): { entry: number; similarity: number }[] {
    if (key.length < MIN_FUZZY_LENGTH) return [];
    const from = this.findFirstOfLength(Math.ceil(key.length * MIN_SIMILARITY));
    const maxLength = Math.floor(key.length / MIN_SIMILARITY);
    const to = this.findFirstOfLength(maxLength + 1);
    if (from === to) return [];
    const features = { length: key.length, letters: buildLetterSet(key), pairs: buildPairSet(key) };
    const search = ++this.searchCount;
    const matches: { entry: number; similarity: number }[] = [];
    for (const { first, end } of this.findRarestBuckets(key, from, to, maxMissingPairs(key.length) + 1)) {
      for (let i = first; i < end; i++) {
        const index = this.columns.pairs[i]!;
        if (this.lastSearchByEntry[index] === search) continue;
        this.lastSearchByEntry[index] = search;
        if (!this.canMatch(index, features)) continue;
        const similarity = nameSimilarity(key, this.getKey(index));
        if (similarity >= MIN_SIMILARITY) matches.push({ entry: this.columns.entry[index]!, similarity: similarity });
      }
    }
    return matches;
  }

  /** Returns the parts, between two entries, of the buckets of the rarest pairs of a key, each bucket once. */
  private findRarestBuckets(
    key: string,
    from: number,
    to: number,
    maxBuckets: number,
  ): { first: number; end: number }[] {
    const { pairs, pairStart } = this.columns;
    const ranges: { bucket: number; first: number; end: number }[] = [];
    for (let i = 0; i + 1 < key.length; i++) {
      const bucket = hashPair(key.charCodeAt(i), key.charCodeAt(i + 1));
      const [start, stop] = [pairStart[bucket]!, pairStart[bucket + 1]!];
      ranges.push({ bucket, first: lowerBound(pairs, from, start, stop), end: lowerBound(pairs, to, start, stop) });
    }
    const rarest = ranges.sort((a, b) => a.end - a.first - (b.end - b.first)).slice(0, maxBuckets);
    return [...new Map(rarest.map((part) => [part.bucket, part])).values()];
  }

  private canMatch(index: number, { length, letters, pairs }: KeyFeatures): boolean {
    const ownLength = this.getKeyLength(index);
    const errors = maxErrors(Math.max(length, ownLength));
    const surplus = Math.max(0, ownLength - length);
    const deficit = Math.max(0, length - ownLength);
    const ownLetters = this.columns.letters[index]!;
    if (countBits(letters & ~ownLetters) > errors - surplus) return false;
    if (countBits(ownLetters & ~letters) > errors - deficit) return false;
    const first = this.columns.pairSets[2 * index]!;
    const second = this.columns.pairSets[2 * index + 1]!;
    return (
      countBits(pairs[0] & ~first) + countBits(pairs[1] & ~second) <= 2 * errors - surplus &&
      countBits(first & ~pairs[0]) + countBits(second & ~pairs[1]) <= 2 * errors - deficit
    );
  }

  private findFirstOfLength(length: number): number {
    let low = 0;
    let high = this.columns.entry.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.getKeyLength(middle) < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private getKeyLength(index: number): number {
    return this.columns.keyStart[index + 1]! - this.columns.keyStart[index]!;
  }

  private getKey(index: number): string {
    const { keyStart } = this.columns;
    return this.text.toString('utf16le', 2 * keyStart[index]!, 2 * keyStart[index + 1]!);
  }
}

/** Lays out keys for {@link FuzzyNameIndex}; the entry of a key is its index in the list. */
export function buildFuzzyNameColumns(keys: readonly string[]): FuzzyNameColumns {
  const order = keys.map((_, entry) => entry).sort((a, b) => keys[a]!.length - keys[b]!.length);
  const sorted = order.map((entry) => keys[entry]!);
  const keyStart = new Uint32Array(keys.length + 1);
  const letters = new Uint32Array(keys.length);
  const pairSets = new Uint32Array(2 * keys.length);
  sorted.forEach((key, index) => {
    keyStart[index + 1] = keyStart[index]! + key.length;
    letters[index] = buildLetterSet(key);
    const [first, second] = buildPairSet(key);
    pairSets[2 * index] = first;
    pairSets[2 * index + 1] = second;
  });
  const text = Uint8Array.from(Buffer.from(sorted.join(''), 'utf16le'));
  return {
    ...{ entry: Uint32Array.from(order), keys: new Uint16Array(text.buffer), keyStart, letters, pairSets },
    ...groupByPair(sorted),
  };
}

/** Lists for each bucket the keys with one of its pairs. Counts first, because lists that grow take much longer. */
function groupByPair(keys: readonly string[]): Pick<FuzzyNameColumns, 'pairs' | 'pairStart'> {
  const pairStart = new Uint32Array(BIGRAM_BUCKET_COUNT + 1);
  forEachPair(keys, (bucket) => pairStart[bucket + 1]!++);
  for (let bucket = 0; bucket < BIGRAM_BUCKET_COUNT; bucket++) pairStart[bucket + 1]! += pairStart[bucket]!;
  const pairs = new Uint32Array(pairStart[BIGRAM_BUCKET_COUNT]!);
  const nextSlot = pairStart.slice();
  forEachPair(keys, (bucket, index) => {
    pairs[nextSlot[bucket]!++] = index;
  });
  return { pairs, pairStart };
}

/** Calls back with each bucket of each key, once for each key. */
function forEachPair(keys: readonly string[], visit: (bucket: number, index: number) => void): void {
  const lastKeyByBucket = new Int32Array(BIGRAM_BUCKET_COUNT).fill(-1);
  keys.forEach((key, index) => {
    for (let i = 0; i + 1 < key.length; i++) {
      const bucket = hashPair(key.charCodeAt(i), key.charCodeAt(i + 1));
      if (lastKeyByBucket[bucket] === index) continue;
      lastKeyByBucket[bucket] = index;
      visit(bucket, index);
    }
  });
}

/** Returns the maximum number of typing errors between two keys, of which the longer has `length` letters. */
const maxErrors = (length: number) => Math.floor(length * (1 - MIN_SIMILARITY));

/**
 * Returns how many pairs of a key of `length` letters a similar key may lack: the largest 2d - n over all its lengths.
 */
function maxMissingPairs(length: number): number {
  let max = 2 * maxErrors(length);
  for (let longer = 1; longer <= maxErrors(length + longer); longer++) {
    max = Math.max(max, 2 * maxErrors(length + longer) - longer);
  }
  return max;
}

/** Fibonacci hashing of two UTF-16 units. */
const hashPair = (first: number, second: number) => Math.imul((first << 16) | second, 0x9e3779b1) >>> (32 - 13);

function buildPairSet(key: string): [number, number] {
  const set: [number, number] = [0, 0];
  for (let i = 0; i + 1 < key.length; i++) {
    const bucket = hashPair(key.charCodeAt(i), key.charCodeAt(i + 1));
    set[(bucket >>> 5) & 1]! |= 1 << (bucket & 31);
  }
  return [set[0] >>> 0, set[1] >>> 0];
}

function buildLetterSet(key: string): number {
  let set = 0;
  for (let i = 0; i < key.length; i++) set |= 1 << (key.charCodeAt(i) & 31);
  return set >>> 0;
}

/** Counts the ones in 32 bits by the pairwise sums of "Hacker's Delight". */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Returns the first index from `low` to `high` of a sorted column with a number of at least `value`; `high` for none.
 */
export function lowerBound(sorted: Uint32Array, value: number, low = 0, high = sorted.length): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

import { CLOSE, CLOSE_LEAST_LENGTH, likeness } from './names.js';

/** Pairs of letters share this many lists, by a hash; pairs that share one only cost a comparison more. */
const PAIR_LISTS = 8192;

/** What tells a key from many others at a glance. */
interface Marks {
  length: number;
  letters: number;
  pairs: [number, number];
}

/** {@link CloseNames} as columns. Entries stand in the order of the lengths of their keys. */
export interface CloseNamesColumns {
  /** What the caller knows the entry by. */
  entry: Uint32Array<ArrayBuffer>;
  /** UTF-16; the key of entry i stands from keyStart[i] to keyStart[i + 1]. */
  keys: Uint16Array<ArrayBuffer>;
  keyStart: Uint32Array<ArrayBuffer>;
  /** The letters of each key as a set of bits. */
  letters: Uint32Array<ArrayBuffer>;
  /** The pairs of letters of each key as a set of 64 bits: two numbers. */
  pairSets: Uint32Array<ArrayBuffer>;
  /** The entries with a pair of letters stand in `pairs` from pairStart[list] to pairStart[list + 1], ascending. */
  pairs: Uint32Array<ArrayBuffer>;
  pairStart: Uint32Array<ArrayBuffer>;
}

/**
 * Name keys by likeness: finds all that `likeness(key, …) >= CLOSE` holds for, without comparing with every one.
 *
 * A typing error spoils at most two of the pairs of neighbouring letters of a key, and a letter too many only one. So a
 * key that is d errors away, and longer by n letters, lacks at most 2d - n pairs of the wanted key. Of any one more than
 * that, it has at least one: the lists of so many of the wanted key's rarest pairs hold all that can be close. Of those,
 * keys that lack too many letters or pairs, or have too many of their own, are passed over before they are compared.
 */
export class CloseNames {
  private readonly text: Buffer;
  /** The search that last met an entry: in several lists it is looked at once. */
  private readonly metIn: Uint32Array;
  private searches = 0;

  constructor(private readonly columns: CloseNamesColumns) {
    const { keys, entry } = columns;
    this.text = Buffer.from(keys.buffer, keys.byteOffset, keys.byteLength);
    this.metIn = new Uint32Array(entry.length);
  }

  /** Of keys whose entries are their places in the list. */
  static of(keys: readonly string[]): CloseNames {
    return new CloseNames(closeNamesColumns(keys));
  }

  /** Entries whose keys are close to a key, in no particular order. Keys of less than five letters are close to none. */
  find(wanted: string): { entry: number; likeness: number }[] {
    if (wanted.length < CLOSE_LEAST_LENGTH) return [];
    const from = this.firstOfLength(Math.ceil(wanted.length * CLOSE));
    const longest = Math.floor(wanted.length / CLOSE);
    const to = this.firstOfLength(longest + 1);
    if (from === to) return [];
    const marks = { length: wanted.length, letters: lettersOf(wanted), pairs: pairSetOf(wanted) };
    const search = ++this.searches;
    const found: { entry: number; likeness: number }[] = [];
    for (const { first, end } of this.rarestLists(wanted, from, to, mostLacking(wanted.length) + 1)) {
      for (let i = first; i < end; i++) {
        const at = this.columns.pairs[i]!;
        if (this.metIn[at] === search) continue;
        this.metIn[at] = search;
        if (!this.mayBeClose(at, marks)) continue;
        const like = likeness(wanted, this.keyAt(at));
        if (like >= CLOSE) found.push({ entry: this.columns.entry[at]!, likeness: like });
      }
    }
    return found;
  }

  /** The parts, between two entries, of the lists of the `most` rarest pairs of a key; a list only once. */
  private rarestLists(key: string, from: number, to: number, most: number): { first: number; end: number }[] {
    const { pairs, pairStart } = this.columns;
    const parts: { list: number; first: number; end: number }[] = [];
    for (let i = 0; i + 1 < key.length; i++) {
      const list = pairList(key.charCodeAt(i), key.charCodeAt(i + 1));
      const [start, stop] = [pairStart[list]!, pairStart[list + 1]!];
      parts.push({ list, first: lowerBound(pairs, from, start, stop), end: lowerBound(pairs, to, start, stop) });
    }
    const rarest = parts.sort((a, b) => a.end - a.first - (b.end - b.first)).slice(0, most);
    return [...new Map(rarest.map((part) => [part.list, part])).values()];
  }

  private mayBeClose(at: number, { length, letters, pairs }: Marks): boolean {
    const own = this.lengthAt(at);
    const errors = mostErrors(Math.max(length, own));
    const longer = Math.max(0, own - length);
    const shorter = Math.max(0, length - own);
    const ownLetters = this.columns.letters[at]!;
    if (countBits(letters & ~ownLetters) > errors - longer) return false;
    if (countBits(ownLetters & ~letters) > errors - shorter) return false;
    const first = this.columns.pairSets[2 * at]!;
    const second = this.columns.pairSets[2 * at + 1]!;
    return (
      countBits(pairs[0] & ~first) + countBits(pairs[1] & ~second) <= 2 * errors - longer &&
      countBits(first & ~pairs[0]) + countBits(second & ~pairs[1]) <= 2 * errors - shorter
    );
  }

  private firstOfLength(length: number): number {
    let low = 0;
    let high = this.columns.entry.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lengthAt(middle) < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private lengthAt(at: number): number {
    return this.columns.keyStart[at + 1]! - this.columns.keyStart[at]!;
  }

  private keyAt(at: number): string {
    const { keyStart } = this.columns;
    return this.text.toString('utf16le', 2 * keyStart[at]!, 2 * keyStart[at + 1]!);
  }
}

/** Lays out keys for {@link CloseNames}; the entry of a key is its place in the list. */
export function closeNamesColumns(keys: readonly string[]): CloseNamesColumns {
  const order = keys.map((_, entry) => entry).sort((a, b) => keys[a]!.length - keys[b]!.length);
  const sorted = order.map((entry) => keys[entry]!);
  const keyStart = new Uint32Array(keys.length + 1);
  sorted.forEach((key, at) => {
    keyStart[at + 1] = keyStart[at]! + key.length;
  });
  const text = Buffer.from(sorted.join(''), 'utf16le');
  const lists = sorted.map(pairListsOf);
  const pairStart = new Uint32Array(PAIR_LISTS + 1);
  for (const list of lists.flat()) pairStart[list + 1]!++;
  for (let list = 0; list < PAIR_LISTS; list++) pairStart[list + 1]! += pairStart[list]!;
  const pairs = new Uint32Array(pairStart[PAIR_LISTS]!);
  const next = pairStart.slice();
  lists.forEach((own, at) => {
    for (const list of own) pairs[next[list]!++] = at;
  });
  return {
    entry: Uint32Array.from(order),
    keys: new Uint16Array(Uint8Array.from(text).buffer),
    keyStart,
    letters: Uint32Array.from(sorted, lettersOf),
    pairSets: Uint32Array.from(sorted.flatMap(pairSetOf)),
    pairs,
    pairStart,
  };
}

/** Typing errors that keys may differ by, of which the longer has `length` letters. */
const mostErrors = (length: number) => Math.floor(length * (1 - CLOSE));

/** Pairs of a key of `length` letters that a close key lacks, at most: the largest 2d - n of all lengths it can have. */
function mostLacking(length: number): number {
  let most = 2 * mostErrors(length);
  for (let longer = 1; longer <= mostErrors(length + longer); longer++) {
    most = Math.max(most, 2 * mostErrors(length + longer) - longer);
  }
  return most;
}

function pairListsOf(key: string): number[] {
  const lists = new Set<number>();
  for (let i = 0; i + 1 < key.length; i++) lists.add(pairList(key.charCodeAt(i), key.charCodeAt(i + 1)));
  return [...lists];
}

/** Fibonacci hashing of two UTF-16 units. */
const pairList = (first: number, second: number) => Math.imul((first << 16) | second, 0x9e3779b1) >>> (32 - 13);

function pairSetOf(key: string): [number, number] {
  const set: [number, number] = [0, 0];
  for (const list of pairListsOf(key)) set[(list >>> 5) & 1]! |= 1 << (list & 31);
  return [set[0] >>> 0, set[1] >>> 0];
}

function lettersOf(key: string): number {
  let set = 0;
  for (let i = 0; i < key.length; i++) set |= 1 << (key.charCodeAt(i) & 31);
  return set >>> 0;
}

/** Ones in 32 bits, by the pairwise sums of "Hacker's Delight". */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first place from `low` to `high` of a sorted column whose number is not less than `wanted`; `high` for none. */
export function lowerBound(sorted: Uint32Array, wanted: number, low = 0, high = sorted.length): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

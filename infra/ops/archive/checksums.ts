import { createHash } from 'node:crypto';

/** Number of entries between two checksum blocks, which is how many a reader has to remember. */
const ENTRIES_PER_BLOCK = 1000;
const BLOCK_ENTRY = /^checksums\/\d{8}\.sha256$/;

export const isChecksumBlock = (name: string): boolean => BLOCK_ENTRY.test(name);

/**
 * Collects the SHA-256 checksums of entries in blocks of lines that `sha256sum` can read. An archive contains a block
 * after each thousand entries, so that neither writer nor reader has to remember all of them.
 */
export class Checksums {
  readonly #all = createHash('sha256');
  #lines: string[] = [];
  #blocks = 0;
  #count = 0;
  #bytes = 0;

  add(name: string, bytes: Buffer): void {
    this.#lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    this.#count += 1;
    this.#bytes += bytes.length;
  }

  get isBlockDue(): boolean {
    return this.#lines.length >= ENTRIES_PER_BLOCK;
  }

  get hasOpenLines(): boolean {
    return this.#lines.length > 0;
  }

  /** Returns the block for the entries added since the last one, and starts the next block. */
  takeBlock(): { name: string; bytes: Buffer } {
    const bytes = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#blocks += 1;
    this.#all.update(bytes);
    return { name: `checksums/${String(this.#blocks).padStart(8, '0')}.sha256`, bytes };
  }

  /** Returns the totals of all entries. Call it once, after the last block. */
  summarize(): { count: number; bytes: number; checksums: string } {
    return { count: this.#count, bytes: this.#bytes, checksums: this.#all.digest('hex') };
  }
}

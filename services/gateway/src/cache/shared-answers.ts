import type { NewsReader } from '@placelore/platform/queues/news.js';

/** Bytes of all bodies together, and of one. */
const ALL_BYTES = 32 * 1024 * 1024;
const ONE_BYTES = 256 * 1024;
/** Ms after which the owner is asked again though nothing was heard: news can be lost between the owner and Redis. */
const LONGEST = 5_000;
const HEADERS = ['content-type', 'etag', 'cache-control', 'vary', 'x-total-count', 'link'];

export interface KeptAnswer {
  headers: Record<string, string>;
  body: Buffer;
  until: number;
}

/** Decides about one answer that is on its way. */
export interface Keeper {
  /** Whether the whole answer is to be read and stored. */
  wants(status: number, headers: Record<string, unknown>): boolean;
  store(headers: Record<string, unknown>, body: Buffer): void;
}

/**
 * Answers that are the same for all guests, in this process. All are forgotten as soon as something published changes.
 * While such news could be missed, nothing is kept.
 */
export class SharedAnswers implements NewsReader {
  private readonly kept = new Map<string, KeptAnswer>();
  private bytes = 0;
  /** Changes with every change of what is published: an answer begun before it is not kept after it. */
  private edition = 0;
  private connectedNow = false;

  connected(): void {
    this.forget();
    this.connectedNow = true;
  }

  disconnected(): void {
    this.connectedNow = false;
    this.forget();
  }

  heard(): void {
    this.forget();
  }

  read(url: string): KeptAnswer | undefined {
    const answer = this.kept.get(url);
    if (!answer) return undefined;
    this.remove(url, answer);
    if (answer.until < Date.now()) return undefined;
    // The last one used goes last when room is needed.
    this.add(url, answer);
    return answer;
  }

  /** For an answer that is asked for now. */
  keeper(url: string): Keeper {
    const { edition } = this;
    return {
      wants: (status, headers) =>
        this.connectedNow &&
        status === 200 &&
        String(headers['cache-control']).startsWith('public') &&
        Number(headers['content-length']) <= ONE_BYTES &&
        headers['set-cookie'] === undefined,
      store: (headers, body) => {
        if (!this.connectedNow || edition !== this.edition) return;
        const before = this.kept.get(url);
        if (before) this.remove(url, before);
        const some = HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
        this.add(url, { headers: Object.fromEntries(some), body, until: Date.now() + LONGEST });
        for (const [oldest, answer] of this.kept) {
          if (this.bytes <= ALL_BYTES) break;
          this.remove(oldest, answer);
        }
      },
    };
  }

  private add(url: string, answer: KeptAnswer): void {
    this.kept.set(url, answer);
    this.bytes += sizeOf(url, answer);
  }

  private remove(url: string, answer: KeptAnswer): void {
    this.kept.delete(url);
    this.bytes -= sizeOf(url, answer);
  }

  private forget(): void {
    this.edition++;
    this.kept.clear();
    this.bytes = 0;
  }
}

/** Headers and the map itself take some bytes too, so that many empty answers are not free. */
const sizeOf = (url: string, { body }: KeptAnswer): number => url.length + body.length + 1_000;

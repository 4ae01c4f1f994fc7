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

/** Decides about one answer that is on its way, while others wait for it. */
export interface Keeper {
  /** Whether the whole answer is to be read and stored. Otherwise those who wait ask by themselves. */
  wants(status: number, headers: Record<string, unknown>): boolean;
  store(headers: Record<string, unknown>, body: Buffer): void;
  /** Ends the wait of others when there will be no answer; after one it changes nothing. */
  giveUp(): void;
}

/** What came of a request that others wait for. */
type Outcome = KeptAnswer | 'not shared' | 'failed';
interface Flight {
  outcome: Promise<Outcome>;
  land(outcome: Outcome): void;
}

/**
 * Answers that are the same for all guests, in this process. All are forgotten as soon as something published changes.
 * While such news could be missed, nothing is kept.
 */
export class SharedAnswers implements NewsReader {
  private readonly kept = new Map<string, KeptAnswer>();
  /** Requests under way whose answers may be kept. */
  private readonly flights = new Map<string, Flight>();
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

  /** The request under way for a key, to wait for; without one the caller asks, and others wait for them. */
  join(key: string): { outcome: Promise<Outcome> } | { keeper: Keeper } {
    const { outcome } = this.flights.get(key) ?? {};
    return outcome ? { outcome } : { keeper: this.keeper(key) };
  }

  /** For an answer that is asked for now. */
  keeper(url: string): Keeper {
    const { edition } = this;
    const flight = this.begin(url);
    return {
      wants: (status, headers) => {
        const isWanted =
          this.connectedNow &&
          status === 200 &&
          String(headers['cache-control']).startsWith('public') &&
          Number(headers['content-length']) <= ONE_BYTES &&
          headers['set-cookie'] === undefined;
        if (!isWanted) flight.land('not shared');
        return isWanted;
      },
      store: (headers, body) => {
        const some = HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
        const answer = { headers: Object.fromEntries(some), body, until: Date.now() + LONGEST };
        if (this.connectedNow && edition === this.edition) this.keep(url, answer);
        flight.land(answer);
      },
      giveUp: () => flight.land('failed'),
    };
  }

  private begin(key: string): Flight {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    const flight: Flight = {
      outcome,
      land: (how) => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
        resolve(how);
      },
    };
    this.flights.set(key, flight);
    return flight;
  }

  private keep(url: string, answer: KeptAnswer): void {
    const before = this.kept.get(url);
    if (before) this.remove(url, before);
    this.add(url, answer);
    for (const [oldest, other] of this.kept) {
      if (this.bytes <= ALL_BYTES) break;
      this.remove(oldest, other);
    }
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
    // Who asks from now on does not wait for an answer of before.
    this.flights.clear();
    this.bytes = 0;
  }
}

/** Headers and the map itself take some bytes too, so that many empty answers are not free. */
const sizeOf = (url: string, { body }: KeptAnswer): number => url.length + body.length + 1_000;

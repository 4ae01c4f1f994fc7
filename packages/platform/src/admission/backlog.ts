import { NETWORK_QUOTA_FACTOR } from '@placelore/contracts/core/quotas.js';

/** Open jobs of one requester in one round. */
export interface OpenJobs {
  /** Null for jobs without a requester, which come first. */
  requester: string | null;
  network: string | null;
  round: number;
  count: number;
}

/**
 * Open jobs of a queue, arranged in rounds. In each round, a requester has one job and a network three, as with quotas.
 * Rounds run one after the other, so that a newcomer's first job runs before the second job of everyone else.
 */
export class Backlog {
  readonly #countByRound = new Map<number, number>();
  readonly #lastRounds = new Map<string, number>();
  readonly #countByNetwork = new Map<string, number>();
  readonly #requesters = new Set<string>();
  readonly #networks = new Set<string>();

  constructor(open: readonly OpenJobs[] = []) {
    for (const jobs of open) this.add(jobs);
  }

  /** Number of all open jobs. */
  get size(): number {
    return this.countUntil(Number.POSITIVE_INFINITY);
  }

  add({ requester, network, round, count }: OpenJobs): void {
    this.#countByRound.set(round, (this.#countByRound.get(round) ?? 0) + count);
    if (requester !== null && round > 0)
      this.#lastRounds.set(requester, Math.max(round, this.#lastRounds.get(requester) ?? 0));
    if (requester !== null) this.#requesters.add(requester);
    if (network !== null) this.#addToNetwork(network, round, count);
  }

  /** Checks whether a requester, or anyone in their network, has an open job. */
  isWaiting({ id, network }: { id: string; network: string | null }): boolean {
    return this.#requesters.has(id) || (network !== null && this.#networks.has(network));
  }

  /** Returns the round of a requester's next job: the current one, or the one after their last open job. */
  findRound({ id, network }: { id: string; network: string | null }): number {
    const lastRound = this.#lastRounds.get(id);
    let round = lastRound === undefined ? this.#currentRound : lastRound + 1;
    if (network === null) return round;
    while ((this.#countByNetwork.get(`${network} ${round}`) ?? 0) >= NETWORK_QUOTA_FACTOR) round++;
    return round;
  }

  /** Number of open jobs up to and including a round: those before a new job of that round. */
  countUntil(round: number): number {
    let count = 0;
    for (const [other, jobs] of this.#countByRound) if (other <= round) count += jobs;
    return count;
  }

  /** The round that runs now: the first one with an open job, from 1. */
  get #currentRound(): number {
    const rounds = [...this.#countByRound.keys()].filter((round) => round > 0);
    return rounds.length === 0 ? 1 : Math.min(...rounds);
  }

  #addToNetwork(network: string, round: number, count: number): void {
    this.#networks.add(network);
    const key = `${network} ${round}`;
    this.#countByNetwork.set(key, (this.#countByNetwork.get(key) ?? 0) + count);
  }
}

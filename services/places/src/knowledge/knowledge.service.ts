import { setTimeout as delay } from 'node:timers/promises';
import type { FactProvider, PlaceIdentity, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { IdentityResolver, ResolvedIdentity } from './identity/identity-resolver.js';
import type { PlaceIdentityStore } from './identity/place-identities.repository.js';
import { toPlaceKey } from './identity/place-key.js';
import type { KnowledgeProvider } from './knowledge-provider.js';
import type { WikidataItem } from './wikidata/wikidata-item.js';

/** Maximum time in ms for the first description of a place; it contains what is known by then. */
const TIME_LIMIT_MS = 6_000;

/** What open sources know about a place. */
export interface OpenKnowledge {
  knowledge: PlaceKnowledge;
  /** Null when no Wikidata item is certainly the place. */
  identity: PlaceIdentity | null;
  /** Sources that did not answer, or not in time. */
  missing: FactProvider[];
}

export interface KnowledgeOptions {
  /** Null when Wikidata is off; then no place can be identified. */
  resolver: IdentityResolver | null;
  identities: PlaceIdentityStore;
  providers: readonly KnowledgeProvider[];
  logger: Pick<Logger, 'warn'>;
  timeLimitMs?: number;
}

export const NO_KNOWLEDGE: OpenKnowledge = { knowledge: { facts: [], sources: [] }, identity: null, missing: [] };

/** Collects what the open sources know about a place; each source may fail without affecting the others. */
export class KnowledgeService {
  constructor(private readonly options: KnowledgeOptions) {}

  /**
   * Returns facts with their sources. Sources that have not answered after six seconds are returned as missing; their
   * answers are still cached, for the next description.
   * @param isRefresh whether cached facts are requested again
   * @param hasTimeLimit false for background jobs, which wait for everything
   */
  async describe(place: LocatedPlace, { isRefresh = false, hasTimeLimit = true } = {}): Promise<OpenKnowledge> {
    const { resolver, providers, timeLimitMs = TIME_LIMIT_MS } = this.options;
    if (!resolver) return NO_KNOWLEDGE;
    const gathering = new Gathering(providers.map(({ name }) => name));
    const gathered = this.gather(resolver, place, gathering, isRefresh);
    if (!hasTimeLimit) {
      await gathered;
      return gathering.getResult();
    }
    const timer = new AbortController();
    const timedOut = delay(timeLimitMs, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([gathered, timedOut]);
    timer.abort();
    return gathering.getResult();
  }

  /**
   * Returns the id of the Wikidata item that a place certainly is; null without one, and while Wikidata is off.
   * @throws ApiError when Wikidata does not answer
   */
  async findItemId(place: LocatedPlace): Promise<string | null> {
    return (await this.findItem(place))?.id ?? null;
  }

  /**
   * Returns the Wikidata item that a place certainly is; null without one, and while Wikidata is off.
   * @throws ApiError when Wikidata does not answer
   */
  async findItem(place: LocatedPlace): Promise<WikidataItem | null> {
    const { resolver } = this.options;
    const resolved = resolver && (await this.identify(resolver, place, false));
    return resolved?.item ?? null;
  }

  /** Adds each part as soon as it is known. Never throws. */
  private async gather(
    resolver: IdentityResolver,
    place: LocatedPlace,
    gathering: Gathering,
    isRefresh: boolean,
  ): Promise<void> {
    const { providers, logger } = this.options;
    try {
      const resolved = await this.identify(resolver, place, isRefresh);
      gathering.setIdentity(resolved?.identity ?? null);
      if (!resolved) return;
      const { item, retrievedAt } = resolved;
      const subject = { place, item, retrievedAt, language: 'en', isRefresh };
      await Promise.all(
        providers.map(async (provider, index) => {
          try {
            gathering.addKnowledge(index, await provider.describe(subject));
          } catch (thrown) {
            logger.warn({ err: thrown, provider: provider.name }, 'Knowledge provider failed; its facts are missing');
          }
        }),
      );
    } catch (thrown) {
      logger.warn({ err: thrown }, 'The identity of a place is unknown, because Wikidata is unavailable');
    }
  }

  /** Returns the stored identity of a place, or searches for it and stores the result. */
  private async identify(
    resolver: IdentityResolver,
    place: LocatedPlace,
    isRefresh: boolean,
  ): Promise<Omit<ResolvedIdentity, 'score'> | null> {
    const { identities } = this.options;
    const key = toPlaceKey(place);
    const stored = await identities.find(key);
    if (stored && !stored.identity) return null;
    if (stored?.identity) {
      const { identity } = stored;
      const dated = await resolver.fetchItem(place, identity.wikidataId, isRefresh);
      if (dated) return { ...dated, identity: { ...identity, wikidataId: dated.item.id } };
    }
    const resolved = await resolver.resolve(place);
    const { identity = null, score = null } = resolved ?? {};
    await identities.save(key, place, { identity, score, revision: resolved?.item.lastrevid ?? null });
    return resolved;
  }
}

/** What has been collected so far. The order of the providers determines the order of their facts. */
class Gathering {
  private identity: PlaceIdentity | null = null;
  private isIdentified = false;
  private readonly parts: (PlaceKnowledge | undefined)[];

  constructor(private readonly names: readonly FactProvider[]) {
    this.parts = names.map(() => undefined);
  }

  setIdentity(identity: PlaceIdentity | null): void {
    this.identity = identity;
    this.isIdentified = true;
  }

  addKnowledge(index: number, knowledge: PlaceKnowledge): void {
    this.parts[index] = knowledge;
  }

  getResult(): OpenKnowledge {
    // Without an item, there is nothing to ask the providers about.
    const isComplete = this.isIdentified && this.identity === null;
    return {
      knowledge: mergeKnowledge(...this.parts.filter((part) => part !== undefined)),
      identity: this.identity,
      missing: isComplete ? [] : this.names.filter((_, index) => this.parts[index] === undefined),
    };
  }
}

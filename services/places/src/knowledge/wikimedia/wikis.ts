import type { Redis } from 'ioredis';
import type { OpenServicesSettings, WikiServer } from '../../open-services/open-services-variables.js';
import type { CallBudget } from './call-budget.js';
import { WikiClient } from './wiki-client.js';

/** Injection token: {@link Wikis}. */
export const WIKIS = Symbol('WIKIS');

/** Clients of the Wikimedia projects that are on; the others are null. */
export interface Wikis {
  wikipedia: WikiClient | null;
  wikidata: WikiClient | null;
  wikivoyage: WikiClient | null;
  commons: WikiClient | null;
}

/** Returns clients that share the daily budget of calls. */
export function createWikis(redis: Redis, settings: OpenServicesSettings, budget: CallBudget): Wikis {
  const { userAgent } = settings;
  const create = (vendor: string, server: WikiServer | null) =>
    server && new WikiClient({ redis, vendor, server, userAgent, reserveCall: () => budget.reserve() });
  return {
    wikipedia: create('wikipedia', settings.wikipedia),
    wikidata: create('wikidata', settings.wikidata),
    wikivoyage: create('wikivoyage', settings.wikivoyage),
    commons: create('commons', settings.commons),
  };
}

import type { FactKind, FactSource, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';

/** Source of facts in tests. Ids are `s1`, `s2`, and so on, in the order of the facts. */
export const SAMPLE_GUIDEBOOK: Omit<FactSource, 'id'> = {
  provider: 'guidebook',
  name: 'Placelore guidebook',
  url: null,
  permalink: null,
  revision: '1.0.0',
  license: LICENSES.mit,
  authors: 'The Placelore contributors',
  retrievedAt: '2026-11-20T10:00:00.000Z',
};
export const SAMPLE_WIKIPEDIA: Omit<FactSource, 'id'> = {
  provider: 'wikipedia',
  name: 'Wikipedia: Eiffel Tower',
  url: 'https://en.wikipedia.org/wiki/Eiffel_Tower',
  permalink: 'https://en.wikipedia.org/w/index.php?title=Eiffel_Tower&oldid=1321000001',
  revision: '1321000001',
  license: LICENSES.ccBySa4,
  authors: 'Wikipedia contributors',
  retrievedAt: '2026-11-21T10:00:00.000Z',
};

/** Creates facts from the sample guidebook. For a period, the statement is also the value. */
export const createSampleKnowledge = (...facts: [kind: FactKind, statement: string][]): PlaceKnowledge =>
  createKnowledge(
    SAMPLE_GUIDEBOOK,
    facts.map(([kind, statement]) => ({ kind, statement, ...(kind === 'period' && { value: statement }) })),
  );

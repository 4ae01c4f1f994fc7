import type { Fact, FactKind, FactSource, PlaceKnowledge } from './facts.js';

/** Fact of one source before it has an id. Omitted fields are null, and the default language is English. */
export type NewFact = Pick<Fact, 'kind' | 'statement'> & Partial<Pick<Fact, 'value' | 'unit' | 'language' | 'asOf'>>;

export const EMPTY_KNOWLEDGE: PlaceKnowledge = { facts: [], sources: [] };

/** Returns the facts of one source with ids. Without facts, the result has no source either. */
export function createKnowledge(source: Omit<FactSource, 'id'>, facts: readonly NewFact[]): PlaceKnowledge {
  if (facts.length === 0) return EMPTY_KNOWLEDGE;
  const sourceId = 's1';
  return {
    facts: facts.map(({ kind, statement, value = null, unit = null, language = 'en', asOf = null }, index) => ({
      id: `f${index + 1}`,
      statement,
      kind,
      value,
      unit,
      language,
      asOf,
      sourceId,
    })),
    sources: [{ id: sourceId, ...source }],
  };
}

/**
 * Joins facts of several origins in the given order and renumbers them. Equal sources become one with the latest
 * retrieval time. Repeated statements of a source and sources without facts are omitted.
 */
export function mergeKnowledge(...parts: readonly PlaceKnowledge[]): PlaceKnowledge {
  const sources = new Map<string, FactSource>();
  const facts = new Map<string, Fact>();
  for (const part of parts) {
    const sourceById = new Map(part.sources.map((source) => [source.id, source]));
    for (const fact of part.facts) {
      const source = sourceById.get(fact.sourceId);
      if (!source) continue;
      const { id: sourceId } = addSource(sources, source);
      const key = JSON.stringify([sourceId, fact.kind, fact.statement]);
      if (!facts.has(key)) facts.set(key, { ...fact, id: `f${facts.size + 1}`, sourceId });
    }
  }
  return { facts: [...facts.values()], sources: [...sources.values()] };
}

function addSource(sources: Map<string, FactSource>, source: FactSource): FactSource {
  const { provider, name, url, permalink, revision } = source;
  const key = JSON.stringify([provider, name, url, permalink, revision]);
  const known = sources.get(key);
  const retrievedAt =
    known && Date.parse(known.retrievedAt) > Date.parse(source.retrievedAt) ? known.retrievedAt : source.retrievedAt;
  const added = { ...source, id: known?.id ?? `s${sources.size + 1}`, retrievedAt };
  sources.set(key, added);
  return added;
}

/** Returns the different statements of some kinds, ordered by the given kinds and then by the facts. */
export function pickStatements({ facts }: Pick<PlaceKnowledge, 'facts'>, ...kinds: readonly FactKind[]): string[] {
  return [...new Set(kinds.flatMap((kind) => pickFacts({ facts }, kind)).map(({ statement }) => statement))];
}

/** Returns the statements of a kind as one text; null if there are none. */
export function joinStatements(knowledge: Pick<PlaceKnowledge, 'facts'>, kind: FactKind): string | null {
  return pickStatements(knowledge, kind).join(' ') || null;
}

/** Returns the facts of some kinds in their order. */
export const pickFacts = ({ facts }: Pick<PlaceKnowledge, 'facts'>, ...kinds: readonly FactKind[]): Fact[] =>
  facts.filter(({ kind }) => kinds.includes(kind));

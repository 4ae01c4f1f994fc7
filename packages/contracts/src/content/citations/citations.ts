import type { Fact, FactSource } from '../../places/facts.js';
import type { GradedSentence, TextVerification } from '../cited-texts.js';

/** Data to which the markers after sentences refer. */
export interface Citations {
  /** Null if nothing was checked. The text then has no markers. */
  verification: TextVerification | null;
  /** Facts that the sentences cite. */
  citedFacts: readonly Fact[];
  /** Sources in the order of the list at the end of the page, numbered from 1. */
  sources: readonly FactSource[];
}

/** Reference to a source in the list at the end of a page. */
export interface SourceReference {
  /** Number in that list, from 1. */
  number: number;
  source: FactSource;
  /** Facts of this source that the sentence cites. */
  facts: Fact[];
}

/** Id of a source in the list of sources, which markers link to. */
export const getSourceAnchor = (number: number): string => `source-${number}`;
/** Id of the note that explains {@link GENERAL_MARKER}. */
export const GENERAL_ANCHOR = 'generally-said';
/** Marker of a general sentence. */
export const GENERAL_MARKER = '~';
/** Explains that marker. */
export const GENERAL_NOTE = 'Generally said; not fully sourced';

/** Marker after a sentence. */
export interface Marker {
  /** Id of the element it links to. */
  anchor: string;
  /** Name for screen readers. */
  name: string;
  /** Visible text. */
  text: string;
  /** Referenced source; null for a general sentence. */
  reference: SourceReference | null;
}

/** Returns the markers of a sentence: one for each source it cites, or the marker of general sentences. */
export function listMarkers(
  sentence: Pick<GradedSentence, 'grade' | 'facts'>,
  citations: Pick<Citations, 'citedFacts' | 'sources'>,
): Marker[] {
  if (sentence.grade === 'general')
    return [{ anchor: GENERAL_ANCHOR, name: GENERAL_NOTE, text: GENERAL_MARKER, reference: null }];
  return findReferences(sentence, citations).map((reference) => ({
    anchor: getSourceAnchor(reference.number),
    name: `Source ${reference.number}`,
    text: String(reference.number),
    reference,
  }));
}

/**
 * Whether the next sentence has the same markers. Only the last sentence of such a run shows them to readers who did not
 * ask, because a number after every sentence says nothing new.
 */
export const isMarkedByNext = (
  markers: readonly Marker[],
  next: GradedSentence | null,
  citations: Pick<Citations, 'citedFacts' | 'sources'>,
): boolean => next !== null && String(listMarkers(next, citations).map(toText)) === String(markers.map(toText));
const toText = ({ text }: Marker): string => text;

/** Returns the sources that a sentence cites, by their numbers; empty unless it is sourced. */
function findReferences(
  { grade, facts: factIds }: Pick<GradedSentence, 'grade' | 'facts'>,
  { citedFacts, sources }: Pick<Citations, 'citedFacts' | 'sources'>,
): SourceReference[] {
  if (grade !== 'sourced') return [];
  return sources.flatMap((source, index) => {
    const facts = citedFacts.filter(({ id, sourceId }) => sourceId === source.id && factIds.includes(id));
    return facts.length === 0 ? [] : [{ number: index + 1, source, facts }];
  });
}

/** Returns whether a text has general sentences. */
export const hasGeneralSentences = (verification: TextVerification | null): boolean =>
  verification?.sentences.some(({ grade }) => grade === 'general') ?? false;

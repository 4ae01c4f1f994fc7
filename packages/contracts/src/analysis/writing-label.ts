import type { GradeCounts } from '../content/citations/grade-counts.js';
import type { TextVerification } from '../content/cited-texts.js';
import { BRAND } from '../system/brand.js';
import type { PublicProvenance } from './analyses.js';

/** Label for readers and machines that states who wrote a text and from which sources. */
export interface WritingLabel {
  /** Sentences for readers. */
  text: string;
  /** For machines: URL of a term in the IPTC "Digital Source Type" vocabulary; null for a text by a person. */
  digitalSourceType: string | null;
}

/** Known sources and grades of a text. */
export interface WritingBasis {
  sources: readonly { name: string }[];
  /** Null when nothing was checked. */
  grades: GradeCounts | null;
}

/** https://cv.iptc.org/newscodes/digitalsourcetype; its term URLs use http. */
const TERMS_URL = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Number of sources that the label names. It states the number of the others. */
const MAX_NAMED_SOURCES = 2;

/**
 * Returns the label of a text: who wrote it, from which sources, and how its sentences were graded.
 * @param writing null if a person wrote the text, which has a label only if it was checked
 */
export function getWritingLabel(writing: PublicProvenance | null, basis: WritingBasis): WritingLabel | null {
  if (writing === null && basis.grades === null) return null;
  const counts = basis.grades && formatCounts(basis.grades);
  const origin = `${formatAuthor(writing)}${formatSources(basis.sources)}`;
  const isModel = writing !== null && isWrittenByModel(writing);
  const sentences = [
    counts ? `${origin}: ${counts}.` : `${origin}.`,
    ...(isModel && basis.grades === null ? ['Its sentences were not checked.'] : []),
    ...(isModel ? ['It may contain mistakes.'] : []),
  ];
  return { text: sentences.join(' '), digitalSourceType: getDigitalSourceType(writing) };
}

/** Returns the IPTC term for the origin of a text; null for a text by a person. */
export const getDigitalSourceType = (writing: PublicProvenance | null): string | null =>
  writing && TERMS_URL + (isWrittenByModel(writing) ? 'trainedAlgorithmicMedia' : 'dataDrivenMedia');

function formatAuthor(writing: PublicProvenance | null): string {
  if (writing === null) return 'Written by an editor';
  return isWrittenByModel(writing) ? 'Written by artificial intelligence' : 'Composed automatically';
}

/** `from the Placelore guidebook, Wikipedia: Rome and 2 more sources`. */
function formatSources(sources: readonly { name: string }[]): string {
  const names = [...new Set(sources.map(({ name }) => (name === `${BRAND} guidebook` ? `the ${name}` : name)))];
  if (names.length === 0) return '';
  const surplus = names.length - MAX_NAMED_SOURCES;
  if (surplus <= 0) return ` from ${names.join(' and ')}`;
  return ` from ${names.slice(0, MAX_NAMED_SOURCES).join(', ')} and ${surplus} more ${surplus === 1 ? 'source' : 'sources'}`;
}

/** `23 sentences from sources, 2 generally said, 14 left out`; null if there is nothing to count. */
function formatCounts({ sourced, general, editor, omitted }: GradeCounts): string | null {
  const shown = [
    sourced > 0 && `${sourced} ${sourced === 1 ? 'sentence' : 'sentences'} from sources`,
    general > 0 && `${general} generally said`,
    editor > 0 && `${editor} by an editor`,
    omitted > 0 && `${omitted} left out`,
  ].filter((part) => part !== false);
  return shown.length === 0 ? null : shown.join(', ');
}

/**
 * Returns whether a model wrote the text. Only the embedded provider works without a model; vendors use one even if
 * they do not name it.
 */
export const isWrittenByModel = ({ provider, model }: PublicProvenance): boolean =>
  model !== null || provider !== 'embedded';

/**
 * Returns whether a text may be called verified, because sources support some of its sentences. The others are marked
 * as generally said or were written by a person.
 */
export const isVerifiedText = (verification: TextVerification | null): boolean =>
  verification?.sentences.some(({ grade }) => grade === 'sourced') ?? false;

import type { GradeCounts } from '../content/citations/grade-counts.js';
import type { TextVerification } from '../content/cited-texts.js';
import type { FactSource } from '../places/facts.js';
import { getEdition } from '../places/sources/source-credit.js';
import { BRAND } from '../system/brand.js';
import type { PublicProvenance } from './analyses.js';

/** Label for readers and machines that states who wrote a text and from which sources. */
export interface WritingLabel {
  /** Sentences for readers. */
  text: string;
  /** For machines: URL of a term in the IPTC "Digital Source Type" vocabulary; null for a text by a person. */
  digitalSourceType: string | null;
}

type WritingSource = Pick<FactSource, 'name' | 'provider' | 'revision' | 'retrievedAt'>;

/** Known sources and grades of a text. */
export interface WritingBasis {
  sources: readonly WritingSource[];
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
  const isModel = writing !== null && isWrittenByModel(writing);
  const [only, ...others] = basis.sources;
  // One sentence says it all.
  if (writing === null && only && others.length === 0 && isMostlySourced(basis.grades))
    return { text: formatOnlySource(only, countUnsourced(basis.grades)), digitalSourceType: null };
  const sentences = [
    `${formatAuthor(writing)}${formatSources(basis.sources)}.`,
    ...(basis.grades === null ? [] : formatGrades(basis.grades)),
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

const countUnsourced = ({ general, editor }: GradeCounts): number => general + editor;

const isMostlySourced = (grades: GradeCounts | null): grades is GradeCounts =>
  grades !== null && grades.sourced > countUnsourced(grades) && grades.omitted === 0;

/** `Every sentence of this guide but one is from the Placelore guidebook, edition of November 2026.` */
function formatOnlySource(source: WritingSource, unsourced: number): string {
  const parts = [formatName(source), getEdition(source)].filter(Boolean);
  const exception = unsourced === 0 ? '' : ` but ${formatFew(unsourced)}`;
  return `Every sentence of this guide${exception} is from ${parts.join(', ')}.`;
}

const formatFew = (count: number): string => (count === 1 ? 'one' : String(count));

const formatName = ({ name }: Pick<WritingSource, 'name'>): string =>
  name.startsWith(`${BRAND} `) ? `the ${name}` : name;

/** `from the Placelore guidebook, Wikipedia: Rome and 2 more sources`. */
function formatSources(sources: readonly WritingSource[]): string {
  const names = [...new Set(sources.map(formatName))];
  if (names.length === 0) return '';
  const surplus = names.length - MAX_NAMED_SOURCES;
  if (surplus <= 0) return ` from ${names.join(' and ')}`;
  return ` from ${names.slice(0, MAX_NAMED_SOURCES).join(', ')} and ${surplus} more ${surplus === 1 ? 'source' : 'sources'}`;
}

/**
 * Returns how many of the shown sentences have a source, and how many were left out: `All but 2 of its 25 sentences have
 * a source.` Empty when there is nothing to count.
 */
function formatGrades(grades: GradeCounts): string[] {
  const { sourced, omitted } = grades;
  const total = sourced + countUnsourced(grades);
  const sentences = total > 0 ? [`${formatSourced(sourced, total)}.`] : [];
  if (omitted === 1) sentences.push('1 unsupported sentence was left out.');
  if (omitted > 1) sentences.push(`${omitted} unsupported sentences were left out.`);
  return sentences;
}

function formatSourced(sourced: number, total: number): string {
  if (sourced === total) return total === 1 ? 'Its sentence has a source' : `All ${total} sentences have a source`;
  if (sourced === 0) return 'Its sentences have no source';
  if (sourced * 2 > total) return `All but ${formatFew(total - sourced)} of its ${total} sentences have a source`;
  return `${sourced} of its ${total} sentences ${sourced === 1 ? 'has' : 'have'} a source`;
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

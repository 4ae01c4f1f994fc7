import type { AnalysisTexts } from '@placelore/contracts/analysis/analyses.internal.js';
import type {
  CitedGuideTexts,
  CitedPhotoTexts,
  CitedText,
  GradedSentence,
  TextVerification,
} from '@placelore/contracts/content/cited-texts.js';
import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import type { VerificationInput, VerifiedText } from './verdicts.js';
import { verifyHeading, verifySentences } from './verify-sentences.js';

/** Whether general sentences are shown and marked as such (`mark`), or omitted (`drop`). */
export interface TextOptions {
  unsourced: 'mark' | 'drop';
}

/** The texts of a photo result that a writer provides. */
export type PhotoTexts = Pick<AnalysisTexts, 'description' | 'culturalInfo' | 'facts'>;

/**
 * Omits the sentences of a guide that its facts do not support, and grades the others. The title becomes the name of
 * the place. If a heading is omitted, its paragraphs join the section before it.
 */
export function verifyGuideTexts(
  texts: CitedGuideTexts,
  input: VerificationInput,
  options: TextOptions = { unsourced: 'mark' },
): { texts: GuideTexts; verification: TextVerification } {
  const check = createTextCheck(input, options);
  const [metaDescription, description] = [check.verify(texts.metaDescription), check.verify(texts.description)];
  const significance = check.verifyAll(texts.culturalSignificance);
  const sections = verifySections(texts.sections, significance, check);
  const verified = {
    title: input.place.name,
    metaDescription,
    description,
    category: texts.category,
    culturalSignificance: significance.join('\n\n'),
    sections,
    travelTips: check.verifyAll(texts.travelTips),
    bestTimeToVisit: check.verify(texts.bestTimeToVisit) || null,
    facts: check.verifyAll(texts.facts),
  };
  return { texts: verified, verification: check.getVerification() };
}

/** Omits the sentences of a photo's texts that the facts do not support, and grades the others. */
export function verifyPhotoTexts(
  texts: CitedPhotoTexts,
  input: VerificationInput,
  options: TextOptions = { unsourced: 'mark' },
): { texts: PhotoTexts; verification: TextVerification } {
  const check = createTextCheck(input, options);
  const verified = {
    description: check.verify(texts.description),
    culturalInfo: check.verifyAll(texts.culturalInfo).join('\n\n'),
    facts: check.verifyAll(texts.facts),
  };
  return { texts: verified, verification: check.getVerification() };
}

/** Bounds the stored list of sentences. */
const MAX_SENTENCES = 1000;

type TextCheck = ReturnType<typeof createTextCheck>;

/** Creates a verifier of several texts, which collects the grades of their sentences. */
function createTextCheck(input: VerificationInput, { unsourced }: TextOptions) {
  const shown = new Map<string, GradedSentence>();
  const omitted = new Set<string>();
  const accept = (verified: VerifiedText): string[] => {
    const sentence = toGradedSentence(verified, unsourced);
    const isKept = sentence !== null && (shown.has(sentence.text) || shown.size < MAX_SENTENCES);
    if (!isKept) {
      omitted.add(verified.text);
      return [];
    }
    if (shown.get(sentence.text)?.grade !== 'sourced') shown.set(sentence.text, sentence);
    return [sentence.text];
  };
  const verify = (text: CitedText): string => {
    const sentences = text.map((sentence) => ({ ...sentence, text: collapseSpaces(sentence.text) }));
    return verifyShown(sentences).flatMap(accept).join(' ');
  };
  /** A dropped sentence is no context for the next ("A legend tells more."), so the others are verified without it. */
  const verifyShown = (sentences: CitedText): VerifiedText[] => {
    const verified = verifySentences(sentences, input);
    const general = verified.filter(({ grade }) => grade === 'general');
    if (unsourced === 'mark' || general.length === 0) return verified;
    return [...general, ...verifyShown(sentences.filter((_, index) => verified[index]!.grade !== 'general'))];
  };
  return {
    /** Returns the shown sentences, joined by spaces. */
    verify,
    /** Returns the texts of which at least one sentence is shown. */
    verifyAll: (texts: readonly CitedText[]): string[] => texts.map(verify).filter((text) => text !== ''),
    isHeadingShown: (heading: string, facts: readonly string[]): boolean =>
      verifyHeading({ text: heading, facts }, input).grade !== 'omitted',
    getVerification: (): TextVerification => ({ sentences: [...shown.values()], omitted: omitted.size }),
  };
}

/** Sentences are later found in an article's HTML by their text, and the HTML has single spaces. */
const collapseSpaces = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

function toGradedSentence(verified: VerifiedText, unsourced: TextOptions['unsourced']): GradedSentence | null {
  const { text, grade } = verified;
  if (grade === 'omitted' || (grade === 'general' && unsourced === 'drop')) return null;
  return { text, grade, facts: grade === 'sourced' ? [...verified.facts] : [] };
}

/** Adds paragraphs whose heading is omitted to the section before; to `before` if there is none. */
function verifySections(
  sections: CitedGuideTexts['sections'],
  before: string[],
  check: TextCheck,
): GuideTexts['sections'] {
  const verified: GuideTexts['sections'] = [];
  for (const { heading, paragraphs } of sections) {
    const shown = check.verifyAll(paragraphs);
    if (shown.length === 0) continue;
    const text = collapseSpaces(heading);
    if (check.isHeadingShown(text, findCitedIds(paragraphs))) verified.push({ heading: text, paragraphs: shown });
    else (verified.at(-1)?.paragraphs ?? before).push(...shown);
  }
  return verified;
}

const findCitedIds = (paragraphs: readonly CitedText[]): string[] => [
  ...new Set(paragraphs.flatMap((text) => text.flatMap(({ facts }) => facts))),
];

import { checkContacts, stripContacts } from './checks/check-contacts.js';
import { isRoleWithoutFact } from './checks/check-frames.js';
import { deniesMore, losesQualifier } from './checks/check-qualifiers.js';
import { isCheckable } from './checks/checkable.js';
import { collapseSpaces, createEvidence, type Evidence, type FactEvidence } from './checks/evidence.js';
import { findCheckable, findCheckableWord } from './checks/grade-unsourced.js';
import { markOwnNames } from './checks/own-names.js';
import { checkWords, type WordCheck } from './checks/words/check-words.js';
import { findViolation } from './find-violation.js';
import { type Language, toLanguage } from './lexicon/languages.js';
import { isOfClass } from './lexicon/lexicon.js';
import { checkNumbers } from './numbers/check-numbers.js';
import { hasUnknownProperty } from './properties/check-properties.js';
import { findStatedClaims } from './properties/claims.js';
import { findDoubt } from './sourcing/find-doubt.js';
import { isOfLimit } from './sourcing/long-sentences.js';
import { isOtherLanguage } from './text/detect-language.js';
import { findForbidden } from './text/forbidden-text.js';
import { type Reading, readText } from './text/read-text.js';
import type { Token } from './text/tokenize.js';
import type { CitedSentence, Finding, SentenceContext, Verdict, VerificationInput, VerifiedText } from './verdicts.js';

/** Grades sentences by the facts they cite: sourced, general, or omitted with a reason. Never throws. */
export function verifySentences(sentences: readonly CitedSentence[], input: VerificationInput): VerifiedText[] {
  const language = toLanguage(input.language);
  if (language === null) {
    return sentences.map(({ text }) => ({
      text,
      grade: 'omitted',
      reason: 'unsupported-language',
      detail: input.language,
    }));
  }
  const evidence = findEvidence(input, language);
  let before = NO_CONTEXT;
  return sentences.map((sentence) => {
    const verdict = gradeSentence(sentence, evidence, before);
    if (verdict.grade !== 'omitted') {
      before = {
        text: `${before.text} ${sentence.text}`,
        facts: new Set([...before.facts, ...sentence.facts]),
        isHeading: false,
      };
    }
    return { text: sentence.text, ...verdict };
  });
}

/**
 * Grades a heading like a sentence, except that a heading that states nothing checkable is general at once.
 * @param heading its text, with the ids of all facts that its section cites
 */
export function verifyHeading(heading: CitedSentence, input: VerificationInput): VerifiedText {
  const language = toLanguage(input.language);
  if (language === null) {
    return { text: heading.text, grade: 'omitted', reason: 'unsupported-language', detail: input.language };
  }
  return {
    text: heading.text,
    ...gradeSentence(heading, findEvidence(input, language), { ...NO_CONTEXT, isHeading: true }),
  };
}

/** Facts are read once for all calls with the same input object. */
const EVIDENCE = new WeakMap<VerificationInput, Evidence>();

function findEvidence(input: VerificationInput, language: Language): Evidence {
  const known = EVIDENCE.get(input) ?? createEvidence(input, language);
  EVIDENCE.set(input, known);
  return known;
}

/** Whether the facts support few words of a sentence without numbers, which therefore states something else. */
const isHardlySupported = (
  { quantities, dates }: Reading,
  { supported, unsupported }: WordCheck,
  isTranslated: boolean,
): boolean => {
  // A word that the lexicon does not know cannot be compared with facts in another language.
  const telling = unsupported.filter(
    ({ concepts, word }) => concepts.length > 0 || !(isTranslated || LIGHT_WORDS.test(word)),
  );
  return quantities.length === 0 && dates.length === 0 && supported <= MAX_FEW && supported < telling.length;
};
const MAX_FEW = 2;
/** Words that state nothing by themselves. */
const LIGHT_WORDS =
  /^(?:get|gets|got|may|might|let|right|long|trouble|without|thing|things|kind|way|simply|quite|really|back|soon|hand|matter|plan|want|need|bring|keep|put|turn|find)$/;

/** Whether a sentence has a checkable word; in a long sentence it must be one that the facts do not support. */
const hasCheckable = (reading: Reading, { unsupported }: WordCheck, { names }: Evidence): boolean =>
  reading.tokens.filter(({ kind }) => kind === 'word').length < MIN_LONG_WORDS
    ? findCheckableWord(reading, names) !== null
    : unsupported.some((token) => isCheckable(token) || isOfTime(token));
const MIN_LONG_WORDS = 12;
/** Whether a word is a time of day or a war. */
const isOfTime = ({ concepts }: Token): boolean =>
  concepts.some((concept) => concept === 'war' || isOfClass(concept, 'h'));

const toSourced = (cited: readonly FactEvidence[]): Verdict => ({
  grade: 'sourced',
  facts: cited.map(({ fact }) => fact.id),
});

/** Whether a sentence repeats a fact literally, in the language of the texts. */
const isStatement = (text: string, { fact, statement }: FactEvidence, { language }: Evidence): boolean =>
  statement === text && toLanguage(fact.language) === language;

/** Removes the place's names, which may be in any language, before the language of a text is detected. */
const stripNames = (text: string, { input: { place } }: Evidence): string =>
  [place.name, place.localName, ...place.aliases, place.city, place.region].reduce<string>(
    (rest, name) => (name && rest.includes(name) ? rest.replaceAll(name, ' ') : rest),
    text,
  );

const omit = ({ reason, detail }: Finding): Verdict => ({ grade: 'omitted', reason, detail });

const NO_CONTEXT: SentenceContext = { text: '', facts: new Set(), isHeading: false };

function gradeSentence({ text, facts }: CitedSentence, evidence: Evidence, context: SentenceContext): Verdict {
  if (!/\p{L}/u.test(text)) return omit({ reason: 'empty', detail: '' });
  const forbidden = findForbidden(text);
  if (forbidden !== null) return omit({ reason: forbidden, detail: text });
  const unknown = facts.find((id) => !evidence.facts.has(id));
  if (unknown !== undefined) return omit({ reason: 'unknown-fact', detail: unknown });
  const cited = [...new Set(facts)].map((id) => evidence.facts.get(id)!);
  const collapsed = collapseSpaces(text);
  if (cited.some((fact) => isStatement(collapsed, fact, evidence))) return toSourced(cited);
  const { place } = evidence.input;
  const contact = checkContacts(
    text,
    cited.map(({ fact }) => fact),
    place,
  );
  if (contact !== null) return omit(contact);
  if (isOtherLanguage(stripNames(text, evidence), evidence.language))
    return omit({ reason: 'other-language', detail: text });
  const reading = readText(stripContacts(text), evidence.language);
  markOwnNames(reading.tokens, evidence.names.sequences);
  const checkable = findCheckable(reading, evidence.names);
  if (cited.length === 0)
    return checkable === null ? { grade: 'general' } : omit({ reason: 'no-facts', detail: checkable });
  if (context.isHeading && checkable === null) return { grade: 'general' };
  const words = checkWords(reading, cited, evidence);
  const claims = findStatedClaims(
    reading,
    cited.some(({ label }) => label?.isTerse === true),
  );
  const numbers = checkNumbers(reading, cited, evidence, context);
  const violation = findViolation({ reading, words, numbers, claims }, cited, evidence);
  if (violation.finding !== null) return omit(violation.finding);
  const doubt = findDoubt(reading, words, cited, evidence, context);
  if (doubt?.finding && !isOfLimit(doubt.finding, reading)) return omit(doubt.finding);
  const isDoubtful =
    violation.isDoubtful ||
    numbers.isUnsure ||
    words.isUnsure ||
    doubt !== null ||
    isRoleWithoutFact(reading, cited) ||
    deniesMore(reading, cited, evidence) ||
    losesQualifier(reading, cited, evidence, context) ||
    hasUnknownProperty(cited, claims, words.unsupported);
  if (!isDoubtful) return toSourced(cited);
  const isTranslated = cited.some(({ fact }) => toLanguage(fact.language) !== evidence.language);
  const isUnread = cited.every(({ fact }) => toLanguage(fact.language) === null);
  return !isUnread && isHardlySupported(reading, words, isTranslated) && hasCheckable(reading, words, evidence)
    ? omit({ reason: 'word', detail: words.unsupported.map(({ text }) => text).join(', ') })
    : { grade: 'general' };
}

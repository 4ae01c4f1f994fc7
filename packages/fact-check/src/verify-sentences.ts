import { checkContacts, stripContacts } from './checks/check-contacts.js';
import { checkModifiers } from './checks/check-modifiers.js';
import { checkNumbers } from './checks/check-numbers.js';
import { checkQualifiers } from './checks/check-qualifiers.js';
import { checkRivals } from './checks/check-rivals.js';
import { checkRoles } from './checks/check-roles.js';
import { checkSuperlatives } from './checks/check-superlatives.js';
import { checkTimeWords } from './checks/check-time-words.js';
import { checkWords } from './checks/check-words.js';
import { createEvidence, type Evidence } from './checks/evidence.js';
import { findCheckable } from './checks/grade-unsourced.js';
import { markOwnNames } from './checks/own-names.js';
import { type Language, toLanguage } from './lexicon/languages.js';
import { isOtherLanguage } from './text/detect-language.js';
import { findForbidden } from './text/forbidden-text.js';
import { readText } from './text/read-text.js';
import type { CitedSentence, Finding, Verdict, VerificationInput, VerifiedText } from './verdicts.js';

/** Grades sentences by the facts they cite: sourced, generally said, or left out with a reason. Never throws. */
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
  return sentences.map((sentence) => ({ text: sentence.text, ...gradeSentence(sentence, evidence, false) }));
}

/**
 * Grades a heading like a sentence that cites all facts of its section. Capitals mean nothing in headings.
 * @param facts ids of the facts that the sentences below it cite
 */
export function verifyHeading(heading: CitedSentence, input: VerificationInput): VerifiedText {
  const language = toLanguage(input.language);
  if (language === null) {
    return { text: heading.text, grade: 'omitted', reason: 'unsupported-language', detail: input.language };
  }
  return { text: heading.text, ...gradeSentence(heading, findEvidence(input, language), true) };
}

/** Facts are read once for all texts that are checked with the same input. */
const EVIDENCE = new WeakMap<VerificationInput, Evidence>();

function findEvidence(input: VerificationInput, language: Language): Evidence {
  const known = EVIDENCE.get(input) ?? createEvidence(input, language);
  EVIDENCE.set(input, known);
  return known;
}

const omit = ({ reason, detail }: Finding): Verdict => ({ grade: 'omitted', reason, detail });

function gradeSentence({ text, facts }: CitedSentence, evidence: Evidence, isHeading: boolean): Verdict {
  if (!/\p{L}/u.test(text)) return omit({ reason: 'empty', detail: '' });
  const forbidden = findForbidden(text);
  if (forbidden !== null) return omit({ reason: forbidden, detail: text });
  const unknown = facts.find((id) => !evidence.facts.has(id));
  if (unknown !== undefined) return omit({ reason: 'unknown-fact', detail: unknown });
  const cited = [...new Set(facts)].map((id) => evidence.facts.get(id)!);
  const { place } = evidence.input;
  const contact = checkContacts(
    text,
    cited.map(({ fact }) => fact),
    place,
  );
  if (contact !== null) return omit(contact);
  if (isOtherLanguage(text, evidence.language)) return omit({ reason: 'other-language', detail: text });
  const reading = readText(stripContacts(text), evidence.language);
  markOwnNames(reading.tokens, evidence.names.sequences);
  const checkable = findCheckable(reading, evidence.names);
  if (cited.length === 0)
    return checkable === null ? { grade: 'general' } : omit({ reason: 'no-facts', detail: checkable });
  if (isHeading && checkable === null) return { grade: 'general' };
  const finding =
    checkNumbers(reading, cited, evidence) ??
    checkWords(reading, cited, evidence) ??
    checkSuperlatives(reading, cited, evidence) ??
    checkTimeWords(reading, cited) ??
    checkRoles(reading, cited, evidence) ??
    checkModifiers(reading, cited) ??
    checkRivals(reading, cited, evidence) ??
    checkQualifiers(reading, cited, evidence);
  return finding === null ? { grade: 'sourced', facts: cited.map(({ fact }) => fact.id) } : omit(finding);
}

import type { CitedSentence, CitedText } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { z } from 'zod';

/** Maximum facts that a sentence may cite. */
const MAX_FACTS = 20;

/**
 * Returns the statements of facts as sentences, each citing its fact. A statement that occurs twice is returned once.
 */
export function citeFacts(facts: readonly Fact[]): CitedText {
  const byStatement = new Map(facts.toReversed().map((fact) => [fact.statement, fact]));
  const cited = facts.filter((fact) => byStatement.get(fact.statement) === fact);
  return cited.flatMap(({ id, statement }) => toSentences({ text: statement, facts: [id] }));
}

/** Splits a writer's sentence that is really several, so that each is checked and marked by itself. */
const toSentences = ({ text, facts }: { text: string; facts: readonly string[] }): CitedSentence[] =>
  splitSentences(text.replace(/\s+/g, ' ')).map((sentence) => ({
    text: sentence,
    facts: [...new Set(facts.flatMap(parseFactId))].slice(0, MAX_FACTS),
  }));

/** Accepts `f3` in any spelling: "F3", "[f3]", "3". */
function parseFactId(id: string): string[] {
  const number = /^\W*f?([1-9]\d{0,3})\W*$/i.exec(id)?.[1];
  return number === undefined ? [] : [`f${number}`];
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const toList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
};

/** Reads a plain string as a sentence without facts. */
const parseSentence = (value: unknown): unknown => {
  if (typeof value === 'string') return { text: value, facts: [] };
  if (!isObject(value)) return value;
  return { ...value, facts: toList(value.facts).map(String) };
};

const sentenceOutput = z.preprocess(parseSentence, z.object({ text: z.string(), facts: z.array(z.string()) }));

/**
 * Cited sentences in the response of a model. The JSON Schema requires the full form; plain strings, single sentences
 * and missing texts are accepted as well.
 */
export const textOutput = z.preprocess(toList, z.array(sentenceOutput));
export type TextOutput = z.output<typeof textOutput>;

/** Several texts: paragraphs, list items. */
export const textsOutput = z.preprocess(toList, z.array(textOutput));

/** Sections with a heading; sentences that are not in paragraphs form one paragraph. */
export const sectionsOutput = z.preprocess(
  (value) =>
    toList(value).map((section) =>
      isObject(section) && section.paragraphs === undefined && section.sentences !== undefined
        ? { ...section, paragraphs: [section.sentences] }
        : section,
    ),
  z.array(z.object({ heading: z.string(), paragraphs: textsOutput })),
);

/** Minimum length of a sentence that counts as copied when it also occurs in the prompt. */
const MIN_LEAK_LENGTH = 16;

/**
 * Converts the response of a model to cited sentences. Leaves out ids that no fact can have, and sentences copied from
 * the prompt, which the fact check does not know.
 */
export const toCitedText = (output: TextOutput, prompt: string): CitedText =>
  output.flatMap(toSentences).filter(({ text }) => text.length < MIN_LEAK_LENGTH || !prompt.includes(text));

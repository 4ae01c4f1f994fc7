import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { pickMeasuredFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { wrapUntrustedText } from '../ai/untrusted-text.js';
import { formatFacts } from './fact-texts.js';

/** Maximum characters of the facts in a prompt, and of the facts about neighbors. */
const MAX_FACT_LENGTH = 8000;
const MAX_NEIGHBOR_LENGTH = 3000;

/** Rules for how a writer uses the facts; the same in every prompt. */
export const CITATION_RULES = `Every text is a list of sentences: {"text": one sentence, "facts": the ids of the facts it rests on}.
- Write from the facts below and stay near their words. A program compares each sentence with the facts it cites, and leaves out what they do not bear out.
- Cite every fact that a sentence uses, by its id ("f3"). Put into one sentence only what its facts say together.
- State nothing else: no name, number, date, distance, direction, price, opening hour, person, superlative or contact that is not in a cited fact, however sure you are of it.
- Keep numbers, units, names and qualifications ("about", "according to") as the facts have them. Facts in other languages may be translated.
- A sentence that only sets the scene and states nothing that could be checked may cite no facts. Use few of these, or none.
- If there are few facts, write few sentences. An empty list is better than padding.
Write in English, in plain text without Markdown, HTML or links. No advertising, no exclamations, no address to the reader's feelings.`;

/**
 * Formats the facts of a place for a prompt, with their ids. Facts about neighbors have their own limit, so that other
 * facts never crowd them out.
 */
export function formatFactBlocks(knowledge: PlaceKnowledge): string[] {
  const { neighbors } = pickMeasuredFacts(knowledge);
  const own = knowledge.facts.filter((fact) => !neighbors.includes(fact));
  const blocks: [name: string, text: string, maxLength: number][] = [
    ['Facts, each with its id and kind', formatFacts(own, MAX_FACT_LENGTH), MAX_FACT_LENGTH],
    ['Facts about other places near or inside', formatFacts(neighbors, MAX_NEIGHBOR_LENGTH), MAX_NEIGHBOR_LENGTH],
  ];
  return blocks.map(([name, text, maxLength]) => (text ? wrapUntrustedText(name, text, maxLength) : `${name}: none`));
}

import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { markSentences } from '@placelore/contracts/content/citations/mark-sentences.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';

/** Maximum numbers of sentences and characters of the story, and of facts. The guide has the rest. */
const [MAX_SENTENCES, MAX_STORY_LENGTH, MAX_FACTS] = [2, 330, 3];

/** Texts that a result shows. */
export interface ShownTexts {
  /** First sentence of the best story, which makes one want to read on; null if there is none. */
  hook: string | null;
  description: string;
  story: string;
  facts: string[];
}

/**
 * Returns the texts about the place of a result, shortened: a result shows what the photo shows, and its guide has the
 * full story.
 */
export function getShownTexts(result: AnalysisResult): ShownTexts {
  const { facts } = result;
  const sentences = splitSentences(withoutOwn(result.culturalInfo, result));
  const hookIndex = sentences.indexOf(findHook(result));
  const story = hookIndex > 0 ? sentences.slice(0, hookIndex) : sentences;
  return {
    hook: hookIndex > 0 ? sentences[hookIndex]! : null,
    description: withoutOwn(result.description, result),
    story: shorten(story),
    facts: facts.slice(0, MAX_FACTS),
  };
}

/**
 * Leaves out a text in which nothing was checked: the product's own sentences, such as that little is known, which the
 * headings say already.
 */
const withoutOwn = (text: string, { verification }: AnalysisResult): string =>
  verification && !markSentences(text, verification.sentences).some(({ sentence }) => sentence) ? '' : text;

/** Returns the sentence with which the first anecdote begins; empty if there is none. */
function findHook({ citedFacts, verification }: AnalysisResult): string {
  const anecdote = citedFacts.find(({ kind }) => kind === 'anecdote');
  return verification?.sentences.find(({ facts }) => anecdote && facts.includes(anecdote.id))?.text ?? '';
}

function shorten(sentences: readonly string[]): string {
  const shown: string[] = [];
  for (const sentence of sentences.slice(0, MAX_SENTENCES)) {
    if (shown.length > 0 && [...shown, sentence].join(' ').length > MAX_STORY_LENGTH) break;
    shown.push(sentence);
  }
  return shown.join(' ');
}

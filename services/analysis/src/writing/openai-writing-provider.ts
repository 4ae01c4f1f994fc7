import type { CitedPhotoTexts } from '@placelore/contracts/content/cited-texts.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import { z } from 'zod';
import { attachCosts } from '../ai/errors/vendor-error.js';
import type { StructuredChat } from '../ai/structured-chat.js';
import { UNTRUSTED_TEXT_RULE, wrapUntrustedText } from '../ai/untrusted-text.js';
import { type TextOutput, textOutput, textsOutput, toCitedText } from './cited-sentences.js';
import { CITATION_RULES, formatFactBlocks } from './prompt-rules.js';
import { limitPhotoTexts } from './text-limits.js';
import type { WritingBrief, WritingProvider, WritingResult } from './writing-provider.js';

/** Increase this whenever prompt or schema change, so that stored results are not reused. */
export const WRITING_PROMPT_VERSION = 'writing-3';

/** Enough for about 900 words with their citations, and for models that reason before they answer. */
const MAX_OUTPUT_TOKENS = 4000;

const textsSchema = z.object({ description: textOutput, culturalInfo: textsOutput, facts: textsOutput });
type TextsOutput = z.infer<typeof textsSchema>;

const SYSTEM = `You write for a travel companion: a visitor has photographed a place, and it has already been identified. What is known about it is given to you as facts with ids.
- description: two to four sentences on what the place is and what the visitor sees there.
- culturalInfo: one to three paragraphs on its history and meaning.
- facts: up to six single sentences, each one thing worth knowing that the other texts do not say.
Do not guess what else the photo may show.
${CITATION_RULES}
${UNTRUSTED_TEXT_RULE}`;

/**
 * Writer that uses a model of any vendor. The model only writes texts; name and position come from the located place.
 */
export class OpenAiWritingProvider implements WritingProvider {
  readonly name: string;
  readonly #chat: StructuredChat;
  readonly #model: string;

  constructor(chat: StructuredChat, model: string) {
    this.name = chat.vendor;
    this.#chat = chat;
    this.#model = model;
  }

  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    return attachCosts(async (costs) => {
      const prompt = {
        purpose: 'writing' as const,
        model: this.#model,
        system: SYSTEM,
        user: [{ type: 'text' as const, text: formatAssignment(brief) }],
        schema: textsSchema,
        schemaName: 'place_texts',
        accept: toUsableTexts,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        imageTokens: 0,
      };
      return {
        texts: await this.#chat.complete(prompt, costs, signal),
        writing: { provider: this.name, model: this.#model, promptVersion: WRITING_PROMPT_VERSION, note: null },
        costs,
      };
    });
  }
}

const SCOPE = {
  landmark: 'It is this very sight.',
  city: 'Only the town is known, not which sight of it: write about the town.',
  region: 'Only the region is known: write about the region.',
  country: 'Only the country is known: write about the country.',
};

function formatAssignment({ place, background, observation }: WritingBrief): string {
  const { name, localName, kind, category, city, region, country } = place;
  const { readText, labels } = observation;
  return [
    SCOPE[kind],
    wrapUntrustedText('The place, as identified', JSON.stringify({ name, localName, category, city, region, country })),
    ...formatFactBlocks(background ?? EMPTY_KNOWLEDGE),
    ...(labels.length > 0 ? [wrapUntrustedText('Seen in the photo', labels.join(', '), 600)] : []),
    ...(readText ? [wrapUntrustedText('Text in the photo', readText)] : []),
  ].join('\n\n');
}

/** Converts the response within the limits; returns null when nothing usable remains. */
function toUsableTexts(output: TextsOutput): CitedPhotoTexts | null {
  const toText = (text: TextOutput) => toCitedText(text, SYSTEM);
  const texts = limitPhotoTexts({
    description: toText(output.description),
    culturalInfo: output.culturalInfo.map(toText),
    facts: output.facts.map(toText),
  });
  return texts.description.length > 0 ? texts : null;
}

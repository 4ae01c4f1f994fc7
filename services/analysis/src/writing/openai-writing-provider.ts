import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { z } from 'zod';
import type { StructuredChat } from '../ai/structured-chat.js';
import { toPlainLine, toPlainText, UNTRUSTED_TEXT_RULE, wrapUntrustedText } from '../ai/untrusted-text.js';
import { attachCosts } from '../ai/vendor-error.js';
import { formatFacts } from './fact-texts.js';
import { createNotIdentifiedTexts } from './not-identified-texts.js';
import { TEXT_LIMITS } from './text-limits.js';
import type { WritingBrief, WritingProvider, WritingResult } from './writing-provider.js';

/** Increase this whenever prompt or schema change, so that stored results of the old ones are not reused. */
export const WRITING_PROMPT_VERSION = 'writing-2';

/** Enough for about 900 words and for models that reason before they respond. */
const MAX_OUTPUT_TOKENS = 4000;
/** Characters of the facts in a prompt. */
const MAX_FACT_LENGTH = 8000;

const textsSchema = z.object({
  description: z.string(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
});
type TextsOutput = z.infer<typeof textsSchema>;

const SYSTEM = `You write for a travel companion: a visitor has photographed a place, and it has already been identified. Write in English, in plain text without Markdown, HTML or links.
- description: two to four sentences on what the place is and what the visitor sees there.
- culturalInfo: one to three paragraphs on its history and meaning.
- facts: three to six single sentences, each one thing worth knowing.
Build on the checked facts. Add only what is generally established about this very place; where you are not sure, leave it out. If little is known, write little.
Do not state positions, distances, directions, neighboring sights, prices or opening hours, and do not guess what else the photo may show. No advertising, no exclamations, no address to the reader's feelings.
${UNTRUSTED_TEXT_RULE}`;

/** Any OpenAI-compatible endpoint. It only writes texts; the located place determines name and position. */
export class OpenAiWritingProvider implements WritingProvider {
  readonly name = 'openai';
  readonly #chat: StructuredChat;
  readonly #model: string;

  constructor(chat: StructuredChat, model: string) {
    this.#chat = chat;
    this.#model = model;
  }

  async write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    const { place } = brief;
    // A model that has nothing to write about invents something.
    if (place === null) {
      const { texts, writing, costs } = createNotIdentifiedTexts(brief.observation);
      return { texts, writing: { ...writing, note: 'nothing was identified, so openai was not called' }, costs };
    }
    return attachCosts(async (costs) => {
      const prompt = {
        purpose: 'writing' as const,
        model: this.#model,
        system: SYSTEM,
        user: [{ type: 'text' as const, text: formatAssignment(place, brief) }],
        schema: textsSchema,
        schemaName: 'place_texts',
        accept: toUsableTexts,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        imageTokens: 0,
      };
      const texts = await this.#chat.complete(prompt, costs, signal);
      return {
        texts: { title: toPlainLine(place.name, TEXT_LIMITS.title), category: place.category, ...texts },
        writing: { provider: 'openai', model: this.#model, promptVersion: WRITING_PROMPT_VERSION, note: null },
        costs,
      };
    });
  }
}

function formatAssignment(place: LocatedPlace, { background, observation }: WritingBrief): string {
  const { name, localName, kind, category, city, region, country } = place;
  const { readText, labels } = observation;
  const facts = formatFacts(background?.facts ?? [], MAX_FACT_LENGTH);
  const scope = {
    landmark: 'It is this very sight.',
    city: 'Only the town is known, not which sight of it: write about the town.',
    region: 'Only the region is known: write about the region.',
    country: 'Only the country is known: write about the country.',
  };
  return [
    `The place, as identified (${scope[kind]}):\n${JSON.stringify({ name, localName, category, city, region, country })}`,
    facts
      ? wrapUntrustedText('Checked facts, each with its id and kind', facts, MAX_FACT_LENGTH)
      : 'Checked facts: none',
    ...(labels.length > 0 ? [wrapUntrustedText('Seen in the photo', labels.join(', '), 600)] : []),
    ...(readText ? [wrapUntrustedText('Text in the photo', readText)] : []),
  ].join('\n\n');
}

/** Converts the response to plain text within the limits; returns null when no usable text remains. */
function toUsableTexts(output: TextsOutput): Omit<WritingResult['texts'], 'title' | 'category'> | null {
  const description = toPlainText(output.description, TEXT_LIMITS.description);
  const culturalInfo = toPlainText(output.culturalInfo, TEXT_LIMITS.culturalInfo);
  const facts = output.facts
    .map((fact) => toPlainLine(fact, TEXT_LIMITS.fact))
    .filter(Boolean)
    .slice(0, TEXT_LIMITS.facts);
  return description && culturalInfo && facts.length > 0 ? { description, culturalInfo, facts } : null;
}

import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import { z } from 'zod';
import type { StructuredChat } from '../ai/structured-chat.js';
import { UNTRUSTED_TEXT_RULE, wrapUntrustedText } from '../ai/untrusted-text.js';
import { attachCosts } from '../ai/vendor-error.js';
import { formatFacts } from './fact-texts.js';
import { limitGuideTexts } from './text-limits.js';
import type { GuideBrief, GuideTextProvider, GuideTextResult } from './writing-provider.js';

/** Increase this whenever prompt or schema change, so that stored results of the old ones are not reused. */
export const GUIDE_PROMPT_VERSION = 'guide-2';

/** Enough for about 1,500 words and for models that reason before they respond. */
const MAX_OUTPUT_TOKENS = 6000;
/** Characters of the facts in a prompt. */
const MAX_FACT_LENGTH = 8000;

const guideSchema = z.object({
  metaDescription: z.string(),
  description: z.string(),
  culturalSignificance: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  travelTips: z.array(z.string()),
  bestTimeToVisit: z.string(),
  facts: z.array(z.string()),
});

const SYSTEM = `You write guides for a travel companion. The place has already been located, and what is known about it is given to you. Write in English, in plain text without Markdown, HTML or links.
- metaDescription: one sentence of at most 160 characters.
- description: two to four sentences on what the place is and what a visitor sees there.
- culturalSignificance: one to three paragraphs on its history and meaning.
- sections: two to four further sections, each a short heading and one to three paragraphs.
- travelTips: three to six single sentences of practical advice.
- bestTimeToVisit: one or two sentences, or an empty text.
- facts: three to six single sentences, each one thing worth knowing.
Build on the checked facts. Add only what is generally established about this very place; where you are not sure, leave it out. If little is known, write little.
Name no other place as near, and state no distance, direction, position or way, unless it stands in the list of nearby places or among the checked facts: every such sentence is checked, and left out when it is not borne out. State no prices or opening hours. No advertising, no exclamations, no address to the reader's feelings.
${UNTRUSTED_TEXT_RULE}`;

/** Any OpenAI-compatible endpoint. It only writes texts; the located place determines name and position. */
export class OpenAiGuideTextProvider implements GuideTextProvider {
  readonly name = 'openai';
  readonly #chat: StructuredChat;
  readonly #model: string;

  constructor(chat: StructuredChat, model: string) {
    this.#chat = chat;
    this.#model = model;
  }

  write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult> {
    return attachCosts(async (costs) => {
      const prompt = {
        purpose: 'writing' as const,
        model: this.#model,
        system: SYSTEM,
        user: [{ type: 'text' as const, text: formatAssignment(brief) }],
        schema: guideSchema,
        schemaName: 'guide_texts',
        accept: (output: z.output<typeof guideSchema>) => toUsableTexts(output, brief),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        imageTokens: 0,
      };
      return {
        texts: await this.#chat.complete(prompt, costs, signal),
        writing: { provider: 'openai', model: this.#model, promptVersion: GUIDE_PROMPT_VERSION, note: null },
        costs,
      };
    });
  }
}

const NEARBY_LABEL = 'Nearby places with their distances from the place';
const INSIDE_LABEL = 'The best known places inside, with the town they are in or what they are';

function formatAssignment({ place, background, neighbors: nearbyAttractions, discovery }: GuideBrief): string {
  const { name, localName, kind, category, city, region, country } = place;
  const scope = {
    landmark: 'Write about this very sight.',
    city: 'Write about the town.',
    region: 'Write about the region as a whole.',
    country: 'Write about the country as a whole.',
  };
  const facts = formatFacts(background.facts, MAX_FACT_LENGTH);
  const nearbyList = nearbyAttractions
    .map((attraction) => `${attraction.name}: ${getAttractionDetail(attraction)}`)
    .join('\n');
  const isInside = nearbyAttractions.some(({ note }) => note !== undefined);
  return [
    scope[kind],
    wrapUntrustedText('The place, as located', JSON.stringify({ name, localName, category, city, region, country })),
    facts
      ? wrapUntrustedText('Checked facts, each with its id and kind', facts, MAX_FACT_LENGTH)
      : 'Checked facts: none',
    ...(nearbyList
      ? [wrapUntrustedText(isInside ? INSIDE_LABEL : NEARBY_LABEL, nearbyList, 3000)]
      : ['No nearby places are known.']),
    ...(discovery ? [wrapUntrustedText('What a traveler found there', JSON.stringify(discovery), 4000)] : []),
  ].join('\n\n');
}

/** Converts the response to plain text within the limits; returns null when no usable text remains. */
function toUsableTexts(output: z.output<typeof guideSchema>, { place }: GuideBrief): GuideTexts | null {
  const texts = limitGuideTexts({ ...output, title: place.name, category: place.category });
  return texts.description && texts.culturalSignificance ? texts : null;
}

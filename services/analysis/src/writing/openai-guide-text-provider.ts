import type { CitedGuideTexts } from '@placelore/contracts/content/cited-texts.js';
import { z } from 'zod';
import { attachCosts } from '../ai/errors/vendor-error.js';
import type { StructuredChat } from '../ai/structured-chat.js';
import { UNTRUSTED_TEXT_RULE, wrapUntrustedText } from '../ai/untrusted-text.js';
import { sectionsOutput, type TextOutput, textOutput, textsOutput, toCitedText } from './cited-sentences.js';
import { CITATION_RULES, formatFactBlocks } from './prompt-rules.js';
import { limitGuideTexts } from './text-limits.js';
import type { GuideBrief, GuideTextProvider, GuideTextResult } from './writing-provider.js';

/** Increase this whenever prompt or schema change, so that stored results are not reused. */
export const GUIDE_PROMPT_VERSION = 'guide-3';

/** Enough for about 1,500 words with their citations, and for models that reason before they answer. */
const MAX_OUTPUT_TOKENS = 6000;

const guideSchema = z.object({
  metaDescription: textOutput,
  description: textOutput,
  culturalSignificance: textsOutput,
  sections: sectionsOutput,
  travelTips: textsOutput,
  bestTimeToVisit: textOutput,
  facts: textsOutput,
});

const SYSTEM = `You write guides for a travel companion. The place has already been located, and what is known about it is given to you as facts with ids.
- metaDescription: one sentence of at most 160 characters.
- description: two to four sentences on what the place is and what a visitor sees there.
- culturalSignificance: one to three paragraphs on its history and meaning.
- sections: up to four further sections, each a short heading and one to three paragraphs. A heading names what its facts are about, and states nothing more.
- travelTips: up to six single sentences of practical advice.
- bestTimeToVisit: one or two sentences, or an empty list.
- facts: up to six single sentences, each one thing worth knowing that the other texts do not say.
${CITATION_RULES}
${UNTRUSTED_TEXT_RULE}`;

/**
 * Guide writer that uses a model of any vendor. The model only writes texts; name and position come from the located
 * place.
 */
export class OpenAiGuideTextProvider implements GuideTextProvider {
  readonly name: string;
  readonly #chat: StructuredChat;
  readonly #model: string;

  constructor(chat: StructuredChat, model: string) {
    this.name = chat.vendor;
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
        writing: { provider: this.name, model: this.#model, promptVersion: GUIDE_PROMPT_VERSION, note: null },
        costs,
      };
    });
  }
}

const SCOPE = {
  landmark: 'Write about this very sight.',
  city: 'Write about the town.',
  region: 'Write about the region as a whole.',
  country: 'Write about the country as a whole.',
};

function formatAssignment({ place, background, discovery }: GuideBrief): string {
  const { name, localName, kind, category, city, region, country } = place;
  return [
    SCOPE[kind],
    wrapUntrustedText('The place, as located', JSON.stringify({ name, localName, category, city, region, country })),
    ...formatFactBlocks(background),
    ...(discovery ? [formatDiscovery(discovery)] : []),
  ].join('\n\n');
}

/** Formats the texts of a discovery. They are not a source: what they state is shown only if a fact supports it. */
function formatDiscovery({ title, description, culturalInfo, facts }: NonNullable<GuideBrief['discovery']>): string {
  const texts = JSON.stringify({ title, description, culturalInfo, facts });
  return wrapUntrustedText('What was written about a photo of it; no source of its own', texts, 4000);
}

/** Converts the response within the limits; returns null when nothing usable remains. */
function toUsableTexts(output: z.output<typeof guideSchema>, { place }: GuideBrief): CitedGuideTexts | null {
  const toText = (text: TextOutput) => toCitedText(text, SYSTEM);
  const texts = limitGuideTexts({
    title: place.name,
    category: place.category,
    metaDescription: toText(output.metaDescription),
    description: toText(output.description),
    culturalSignificance: output.culturalSignificance.map(toText),
    sections: output.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(toText) })),
    travelTips: output.travelTips.map(toText),
    bestTimeToVisit: toText(output.bestTimeToVisit),
    facts: output.facts.map(toText),
  });
  return texts.description.length > 0 ? texts : null;
}

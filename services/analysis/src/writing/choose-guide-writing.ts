import { orEmbedded } from '../providers/fallback.js';
import { openAiEndpoint } from '../providers/openai-endpoint.js';
import { StructuredChat } from '../providers/structured-chat.js';
import type { WritingChoice, WritingParts } from './choose-writing.js';
import { EmbeddedGuideWriting } from './embedded-guide.js';
import type { GuideBrief, GuideWriting, GuideWritingProvider } from './guide-writing-provider.js';
import { OpenAiGuideWriting } from './openai-guide.js';

/** Builds the chosen provider, with the embedded one behind it. Loads a vendor's SDK only when it is chosen. */
export async function chooseGuideWriting(choice: WritingChoice, parts: WritingParts): Promise<GuideWritingProvider> {
  const embedded = new EmbeddedGuideWriting();
  if (choice.provider === 'embedded') return embedded;
  const { budget, memory, deadlineMs } = parts;
  const chat = new StructuredChat({ endpoint: await openAiEndpoint(choice), budget, memory, prices: choice.prices });
  const vendor = new OpenAiGuideWriting(chat, choice.model);
  return {
    name: vendor.name,
    write: (brief: GuideBrief, signal: AbortSignal): Promise<GuideWriting> =>
      orEmbedded(
        { signal, deadlineMs },
        (patience) => vendor.write(brief, patience),
        async (note, costs) => {
          const { texts, writing } = await embedded.write(brief, signal);
          return { texts, writing: { ...writing, note }, costs };
        },
      ),
  };
}

import { withEmbeddedFallback } from '../providers/fallback.js';
import { createOpenAiEndpoint } from '../providers/openai-endpoint.js';
import { StructuredChat } from '../providers/structured-chat.js';
import type { WritingChoice, WritingDeps } from './choose-writing.js';
import { EmbeddedGuideTextProvider } from './embedded-guide.js';
import type { GuideBrief, GuideTextProvider, GuideTextResult } from './guide-writing-provider.js';
import { OpenAiGuideTextProvider } from './openai-guide.js';

/** Builds the chosen provider, with the embedded one behind it. Loads a vendor's SDK only when it is chosen. */
export async function createGuideTextProvider(choice: WritingChoice, deps: WritingDeps): Promise<GuideTextProvider> {
  const embedded = new EmbeddedGuideTextProvider();
  if (choice.provider === 'embedded') return embedded;
  const { budget, memory, deadlineMs } = deps;
  const chat = new StructuredChat({
    endpoint: await createOpenAiEndpoint(choice),
    budget,
    memory,
    prices: choice.prices,
  });
  const vendor = new OpenAiGuideTextProvider(chat, choice.model);
  return {
    name: vendor.name,
    write: (brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult> =>
      withEmbeddedFallback(
        { signal, deadlineMs },
        (deadlineSignal) => vendor.write(brief, deadlineSignal),
        async (note, costs) => {
          const { texts, writing } = await embedded.write(brief, signal);
          return { texts, writing: { ...writing, note }, costs };
        },
      ),
  };
}

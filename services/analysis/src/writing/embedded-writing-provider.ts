import type { CitedPhotoTexts } from '@placelore/contracts/content/cited-texts.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { citeFacts } from './cited-sentences.js';
import { isLittleKnown, MAX_FEW_FACTS, toFactTexts } from './fact-texts.js';
import { limitPhotoTexts } from './text-limits.js';
import type { WritingBrief, WritingProvider, WritingResult } from './writing-provider.js';

/** Composes texts from facts alone, in the words of the facts. */
export class EmbeddedWritingProvider implements WritingProvider {
  readonly name = 'embedded';

  async write({ place, background }: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    signal.throwIfAborted();
    return {
      texts: composePhotoTexts(place, background ?? EMPTY_KNOWLEDGE),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

/** Composes the texts of a photo from the facts about its place. When little is known, they are short. */
export function composePhotoTexts(place: LocatedPlace, knowledge: PlaceKnowledge): CitedPhotoTexts {
  const { summary, significance, period, facts, location } = toFactTexts(knowledge);
  // The location of a town is already shown with the result.
  const opening = summary.length > 0 || place.kind !== 'landmark' ? summary : location;
  return limitPhotoTexts({
    description: citeFacts(opening),
    culturalInfo: [citeFacts(significance)],
    // Facts about the best time are left out: they are often no sentences ("May and September") and need a heading.
    facts: [...period, ...facts]
      .slice(0, isLittleKnown(knowledge) ? MAX_FEW_FACTS : undefined)
      .map((fact) => citeFacts([fact])),
  });
}

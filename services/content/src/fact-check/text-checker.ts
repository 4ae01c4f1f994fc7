import { Inject, Injectable } from '@nestjs/common';
import type { CitedGuideTexts, CitedText, TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { pickFacts } from '@placelore/contracts/places/knowledge.js';
import { formatLocation } from '@placelore/contracts/places/places.js';
import type { VerificationInput } from '@placelore/fact-check/verdicts.js';
import type { TextOptions } from '@placelore/fact-check/verify-texts.js';

/** Injection token: what happens to sentences that facts support only in part. */
export const UNSOURCED_SENTENCES = Symbol('UNSOURCED_SENTENCES');

/** Language of all guides and articles, as a BCP 47 tag. */
const LANGUAGE = 'en';

/** The shown texts, with the grades of their sentences. */
export interface CheckedTexts {
  texts: GuideTexts;
  verification: TextVerification;
}

/** Checks every text of a writer before it is stored: guides, articles, rewrites and recovered articles. */
@Injectable()
export class TextChecker {
  constructor(@Inject(UNSOURCED_SENTENCES) private readonly unsourced: TextOptions['unsourced']) {}

  /**
   * Removes what the facts do not support. Title and category are those of the located place. If nothing of the
   * description remains, it is composed from facts about the place, or from its location.
   */
  async check({
    place,
    background,
    texts,
  }: Pick<VerifiedTexts, 'place' | 'background' | 'texts'>): Promise<CheckedTexts> {
    // Loaded on demand: its word lists take 9 MB, and many processes never check a text.
    const { verifyGuideTexts } = await import('@placelore/fact-check/verify-texts.js');
    const input: VerificationInput = {
      place: { ...place, aliases: [] },
      facts: background.facts,
      language: LANGUAGE,
    };
    const verify = (description: CitedText) =>
      verifyGuideTexts({ ...texts, ...pickOwn(place), description }, input, { unsourced: this.unsourced });
    const checked = verify(texts.description);
    if (checked.texts.description !== '') return checked;
    const described = verify([...texts.description, ...citeDescription(background)]);
    const description = described.texts.description || `${formatLocation(place)}.`;
    return { ...described, texts: { ...described.texts, description } };
  }
}

const pickOwn = ({ name: title, category }: VerifiedTexts['place']): Pick<CitedGuideTexts, 'title' | 'category'> => ({
  title,
  category,
});

/** Returns the place's summary, or else any fact, as sentences that each cite themselves. */
function citeDescription(knowledge: PlaceKnowledge): CitedText {
  const facts = knowledge.facts.filter(({ language }) => language === LANGUAGE);
  const summary = pickFacts({ facts }, 'summary');
  return (summary.length > 0 ? summary : facts.slice(0, 1)).map(({ id, statement }) => ({
    text: statement,
    facts: [id],
  }));
}

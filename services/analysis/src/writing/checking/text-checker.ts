import type { AnalysisTexts } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { CitedGuideTexts, CitedPhotoTexts, TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { VerificationInput } from '@placelore/fact-check/verdicts.js';
import type { TextOptions } from '@placelore/fact-check/verify-texts.js';
import { toPlainLine } from '../../ai/untrusted-text.js';
import { composeGuideTexts } from '../embedded-guide-text-provider.js';
import { composePhotoTexts } from '../embedded-writing-provider.js';
import { TEXT_LIMITS } from '../text-limits.js';
import type { GuideBrief, WritingBrief } from '../writing-provider.js';
import { describeIdentification, describeMissingStory } from './photo-statements.js';

/** Language of all texts, as BCP 47 tag. */
const LANGUAGE = 'en';

/** Parts that are composed from facts if nothing of them is shown. */
const PHOTO_PARTS = ['description', 'culturalInfo', 'facts'] as const;
const GUIDE_PARTS = ['metaDescription', 'description', 'culturalSignificance', 'facts'] as const;

/** Texts of a photo as they are shown, with the grades of their sentences. */
export interface CheckedPhotoTexts {
  texts: AnalysisTexts;
  writing: Provenance;
  verification: TextVerification;
}

/** Loads the fact check with the first text, because its word lists take 9 MB. */
const loadFactCheck = () => import('@placelore/fact-check/verify-texts.js');

/**
 * Removes from a writer's texts what the facts do not support. If nothing of a text remains, it is composed from facts.
 */
export class TextChecker {
  readonly #options: TextOptions;

  constructor(unsourced: TextOptions['unsourced']) {
    this.#options = { unsourced };
  }

  /** Checks the texts of a photo. Title and category come from the place. */
  async checkPhoto(
    written: { texts: CitedPhotoTexts; writing: Provenance },
    brief: WritingBrief,
  ): Promise<CheckedPhotoTexts> {
    const { verifyPhotoTexts } = await loadFactCheck();
    const { place } = brief;
    const background = brief.background ?? EMPTY_KNOWLEDGE;
    const verify = (photoTexts: CitedPhotoTexts) =>
      verifyPhotoTexts(photoTexts, toInput(place, background.facts), this.#options);
    const own = verify(written.texts);
    const missing = findMissing(own.texts, PHOTO_PARTS);
    const { texts, verification } =
      missing.length === 0 ? own : verify(prependParts(written.texts, composePhotoTexts(place, background), missing));
    return {
      texts: {
        title: toPlainLine(place.name, TEXT_LIMITS.title),
        category: place.category,
        description: texts.description || describeIdentification(place),
        culturalInfo: texts.culturalInfo || describeMissingStory(place),
        facts: texts.facts,
      },
      writing: describeWriting(written.writing, own.texts.description, [own.texts.culturalInfo, own.texts.facts]),
      verification,
    };
  }

  /**
   * Adds facts to the texts of a guide of which nothing would remain. Keeps all sentences of the writer, because
   * content checks the guide again when it stores it, and counts what it leaves out.
   */
  async completeGuide(
    written: { texts: CitedGuideTexts; writing: Provenance },
    brief: GuideBrief,
  ): Promise<{ texts: CitedGuideTexts; writing: Provenance }> {
    const { verifyGuideTexts } = await loadFactCheck();
    const { texts, writing } = written;
    const own = verifyGuideTexts(texts, toInput(brief.place, brief.background.facts), this.#options).texts;
    if (own.description !== '' && own.culturalSignificance !== '') return written;
    return {
      texts: prependParts(texts, composeGuideTexts(brief), findMissing(own, GUIDE_PARTS)),
      writing: describeWriting(writing, own.description, [
        own.culturalSignificance,
        own.sections,
        own.travelTips,
        own.facts,
      ]),
    };
  }
}

const toInput = (place: LocatedPlace, facts: readonly Fact[]): VerificationInput => ({
  place: { ...place, aliases: [] },
  facts,
  language: LANGUAGE,
});

/** Returns the parts of which nothing is shown. */
const findMissing = <Part extends string>(
  shown: Record<Part, string | readonly string[]>,
  parts: readonly Part[],
): Part[] => parts.filter((part) => shown[part].length === 0);

/** Puts sentences composed from facts before the writer's in the given parts. */
const prependParts = <Part extends string, Texts extends Record<Part, readonly unknown[]>>(
  written: Texts,
  composed: Texts,
  parts: readonly Part[],
): Texts => ({
  ...written,
  ...Object.fromEntries(parts.map((part) => [part, [...composed[part], ...written[part]]])),
});

/**
 * Adds a note for operators if the vendor's description is not shown, and names the embedded writer if none of its
 * texts are. The embedded writer needs no such note.
 */
function describeWriting(
  writing: Provenance,
  shownDescription: string,
  otherShown: readonly (string | readonly unknown[])[],
): Provenance {
  const { provider, note } = writing;
  if (shownDescription !== '' || provider === 'embedded') return writing;
  const isNothingShown = otherShown.every((text) => text.length === 0);
  const part = isNothingShown ? 'nothing that' : 'no description that';
  const reason = `${part} ${provider} wrote is borne out by the facts it cites`;
  const composed = isNothingShown ? { provider: 'embedded', model: null, promptVersion: null } : {};
  return { ...writing, ...composed, note: note ?? reason };
}

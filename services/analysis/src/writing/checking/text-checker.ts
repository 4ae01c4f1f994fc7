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
    const input = toInput(place, background.facts);
    const own = verifyPhotoTexts(written.texts, input, this.#options).texts;
    const embedded = composePhotoTexts(place, background);
    const { texts, verification } = verifyPhotoTexts(
      {
        description: standIn(own.description, embedded.description, written.texts.description),
        culturalInfo: standIn(own.culturalInfo, embedded.culturalInfo, written.texts.culturalInfo),
        facts: standIn(own.facts, embedded.facts, written.texts.facts),
      },
      input,
      this.#options,
    );
    return {
      texts: {
        title: toPlainLine(place.name, TEXT_LIMITS.title),
        category: place.category,
        description: texts.description || describeIdentification(place),
        culturalInfo: texts.culturalInfo || describeMissingStory(place),
        facts: texts.facts,
      },
      writing:
        own.description === '' ? addNote(written.writing, isEmpty(own.culturalInfo, own.facts)) : written.writing,
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
    const embedded = composeGuideTexts(brief);
    return {
      texts: {
        ...texts,
        metaDescription: standIn(own.metaDescription, embedded.metaDescription, texts.metaDescription),
        description: standIn(own.description, embedded.description, texts.description),
        culturalSignificance: standIn(
          own.culturalSignificance,
          embedded.culturalSignificance,
          texts.culturalSignificance,
        ),
        facts: standIn(own.facts, embedded.facts, texts.facts),
      },
      writing:
        own.description === ''
          ? addNote(writing, isEmpty(own.culturalSignificance, own.sections, own.travelTips, own.facts))
          : writing,
    };
  }
}

const isEmpty = (...texts: (string | readonly unknown[])[]): boolean => texts.every((text) => text.length === 0);

const toInput = (place: LocatedPlace, facts: readonly Fact[]): VerificationInput => ({
  place: { ...place, aliases: [] },
  facts,
  language: LANGUAGE,
});

/** Puts sentences composed from facts before the writer's, if nothing of the writer's would be shown. */
const standIn = <T>(shown: string | readonly string[], embedded: readonly T[], written: readonly T[]): T[] =>
  isEmpty(shown) ? [...embedded, ...written] : [...written];

/** Adds a note for operators about why the vendor's text is not shown; the embedded writer needs no such note. */
function addNote(writing: Provenance, isAll: boolean): Provenance {
  const { provider, note } = writing;
  if (provider === 'embedded') return writing;
  const part = isAll ? 'nothing that' : 'no description that';
  const reason = `${part} ${provider} wrote is borne out by the facts it cites`;
  const composed = isAll ? { provider: 'embedded', model: null, promptVersion: null } : {};
  return { ...writing, ...composed, note: note ?? reason };
}

import { Injectable } from '@nestjs/common';
import {
  FEATURED_LINES,
  type FeaturedGuide,
  type LibraryOverview,
} from '@placelore/contracts/content/articles/library.js';
import { listMarkers } from '@placelore/contracts/content/citations/citations.js';
import { getCitedFacts } from '@placelore/contracts/content/cited-facts.js';
import { type CheckedArticle, LibraryRepository } from './library.repository.js';

/** Ms for which the overview is kept, so that many visitors cost one read. */
const MAX_AGE_MS = 60_000;
/** Number of the best known guides among which the example is looked for. */
const MAX_CANDIDATES = 24;
/** Number of characters of a sentence that is shown as an example. */
const LINE_LENGTH = { min: 40, max: 220 } as const;

/** Tells how many guides there are, with one as an example. */
@Injectable()
export class LibraryService {
  private overview: { at: number; value: Promise<LibraryOverview> } | null = null;

  constructor(private readonly repository: LibraryRepository) {}

  getOverview(now = Date.now()): Promise<LibraryOverview> {
    if (this.overview === null || now - this.overview.at >= MAX_AGE_MS) {
      const value = this.readOverview();
      this.overview = { at: now, value };
      // A failure is not kept.
      value.catch(() => {
        this.overview = null;
      });
    }
    return this.overview.value;
  }

  private async readOverview(): Promise<LibraryOverview> {
    const guideCount = await this.repository.countPublished();
    const candidates = (await this.repository.findBestKnown(MAX_CANDIDATES)).map(toFeaturedGuide);
    return { guideCount, featured: candidates.find(({ lines }) => lines.length === FEATURED_LINES) ?? null };
  }
}

function toFeaturedGuide({ verification, knowledge, ...card }: CheckedArticle): FeaturedGuide {
  const citations = { citedFacts: getCitedFacts(knowledge, verification), sources: knowledge.sources };
  const lines = verification.sentences
    .filter(
      ({ grade, text }) => grade === 'sourced' && text.length >= LINE_LENGTH.min && text.length <= LINE_LENGTH.max,
    )
    .slice(0, FEATURED_LINES)
    .map((sentence) => ({
      text: sentence.text,
      sources: listMarkers(sentence, citations).flatMap(({ reference }) => (reference ? [reference.source.name] : [])),
    }));
  return { ...card, lines };
}

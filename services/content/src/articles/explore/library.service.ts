import { Injectable } from '@nestjs/common';
import {
  chooseOnePerTown,
  FEATURED_LINES,
  type FeaturedGuide,
  type LibraryOverview,
} from '@placelore/contracts/content/articles/library.js';
import { listMarkers } from '@placelore/contracts/content/citations/citations.js';
import { getCitedFacts } from '@placelore/contracts/content/cited-facts.js';
import { ExploreRepository } from './explore.repository.js';
import { type CheckedArticle, LibraryRepository } from './library.repository.js';
import { RecentValue } from './recent-value.js';

/** Ms for which the overview is kept although articles change. */
const MIN_AGE_MS = 2_000;
/** Number of best known guides from which the example is chosen. */
const MAX_CANDIDATES = 24;
/** Number of guides that the landing page lists below the example; the example is not among them. */
const LISTED_COUNT = 6;
/** Minimum and maximum length, in characters, of a sentence that is shown as an example. */
const LINE_LENGTH = { min: 40, max: 220 } as const;

/** Returns how many guides there are, and one of them as an example. */
@Injectable()
export class LibraryService {
  private readonly overview = new RecentValue({
    read: () => this.readOverview(),
    readVersion: () => this.explore.getVersion(),
    minAgeMs: MIN_AGE_MS,
  });

  constructor(
    private readonly repository: LibraryRepository,
    private readonly explore: ExploreRepository,
  ) {}

  getOverview(): Promise<LibraryOverview> {
    return this.overview.get();
  }

  private async readOverview(): Promise<LibraryOverview> {
    const guideCount = await this.repository.countPublished();
    const candidates = (await this.repository.findBestKnown(MAX_CANDIDATES)).map(toFeaturedGuide);
    const isTelling = ({ lines }: FeaturedGuide) => lines.length === FEATURED_LINES;
    const listed = chooseOnePerTown(candidates, LISTED_COUNT);
    const others = candidates.filter((guide) => !listed.includes(guide));
    return { guideCount, featured: others.find(isTelling) ?? candidates.find(isTelling) ?? null };
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

import { Injectable } from '@nestjs/common';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { NewErrorReport as ReportInput } from '@placelore/contracts/content/error-reports.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { MAX_ROW_ID } from '@placelore/contracts/core/row-ids.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { ArticlesRepository } from '../articles/core/articles.repository.js';
import { canView } from '../common/ownership.js';
import { DiscoveriesRepository } from '../discoveries/core/discoveries.repository.js';
import { GuidesService } from '../guides/guides.service.js';
import type { NewErrorReport } from './error-reports.repository.js';

/** Text that a reader sees, with the columns that identify it in a report. */
export interface ReportedText extends Pick<NewErrorReport, 'articleId' | 'guideSlug' | 'discoveryId' | 'subjectName'> {
  verification: TextVerification | null;
  knowledge: PlaceKnowledge | null;
}

const NO_SUBJECT = { articleId: null, guideSlug: null, discoveryId: null };

/** Finds the texts in which a caller may report errors: those that they may view. */
@Injectable()
export class ReportedTextsService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly guides: GuidesService,
    private readonly discoveries: DiscoveriesRepository,
  ) {}

  /** @throws ApiError ARTICLE_NOT_FOUND, GUIDE_NOT_FOUND, DISCOVERY_NOT_FOUND */
  find(
    actor: Actor,
    { subjectType, subjectId }: Pick<ReportInput, 'subjectType' | 'subjectId'>,
  ): Promise<ReportedText> {
    switch (subjectType) {
      case 'article':
        return this.findArticle(actor, subjectId);
      case 'guide':
        return this.findGuide(actor, subjectId);
      case 'discovery':
        return this.findDiscovery(actor, subjectId);
    }
  }

  private async findArticle(actor: Actor, subjectId: string): Promise<ReportedText> {
    const id = parseId(subjectId);
    const article = id === null ? null : await this.articles.findById(id);
    if (!article || !(article.isPublic || actor.isAdmin)) throw new ApiError('ARTICLE_NOT_FOUND');
    const { title, verification, knowledge } = article;
    return { ...NO_SUBJECT, articleId: article.id, subjectName: title, verification, knowledge };
  }

  private async findGuide(actor: Actor, slug: string): Promise<ReportedText> {
    const { title, verification, knowledge } = await this.guides.findBySlug(actor, slug);
    return { ...NO_SUBJECT, guideSlug: slug, subjectName: title, verification, knowledge };
  }

  private async findDiscovery(actor: Actor, subjectId: string): Promise<ReportedText> {
    const id = parseId(subjectId);
    const discovery = id === null ? null : await this.discoveries.findById(id);
    if (!discovery || !canView(discovery, actor)) throw new ApiError('DISCOVERY_NOT_FOUND');
    const { title, verification, knowledge } = discovery;
    return { ...NO_SUBJECT, discoveryId: discovery.id, subjectName: title, verification, knowledge };
  }
}

/** Parses a positive id; returns null for anything else. */
function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= MAX_ROW_ID ? id : null;
}

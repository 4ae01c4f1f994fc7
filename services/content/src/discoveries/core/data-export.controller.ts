import { Controller } from '@nestjs/common';
import { dataExport, type ExportedDiscovery, type ExportedGuide } from '@placelore/contracts/content/data-export.js';
import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import { DataSource, In } from 'typeorm';
import { Article } from '../../articles/core/article.entity.js';
import { presentArticle } from '../../articles/core/article.presenter.js';
import type { DynamicArticle } from '../../guides/dynamic-article.entity.js';
import { presentGuide } from '../../guides/guide.presenter.js';
import { GuidesRepository } from '../../guides/guides.repository.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { presentOwnDiscovery } from './discovery.presenter.js';

/** Maximum number of items per page. */
const PAGE_SIZE = 50;

/** Converts a guide for an export; omits a position that may not be stored in a file. */
function presentStorableGuide(row: DynamicArticle): DynamicGuide {
  const guide = presentGuide(row);
  return guide.isPositionStorable ? guide : { ...guide, coordinates: null };
}

/** Exports all stored data of the caller. A guest without a cookie has none. */
@Controller()
export class DataExportController {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly guidesRepository: GuidesRepository,
    private readonly dataSource: DataSource,
  ) {}

  @Route(dataExport.discoveries)
  @Public()
  async discoveries(
    @Actor() actor: Actor,
    @Input() { before }: RouteInput<typeof dataExport.discoveries>,
  ): Promise<ExportedDiscovery[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.repository.attachArticles(await this.repository.findByOwner(actor, PAGE_SIZE, before));
    const articles = await this.dataSource.manager.findBy(Article, { discoveryId: In(rows.map(({ id }) => id)) });
    return rows.map((row) => {
      const { analysisId, safety, moderation, reviewReasons, revision, latitude, longitude, knowledge, verification } =
        row;
      const article = articles.find(({ discoveryId }) => discoveryId === row.id);
      const review = { safety, moderation, reviewReasons };
      const storedFields = { analysisId, ...review, revision, publicLatitude: latitude, publicLongitude: longitude };
      const exportedArticle = article ? { ...presentArticle(article), knowledge: article.knowledge } : null;
      return { ...presentOwnDiscovery(row), ...storedFields, knowledge, verification, article: exportedArticle };
    });
  }

  @Route(dataExport.guides)
  @Public()
  async guides(
    @Actor() actor: Actor,
    @Input() { before }: RouteInput<typeof dataExport.guides>,
  ): Promise<ExportedGuide[]> {
    const holders = await this.guidesRepository.findByHolder(actor, PAGE_SIZE, before === undefined ? 0 : -before);
    return holders.map(({ guide, createdAt, releasedAt }) => ({
      ...presentStorableGuide(guide),
      knowledge: guide.knowledge,
      heldSince: createdAt.toISOString(),
      releasedAt: releasedAt?.toISOString() ?? null,
    }));
  }
}

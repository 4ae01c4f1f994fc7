import { Controller } from '@nestjs/common';
import { dataExport, type ExportedDiscovery, type HeldGuide } from '@placelore/contracts/data-export.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import { DataSource, In } from 'typeorm';
import { Article } from '../articles/article.entity.js';
import { presentArticle } from '../articles/article.presenter.js';
import { presentGuide } from '../guides/guide.presenter.js';
import { GuidesRepository } from '../guides/guides.repository.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { presentOwnDiscovery } from './discovery.presenter.js';

/** Items of one page. */
const PAGE = 50;

/** Tells people everything that is stored of them here. A guest without a cookie has nothing. */
@Controller()
export class DataExportController {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly heldGuides: GuidesRepository,
    private readonly dataSource: DataSource,
  ) {}

  @Route(dataExport.discoveries)
  @Public()
  async discoveries(
    actor: Person,
    { before }: RouteInput<typeof dataExport.discoveries>,
  ): Promise<ExportedDiscovery[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.repository.linked(await this.repository.ownedBy(actor, PAGE, before));
    const articles = await this.dataSource.manager.findBy(Article, { discoveryId: In(rows.map(({ id }) => id)) });
    return rows.map((row) => {
      const { analysisId, safety, moderation, reviewReasons, revision, latitude, longitude } = row;
      const article = articles.find(({ discoveryId }) => discoveryId === row.id);
      const judged = { safety, moderation, reviewReasons };
      const stored = { analysisId, ...judged, revision, publicLatitude: latitude, publicLongitude: longitude };
      return { ...presentOwnDiscovery(row), ...stored, article: article ? presentArticle(article) : null };
    });
  }

  @Route(dataExport.guides)
  @Public()
  async guides(actor: Person, { before }: RouteInput<typeof dataExport.guides>): Promise<HeldGuide[]> {
    const holds = await this.heldGuides.heldBy(actor, PAGE, before === undefined ? 0 : -before);
    return holds.map(({ guide, createdAt, releasedAt }) => ({
      ...presentGuide(guide),
      heldSince: createdAt.toISOString(),
      releasedAt: releasedAt?.toISOString() ?? null,
    }));
  }
}

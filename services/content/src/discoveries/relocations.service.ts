import { Injectable } from '@nestjs/common';
import type { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { DataSource, type EntityManager } from 'typeorm';
import { withoutClaimsOfPlace } from '../guides/verify-guide.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';
import { DiscoveryRelocation } from './discovery-relocation.entity.js';
import { requesterOf } from './ownership.js';

type NextRelocation = RouteAnswer<typeof internalDiscoveryUpkeep.nextRelocation>['discovery'];
type Relocated = RouteInput<typeof internalDiscoveryUpkeep.relocate>;

/** The steps of the flow `discoveries.relocate`: gives hidden discoveries a position that may be published. */
@Injectable()
export class RelocationsService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly publishing: DiscoveryPublishing,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns a discovery that waits for its place, or null when none is left. */
  async next(): Promise<NextRelocation> {
    const discovery = await this.repository.nextToRelocate();
    if (discovery === null) return null;
    const { id, title, location, exactPlace } = discovery;
    return { id, title, location, ...pointOf(exactPlace) };
  }

  /**
   * Stores the public position, and publishes what was public before unless its photo must not be shown or somebody has
   * decided since; in one transaction. Repeating it changes nothing.
   */
  async relocate({ id, position, isSight, nearbyAttractions }: Relocated): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      const waiting = await manager.findOneBy(DiscoveryRelocation, { discoveryId: id });
      if (!discovery || !waiting) return;
      // Its owner may have corrected its place meanwhile, and then it has a position that may be published.
      if (discovery.latitude === null) {
        await this.repository.change(manager, id, {
          latitude: position === null ? null : position.latitude.toFixed(6),
          longitude: position === null ? null : position.longitude.toFixed(6),
          nearbyAttractions,
          ...(isSight ? { exactPlace: null } : textsWithoutDistances(discovery)),
        });
      }
      if (waiting.publish) await this.publish(manager, discovery, waiting.writeArticle);
      await manager.delete(DiscoveryRelocation, { discoveryId: id });
    });
  }

  private async publish(manager: EntityManager, discovery: Discovery, writeArticle: boolean): Promise<void> {
    // The photo may have been judged when nothing was kept private for it yet.
    if (discovery.safety === 'unsafe') return this.repository.noteReviewReasons(manager, discovery.id, ['photo']);
    await this.repository.setPublic(manager, discovery.id, true);
    if (writeArticle) await this.publishing.requestArticle(manager, discovery.id, requesterOf(discovery));
  }
}

/** Of a discovery that was corrected meanwhile nothing is located: 0/0 lies in the sea. */
function pointOf(exactPlace: Discovery['exactPlace']): { latitude: number; longitude: number } {
  return { latitude: exactPlace?.latitude ?? 0, longitude: exactPlace?.longitude ?? 0 };
}

/** Sentences on distances and directions were measured from the photo. */
function textsWithoutDistances(discovery: Discovery) {
  const { texts } = withoutClaimsOfPlace({
    title: discovery.title,
    metaDescription: '',
    description: discovery.description,
    category: discovery.category,
    culturalSignificance: discovery.culturalInfo,
    sections: [],
    travelTips: [],
    bestTimeToVisit: null,
    facts: discovery.facts,
  });
  return { description: texts.description, culturalInfo: texts.culturalSignificance, facts: texts.facts };
}

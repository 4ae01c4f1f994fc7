import { Injectable } from '@nestjs/common';
import type { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { stripPlaceClaims } from '../../fact-check/verify-guide.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { DiscoveryPublishingService } from './discovery-publishing.service.js';
import { DiscoveryRelocation } from './discovery-relocation.entity.js';

type NextRelocation = RouteResponse<typeof internalDiscoveryMaintenance.nextRelocation>['discovery'];
type RelocationResult = RouteInput<typeof internalDiscoveryMaintenance.relocate>;

/** Content's steps of the job `discoveries.relocate`: gives hidden discoveries a position that may be published. */
@Injectable()
export class RelocationsService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly publishing: DiscoveryPublishingService,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns a discovery that waits for its place, or null when none is left. */
  async findNext(): Promise<NextRelocation> {
    const discovery = await this.repository.findNextToRelocate();
    if (discovery === null) return null;
    const { id, title, location, exactPlace } = discovery;
    return { id, title, location, ...toPosition(exactPlace) };
  }

  /**
   * Stores the public position, and publishes what was public before unless its photo is unsafe or an admin has decided
   * since; in one transaction. It is idempotent.
   */
  async relocate({ id, position, isSight: isLandmark, nearbyAttractions }: RelocationResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      const pendingRelocation = await manager.findOneBy(DiscoveryRelocation, { discoveryId: id });
      if (!discovery || !pendingRelocation) return;
      // Its owner may have corrected its place since; the corrected position may be published.
      if (discovery.latitude === null) {
        await this.repository.update(manager, id, {
          latitude: position === null ? null : position.latitude.toFixed(6),
          longitude: position === null ? null : position.longitude.toFixed(6),
          nearbyAttractions,
          ...(isLandmark ? { exactPlace: null } : stripDistances(discovery)),
        });
      }
      if (pendingRelocation.publish) await this.publish(manager, discovery, pendingRelocation.writeArticle);
      await manager.delete(DiscoveryRelocation, { discoveryId: id });
    });
  }

  private async publish(manager: EntityManager, discovery: Discovery, writeArticle: boolean): Promise<void> {
    // The photo may have been checked when no review reason was stored for it yet.
    if (discovery.safety === 'unsafe') return this.repository.saveReviewReasons(manager, discovery.id, ['photo']);
    await this.repository.setPublic(manager, discovery.id, true);
    if (writeArticle) await this.publishing.requestArticle(manager, discovery.id, formatRequester(discovery));
  }
}

/** A discovery that was corrected since needs no location: 0/0, in the sea, yields none. */
function toPosition(exactPlace: Discovery['exactPlace']): { latitude: number; longitude: number } {
  return { latitude: exactPlace?.latitude ?? 0, longitude: exactPlace?.longitude ?? 0 };
}

/** Sentences on distances and directions were measured from the photo. */
function stripDistances(discovery: Discovery) {
  const { texts } = stripPlaceClaims({
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

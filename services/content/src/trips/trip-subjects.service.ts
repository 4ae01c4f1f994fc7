import { Injectable } from '@nestjs/common';
import { guideSlug } from '@placelore/contracts/content/guides.js';
import type { NewTripStop } from '@placelore/contracts/content/trips/trips.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { MAX_ROW_ID } from '@placelore/contracts/core/row-ids.js';
import { GuidesService } from '../guides/guides.service.js';
import { isPositionStorable } from '../guides/storable-position.js';
import { type NewStop, TripsRepository } from './trips.repository.js';

/**
 * Finds what can become a stop: public articles, guides that the caller requested, and the caller's own discoveries.
 */
@Injectable()
export class TripSubjectsService {
  constructor(
    private readonly repository: TripsRepository,
    private readonly guides: GuidesService,
  ) {}

  /** @throws ApiError ARTICLE_NOT_FOUND, GUIDE_NOT_FOUND, DISCOVERY_NOT_FOUND */
  async find(actor: Actor, { kind, subjectId }: NewTripStop): Promise<NewStop> {
    if (kind === 'guide') return this.findGuide(actor, subjectId);
    const id = parseId(subjectId);
    const subject =
      id === null || actor.userId === null ? null : await this.repository.findSubject(kind, id, actor.userId);
    if (!subject) throw new ApiError(kind === 'article' ? 'ARTICLE_NOT_FOUND' : 'DISCOVERY_NOT_FOUND');
    return subject;
  }

  private async findGuide(actor: Actor, slug: string): Promise<NewStop> {
    if (!guideSlug.safeParse(slug).success) throw new ApiError('GUIDE_NOT_FOUND');
    const guide = await this.guides.findBySlug(actor, slug);
    const { title, location, latitude, longitude } = guide;
    const position = isPositionStorable(guide) ? { latitude, longitude } : {};
    return { guideSlug: slug, name: title, location, ...position };
  }
}

/** Parses a positive id; returns null for anything else. */
function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= MAX_ROW_ID ? id : null;
}

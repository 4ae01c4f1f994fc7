import { Injectable } from '@nestjs/common';
import type { VenueAnswer } from '@placelore/contracts/content/articles/search.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { isRestaurant } from '@placelore/guidebook/atlas/guidebook.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import { type FoundVenue, findVenues } from '@placelore/guidebook/searches/venues/find-venues.js';
import type { SearchPosition } from '../target/search-extents.js';
import { VenueGuidesRepository } from './venue-guides.repository.js';

/** Finds the restaurants and hotels that published guides of cities name. */
@Injectable()
export class VenueAnswers {
  constructor(private readonly guides: VenueGuidesRepository) {}

  /**
   * Returns the entries that answer a search for restaurants or hotels; null for any other search, and where no guide has
   * any.
   * @param text the searched text
   * @param here position of the reader; null when unknown
   */
  async find(intent: SearchIntent, text: string, here: SearchPosition | null): Promise<VenueAnswer | null> {
    const found = findVenues(Atlas.load(), intent, text, here);
    if (found === null) return null;
    const guides = await this.guides.findGuides([...new Set(found.venues.map(({ city }) => city.id))]);
    const entries = found.venues.flatMap((venue) => {
      const guide = guides.get(venue.city.id);
      const section = guide && findSection(guide.content, venue.venue.name);
      return section ? [{ ...presentVenue(venue), slug: guide.slug, section }] : [];
    });
    return entries.length === 0 ? null : { kind: found.kind, missing: found.missing, entries };
  }
}

/**
 * Returns the number of the section of a guide that has the entry, from 1; null if an editor has removed it. A page numbers
 * the sections in the same way.
 */
function findSection(content: string, name: string): number | null {
  const sections = content.split('<h2>');
  const section = sections.findIndex(
    (text, index) => index > 0 && text.includes(`<strong>${name.replaceAll('&', '&amp;')}</strong>`),
  );
  return section === -1 ? null : section;
}

const presentVenue = ({ venue, city, distance }: FoundVenue) => ({
  name: venue.name,
  details: formatDetails(isRestaurant(venue) ? venue.cuisine : '', venue.since),
  description: venue.description,
  city: city.name,
  distance: distance === null ? null : Math.round(distance),
});

/** "French, since 1686", "Since 1930"; empty when nothing is known. */
function formatDetails(cuisine: string, since: number | undefined): string {
  if (since === undefined) return cuisine;
  return cuisine === '' ? `Since ${since}` : `${cuisine}, since ${since}`;
}

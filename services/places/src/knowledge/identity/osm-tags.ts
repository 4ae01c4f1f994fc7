import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { Nominatim, TaggedPlace } from '../../geo/osm/nominatim.js';
import { getTolerance } from './place-reach.js';

/** What the map states about the identity of a place. */
export interface OsmTags {
  /** Id of a Wikidata item. */
  wikidataId: string | null;
  /** Wikipedia article: language and title. */
  article: { language: string; title: string } | null;
  /** Id of the OpenStreetMap relation, to which Wikidata items refer; null for a node or way. */
  relationId: string | null;
}

/** A source of the tags of places. */
export interface OsmTagSource {
  /**
   * Returns the tags of a place; null when it is not certain that the map contains it.
   * @throws ApiError when the map is unavailable
   */
  findTags(place: LocatedPlace): Promise<OsmTags | null>;
}

/** Finds the tags of places by searching for their names. */
export class NominatimTags implements OsmTagSource {
  constructor(private readonly nominatim: Pick<Nominatim, 'searchTagged'>) {}

  async findTags(place: LocatedPlace): Promise<OsmTags | null> {
    const context = place.kind === 'landmark' ? [place.city, place.country] : [place.region, place.country];
    const names = place.kind === 'country' ? [place.name] : [place.name, ...context.filter((name) => name !== null)];
    const results = await this.nominatim.searchTagged([...new Set(names)].join(', '));
    const found = results.filter((result) => isSamePlace(place, result));
    const tagged = found.find(({ wikidata }) => wikidata !== null) ?? found[0];
    if (!tagged) return null;
    const [, language, title] = /^([a-z-]{2,12}):(.+)$/.exec(tagged.wikipedia ?? '') ?? [];
    return {
      wikidataId: /^Q[1-9]\d{0,11}$/.test(tagged.wikidata ?? '') ? tagged.wikidata : null,
      article: language && title ? { language, title } : null,
      relationId: tagged.type === 'relation' ? tagged.id : null,
    };
  }
}

/** Compares a result by name, by country and, if it is meaningful, by distance. */
function isSamePlace(place: LocatedPlace, result: TaggedPlace): boolean {
  const own = new Set(
    [place.name, place.localName ?? ''].map((name) => toNameKey(name) || name.trim()).filter(Boolean),
  );
  if (!result.names.some((name) => own.has(toNameKey(name) || name.trim()))) return false;
  if (result.countryCode !== null && result.countryCode !== place.countryCode) return false;
  if (place.kind === 'region' && result.isSettlement) return false;
  const tolerance = getTolerance(place, null);
  return tolerance === null || getDistanceMeters(place, result.position) <= tolerance;
}

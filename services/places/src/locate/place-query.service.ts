import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas, type AtlasPlace, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { interpretName, type PlaceInterpretation } from '@placelore/guidebook/resolver/interpret-name.js';
import { stripPhrases } from '@placelore/guidebook/resolver/query-words.js';
import { type PlaceFilter, resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import {
  findGuidebookPlaceAt,
  findVenuesInText,
  type GuidebookPlace,
  toListedVenue,
} from '../geo/embedded/guidebook-places.js';
import { presentPlace } from '../geo/embedded/presentation/present-place.js';
import { GEO_PROVIDER, type GeoProvider, type ListedPlace } from '../geo/geo-provider.js';
import { isFullPlaceName, QUERY_CONFIDENCE, toClue } from './place-query.js';
import { presentListedPlace } from './present-listed-place.js';
import { createPlaceFilter, getExtent, type SearchArea } from './search-area.js';

/**
 * Distance in meters within which a place is at a position, so that a listed place takes precedence over a town with
 * its name.
 */
const ON_THE_SPOT_METERS = 50;
/** Share by which the quality of a place is reduced at the edge of its extent. */
const EDGE_QUALITY_LOSS = 0.3;

/** Finds the place that a query names. */
@Injectable()
export class PlaceQueryService {
  constructor(
    @Inject(GEO_PROVIDER) private readonly geo: GeoProvider,
    private readonly embedded: EmbeddedGeo,
    private readonly atlas: Atlas,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /**
   * Returns the place that the words fully name within the given area; null without one.
   * @throws ApiError when only a provider knows the place and it is unavailable
   */
  async find(query: string, area: SearchArea): Promise<LocatedPlace | null> {
    if (area.at) return this.findAt(query, area.at);
    const isPossible = createPlaceFilter(this.atlas, area);
    const found =
      isPossible === null ? await this.findLikeliest(query) : this.findBest(query, isPossible, area.near ?? null);
    return found ?? this.findVenue(query, isPossible);
  }

  /** Whether the words name several places equally and no area decides between them. */
  isAmbiguous(query: string, area: SearchArea): boolean {
    return createPlaceFilter(this.atlas, area) === null && resolveQuery(this.atlas, query).status === 'ambiguous';
  }

  /** Returns the place with this name at a position: a known place, or one listed by the provider in use. */
  private async findAt(query: string, position: Position): Promise<LocatedPlace | null> {
    const record = findGuidebookPlaceAt(this.atlas.guidebook, query, position);
    if (record && isOnTheSpot(record, position)) return this.presentRecord(record);
    const interpretation =
      record === null
        ? this.findBestInterpretation(query, createPlaceFilter(this.atlas, { at: position })!, position)
        : null;
    const exactPlace = interpretation?.isExact ? interpretation.place : null;
    const listed = await this.findListed(query, position, record !== null || interpretation !== null);
    if (listed && isNearer(listed, record ?? exactPlace, position))
      return presentListedPlace(this.embedded, listed, this.geo);
    if (record) return this.presentRecord(record);
    return interpretation && this.present(interpretation);
  }

  private async presentRecord(record: GuidebookPlace): Promise<LocatedPlace | null> {
    if ('venue' in record) return presentListedPlace(this.embedded, toListedVenue(record.venue), this.embedded);
    return this.present({ place: { kind: 'landmark', ...record }, quality: 1 });
  }

  /** Returns the place that the chosen provider lists. If the provider fails, a known place is still returned. */
  private async findListed(name: string, position: Position, isKnown: boolean): Promise<ListedPlace | null> {
    if (this.geo === (this.embedded as GeoProvider)) return null;
    try {
      return await this.geo.findPlaceByName(name, position);
    } catch (thrown) {
      if (!isKnown) throw thrown;
      this.logger.warn({ err: thrown, provider: this.geo.name }, 'Geo provider failed; using the guidebook only');
      return null;
    }
  }

  /**
   * Returns the place that the words certainly mean; null for several equal places, between which people must choose.
   */
  private async findLikeliest(query: string): Promise<LocatedPlace | null> {
    const { status, candidates } = resolveQuery(this.atlas, query);
    if (status === 'found') return this.present({ place: candidates[0]!.place, quality: 1 });
    if (status === 'ambiguous' || this.geo === (this.embedded as GeoProvider)) return null;
    const { place } = await this.geo.locate([toClue(query)]);
    return place && isFullPlaceName(this.atlas, query, place) ? place : this.findOnMap(query, candidates.length > 0);
  }

  /**
   * Returns a place that is only on the map of open services. A town does not replace a known place with a similar
   * name: for a misspelled region, that region is offered instead. Most unknown words are not places at all, so a
   * failure of the map is not reported.
   */
  private async findOnMap(query: string, hasSuggestions: boolean): Promise<LocatedPlace | null> {
    try {
      const place = (await this.geo.findNamedPlace?.(stripPhrases(query))) ?? null;
      return hasSuggestions && place?.kind === 'city' ? null : place;
    } catch (thrown) {
      this.logger.warn({ err: thrown, provider: this.geo.name }, 'Geo provider failed; using the guidebook only');
      return null;
    }
  }

  private findBest(query: string, isPossible: PlaceFilter, near: Position | null): LocatedPlace | null {
    const interpretation = this.findBestInterpretation(query, isPossible, near);
    return interpretation && this.present(interpretation);
  }

  /** Returns the most likely meaning of the words; among places with the same name, a nearer one is more likely. */
  private findBestInterpretation(
    query: string,
    isPossible: PlaceFilter,
    position: Position | null,
  ): PlaceInterpretation | null {
    const score = ({ place, quality }: PlaceInterpretation) => {
      const own = getPosition(place);
      if (position === null || own === null) return quality;
      return quality * (1 - EDGE_QUALITY_LOSS * Math.min(1, getDistanceMeters(own, position) / getExtent(place)));
    };
    const [best] = this.findInterpretations(query, isPossible).sort(
      (a, b) => Number(b.isExact) - Number(a.isExact) || score(b) - score(a),
    );
    if (!best || best.isExact) return best ?? null;
    // Words that exactly name another place are not a misspelling of this one: "Grand Palace" in Brussels.
    return this.findInterpretations(query).some(({ isExact }) => isExact) ? null : best;
  }

  /** Returns the meanings of the full text. */
  private findInterpretations(query: string, isPossible?: PlaceFilter): PlaceInterpretation[] {
    return interpretName(this.atlas, query, isPossible).filter(({ isComplete }) => isComplete);
  }

  private present({ place, quality }: Pick<PlaceInterpretation, 'place' | 'quality'>): LocatedPlace {
    return presentPlace(this.atlas, { place, quality, cluePosition: null }, QUERY_CONFIDENCE * quality, []);
  }

  /** Returns a restaurant or hotel in the guidebook if the words name only one. */
  private async findVenue(query: string, isPossible: PlaceFilter | null): Promise<LocatedPlace | null> {
    const venues = findVenuesInText(this.atlas.guidebook, query, getCountryName).filter(({ venue, city }) => {
      const town = this.atlas.getTown(city);
      // The venue is represented by its city, because filters by region and country know towns but not venues.
      return isPossible === null || (town !== null && isPossible(toTownAt(this.atlas.toCityPlace(town), venue)));
    });
    const [venue, ...otherVenues] = venues;
    return venue && otherVenues.length === 0
      ? presentListedPlace(this.embedded, toListedVenue(venue), this.embedded)
      : null;
  }
}

/** Returns a town with its center moved to a position, so that filters treat a venue there as in this town. */
const toTownAt = (place: AtlasPlace & { kind: 'city' }, { latitude, longitude }: Position): AtlasPlace => ({
  kind: 'city',
  town: { ...place.town, latitude, longitude },
  city: null,
});

const getRecordPosition = (record: GuidebookPlace): Position =>
  'venue' in record ? record.venue.venue : record.landmark;

const isOnTheSpot = (record: GuidebookPlace, position: Position) =>
  getDistanceMeters(getRecordPosition(record), position) <= ON_THE_SPOT_METERS;

/** Whether a listed place is a restaurant or hotel and not a sight, which the guidebook may also contain. */
const isVenue = ({ noun, category }: ListedPlace) =>
  noun !== null && (category === 'Restaurant' || category === 'Other');

/**
 * Whether a listed place takes precedence over a known one: it must be nearer, and if the known one is a town, at the
 * position.
 */
function isNearer(listed: ListedPlace, knownPlace: GuidebookPlace | AtlasPlace | null, position: Position): boolean {
  if (knownPlace === null) return true;
  const distance = getDistanceMeters(listed.position, position);
  if ('kind' in knownPlace && knownPlace.kind !== 'landmark') return distance <= ON_THE_SPOT_METERS;
  const knownDistance = getDistanceMeters(
    'kind' in knownPlace ? knownPlace.landmark : getRecordPosition(knownPlace),
    position,
  );
  // Within the reach of a sight, a provider's sight with the same name is the same place.
  const reach = 'landmark' in knownPlace ? getLandmarkReach(knownPlace.landmark) : 0;
  return distance < knownDistance && (isVenue(listed) || knownDistance > reach + ON_THE_SPOT_METERS);
}

import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import { Atlas, type AtlasPlace, positionOf } from '@placelore/guidebook/atlas.js';
import { countryName } from '@placelore/guidebook/countries.js';
import { landmarkReach } from '@placelore/guidebook/guidebook.js';
import { type Meaning, meaningsOf, type PlaceFilter } from '@placelore/guidebook/place-names.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import { type GuidebookPlace, recordAt, toListedVenue, venuesInText } from '../geo/embedded/named-place.js';
import { presentPlace } from '../geo/embedded/present-place.js';
import { GEO_PROVIDER, type GeoProvider, type ListedPlace } from '../geo/geo-provider.js';
import { ASKED_CONFIDENCE, askedName, namesInWhole, toClue } from './asked-place.js';
import { presentListed } from './present-listed.js';
import { extentOf, filterOf, type Surroundings } from './surroundings.js';

/** Meters from a position within which a place is at it, and a listed one is meant before a town of the same name. */
const ON_THE_SPOT = 50;
/** The share of its quality that a place at the edge of its extent loses. */
const FARTHEST = 0.3;

/** Finds the place that somebody asks for by name. */
@Injectable()
export class AskedPlaces {
  constructor(
    @Inject(GEO_PROVIDER) private readonly geo: GeoProvider,
    private readonly embedded: EmbeddedGeo,
    private readonly atlas: Atlas,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /**
   * The place that the words name in whole and that lies where the surroundings say, or null.
   * @throws ApiError when only a provider can tell, and it cannot be asked
   */
  async find(query: string, surroundings: Surroundings): Promise<LocatedPlace | null> {
    if (surroundings.at) return this.at(query, surroundings.at);
    const canBe = filterOf(this.atlas, surroundings);
    const known = canBe === null ? await this.likeliest(query) : this.best(query, canBe, surroundings.near ?? null);
    return known ?? this.venue(query, canBe);
  }

  /** The place of that name at a position: known here, or listed by the provider in use. */
  private async at(query: string, at: Position): Promise<LocatedPlace | null> {
    const record = recordAt(this.atlas.guidebook, query, at);
    if (record && isOnTheSpot(record, at)) return this.presentRecord(record);
    const known = record === null ? this.bestMeaning(query, filterOf(this.atlas, { at })!, at) : null;
    const exact = known?.exact ? known.place : null;
    const listed = await this.listed(query, at, record !== null || known !== null);
    if (listed && isNearer(listed, record ?? exact, at)) return presentListed(this.embedded, listed, this.geo);
    if (record) return this.presentRecord(record);
    return known && this.present(known);
  }

  private async presentRecord(record: GuidebookPlace): Promise<LocatedPlace | null> {
    if ('venue' in record) return presentListed(this.embedded, toListedVenue(record.venue), this.embedded);
    return this.present({ place: { kind: 'landmark', ...record }, quality: 1 });
  }

  /** What the chosen provider lists. An outage of it does not hide a place that is known here. */
  private async listed(name: string, at: Position, isKnown: boolean): Promise<ListedPlace | null> {
    if (this.geo === (this.embedded as GeoProvider)) return null;
    try {
      return await this.geo.placeNamed(name, at);
    } catch (thrown) {
      if (!isKnown) throw thrown;
      this.logger.warn({ err: thrown, provider: this.geo.name }, 'Geo provider failed; using the guidebook');
      return null;
    }
  }

  private async likeliest(query: string): Promise<LocatedPlace | null> {
    const { place } = await this.geo.locate([toClue(query)]);
    return place && namesInWhole(this.atlas, query, place) ? place : null;
  }

  private best(query: string, canBe: PlaceFilter, near: Position | null): LocatedPlace | null {
    const meaning = this.bestMeaning(query, canBe, near);
    return meaning && this.present(meaning);
  }

  /** The likeliest meaning of the words; of places of one name, one that is nearer is likelier. */
  private bestMeaning(query: string, canBe: PlaceFilter, position: Position | null): Meaning | null {
    const score = ({ place, quality }: Meaning) => {
      const own = positionOf(place);
      if (position === null || own === null) return quality;
      return quality * (1 - FARTHEST * Math.min(1, distanceMetres(own, position) / extentOf(place)));
    };
    const [best] = this.meanings(query, canBe).sort((a, b) => Number(b.exact) - Number(a.exact) || score(b) - score(a));
    if (!best || best.exact) return best ?? null;
    // Words that are the name of another place are no misspelling of this one: "Grand Palace" in Brussels.
    return this.meanings(query).some(({ exact }) => exact) ? null : best;
  }

  /** What the words mean in whole. */
  private meanings(query: string, canBe?: PlaceFilter): Meaning[] {
    return meaningsOf(this.atlas, askedName(query), canBe).filter((meaning) =>
      namesInWhole(this.atlas, query, this.present(meaning)),
    );
  }

  private present({ place, quality }: Pick<Meaning, 'place' | 'quality'>): LocatedPlace {
    return presentPlace(this.atlas, { place, quality, at: null }, ASKED_CONFIDENCE * quality, []);
  }

  /** A restaurant or hotel of the guidebook, when the words name one of them alone. */
  private async venue(query: string, canBe: PlaceFilter | null): Promise<LocatedPlace | null> {
    const venues = venuesInText(this.atlas.guidebook, query, countryName).filter(({ venue, city }) => {
      const town = this.atlas.townOf(city);
      // A venue is where its city is; filters of regions and countries know towns, and no venues.
      return canBe === null || (town !== null && canBe(asTownAt(this.atlas.cityPlace(town), venue)));
    });
    const [venue, ...others] = venues;
    return venue && others.length === 0 ? presentListed(this.embedded, toListedVenue(venue), this.embedded) : null;
  }
}

/** A town as if its center were at a position: as far as filters see it, a venue of that town. */
const asTownAt = (place: AtlasPlace & { kind: 'city' }, { latitude, longitude }: Position): AtlasPlace => ({
  kind: 'city',
  town: { ...place.town, latitude, longitude },
  city: null,
});

const positionOfRecord = (record: GuidebookPlace): Position =>
  'venue' in record ? record.venue.venue : record.landmark;

const isOnTheSpot = (record: GuidebookPlace, at: Position) =>
  distanceMetres(positionOfRecord(record), at) <= ON_THE_SPOT;

/** Whether a listed place is a restaurant or hotel, and no sight that the guidebook may have, too. */
const isVenue = ({ noun, category }: ListedPlace) =>
  noun !== null && (category === 'Restaurant' || category === 'Other');

/** Whether a listed place is meant before one that is known here: it is nearer, and before a town it is on the spot. */
function isNearer(listed: ListedPlace, known: GuidebookPlace | AtlasPlace | null, at: Position): boolean {
  if (known === null) return true;
  const distance = distanceMetres(listed.position, at);
  if ('kind' in known && known.kind !== 'landmark') return distance <= ON_THE_SPOT;
  const away = distanceMetres('kind' in known ? known.landmark : positionOfRecord(known), at);
  // Within the reach of a sight, a provider's sight of its name is the same one.
  const reach = 'landmark' in known ? landmarkReach(known.landmark) : 0;
  return distance < away && (isVenue(listed) || away > reach + ON_THE_SPOT);
}

import { Inject, Injectable } from '@nestjs/common';
import { invalidField } from '@placelore/contracts/errors.js';
import type { Position } from '@placelore/contracts/geography.js';
import type { NearbyInput } from '@placelore/contracts/maps.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places.js';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { type Answer, GEO, type Geo } from '../geo/answer.js';
import { PublishedGuides } from '../guides/published-guides.js';
import { namesInList, namesOfSite } from './excluded-names.js';
import { rankPlaces } from './rank-places.js';

/** Places that are put in order, the nearest ones: the same for every page of an answer, so that pages do not overlap. */
const CONSIDERED = 200;

/** Answers what is around a position or a name, in the order of {@link rankPlaces}. */
@Injectable()
export class NearbyService {
  constructor(
    @Inject(GEO) private readonly geo: Geo,
    private readonly atlas: Atlas,
    private readonly guides: PublishedGuides,
  ) {}

  /**
   * Places of one kind around the position, or else around what `location` and `mainSite` name; none where nobody knows
   * that name. The main site is never among them, by none of its names.
   * @throws ApiError INVALID_INPUT naming `location` when neither a position nor a name is given, and naming the missing
   * one when latitude and longitude are not both there.
   */
  async around(kind: PlaceKind, input: NearbyInput): Promise<Answer<NearbyPlace[]>> {
    const where = await this.whereIs(input);
    if (!where.value) return { ...where, value: [] };
    const { mainSite, location } = input;
    const excludeNames = [
      ...namesInList(input.excludeNames ?? []),
      ...(mainSite ? namesOfSite(this.atlas, mainSite, location) : []),
    ];
    const query = { position: where.value, kind, radius: input.radius, limit: CONSIDERED, excludeNames };
    const found = await this.geo.nearby(query);
    const excluded = new Set(excludeNames.map(nameKey));
    const wanted = found.value.filter(({ name }) => !excluded.has(nameKey(name)));
    const shown = rankPlaces(wanted).slice(input.offset, input.offset + input.limit);
    const value = shown.map((place) => this.withGuide(place));
    return { ...found, value, degraded: found.degraded || where.degraded };
  }

  /** A place that a published guide is about is told by the guide. */
  private withGuide(place: NearbyPlace): NearbyPlace {
    const { lat, lng } = place.coordinates;
    const slug = this.guides.about({ name: place.name, position: { latitude: lat, longitude: lng } });
    return slug === null ? place : { ...place, source: 'static_article', slug };
  }

  private async whereIs(input: NearbyInput): Promise<Answer<Position | null>> {
    const { latitude, longitude, location, mainSite } = input;
    if (latitude !== undefined && longitude !== undefined) {
      return { value: { latitude, longitude }, provider: 'position', degraded: false, attribution: null };
    }
    if (latitude !== undefined) throw invalidField('longitude', 'is required with latitude');
    if (longitude !== undefined) throw invalidField('latitude', 'is required with longitude');
    const names = [[mainSite, location].filter(Boolean).join(', '), location].filter((name) => !!name) as string[];
    const [first, ...others] = [...new Set(names)];
    if (first === undefined) throw invalidField('location', 'is required without latitude and longitude');
    let found = await this.geo.positionOf(first);
    for (const name of others) if (found.value === null) found = await this.geo.positionOf(name);
    return found;
  }
}

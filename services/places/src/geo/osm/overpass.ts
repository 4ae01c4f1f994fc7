import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { NEARBY_RADIUS } from '@placelore/contracts/places/maps.js';
import { type NearbyPlace, PLACE_KINDS, type PlaceKind } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { z } from 'zod';
import type { VendorMirrors } from '../../http/vendor-mirrors.js';
import type { ListedPlace, NearbyQuery } from '../geo-provider.js';
import { presentOsmPlace, toListedPlace } from './osm-place.js';
import type { OsmPlace } from './osm-tags.js';
import { buildOverpassQuery } from './overpass-query.js';

/** Decimals of degrees in requests: precise to about 110 m, so that people around one place share a response. */
const COORDINATE_DECIMALS = 3;
/** Maximum shift of the center in meters by rounding, and the step to which radii are rounded up. */
const ROUNDING_METERS = 80;
const RADIUS_STEP_METERS = 250;
/**
 * Maximum distance in meters between the position at which a place was listed and its own, because the map changes
 * slightly.
 */
const SAME_SPOT_METERS = 100;
/** Searches for a listed place: first everything close by, then the sights of the wider surroundings. */
const LOOKUPS: [readonly PlaceKind[], number][] = [
  [PLACE_KINDS, RADIUS_STEP_METERS - ROUNDING_METERS],
  [['attraction'], NEARBY_RADIUS.default],
];

const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});
/** When Overpass runs out of time or memory, it returns a partial result with a remark and status 200. */
const responseSchema = z
  .object({ elements: z.array(elementSchema), remark: z.string().optional() })
  .refine(({ remark }) => remark === undefined || !/error/i.test(remark), 'Overpass returned an incomplete result');

/** Finds places around a position with an Overpass interpreter. */
export class Overpass {
  constructor(private readonly host: VendorMirrors) {}

  /**
   * Returns named places of one kind, nearest first.
   * @throws ApiError as {@link VendorHost.call}
   */
  async nearby({ kind, position, radius, limit, excludeNames }: NearbyQuery): Promise<NearbyPlace[]> {
    const excluded = new Set(excludeNames.map(toNameKey));
    const places = (await this.findAround([kind], position, radius)).filter(
      ({ distance, names }) => distance <= radius && !names.some((name) => excluded.has(toNameKey(name))),
    );
    return removeRepeats(places)
      .slice(0, limit)
      .map((place) => presentOsmPlace(kind, place));
  }

  /**
   * Returns the place of any kind with this name at a position; null without one. A large area may be far from its
   * center, so it is found only among the sights of a wider circle, as when it was listed.
   * @throws ApiError as {@link VendorHost.call}
   */
  async findPlaceByName(name: string, position: Position): Promise<ListedPlace | null> {
    for (const [kinds, radius] of LOOKUPS) {
      const found = (await this.findAround(kinds, position, radius)).find(
        ({ distance, names }) => distance <= SAME_SPOT_METERS && names.some((own) => isSameName(own, name)),
      );
      if (found) return toListedPlace(found);
    }
    return null;
  }

  /** Returns named places of some kinds within at least `radius` meters, nearest first. */
  private async findAround(kinds: readonly PlaceKind[], position: Position, radius: number): Promise<OsmPlace[]> {
    const center = { latitude: roundDegrees(position.latitude), longitude: roundDegrees(position.longitude) };
    const searchRadius = Math.ceil((radius + ROUNDING_METERS) / RADIUS_STEP_METERS) * RADIUS_STEP_METERS;
    const { value, retrievedAt } = await this.host.callDated({
      path: '',
      form: { data: buildOverpassQuery(kinds, center, searchRadius) },
      schema: responseSchema,
    });
    return value.elements
      .flatMap((found) => toOsmPlace(found, position, retrievedAt) ?? [])
      .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
  }
}

/** Names without letters or digits have no key, so they are compared unchanged. */
const isSameName = (a: string, b: string) =>
  toNameKey(a) === '' ? a.trim() === b.trim() : toNameKey(a) === toNameKey(b);

const roundDegrees = (degrees: number) => Number(degrees.toFixed(COORDINATE_DECIMALS));

function toOsmPlace(found: z.infer<typeof elementSchema>, from: Position, retrievedAt: Date): OsmPlace | null {
  const coordinates = found.center ?? found;
  const { tags = {} } = found;
  const name = tags['name:en'] ?? tags.int_name ?? tags.name;
  if (coordinates.lat === undefined || coordinates.lon === undefined || !name) return null;
  const position = { latitude: coordinates.lat, longitude: coordinates.lon };
  const names = [tags.name, tags['name:en'], tags.int_name, tags.alt_name].filter(
    (candidate) => candidate !== undefined,
  );
  const distance = getDistanceMeters(from, position);
  return { id: `${found.type}/${found.id}`, name, names, tags, position, distance, retrievedAt };
}

/** Removes repeated sights, which are often mapped both as a point and as a building; the nearer one remains. */
function removeRepeats(places: OsmPlace[]): OsmPlace[] {
  const seen = new Set<string>();
  return places.filter(({ name, tags }) => {
    const keys = [toNameKey(name), ...(tags.wikidata ? [tags.wikidata] : [])];
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

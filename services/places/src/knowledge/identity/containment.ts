import { NO_COUNTRY } from '@placelore/contracts/places/place-types.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';
import { findSovereignCountryAt } from '@placelore/guidebook/countries/borders.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { Destinations } from '@placelore/guidebook/destinations/destinations.js';
import { getItemIds, getItemPosition } from '../wikidata/claims.js';
import type { WikidataClient } from '../wikidata/wikidata-client.js';
import { getLabel, PROPERTIES, type WikidataItem } from '../wikidata/wikidata-item.js';
import { getItemClasses } from './item-classes.js';
import { findRegion } from './place-reach.js';

/** Maximum number of administrative levels to follow upward, such as municipality, province and region. */
const MAX_LEVELS = 3;
/**
 * How far the middle of an item may be outside a region's box: a share of the region's size, and at least some degrees.
 */
const MARGIN_SHARE = 0.25;
const MIN_MARGIN_DEGREES = 0.2;

/** West, south, east and north in degrees. */
type Box = readonly [west: number, south: number, east: number, north: number];

/** Where a region lies, according to this product's data. */
interface Area {
  box: Box;
  /** Whether the box is the extent of the region and not only an area around its position. */
  isExtent: boolean;
  countries: ReadonlySet<string>;
}

/** Returns the codes of all countries in which a place lies, including a territory's sovereign country. */
export function getCountries(place: LocatedPlace): ReadonlySet<string> {
  const record = findRegion(place);
  const sovereign = findSovereignCountryAt(place);
  const codes = [place.countryCode, ...(record?.countries ?? []), ...(sovereign === null ? [] : [sovereign])];
  return new Set(codes.filter((code) => code !== NO_COUNTRY));
}

/**
 * Whether an item lies where a region does: by its position, and by the administrative units that contain it, if the
 * atlas contains their names. True if something confirms it, false if something contradicts it, null if nothing is
 * known.
 * @throws ApiError when Wikidata does not answer
 */
export async function isItemInRegion(
  place: LocatedPlace,
  item: WikidataItem,
  wikidata: WikidataClient,
): Promise<boolean | null> {
  const area = getArea(place);
  const position = getItemPosition(item);
  const isPositionInside =
    position && area.isExtent ? overlaps(area.box, toBox(position.latitude, position.longitude)) : null;
  if (isPositionInside === false) return false;
  let isContained = isPositionInside;
  let units = getItemIds(item, PROPERTIES.admin);
  const seen = new Set([item.id]);
  for (let level = 0; level < MAX_LEVELS && units.length > 0; level++) {
    const found = await wikidata.getItems(units, { languages: [] });
    const containers = [...found.values()].map(({ item: container }) => container);
    for (const id of units) seen.add(id);
    const verdicts = containers.map((container) => isAround(container, area));
    // A mountain range lies in several units; it suffices that one of them matches.
    if (verdicts.includes(true)) isContained = true;
    else if (verdicts.includes(false)) return false;
    units = containers.flatMap((container) => getItemIds(container, PROPERTIES.admin)).filter((id) => !seen.has(id));
  }
  return isContained;
}

/** Whether a Wikidata unit contains a part of an area, by its country or by its box in the atlas. */
function isAround(unit: WikidataItem, { box, countries }: Area): boolean | null {
  const name = getLabel(unit.labels);
  if (name === null) return null;
  if (getItemClasses(getItemIds(unit, PROPERTIES.instanceOf)).includes('country')) {
    const code = findCountryByName(name);
    return code === null || countries.size === 0 ? null : countries.has(code);
  }
  const known = Destinations.load()
    .findByName(name)
    .filter(({ kind, countries: codes }) => !SPOT_KINDS.has(kind) && codes.some((code) => countries.has(code)));
  return known.length === 0 ? null : known.some(({ extent }) => overlaps(extent, box));
}

function getArea(place: LocatedPlace): Area {
  const record = findRegion(place);
  const box = record ? record.extent : toBox(place.latitude, place.longitude);
  return { box: widen(box), isExtent: record !== null, countries: getCountries(place) };
}

const toBox = (latitude: number, longitude: number): Box => [longitude, latitude, longitude, latitude];

function widen([west, south, east, north]: Box): Box {
  const width = getWidth(west, east);
  const [x, y] = [width, north - south].map((size) => Math.max(MIN_MARGIN_DEGREES, size * MARGIN_SHARE)) as [
    number,
    number,
  ];
  return width + 2 * x >= 360 ? [-180, south - y, 180, north + y] : [west - x, south - y, east + x, north + y];
}

function overlaps([west, south, east, north]: Box, [otherWest, otherSouth, otherEast, otherNorth]: Box): boolean {
  if (south > otherNorth || otherSouth > north) return false;
  // One of the boxes starts within the other, going eastward around the Earth.
  return (
    (otherWest - west + 720) % 360 <= getWidth(west, east) ||
    (west - otherWest + 720) % 360 <= getWidth(otherWest, otherEast)
  );
}

/** Returns how many degrees a box extends eastward; 360 if it goes around the whole Earth, like Antarctica. */
const getWidth = (west: number, east: number): number => (east - west >= 360 ? 360 : (east - west + 360) % 360);

import type { SharedTrip, TripStop } from '@placelore/contracts/content/trips/trips.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import XMLBuilder from 'fast-xml-builder';
import type { FeatureCollection, Point } from 'geojson';
import { BRAND } from '../../../lib/brand.js';

/** Formats of a downloaded trip. */
export type TripFormat = 'gpx' | 'kml' | 'geojson';
export const TRIP_FORMATS: Readonly<Record<TripFormat, { name: string; mediaType: string }>> = {
  // Media types of GPX 1.1 (no registered one exists), OGC KML and RFC 7946.
  gpx: { name: 'GPX', mediaType: 'application/gpx+xml' },
  kml: { name: 'KML', mediaType: 'application/vnd.google-earth.kml+xml' },
  geojson: { name: 'GeoJSON', mediaType: 'application/geo+json' },
};

/** Trip to be written. Stops without a name, or without a position that may be stored, are omitted. */
export type ExportedTrip = Pick<SharedTrip, 'title' | 'stops'>;

interface LocatedStop {
  name: string;
  location: string;
  note: string;
  coordinates: Coordinates;
  /** URL of the stop's page; null if it has none. */
  url: string | null;
}

/** Characters that XML 1.0 does not allow, among them unpaired surrogates. https://www.w3.org/TR/xml/#charsets */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const toXmlText = (text: string): string => text.replace(NOT_IN_XML, '');

const getLocatedStops = (stops: readonly TripStop[], origin: string): LocatedStop[] =>
  stops.flatMap(({ name, location, note, coordinates, isPositionStorable, path }) =>
    name === null || coordinates === null || !isPositionStorable
      ? []
      : [
          {
            name: toXmlText(name),
            location: toXmlText(location),
            note: toXmlText(note),
            coordinates,
            url: path && origin + path,
          },
        ],
  );

const describe = ({ location, note }: LocatedStop): string => [location, note].filter(Boolean).join('\n');

/** Formats a trip as a file. @param origin for example `https://placelore.example`, for links to its pages */
export function formatTrip(trip: ExportedTrip, format: TripFormat, origin: string): string {
  const stops = getLocatedStops(trip.stops, origin);
  const title = toXmlText(trip.title);
  if (format === 'gpx') return formatGpx(title, stops);
  if (format === 'kml') return formatKml(title, stops);
  return JSON.stringify({ ...toFeatures(stops), name: title }, null, 2);
}

/**
 * Converts stops to GeoJSON features. In RFC 7946, longitude comes before latitude; properties name, number and
 * describe the place.
 */
function toFeatures(stops: readonly LocatedStop[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: stops.map((stop, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [stop.coordinates.lng, stop.coordinates.lat] },
      properties: {
        name: stop.name,
        description: describe(stop),
        stop: index + 1,
        ...(stop.url !== null && { url: stop.url }),
      },
    })),
  };
}

/** Names with this prefix are attributes; all others are elements. */
const XML_OPTIONS = { ignoreAttributes: false, attributeNamePrefix: '@', format: true };
const XML_DECLARATION = { '@version': '1.0', '@encoding': 'UTF-8' };

/**
 * Formats GPX 1.1: the stops as waypoints, and as a route in their order. Elements are in the order that the schema
 * requires.
 */
function formatGpx(title: string, stops: readonly LocatedStop[]): string {
  const points = stops.map(toGpxPoint);
  return new XMLBuilder(XML_OPTIONS).build({
    '?xml': XML_DECLARATION,
    gpx: {
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
      '@version': '1.1',
      '@creator': BRAND,
      metadata: { name: title },
      wpt: points,
      rte: { name: title, rtept: points },
    },
  });
}

const toGpxPoint = (stop: LocatedStop): object => ({
  '@lat': stop.coordinates.lat.toFixed(6),
  // The range of this type ends before 180.
  '@lon': (stop.coordinates.lng === 180 ? -180 : stop.coordinates.lng).toFixed(6),
  name: stop.name,
  ...(describe(stop) && { desc: describe(stop) }),
  ...(stop.url !== null && { link: { '@href': stop.url } }),
});

/** Formats OGC KML 2.2, with a placemark per stop. Elements are in the order that the schema requires. */
const formatKml = (title: string, stops: readonly LocatedStop[]): string =>
  new XMLBuilder(XML_OPTIONS).build({
    '?xml': XML_DECLARATION,
    kml: {
      '@xmlns': 'http://www.opengis.net/kml/2.2',
      Document: { name: title, Placemark: stops.map(toPlacemark) },
    },
  });

/** Escapes a text for KML viewers, which show descriptions as HTML. */
const toHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n?|\n/g, '<br>');

const toPlacemark = (stop: LocatedStop): object => ({
  name: stop.name,
  description: toHtml([describe(stop), stop.url].filter(Boolean).join('\n')),
  Point: { coordinates: `${stop.coordinates.lng.toFixed(6)},${stop.coordinates.lat.toFixed(6)}` },
});

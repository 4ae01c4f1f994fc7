import { gpx, kml } from '@tmcw/togeojson';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { toFileName } from './download-trip.js';
import { formatTrip, type TripFormat } from './trip-formats.js';

const ORIGIN = 'https://placelore.example';
const HOSTILE = `</name><script>alert(1)</script> "&' ]]> \u0001\uD800 東京 <!--`;
/** The same text without what XML does not allow. */
const HOSTILE_IN_XML = `</name><script>alert(1)</script> "&' ]]>  東京 <!--`;
const format = (kind: TripFormat, trip = buildTrip()) => formatTrip(trip, kind, ORIGIN);

function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const childNames = (element: Element | null) => [...(element?.children ?? [])].map(({ localName }) => localName);

// https://www.topografix.com/GPX/1/1/gpx.xsd: gpxType, metadataType, wptType, rteType, longitudeType.
test('formatTrip: writes GPX that follows its schema: namespace, order of elements, and ranges', () => {
  const document = parseXml(format('gpx'));
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI, root.getAttribute('version'), root.getAttribute('creator')]).toEqual([
    'gpx',
    'http://www.topografix.com/GPX/1/1',
    '1.1',
    'Placelore',
  ]);
  expect(childNames(root)).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'rte']);
  expect(childNames(document.querySelector('metadata'))).toEqual(['name']);
  expect(childNames(document.querySelector('rte'))).toEqual(['name', 'rtept', 'rtept', 'rtept']);
  for (const point of document.querySelectorAll('wpt, rtept')) {
    expect(childNames(point)).toEqual(['name', 'desc', 'link']);
    expect(point.getAttribute('lat')).toMatch(/^-?\d{1,2}\.\d{6}$/);
    expect(point.getAttribute('lon')).toMatch(/^-?\d{1,3}\.\d{6}$/);
  }
  expect(document.querySelector('wpt link')?.getAttribute('href')).toBe(`${ORIGIN}/articles/colosseum`);
});

test('formatTrip: writes the antimeridian as -180 in GPX, whose longitudes end before 180', () => {
  const trip = buildTrip({ stops: [buildStop({ coordinates: { lat: -16.8, lng: 180 } })] });
  expect(parseXml(format('gpx', trip)).querySelector('wpt')?.getAttribute('lon')).toBe('-180.000000');
});

test('formatTrip: writes GPX whose waypoints another library reads in order', () => {
  const { features } = gpx(parseXml(format('gpx')));
  const points = features.filter(({ geometry }) => geometry?.type === 'Point');
  expect(points.map(({ properties }) => properties?.name)).toEqual(['Colosseum', 'Pantheon', 'Hoi An']);
  expect(points[0]?.geometry).toMatchObject({ coordinates: [12.4922, 41.8902] });
  const route = features.find(({ geometry }) => geometry?.type === 'LineString');
  expect(route?.properties?.name).toBe('Rome and on');
  expect(route?.geometry).toMatchObject({
    coordinates: [
      [12.4922, 41.8902],
      [12.4769, 41.8986],
      [108.338, 15.8801],
    ],
  });
});

test('formatTrip: writes KML 2.2 that another library reads in order', () => {
  const document = parseXml(format('kml'));
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['kml', 'http://www.opengis.net/kml/2.2']);
  const { features } = kml(document);
  expect(features.map(({ properties }) => properties?.name)).toEqual(['Colosseum', 'Pantheon', 'Hoi An']);
  expect(features[2]).toMatchObject({
    geometry: { type: 'Point', coordinates: [108.338, 15.8801] },
    properties: { description: `Vietnam<br>Lanterns at dusk<br>${ORIGIN}/dynamic/hoi-an` },
  });
  expect(childNames(document.querySelector('Document'))).toEqual(['name', 'Placemark', 'Placemark', 'Placemark']);
  expect(childNames(document.querySelector('Placemark'))).toEqual(['name', 'description', 'Point']);
});

// RFC 7946: sections 3.3, 3.1.1 (longitude first), 4 (no `crs`).
test('formatTrip: writes GeoJSON of RFC 7946', () => {
  const collection = JSON.parse(format('geojson'));
  expect(Object.keys(collection)).toEqual(['type', 'features', 'name']);
  expect(collection.type).toBe('FeatureCollection');
  expect(collection.features[0]).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [12.4922, 41.8902] },
    properties: {
      name: 'Colosseum',
      description: 'Rome, Italy',
      stop: 1,
      url: `${ORIGIN}/articles/colosseum`,
    },
  });
});

test.each(['gpx', 'kml', 'geojson'] as const)('formatTrip: escapes hostile names in %s', (kind) => {
  const stops = [buildStop({ name: HOSTILE, location: HOSTILE, note: HOSTILE })];
  const text = format(kind, buildTrip({ title: HOSTILE, stops }));
  if (kind === 'geojson') {
    expect(JSON.parse(text).features[0].properties.name).toBe(HOSTILE_IN_XML);
    return;
  }
  const document = parseXml(text);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  const names = [...document.querySelectorAll('wpt > name, Placemark > name')].map(({ textContent }) => textContent);
  expect(names).toEqual([HOSTILE_IN_XML]);
});

test('formatTrip: writes descriptions in KML as HTML that shows the note unchanged', () => {
  const stops = [buildStop({ location: 'Rome', note: '<b>5 < 6</b> &amp;\nfree', path: null })];
  const description = parseXml(format('kml', buildTrip({ stops }))).querySelector('description')?.textContent;
  const shown = document.createElement('p');
  shown.innerHTML = description ?? '';
  expect([...shown.children].map(({ localName }) => localName)).toEqual(['br', 'br']);
  expect(shown.textContent).toBe('Rome<b>5 < 6</b> &amp;free');
});

test.each(['gpx', 'kml', 'geojson'] as const)(
  'formatTrip: omits stops that are gone, not located, or must not be stored in %s',
  (kind) => {
    const stops = [
      buildStop({ name: null }),
      buildStop({ name: 'Atlantis', coordinates: null }),
      buildStop({ name: 'El Dorado', isPositionStorable: false }),
      buildStop(),
    ];
    const text = format(kind, buildTrip({ stops }));
    expect(['Atlantis', 'El Dorado', 'Colosseum'].map((name) => text.includes(name))).toEqual([false, false, true]);
  },
);

test.each(['gpx', 'kml', 'geojson'] as const)('formatTrip: writes an empty trip in %s', (kind) => {
  const text = format(kind, buildTrip({ stops: [] }));
  if (kind === 'geojson') expect(JSON.parse(text).features).toEqual([]);
  else expect(parseXml(text).documentElement.localName).toBe(kind);
});

test.each([
  ['Rome and on!', 'rome-and-on'],
  ['رحلة إلى الأندلس', 'رحلة-إلى-الأندلس'],
  ['ทริปเชียงใหม่ / 2026', 'ทริปเชียงใหม่-2026'],
  ['?', 'trip'],
])('toFileName: converts the title “%s” to %s', (title, name) => {
  expect(toFileName(title)).toBe(name);
});

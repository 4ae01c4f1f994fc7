import { formatMapView, parseMapView, showAbove, showsOtherArea, toMapArea } from './map-area.js';

const PARIS = { center: { lat: 48.8584, lng: 2.2945 }, zoom: 13 };

test('parseMapView: parses what formatMapView returns', () => {
  expect(formatMapView(PARIS)).toBe('48.85840,2.29450,13');
  expect(parseMapView('48.85840,2.29450,13')).toEqual(PARIS);
});

test.each([null, '', '1,2', '1,2,3,4', '91,0,3', '0,181,3', '0,0,20', '0,0,-1', 'a,b,c', '0,0,Infinity', '1e1,2,3'])(
  'parseMapView: rejects %j',
  (text) => expect(parseMapView(text)).toBeNull(),
);

test.each(['90,180,19', '-90,-180,0'])('parseMapView: accepts the outermost view %s', (text) => {
  const [lat, lng, zoom] = text.split(',').map(Number);
  expect(parseMapView(text)).toEqual({ center: { lat, lng }, zoom });
});

test('toMapArea: returns the area that a map shows, slightly widened', () => {
  const area = toMapArea({ center: { lat: 0, lng: 0 }, zoom: 1 }, { width: 256, height: 256 });
  expect(area).toEqual({ west: -90, east: 90, south: -67, north: 67 });
  expect(toMapArea(PARIS, { width: 800, height: 600 })).toEqual({
    west: 2.225,
    east: 2.364,
    south: 48.824,
    north: 48.893,
  });
});

test('toMapArea: covers a full view next to a pole, where the map itself stops', () => {
  const size = { width: 256, height: 256 };
  const { south, north } = toMapArea({ center: { lat: 85, lng: 0 }, zoom: 1 }, size);
  expect({ south, north }).toEqual({ south: 0, north: 86 });
});

test('toMapArea: crosses the date line, and covers the whole world if all of it is shown', () => {
  const size = { width: 256, height: 256 };
  expect(toMapArea({ center: { lat: 0, lng: 170 }, zoom: 3 }, size)).toMatchObject({ west: 147.5, east: -167.5 });
  expect(toMapArea({ center: { lat: 0, lng: 170 }, zoom: 0 }, size)).toEqual({
    west: -180,
    east: 180,
    south: -86,
    north: 86,
  });
});

test('toMapArea: covers the whole world if its widened edges meet', () => {
  const area = toMapArea({ center: { lat: 0, lng: 170.3 }, zoom: 0 }, { width: 255.9, height: 256 });
  expect(area).toMatchObject({ west: -180, east: 180 });
});

test('showsOtherArea: distinguishes a zoom or a long move from a short one', () => {
  const size = { width: 1000, height: 600 };
  const move = (lng: number, zoom = 13) => showsOtherArea(PARIS, { center: { lat: 48.8584, lng }, zoom }, size);
  expect([move(2.2945), move(2.31), move(2.35), move(2.2945, 14)]).toEqual([false, false, true, true]);
  const atDateLine = (lng: number) => ({ center: { lat: 0, lng }, zoom: 3 });
  expect(showsOtherArea(atDateLine(179), atDateLine(-179), size)).toBe(false);
});

test('showAbove: keeps the place in the upper part of the map', () => {
  const { center, zoom } = showAbove(PARIS.center, 13, { width: 390, height: 700 });
  const { north, south } = toMapArea({ center, zoom }, { width: 390, height: 700 });
  expect([center.lng, zoom]).toEqual([PARIS.center.lng, 13]);
  expect((north - PARIS.center.lat) / (north - south)).toBeCloseTo(0.25, 1);
});

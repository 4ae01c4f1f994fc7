import { jest } from '@jest/globals';
import type { MapOverlays } from '../model/map-model.js';
import { createGoogleEngine } from './google-map.js';

const TOWER = { name: 'Eiffel Tower', coordinates: { lat: 48.8584, lng: 2.2945 } };
const TROCADERO = { lat: 48.8616, lng: 2.2893 };

/** Stands for a marker of Google's `marker` library: an element on a map that fires `gmp-click`. */
class FakeMarker extends HTMLElement {
  map: unknown;
  position: unknown;
  zIndex: unknown;
  gmpClickable: unknown;
  constructor(options: object) {
    super();
    Object.assign(this, options);
    markers.push(this);
  }
}
customElements.define('gmp-advanced-marker', FakeMarker);
let markers: FakeMarker[] = [];
const getShown = () => markers.filter(({ map }) => map !== null);

class FakeMap {
  listeners: Record<string, (event: object) => void> = {};
  panTo = jest.fn();
  constructor(
    readonly element: HTMLElement,
    readonly options: Record<string, unknown>,
  ) {
    maps.push(this);
  }
  addListener(name: string, listener: (event: object) => void) {
    this.listeners[name] = listener;
  }
  getBounds = () => ({ contains: () => false });
}
let maps: FakeMap[] = [];
let openCards: unknown[] = [];
class FakeCard {
  open = ({ anchor }: { anchor: unknown }) => openCards.push(anchor);
  close = () => undefined;
}
class FakeShape {
  setMap = () => undefined;
}

/** Responds to the request for Google's script, without the legacy `Marker`. Returns the URL of the script. */
async function answerScript(): Promise<URL> {
  const script = document.head.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com"]');
  const url = new URL(script!.src);
  const event = {
    addListenerOnce: (_: unknown, __: string, then: () => void) => then(),
    clearInstanceListeners: () => {},
  };
  const SymbolPath = { CIRCLE: 0, FORWARD_OPEN_ARROW: 2 };
  const google = { Map: FakeMap, marker: { AdvancedMarkerElement: FakeMarker }, InfoWindow: FakeCard };
  Object.assign(window, { google: { maps: { ...google, Circle: FakeShape, Polyline: FakeShape, event, SymbolPath } } });
  (window as unknown as Record<string, () => void>)[url.searchParams.get('callback')!]!();
  return url;
}

let scriptUrl: URL | undefined;
async function openMap(overlays: MapOverlays) {
  markers = [];
  maps = [];
  openCards = [];
  const opening = createGoogleEngine('key', 'map-of-the-operator').open(
    document.body,
    { center: TROCADERO, zoom: 15 },
    overlays,
  );
  // The script is requested only once for all maps of a page.
  scriptUrl ??= await answerScript();
  return opening;
}
afterEach(() => document.body.replaceChildren());

test('Google map: loads the marker library and sets a map id, without vector rendering', async () => {
  await openMap({});
  expect(scriptUrl!.searchParams.get('libraries')).toBe('marker');
  expect(maps[0]!.options).toEqual({
    mapId: 'map-of-the-operator',
    renderingType: 'RASTER',
    center: TROCADERO,
    zoom: 15,
    mapTypeControl: false,
    streetViewControl: false,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: 'cooperative',
  });
});

test('Google map: marks places with advanced markers that show their names when selected', async () => {
  const nearbyPlaces = [{ name: 'Quai Branly', coordinates: TROCADERO, number: 3 }];
  const map = await openMap({ place: TOWER, isDestination: true, user: TROCADERO, nearbyPlaces });
  const named = Object.fromEntries(getShown().map((marker) => [marker.title, marker]));
  expect(Object.keys(named)).toEqual(['3. Quai Branly', 'Eiffel Tower', 'You are here']);
  expect(named['Eiffel Tower']).toMatchObject({ position: TOWER.coordinates, gmpClickable: true, map: maps[0] });
  expect(named['3. Quai Branly']!.querySelector('text')!.textContent).toBe('3');
  // Only the destination is marked with an arrow, whose tip is at its position.
  expect(Object.values(named).map((marker) => marker.querySelector('path') !== null)).toEqual([false, true, false]);
  expect(Object.values(named).map((marker) => (marker as unknown as { anchorTop: string }).anchorTop)).toEqual([
    '-50%',
    '-100%',
    '-50%',
  ]);
  named['Eiffel Tower']!.dispatchEvent(new Event('gmp-click'));
  expect(openCards).toEqual([named['Eiffel Tower']]);
  map.show({ place: TOWER });
  expect(getShown().map(({ title }) => title)).toEqual(['Eiffel Tower']);
  map.close();
  expect(getShown()).toEqual([]);
  expect(document.body.children).toHaveLength(0);
});

test('Google map: keeps the marker of a pin, marks the selected one, and reports picked positions', async () => {
  const pin = { id: 7, ...TOWER, isSelected: false };
  const onPin = jest.fn();
  const onPick = jest.fn();
  const map = await openMap({ pins: [pin], onPin: () => undefined });
  const [marker] = getShown();
  const radius = () => marker!.querySelector('circle')!.getAttribute('r');
  const before = radius();
  map.show({ pins: [{ ...pin, isSelected: true }], onPin, onPick });
  expect(getShown()).toEqual([marker]);
  expect(Number(radius())).toBeGreaterThan(Number(before));
  expect(maps[0]!.panTo.mock.calls).toEqual([[TOWER.coordinates]]);
  marker!.dispatchEvent(new Event('gmp-click'));
  expect(onPin.mock.calls).toEqual([[7]]);
  maps[0]!.listeners.click!({ latLng: { toJSON: () => TROCADERO } });
  expect(onPick.mock.calls).toEqual([[TROCADERO]]);
  map.show({ pins: [] });
  expect(getShown()).toEqual([]);
});

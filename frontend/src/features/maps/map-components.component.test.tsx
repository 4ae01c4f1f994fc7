import { act, screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { errorResponse } from '../../testing/render/article-editor.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { AttractionMap } from './AttractionMap.js';
import ExploreMap, { type ExploreMapProps } from './ExploreMap.js';
import { InteractiveMap } from './InteractiveMap.js';
import type { MapView } from './MapView.js';
import { FALLBACK_POSITION } from './model/map-model.js';
import PlacesMap from './PlacesMap.js';
import PositionPickerMap from './PositionPickerMap.js';
import TripMap from './trip/TripMap.js';

type MapProps = Parameters<typeof MapView>[0];
let shown: MapProps;
jest.mock('./MapView.js', () => ({
  MapView: (props: MapProps) => {
    shown = props;
    return <div role="application" aria-label={props.label} />;
  },
}));

const ROME = { lat: 41.8902, lng: 12.4922 };
const FORUM = { lat: 41.8925, lng: 12.4853 };
const ARENA = { name: 'Colosseum', coordinates: ROME };
const OSM = '© OpenStreetMap contributors';
const ROUTE = { distanceMeters: 900, durationSeconds: 700, estimate: true, polyline: '', provider: 'osm' };
const mockRoute = (attribution: string | null) => mockFetch(() => jsonResponse({ ...ROUTE, attribution }));
const findMap = (name: string) => screen.findByRole('application', { name });

describe('InteractiveMap', () => {
  const show = (place: object) =>
    renderWithProviders(
      <InteractiveMap place={{ name: 'Colosseum', coordinates: null, ...place }} user={FORUM} nearbyPlaces={[ARENA]} />,
    );

  it('shows the place, the visitor and what is nearby at street level if the position is exact', async () => {
    show({ coordinates: ROME });
    await findMap('Map of Colosseum');
    expect(shown.viewport).toEqual({ center: ROME, zoom: 15 });
    expect(shown.overlays).toEqual({ user: FORUM, nearbyPlaces: [ARENA], place: ARENA, approximate: undefined });
    expect(screen.queryByText(/circle|default area/)).toBeNull();
  });

  it('shows the town and a circle if the position is not exact', async () => {
    show({ coordinates: ROME, isExact: false });
    await findMap('Map of Colosseum');
    expect([shown.viewport.zoom, shown.overlays.approximate]).toEqual([13, ROME]);
    expect(screen.getByText(/^The place is somewhere in the circle/)).not.toBeNull();
  });

  it.each([
    ['its location', { location: 'Rome, Italy' }, 'Rome%2C+Italy'],
    ['its name if it has no location', { location: '' }, 'Colosseum'],
  ])('looks a place without a position up by %s', async (_, place, name) => {
    const requests = mockFetch(() => jsonResponse({ ...FORUM, address: 'Rome', alternatives: [] }));
    show(place);
    await findMap('Map of Colosseum');
    expect(requests.map(({ url }) => url)).toEqual([`/api/geocode?location=${name}`]);
    expect([shown.viewport, shown.overlays.approximate]).toEqual([{ center: FORUM, zoom: 13 }, FORUM]);
  });

  it('shows a default area, and says so, if the place is not found', async () => {
    mockFetch(() => errorResponse('Unknown', 'PLACE_NOT_FOUND', 404));
    show({});
    await findMap('Map of Colosseum');
    expect(shown.viewport).toEqual({ center: FALLBACK_POSITION, zoom: 10 });
    expect([shown.overlays.place, shown.overlays.approximate]).toEqual([undefined, undefined]);
    expect(screen.getByText('Place not located. Showing a default area.')).not.toBeNull();
  });
});

describe('AttractionMap', () => {
  it('shows both ends and the route between them, with its credit', async () => {
    mockRoute(OSM);
    renderWithProviders(<AttractionMap user={FORUM} attraction={ARENA} />);
    expect(screen.getByRole('status').textContent).toBe('Finding a route…');
    expect(await screen.findByText(/in a straight line/)).not.toBeNull();
    expect(shown.overlays).toMatchObject({ user: FORUM, place: ARENA, isDestination: true });
    expect(shown.overlays.route!.points).toEqual([FORUM, ROME]);
    expect(shown.viewport.zoom).toBeGreaterThan(13);
    expect(screen.getByRole('link', { name: OSM })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Fix the map' }).getAttribute('href')).toContain('41.89');
  });

  it('zooms in no further than to the surroundings of a place next to the visitor', () => {
    mockFetch(() => new Promise(() => {}));
    renderWithProviders(<AttractionMap user={ROME} attraction={ARENA} />);
    expect(shown.viewport.zoom).toBe(17);
  });
});

describe('ExploreMap', () => {
  const functions = { onSelect: () => undefined, onMove: () => undefined };
  const props = { start: { center: ROME, zoom: 9 }, view: { center: FORUM, zoom: 12 }, selectedId: 2, ...functions };
  const places = [1, 2].map((id) => ({ ...ARENA, id }));
  const show = (change: Partial<ExploreMapProps>) =>
    renderWithProviders(<ExploreMap {...props} places={places} user={null} destination={null} {...change} />);

  it('shows all guides, marks the selected one, and moves to a view', async () => {
    const requests = mockRoute(null);
    show({ user: FORUM });
    await findMap('Map of guides');
    expect(shown.viewport).toBe(props.start);
    expect(shown.overlays).toEqual({
      ...{ pins: places.map((place) => ({ ...place, isSelected: place.id === 2 })), onPin: props.onSelect },
      ...{ onMove: props.onMove, zoomsByWheel: true, view: props.view, user: FORUM, route: undefined },
    });
    expect([screen.queryByRole('status'), requests]).toEqual([null, []]);
  });

  it('describes the route to the destination with its credit', async () => {
    mockRoute(OSM);
    show({ user: FORUM, destination: ROME });
    expect(screen.getByRole('status').textContent).toBe('Finding a route…');
    expect((await screen.findByText(/in a straight line/)).textContent).toContain(OSM);
  });
});

describe('PlacesMap', () => {
  const place = (id: number, lat: number) => ({ id, name: `Place ${id}`, coordinates: { lat, lng: 0 } });

  it('stays where it is when a place goes or another is selected, and shows a new one', () => {
    const show = (places: ReturnType<typeof place>[], selectedId: number | null) => (
      <PlacesMap places={places} selectedId={selectedId} onSelect={() => undefined} />
    );
    const { rerender } = renderWithProviders(show([place(1, 10), place(2, 40)], null));
    const { viewport } = shown;
    expect([shown.label, viewport.center.lng]).toEqual(['Map of your discoveries', 0]);
    rerender(show([place(2, 40)], 2));
    expect([shown.viewport, shown.overlays.pins]).toEqual([viewport, [{ ...place(2, 40), isSelected: true }]]);
    rerender(show([place(2, 40), place(3, 60)], null));
    expect(shown.viewport.center.lat).toBeGreaterThan(viewport.center.lat);
  });
});

describe('PositionPickerMap', () => {
  const at = (lat: number) => ({ name: 'Place', coordinates: { lat, lng: 0 } });
  const numbered = { ...at(20), number: 1 };
  const picked: unknown[] = [];
  const show = (place: ReturnType<typeof at> | null, attractions = [numbered]) => (
    <PositionPickerMap place={place} attractions={attractions} onPick={(position) => picked.push(position)} />
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the world without places, and reports where it is clicked', () => {
    renderWithProviders(show(null, []));
    expect([shown.label, shown.viewport]).toEqual([
      'Map of the article and its attractions',
      { center: { lat: 20, lng: 0 }, zoom: 2 },
    ]);
    shown.overlays.onPick!(ROME);
    expect(picked).toEqual([ROME]);
  });

  it('stays where the user moved it if it is to be still', () => {
    const map = (place: ReturnType<typeof at> | null) => (
      <PositionPickerMap place={place} attractions={[]} isStill onPick={() => undefined} />
    );
    const { rerender } = renderWithProviders(map(null));
    rerender(map(at(60)));
    wait(800);
    expect(shown.viewport).toEqual({ center: { lat: 20, lng: 0 }, zoom: 2 });
  });

  it('follows a place out of view once its position has not changed for 800 ms', () => {
    const { rerender } = renderWithProviders(show(at(20), []));
    expect(shown.viewport).toMatchObject({ center: { lng: 0 }, zoom: 13 });
    const { viewport } = shown;
    rerender(show(at(20.01), []));
    wait(1_000);
    expect(shown.viewport).toBe(viewport);
    rerender(show(at(30), []));
    wait(799);
    rerender(show(at(40), []));
    wait(799);
    expect(shown.viewport).toBe(viewport);
    wait(1);
    expect(shown.viewport.center.lat).toBeCloseTo(40);
  });

  it('leaves the view of the world for the first attraction', () => {
    const { rerender } = renderWithProviders(show(null, []));
    rerender(show(null));
    wait(800);
    expect([shown.viewport.center.lat, shown.overlays]).toEqual([
      expect.closeTo(20),
      expect.objectContaining({ place: undefined, nearbyPlaces: [numbered] }),
    ]);
  });
});

describe('TripMap', () => {
  const leg = { from: ROME, to: FORUM, distanceMeters: 900, durationSeconds: 700 };

  it('shows the stops and each leg, and credits each provider once', async () => {
    const legs = [
      { ...leg, polyline: '_p~iF~ps|U', attribution: OSM },
      { ...leg, polyline: '_p~iF~ps|U', attribution: OSM },
      { ...leg, polyline: null, attribution: null },
    ];
    const stops = [{ ...ARENA, number: 1 }];
    renderWithProviders(<TripMap label="Map of Italy" stops={stops} legs={legs} />);
    await findMap('Map of Italy');
    expect(shown.viewport.zoom).toBe(15);
    expect(shown.overlays.stops).toBe(stops);
    expect(shown.overlays.legs!.map(({ points, estimate }) => [points, estimate])).toEqual([
      [[{ lat: 38.5, lng: -120.2 }], false],
      [[{ lat: 38.5, lng: -120.2 }], false],
      [[ROME, FORUM], true],
    ]);
    expect(screen.getAllByText(OSM)).toHaveLength(1);
  });
});

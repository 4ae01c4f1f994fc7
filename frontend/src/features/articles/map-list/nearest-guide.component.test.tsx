import { screen } from '@testing-library/react';
import { buildLocatedCard } from '../../../testing/builders/collections.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { useNearestGuide } from './nearest-guide.js';

type Area = NonNullable<Parameters<typeof useNearestGuide>[0]>;

function Nearest({ area }: { area: Area | null }) {
  const nearest = useNearestGuide(area);
  return <output>{nearest === undefined ? 'unknown' : JSON.stringify(nearest)}</output>;
}
const findNearest = async () => JSON.parse((await screen.findByText(/guide|null/)).textContent);

/** Finds guides only from the search with a given number on, and returns the searched areas. */
function show(area: Area | null, guides: ReturnType<typeof buildLocatedCard>[], firstSearch = 1) {
  const areas: Area[] = [];
  const requests = mockFetch(({ url }) => {
    const edges = new URL(url, 'http://x').searchParams;
    const [west, south, east, north] = ['west', 'south', 'east', 'north'].map((edge) => Number(edges.get(edge)));
    areas.push({ west, south, east, north } as Area);
    return jsonResponse({ articles: areas.length >= firstSearch ? guides : [], hasMore: false });
  });
  renderWithProviders(<Nearest area={area} />);
  return { areas, requests };
}
const at = (id: number, latitude: number | null, longitude: number | null) =>
  buildLocatedCard({ id, latitude, longitude });
const AREA = { west: 9, south: 46, east: 11, north: 48 };

test('useNearestGuide: is the guide with the least distance to the center, of those with a position', async () => {
  const { areas } = show(AREA, [at(1, 50, 10), at(2, 47, null), at(3, null, 10), at(4, 47.5, 10), at(5, 47, 12)]);
  const { guide, meters } = await findNearest();
  expect(guide).toMatchObject({ id: 4, latitude: 47.5, longitude: 10 });
  expect(meters / 1_000).toBeCloseTo(55.6, 0);
  expect(areas).toEqual([{ west: 4, south: 41, east: 16, north: 53 }]);
});

test('useNearestGuide: searches larger and larger areas, up to the whole world', async () => {
  const { areas } = show(AREA, [at(1, -40, 170)], 3);
  expect((await findNearest()).guide.id).toBe(1);
  expect(areas).toEqual([
    { west: 4, south: 41, east: 16, north: 53 },
    { west: -26, south: 11, east: 46, north: 83 },
    { west: -180, south: -90, east: 180, north: 90 },
  ]);
});

test('useNearestGuide: searches on both sides of the date line, and not beyond a pole', async () => {
  const { areas } = show({ west: 179, south: 80, east: -179, north: 82 }, [at(1, 80, 179)]);
  await findNearest();
  expect(areas).toEqual([{ west: 174, south: 75, east: -174, north: 87 }]);
});

test('useNearestGuide: begins with a minimum distance around a very small area', async () => {
  const { areas } = show({ west: 10, south: 47, east: 10.0002, north: 47.0002 }, [at(1, 47, 10)]);
  await findNearest();
  expect(areas[0]!.north - areas[0]!.south).toBeCloseTo(0.6);
});

test('useNearestGuide: is null when there is no guide in the world', async () => {
  const { areas } = show(AREA, [], 100);
  expect(await findNearest()).toBeNull();
  expect(areas.at(-1)).toEqual({ west: -180, south: -90, east: 180, north: 90 });
  expect(areas).toHaveLength(3);
});

test('useNearestGuide: reads nothing without an area', () => {
  const { requests } = show(null, []);
  expect([screen.getByRole('status').textContent, requests]).toEqual(['unknown', []]);
});

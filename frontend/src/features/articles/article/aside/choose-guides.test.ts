import { buildArticleCard } from '../../../../testing/builders/articles.js';
import { chooseBestGuides, chooseNearGuides, type GuidesFor } from './choose-guides.js';

type Category = GuidesFor['category'];

const buildCard = (title: string, category: Category, latitude: number, location = `${title}, Kenya`) => ({
  ...buildArticleCard({ title, location, category }),
  latitude,
  longitude: 36,
});
const buildPlace = (title: string, category: Category): GuidesFor => ({
  title,
  category,
  location: 'Nakuru, Kenya',
  position: { latitude: 0, longitude: 36 },
});
const LAKE = buildPlace('Lake Nakuru', 'Park');
const getTitles = (guides: readonly { title: string }[]) => guides.map(({ title }) => title);

test('chooseNearGuides: mixes no parks of towns with parks of nature', () => {
  const parks = [buildCard('Uhuru Park', 'Park', 0.1), buildCard('Hell Gate National Park', 'Park', 0.8)];
  expect(getTitles(chooseNearGuides(parks, LAKE))).toEqual(['Hell Gate National Park']);
  expect(getTitles(chooseNearGuides(parks, buildPlace('City Park', 'Park')))).toEqual(['Uhuru Park']);
});

test.each([
  ['60 km for sights', buildPlace('Fort', 'Historical Site'), 'Historical Site', ['At 50 km']],
  ['100 km for nature', buildPlace('Peak', 'Mountain'), 'Mountain', ['At 50 km', 'At 90 km']],
] as const)('chooseNearGuides: looks as far as %s', (_what, place, category, expected) => {
  const guides = [50, 90, 140].map((distance) => buildCard(`At ${distance} km`, category, distance / 111.2));
  expect(getTitles(chooseNearGuides(guides, place))).toEqual(expected);
});

test('chooseBestGuides: weighs fame, distance and kind, and leaves out the town itself', () => {
  const guides = [
    buildCard('Famous Fort, far', 'Historical Site', 9),
    buildCard('Gate', 'Landmark', 0, 'Nakuru, Kenya'),
    buildCard('Famous Reserve', 'Natural Wonder', 1.5),
    buildCard('Museum', 'Museum', 1),
  ];
  expect(getTitles(chooseBestGuides(guides, LAKE, 2))).toEqual(['Famous Reserve', 'Museum']);
  const best = chooseBestGuides(guides, { ...buildPlace('Palace', 'Historical Site'), position: null }, 3);
  expect(getTitles(best)).toEqual(['Famous Fort, far', 'Museum', 'Famous Reserve']);
});

test('chooseBestGuides: shows at most four guides of the country, and two of a town', () => {
  const capital = ['Palace', 'Museum', 'Tower', 'Market'].map((title) =>
    buildCard(title, 'Landmark', 1, 'Nairobi, Kenya'),
  );
  expect(getTitles(chooseBestGuides([...capital, buildCard('Fort', 'Landmark', 4)], LAKE, 9))).toEqual([
    'Palace',
    'Fort',
    'Museum',
  ]);
  const towns = Array.from({ length: 6 }, (_, index) => buildCard(`Town ${index}`, 'Landmark', 1));
  expect(chooseBestGuides(towns, LAKE, 9)).toHaveLength(4);
});

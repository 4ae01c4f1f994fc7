import { presentOsmPlace, toListedPlace } from './osm-place.js';

const place = (tags: Record<string, string>) => ({
  ...{ id: 'node/7', name: 'Old Mill', names: ['Old Mill'], position: { latitude: 1, longitude: 2 }, distance: 149.6 },
  ...{ tags, retrievedAt: new Date('2026-05-03T00:00:00Z') },
});
const present = (tags: Record<string, string>, kind: Parameters<typeof presentOsmPlace>[0] = 'attraction') =>
  presentOsmPlace(kind, place(tags));

test.each([
  [{}, 2],
  [{ wikidata: 'Q1' }, 5],
  [{ wikidata: 'Q1', wikipedia: 'en:A' }, 8],
  [{ tourism: 'museum', wikipedia: 'en:A' }, 6],
  [{ tourism: 'attraction', wikidata: 'Q1', wikipedia: 'en:A', heritage: '1' }, 10],
  [{ 'ref:whc': '7' }, 3],
  [{ heritage: '2', tourism: 'zoo' }, 2],
])('presentOsmPlace: computes the popularity of %j', (tags, popularity) => {
  expect(present(tags).popularity).toBe(popularity);
  expect(present(tags, 'restaurant').popularity).toBe(0);
});

test.each([
  [{ wheelchair: 'yes' }, 'Accessible by wheelchair'],
  [{ wheelchair: 'designated' }, 'Accessible by wheelchair'],
  [{ wheelchair: 'limited', 'wheelchair:description': 'Stufe' }, 'Partly accessible by wheelchair: Stufe'],
  [
    { wheelchair: 'no', 'wheelchair:description': 'Stufe', 'wheelchair:description:en': 'one step' },
    'Not accessible by wheelchair: one step',
  ],
  [{ wheelchair: 'perhaps', 'wheelchair:description': 'x' }, null],
])('presentOsmPlace: formats the accessibility of %j', (tags, text) => expect(present(tags).accessibility).toBe(text));

test.each([
  [{ heritage: '1', cuisine: 'thai' }, 'Part of a UNESCO World Heritage Site.'],
  [{ cuisine: 'thai;fried_fish', heritage: '2' }, 'Cuisine: thai, fried fish.'],
  [{ heritage: '2' }, 'A protected heritage site.'],
  [{}, ''],
])('presentOsmPlace: shows the cultural meaning of %j', (tags, text) => expect(present(tags).culturalInfo).toBe(text));

test.each([
  [{ historic: 'temple' }, 'Religious Site', 'A historic temple.', 'About 30 min'],
  [{ historic: 'city_gate' }, 'Historical Site', 'A city gate.', 'About 15 min'],
  [{ historic: 'archaeological_site', tourism: 'museum' }, 'Museum', 'A museum.', 'About 1 h 30 min'],
  [{ leisure: 'nature_reserve' }, 'Park', 'A nature reserve.', 'About 2 h'],
  [{ tourism: 'theme_park' }, 'Entertainment', 'A theme park.', 'About 4 h'],
  [{ tourism: 'camp_pitch' }, 'Other', 'A sight.', 'About 30 min'],
])('presentOsmPlace: returns the kind of %j', (tags, category, description, estimatedVisitTime) =>
  expect(present(tags)).toMatchObject({ category, description, estimatedVisitTime }),
);

test('presentOsmPlace: describes a place only by its tags', () => {
  const tags = { historic: 'castle', 'addr:street': 'Main Street', 'addr:housenumber': '3' };
  expect(present({ ...tags, opening_hours: 'Mo 9-12; ; Tu off' })).toMatchObject({
    ...{ description: 'A castle at Main Street 3.', distance: '150 m', distanceMeters: 150 },
    ...{ estimatedVisitTime: 'About 1 h 30 min', openingHours: ['Mo 9-12', 'Tu off'] },
  });
  expect(present({ ...tags, 'description:en': 'A ruin.' }).description).toBe('A ruin.');
  expect(present({ tourism: 'hostel' }, 'accommodation')).toMatchObject({
    ...{ category: 'Hostel', description: 'A hostel.', estimatedVisitTime: 'Overnight', openingHours: [] },
  });
});

test('toListedPlace: has a local name only if it is different', () => {
  expect(toListedPlace(place({ name: 'Alte Mühle', historic: 'tower' }))).toMatchObject({
    ...{ localName: 'Alte Mühle', category: 'Architecture', noun: 'a historic tower' },
  });
  expect(toListedPlace(place({ name: 'Old Mill', tourism: 'hotel' }))).toMatchObject({
    localName: null,
    noun: 'a hotel',
  });
});

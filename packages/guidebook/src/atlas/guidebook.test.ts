import { Guidebook } from './guidebook.js';

const guidebook = Guidebook.load();
const TOWER = guidebook.landmark('eiffel-tower')!;
const listSimilar = (name: string, country?: string) =>
  guidebook.findLandmarksBySimilarName(name, country).map(({ record }) => record.id);

it('Guidebook: finds a misspelled name, in its country only', () => {
  expect(listSimilar('Efel Tower')[0]).toBe('eiffel-tower');
  expect(listSimilar('Efel Tower', 'FR')[0]).toBe('eiffel-tower');
  expect(listSimilar('Efel Tower', 'DE')).not.toContain('eiffel-tower');
  const countries = guidebook.findLandmarksBySimilarName('Efel Tower', 'FR').map(({ record }) => record.country);
  expect(new Set(countries)).toEqual(new Set(['FR']));
});

it('Guidebook: orders similar names by their similarity', () => {
  const similarities = guidebook
    .findLandmarksBySimilarName('Cathedral of Santiago')
    .map(({ similarity }) => similarity);
  expect(similarities.length).toBeGreaterThan(1);
  expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
});

it('Guidebook: finds an exact name, in its country only', () => {
  const find = (country?: string) => guidebook.findLandmarksByName('TOUR EIFFEL', country).map(({ id }) => id);
  expect([find(), find('FR'), find('DE')]).toEqual([['eiffel-tower'], ['eiffel-tower'], []]);
});

it('Guidebook: lists what is near a position, nearest first', () => {
  const near = guidebook.findLandmarksNear(TOWER, 2_000);
  expect(near[0]).toMatchObject({ record: { id: 'eiffel-tower' }, distance: 0 });
  const distances = near.map(({ distance }) => distance);
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(2_000);
  expect(guidebook.findCitiesNear(TOWER, 10_000).map(({ record }) => record.id)).toContain('paris');
});

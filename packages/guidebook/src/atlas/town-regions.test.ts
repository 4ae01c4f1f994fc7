import { Atlas } from './atlas.js';
import { describeRegion, findTownRegion, formatRegionName } from './town-regions.js';

const atlas = Atlas.load();
const findRegion = (name: string, country: string, latitude: number, longitude: number) =>
  findTownRegion(atlas, atlas.findTown([name], country, { latitude, longitude }, 20_000)!);

test.each([
  ['Montefalco', 'IT', 42.89, 12.65, 'Umbria'],
  ['Tavira', 'PT', 37.13, -7.65, 'Algarve'],
  ['Kalambaka', 'GR', 39.7, 21.63, 'Thessaly'],
  ['Ancona', 'IT', 43.6, 13.5, 'Marche'],
  ['Rimini', 'IT', 44.06, 12.57, 'Emilia-Romagna'],
])('findTownRegion: finds the region of %s', (name, country, latitude, longitude, region) => {
  expect(findRegion(name, country, latitude, longitude)?.name).toBe(region);
});

test.each([
  ['the area has several regions', 'Bolzano', 'IT', 46.5, 11.35],
  ['the region is only a part of the area', 'Perth', 'AU', -31.95, 115.86],
])('findTownRegion: finds none where %s', (_what, name, country, latitude, longitude) => {
  expect(findRegion(name, country, latitude, longitude)?.name).not.toBe('Pilbara');
});

test('describeRegion: makes a sentence with the name, and its article', () => {
  const find = (id: string) => atlas.destinations.find(id)!;
  expect(formatRegionName(find('algarve'))).toBe('the Algarve');
  expect(describeRegion(find('algarve'))).toMatch(/^The Algarve is the southernmost region of mainland Portugal, /);
  expect(formatRegionName(find('umbria'))).toBe('Umbria');
  expect(describeRegion(find('umbria'))).toMatch(/^Umbria is a landlocked region /);
});

import { describe, expect, it } from '@jest/globals';
import { Atlas, type AtlasPlace } from '../atlas/atlas.js';
import { findCitiesInside, findDestinationsInside, findLandmarksInside } from './places-inside.js';
import { resolveQuery } from './resolve-query.js';

const atlas = Atlas.load();
const resolve = (name: string): AtlasPlace => resolveQuery(atlas, name).candidates[0]!.place;
const getNames = (records: readonly { name: string }[]) => records.map(({ name }) => name);

describe('findLandmarksInside', () => {
  it.each([
    ['Tuscany', ['Florence Cathedral', 'Leaning Tower of Pisa', 'Arezzo Cathedral'], ['Colosseum']],
    ['Scotland', ['Edinburgh Castle'], ['Tower Bridge']],
    ['Rome', ['Colosseum', 'Sistine Chapel', "St Peter's Basilica"], ['Florence Cathedral']],
    ['Japan', ['Fushimi Inari Taisha'], ['Gyeongbokgung Palace']],
    ['Bali', ['Tanah Lot'], ['Borobudur']],
  ])('lists the sights inside %s', (area, inside, outside) => {
    const names = getNames(findLandmarksInside(atlas, resolve(area)));
    expect(names).toEqual(expect.arrayContaining(inside));
    for (const name of outside) expect(names).not.toContain(name);
  });

  it('lists the best known first', () => {
    const popularities = findLandmarksInside(atlas, resolve('Italy')).map(({ popularity }) => popularity);
    expect(popularities.length).toBeGreaterThan(20);
    expect(popularities).toEqual(popularities.toSorted((a, b) => b - a));
  });

  it('lists none inside a sight', () => {
    expect(findLandmarksInside(atlas, resolve('Eiffel Tower'))).toEqual([]);
  });
});

describe('findCitiesInside', () => {
  it.each([
    ['Scotland', ['Glasgow', 'Edinburgh']],
    ['Tuscany', ['Florence', 'Pisa', 'Arezzo', 'Siena']],
    ['Rome', ['Rome']],
  ])('lists the cities inside %s', (area, cities) => {
    expect(getNames(findCitiesInside(atlas, resolve(area)))).toEqual(cities);
  });
});

describe('findDestinationsInside', () => {
  it.each([
    ['Italy', ['Tuscany', 'Sicily', 'Lake Como'], ['Provence', 'Italy']],
    // The boxes around these regions also contain others.
    ['Tuscany', ['Elba', 'Chianti'], ['Cinque Terre', 'Tuscany', 'Italy']],
    ['England', ['Cornwall'], ['Wales', 'Scotland']],
    ['California', ['Yosemite National Park', 'Death Valley National Park'], ['Nevada']],
    ['Iceland', ['Golden Circle'], ['Iceland']],
  ])('lists the destinations inside %s', (area, inside, outside) => {
    const names = getNames(findDestinationsInside(atlas, resolve(area)));
    expect(names).toEqual(expect.arrayContaining(inside));
    for (const name of outside) expect(names).not.toContain(name);
  });

  it('lists none inside a town', () => {
    expect(findDestinationsInside(atlas, resolve('Rome'))).toEqual([]);
  });
});

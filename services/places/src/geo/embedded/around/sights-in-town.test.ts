import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findSightsInTown } from './sights-in-town.js';

const atlas = Atlas.load();
const find = (query: string) => {
  const found = findSightsInTown(atlas, query);
  return found && { town: found.town?.name ?? null, sights: found.sights.map(({ name }) => name) };
};

describe('findSightsInTown', () => {
  test.each([
    ['Edinbrugh Castel Edinburgh', 'Edinburgh Castle'],
    ['chiesa di san francesko arezzo', 'Basilica of San Francesco'],
    ['museum in Omaha', 'Joslyn Art Museum'],
    ['Arezzo piaza grande', 'Piazza Grande'],
  ])('reads "%s" as a sight of the town', (query, name) => {
    expect(find(query)).toMatchObject({ town: null, sights: expect.arrayContaining([name]) });
  });

  test.each(['Pieve di Santa Maria Arezzo', 'Santa Maria Arezzo'])(
    'returns the town of "%s", with its churches',
    (query) => {
      expect(find(query)).toMatchObject({
        town: 'Arezzo',
        sights: expect.arrayContaining(['Arezzo Cathedral', 'Basilica of San Francesco']),
      });
    },
  );

  test('finds nothing without a town', () => {
    expect(find('Flibbertown')).toBeNull();
    expect(find('the old church')).toBeNull();
  });
});

import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { presentResolution } from './present-resolution.js';

const atlas = Atlas.load();

describe('presentResolution', () => {
  it.each([
    ['Paris', 'found', 1],
    ['Cambridge', 'found', 4],
    ['Barcelna', 'found', 2],
    ['Springfield', 'ambiguous', 6],
  ])('beside the place that %s means, names only places that are nearly as likely', (query, status, count) => {
    const shown = presentResolution(atlas, query);
    expect([shown.status, shown.places.length]).toEqual([status, count]);
  });

  it('states why it names a place', () => {
    const getReasons = (query: string) => presentResolution(atlas, query).places.map(({ name, why }) => [name, why]);
    expect(getReasons('Paris')).toEqual([['Paris', 'It has this name.']]);
    expect(getReasons('Barcelna')[0]).toEqual(['Barcelona', 'Its name is similar.']);
  });
});

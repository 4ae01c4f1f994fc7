import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { countRegions } from './region-counts.js';

describe('countRegions', () => {
  const atlas = Atlas.load();
  const count = (...published: string[]) => countRegions(atlas, new Set(published));

  it('counts the published records inside each region, and leaves out regions without one', async () => {
    const counts = await count('uffizi-gallery', 'leaning-tower-of-pisa', 'eiffel-tower', 'no-record');
    expect(counts).toContainEqual({ slug: 'tuscany', name: 'Tuscany', country: 'Italy', count: 2 });
    expect((await count('eiffel-tower')).map(({ slug }) => slug)).toEqual(['ile-de-france']);
    expect(await count()).toEqual([]);
  });

  it('counts historic regions and parts of the world that people travel to, but no continents', async () => {
    const all = [...atlas.guidebook.landmarks, ...atlas.guidebook.cities].map(({ id }) => id);
    const slugs = (await count(...all)).map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining(['provence', 'normandy', 'patagonia', 'dalmatia', 'balkans', 'scandinavia']),
    );
    for (const tooLarge of ['europe', 'asia', 'southern-europe']) expect(slugs).not.toContain(tooLarge);
  });

  it('names no country of a region that is in several', async () => {
    const inAlps = atlas.guidebook.landmarks.map(({ id }) => id);
    const alps = (await count(...inAlps)).find(({ slug }) => slug === 'alps');
    expect(alps).toMatchObject({ name: 'Alps', country: '' });
  });

  it('lists the best known regions first, and no continents, countries or small regions', async () => {
    const counts = await count(...atlas.guidebook.landmarks.map(({ id }) => id));
    const byId = new Map(atlas.destinations.records.map((record) => [record.id, record]));
    const records = counts.map(({ slug }) => byId.get(slug)!);
    const prominences = records.map(({ prominence }) => prominence);
    expect(prominences).toEqual(prominences.toSorted((a, b) => b - a));
    expect(prominences.at(-1)).toBe(6);
    expect(records.map(({ kind }) => kind)).not.toContain('continent');
    expect(counts.map(({ slug }) => slug)).toEqual([...new Set(counts.map(({ slug }) => slug))]);
    const equals = records.filter(({ prominence }) => prominence === prominences.at(-1)).map(({ id }) => id);
    expect(equals).toEqual(equals.toSorted((a, b) => (a < b ? -1 : 1)));
  });
});

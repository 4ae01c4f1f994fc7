import { describe, expect, jest, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getSightCategory } from '../../knowledge/sights/sight-finder.js';
import type { WikidataItem } from '../../knowledge/wikidata/wikidata-item.js';
import { SightConfirmer } from './sight-confirmer.js';
import { isInArea, isSameName, pickOnly } from './sight-names.js';
import type { SightQuery } from './sight-source.js';

const at = (meters: number): Position => ({ latitude: meters / 111_195, longitude: 0 });

test.each([
  ['Church of the Gesù', 'Gesù Church', true],
  ['Chiesa del Gesu', 'Chiesa Gesù', true],
  ['Trevi-Fountain', 'trevi fountain', true],
  ['Trevi Fountain', 'Trevi Fountains', false],
  ['清水寺', ' 清水寺', true],
  ['清水寺', '金閣寺', false],
  ['The', 'the ', false],
  ['!!', '!!', true],
])('isSameName: %s and %s: %j', (a, b, isSame) => expect(isSameName(a, b)).toBe(isSame));

test.each([
  ['the only one, however far', [at(9_000)], at(0), 0],
  ['the nearest, within 1 km of the photo', [at(5_000), at(-999)], at(0), 1],
  ['none of two apart, beyond 1 km of the photo', [at(5_000), at(-1_001)], at(0), null],
  ['the first of two within 1 km of each other', [at(0), at(999)], null, 0],
  ['none of two apart', [at(0), at(1_001)], null, null],
  ['none of none', [], at(0), null],
])('pickOnly: picks %s', (_, positions, near, index) => {
  const found = positions.map((position) => ({ position }));
  expect(pickOnly(found, near)).toBe(index === null ? null : found[index]);
});

test('isInArea: within the reach of the area, and everywhere without one', () => {
  const query = (reach: number | null) =>
    ({ area: reach === null ? null : { center: at(0), reach, town: null } }) as unknown as SightQuery;
  expect([query(null), query(500), query(499)].map((one) => isInArea(one, at(499.9)))).toEqual([true, true, false]);
});

test.each([
  ['Museum', 'Q33506 Q207694'],
  ['Religious Site', 'Q16970 Q2977 Q163687 Q32815 Q34627 Q44539 Q44613 Q845945 Q697295 Q317557 Q108325'],
  ['Park', 'Q22698 Q22746 Q167346 Q1107656 Q46169 Q179049'],
  ['Historical Site', 'Q23413 Q839954 Q109607 Q57821 Q1785071 Q88291 Q82117 Q16748868'],
  ['Architecture', 'Q12518 Q12280 Q11303 Q16560 Q751876 Q41176 Q3947'],
  ['Mountain', 'Q8502 Q8072 Q46831'],
  ['Beach', 'Q40080'],
  ['Natural Wonder', 'Q34038 Q35509 Q150784 Q23397 Q39816'],
  ['Cultural Site', 'Q5003624 Q179700 Q860861 Q24354 Q153562'],
  ['Entertainment', 'Q43501 Q2281788 Q194195 Q2416723 Q483110'],
  ['Landmark', 'Q1 Q570116'],
])('getSightCategory: is %s for %s', (category, ids) => {
  const withClasses = (classes: string[]) =>
    ({
      claims: {
        P31: classes.map((id) => ({
          rank: 'normal',
          mainsnak: { snaktype: 'value', datavalue: { type: 'wikibase-entityid', value: { id } } },
        })),
      },
    }) as unknown as WikidataItem;
  for (const id of ids.split(' ')) expect([id, getSightCategory(withClasses(['Q1', id]))]).toEqual([id, category]);
  expect(getSightCategory(withClasses(['Q43501', 'Q33506']))).toBe('Museum');
});

describe('SightConfirmer', () => {
  const atlas = Atlas.load();
  const NEAR = { latitude: 41.9, longitude: 12.5 };
  const named = (text: string, overrides: object = {}) =>
    ({ kind: 'stated location', text, confidence: 0.9, ...overrides }) as unknown as PlaceClue;
  const recognized = (sight: object, overrides: object = {}) =>
    named('Zzyx Pillar', {
      kind: 'landmark recognized',
      sight: { name: 'Zzyx Pillar', subject: 'sight', city: null, country: null, ...sight },
      ...overrides,
    });
  const position = named('', { kind: 'photo position', position: NEAR });

  async function ask(clues: PlaceClue[]): Promise<SightQuery[]> {
    const queries: SightQuery[] = [];
    const source = {
      name: 'test',
      find: async (query: SightQuery) => {
        queries.push(query);
        return null;
      },
    };
    await new SightConfirmer(atlas, [source], { warn: jest.fn() }).confirm(clues);
    return queries;
  }

  test.each([
    ['a name with its town', [named('Zzyx Pillar, Rome, Italy')], { name: 'Zzyx Pillar', countryCode: null }],
    [
      'a name nearby',
      [named('Zzyx Pillar'), position],
      { area: { center: NEAR, reach: 5_000, town: null }, near: NEAR },
    ],
    [
      'a name at a position',
      [named('Zzyx Pillar', { position: NEAR })],
      { area: { center: NEAR, reach: 1_000, town: null }, near: null },
    ],
    [
      'a sight of a country',
      [recognized({ country: 'Italy' }), position],
      { area: null, countryCode: 'IT', near: NEAR },
    ],
    [
      'a painting anywhere',
      [recognized({ subject: 'painting' })],
      { area: null, countryCode: null, subject: 'painting' },
    ],
    ['details of a site', [named('Zzyx Pillar, Rome', { kind: 'site details' })], { name: 'Zzyx Pillar' }],
  ] as [string, PlaceClue[], object][])('looks up %s', async (_, clues, query) => {
    expect(await ask(clues)).toEqual([expect.objectContaining(query)]);
  });

  test('searches within at least 20 km of a town, and farther for a large one', async () => {
    const [small] = await ask([named('Zzyx Pillar, Orvieto, Italy')]);
    expect(small!.area).toMatchObject({ reach: 20_000, town: 'Orvieto' });
    const [large] = await ask([recognized({ city: 'Tokyo', country: 'Japan' })]);
    expect(large!.area!.reach).toBeGreaterThan(40_000);
    expect([large!.area!.town, large!.countryCode]).toEqual(['Tokyo', 'JP']);
  });

  test.each([
    ['a sight of the guidebook', [named('Colosseum, Rome')]],
    ['a dish', [recognized({ subject: 'dish', city: 'Rome', country: 'Italy' })]],
    ['a name without any place', [named('Zzyx Pillar')]],
    ['a name of an unknown town', [named('Zzyx Pillar, Qqqqxq'), position]],
    ['text in the photo', [named('Zzyx Pillar, Rome', { kind: 'text in the photo' })]],
    ['no name', [named(', Rome')]],
    ['a recognized landmark without details', [named('Zzyx Pillar, Rome', { kind: 'landmark recognized' })]],
  ] as [string, PlaceClue[]][])('does not look up %s', async (_, clues) => expect(await ask(clues)).toEqual([]));

  test('searches for two sights at most', async () => {
    const clues = ['Aazyx', 'Bbzyx', 'Cczyx'].map((name) => named(`${name} Pillar, Rome`));
    expect((await ask(clues)).map(({ name }) => name)).toEqual(['Aazyx Pillar', 'Bbzyx Pillar']);
  });

  test('asks the next source after one that fails or finds nothing, and limits the waiting time', async () => {
    const clue = named('Zzyx Pillar, Rome');
    const warn = jest.fn();
    const sight = { name: 'Zzyx Pillar' };
    const failing = { name: 'failing', find: () => Promise.reject(new Error('down')) };
    const empty = { name: 'empty', find: async () => null };
    const knowing = { name: 'knowing', find: async () => sight };
    const confirm = (sources: object[], limit?: number) =>
      new SightConfirmer(atlas, sources as never, { warn }, limit).confirm([clue]);
    expect(await confirm([failing, empty, knowing])).toEqual([{ ...clue, confirmed: sight }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await confirm([])).toEqual([clue]);
    const never = { name: 'never', find: () => new Promise(() => {}) };
    expect(await confirm([never], 5)).toEqual([clue]);
  });
});

import { listFallbacks, listWiderSearches, readSearch, readSplitName } from './search-readings.js';

const list = (text: string) => listFallbacks(text, readSearch(text, 'exact'));

describe('listFallbacks', () => {
  it('has none for what is around the reader', () => expect(list('museums near me')).toEqual([]));

  it('reads the words alone when a place was named with other words, but no kind', () => {
    expect(readSearch('rome purple', 'exact')).toMatchObject({
      places: [{ place: { kind: 'city' } }],
      rest: ['purple'],
    });
    expect(list('rome purple')).toMatchObject([{ places: [], others: [], rest: [], kind: null }]);
    expect(list('rome')).toEqual([]);
    expect(list('museums in rome')).toEqual([]);
  });

  it('reads each of several topics alone before none of them', () => {
    expect(list('sunset viewpoint santorini')).toMatchObject([
      { topics: [{ id: 'sunsets' }], rest: [] },
      { topics: [{ id: 'viewpoints' }], rest: [] },
      { topics: [], rest: [] },
    ]);
    expect(list('ghost towns in portugal')).toMatchObject([{ topics: [] }]);
  });

  it('reads a misspelled name as that place, and then looks for titles that are spelled alike', () => {
    const [similar, ...others] = list('efel tower');
    expect(similar).toMatchObject({ places: [{ place: { landmark: { id: 'eiffel-tower' } } }] });
    expect(others).toEqual(['alike titles']);
  });

  it.each([
    ['castels in scotland', 'Castles'],
    ['musuems in berlin', 'Museums'],
    ['waterfals', 'Waterfalls'],
    ['cathederals france', 'Cathedrals'],
  ])('reads the misspelled kind in "%s" first', (text, label) => {
    const exact = readSearch(text, 'exact');
    expect(exact.kind).toBeNull();
    expect(list(text)[0]).toMatchObject({ kind: { label }, places: exact.places, rest: [] });
  });

  it.each(['purple rome', 'castelli', 'lavender', 'unesco scotland'])('reads no misspelled kind in "%s"', (text) => {
    const kinds = list(text).map((attempt) => (attempt === 'alike titles' ? null : attempt.kind));
    expect(kinds).toEqual(kinds.map(() => null));
  });

  it('reads the misspelled town beside a kind', () => {
    expect(list('istambul mosques')[0]).toMatchObject({
      kind: { label: 'Mosques' },
      places: [{ place: { city: { name: 'Istanbul' } } }],
    });
  });

  it('looks for all of a kind after titles that are spelled alike, when the kind had other words', () => {
    expect(list('purple lighthouses')).toMatchObject([
      'alike titles',
      { subject: 'Lighthouses', kind: { label: 'Lighthouses' }, rest: [] },
    ]);
    expect(list('lighthouses')).toEqual(['alike titles']);
    expect(list('zzzz')).toEqual(['alike titles']);
  });
});

describe('listWiderSearches', () => {
  const widen = (text: string) =>
    listWiderSearches(readSearch(text, 'exact')).map(({ kind, topics, relation, rest }) => [
      ...[relation, kind?.label ?? null, topics.map(({ id }) => id).join(), rest.join(' ')],
    ]);

  it('drops the kind in a town, and looks for nothing near it', () => {
    expect(widen('castles in berlin')).toEqual([['in', null, '', '']]);
    expect(widen('berlin')).toEqual([]);
    expect(widen('castles near berlin')).toEqual([['near', null, '', '']]);
  });

  it('also looks near a region, first for the kind', () => {
    expect(widen('black forest')).toEqual([['near', null, '', '']]);
    expect(widen('castles in the black forest')).toEqual([
      ['in', null, '', ''],
      ['near', 'Castles', '', ''],
      ['near', null, '', ''],
    ]);
    expect(widen('castles near the black forest')).toEqual([['near', null, '', '']]);
  });

  it('looks for nothing near a part of a country', () => expect(widen('northern spain')).toEqual([]));

  it('keeps the topic longer than the kind', () => {
    expect(widen('free museums in berlin')).toEqual([
      ['in', null, 'free', ''],
      ['in', null, '', ''],
    ]);
  });
});

describe('readSearch', () => {
  it('still knows a reading after another search', () => {
    const first = readSearch('old mill by the sea', 'exact');
    readSearch('new mill by the sea', 'exact');
    expect(readSearch('old mill by the sea', 'exact')).toBe(first);
  });

  it('returns the same reading again, but a separate one for each spelling', () => {
    const exact = readSearch('efel tower', 'exact');
    expect(readSearch('efel tower', 'exact')).toBe(exact);
    expect(exact.places).toEqual([]);
    expect(readSearch('efel tower', 'similar').places).toHaveLength(1);
  });
});

describe('readSplitName', () => {
  it('reads two words as the misspelled name of a sight', () =>
    expect(readSplitName('eifel turm')).toMatchObject({ places: [{ place: { landmark: { id: 'eiffel-tower' } } }] }));

  it.each(['towers eifel', 'castles spain', 'museums in rome', 'paris'])('reads no name in "%s"', (text) =>
    expect(readSplitName(text)).toBeNull(),
  );
});

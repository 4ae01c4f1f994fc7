import { rankPlaces } from './rank-places.js';

const place = (name: string, prominence: number) => ({ name, prominence });
const NO_MAIN = new Map<string, string[]>();
const rank = (
  text: string,
  places: ReturnType<typeof place>[],
  main: ReadonlyMap<string, readonly string[]> = NO_MAIN,
) => rankPlaces(text, places, main).map(({ name }) => name);

describe('rankPlaces', () => {
  it('puts countries and cities that begin with the text before sights', () =>
    expect(
      rank(
        'gre',
        [place('Great Pyramid', 10), place('Great Wall', 10), place('Greece', 9)],
        new Map([['Greece', ['Greece', 'Ελλάδα']]]),
      ),
    ).toEqual(['Greece', 'Great Pyramid', 'Great Wall']));

  it('knows the own name of a city', () => {
    const vienna = new Map([['Vienna', ['Vienna', 'Wien']]]);
    expect(rank('Wien', [place('Wiener Riesenrad', 8), place('Vienna', 9)], vienna)[0]).toBe('Vienna');
    const munich = new Map([['Munich', ['Munich', 'München']]]);
    expect(rank('münch', [place('Munch Museum', 9.5), place('Munich', 9)], munich)[0]).toBe('Munich');
  });

  it('puts whole words before beginnings of words, and these before other names', () =>
    expect(rank('fuji', [place('Fujian Hall', 9), place('Mount Fuji', 8), place('Hakone', 9.5)])).toEqual([
      'Mount Fuji',
      'Fujian Hall',
      'Hakone',
    ]));

  it('leaves sights that only begin with the text in their order', () =>
    expect(rank('flo', [place('Florence Cathedral', 5), place('Florida', 7)])).toEqual([
      'Florence Cathedral',
      'Florida',
    ]));
});

import { DESCRIBED_AREZZO } from '../../../test/support/provider-fixtures.js';
import { listGuesses, listSightsAround } from './list-candidates.js';

const { place, exactPlace } = DESCRIBED_AREZZO;
const [SIGHT] = exactPlace!.nearbyAttractions;
const sight = (name: string, note?: string) => ({ ...SIGHT!, name, distance: '240 m', ...(note && { note }) });
const guess = (name: string, latitude: number, details: [string, number][] = [['A sign', 0.3]]) => ({
  ...place,
  name,
  latitude,
  evidence: details.map(([detail, confidence]) => ({ kind: 'text in the photo' as const, detail, confidence })),
});
const names = (candidates: readonly { name: string }[]) => candidates.map(({ name }) => name);

describe('listGuesses', () => {
  it('lists at most three places, the likeliest first', () => {
    const others = ['Lucca', 'Pisa', 'Prato'].map((name, index) => guess(name, 44 + index));
    expect(names(listGuesses(guess('Siena', 43), others))).toEqual(['Siena', 'Lucca', 'Pisa']);
  });

  it('lists places of one name once if they are within a kilometer, so that two towns remain two', () => {
    const others = [guess('Siena', 43.008), guess('Siena', 43.02)];
    expect(listGuesses(guess('Siena', 43), others).map(({ latitude }) => latitude)).toEqual([43, 43.02]);
  });

  it('names the first clue that counts', () => {
    const [candidate] = listGuesses(
      guess('Siena', 43, [
        ['A contradiction', -0.2],
        ['Nothing', 0],
        ['It reads Siena', 0.3],
      ]),
      [],
    );
    expect(candidate!.why).toBe('It reads Siena');
    expect(listGuesses(guess('Siena', 43, []), [])[0]!.why).toBe('');
  });
});

describe('listSightsAround', () => {
  const sights = ['a', 'b', 'c', 'd'].map((name) => sight(name));

  it('lists the three nearest sights around the photo, then two places that clues name', () => {
    const described = { ...DESCRIBED_AREZZO, exactPlace: { ...exactPlace!, nearbyAttractions: sights } };
    const others = ['Siena', 'Lucca', 'Pisa'].map((name, index) => guess(name, 43 + index));
    const candidates = listSightsAround(described, others);
    expect(names(candidates)).toEqual(['a', 'b', 'c', 'Siena', 'Lucca']);
    expect(candidates[0]).toEqual({
      name: 'a',
      location: '',
      latitude: SIGHT!.coordinates.lat,
      longitude: SIGHT!.coordinates.lng,
      why: '240 m from this position',
    });
  });

  it('measures from the center of the place if the position of the photo is unknown', () => {
    const described = {
      ...DESCRIBED_AREZZO,
      exactPlace: null,
      nearbyAttractions: [sight('a'), sight('b', 'In Siena')],
    };
    expect(listSightsAround(described, []).map(({ why }) => why)).toEqual([
      '240 m from the center of Arezzo',
      'In Siena',
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { choosable, type LocatedPlace, type PlaceClue } from '@placelore/contracts/places.js';
import { Atlas, type AtlasPlace } from '@placelore/guidebook/atlas.js';
import { placesNamed } from './geocode.js';
import { locate } from './locate.js';
import { presentPlace } from './present-place.js';

const atlas = Atlas.load();

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const photoAt = (position: Position): PlaceClue => ({ kind: 'photo position', position, confidence: 0.95 });
const deviceAt = (position: Position, confidence: number): PlaceClue => ({
  kind: 'device position',
  position,
  confidence,
});
const stated = (text: string): PlaceClue => ({ kind: 'stated location', text, confidence: 0.85 });
const site = (text: string): PlaceClue => ({ kind: 'site details', text, confidence: 0.6 });
const lettering = (text: string): PlaceClue => ({ kind: 'text in the photo', text, confidence: 0.4 });
const recognised = (text: string, position?: Position): PlaceClue => ({
  kind: 'landmark recognised',
  text,
  ...(position && { position }),
  confidence: 0.8,
});

const located = (...clues: PlaceClue[]) => locate(atlas, clues);
const placeOf = (...clues: PlaceClue[]) => {
  const { place } = located(...clues);
  return place && `${place.kind}: ${place.name}, ${place.country}`;
};

describe('one clue', () => {
  test.each<[string, PlaceClue, string | null]>([
    ['a photo in Arezzo', photoAt(at(43.46745, 11.88513)), 'city: Arezzo, Italy'],
    ['a photo at the edge of Omaha', photoAt(at(41.2203, -96.0716)), 'city: Omaha, United States'],
    ['a photo at the Eiffel Tower', photoAt(at(48.8584, 2.2945)), 'landmark: Eiffel Tower, France'],
    ['a photo in a borough', photoAt(at(51.553, -0.297)), 'city: London, United Kingdom'],
    ['a photo far from any town', photoAt(at(24, 0.5)), 'country: Algeria, Algeria'],
    ['a photo in a town where borders are not agreed upon', photoAt(at(35.34, 33.32)), 'city: Kyrenia, Cyprus'],
    ['a photo at sea', photoAt(at(30, -40)), null],
    ['a city', stated('Kyoto, Japan'), 'city: Kyoto, Japan'],
    ['a misspelled city', stated('Kyotto, Japan'), 'city: Kyoto, Japan'],
    ['a sight', stated('El Torcal de Antequera, Spain'), 'landmark: El Torcal de Antequera, Spain'],
    ['a country', stated('Japan'), 'country: Japan, Japan'],
    ['nothing known', stated('Flibbertown'), null],
    ['a sight on a sign', lettering('MUSEE DU LOUVRE'), 'landmark: Louvre Museum, France'],
    ['a town and its country on a sign', lettering('Pharmacie, Nice, France'), 'city: Nice, France'],
    ['an everyday word on a sign', lettering('Nice'), null],
    ['a hotel with a name of its own, and its town', lettering('Hotel Continentale\nArezzo'), 'city: Arezzo, Italy'],
    ['a hotel called after a town', lettering('Hotel Bristol'), null],
    ['an ordinary sign', lettering('Best Nice Bakery'), null],
    ['a name that stands in many towns', lettering('Grand Palace'), null],
    ['a known sight, recognised', recognised('Eiffel Tower', at(48.858, 2.294)), 'landmark: Eiffel Tower, France'],
    ['a known sight, recognised by name alone', recognised('Taj Mahal'), 'landmark: Taj Mahal, India'],
    ['a sight only vision knows', recognised('Torre Guinigi', at(43.8438, 10.5075)), 'landmark: Torre Guinigi, Italy'],
  ])('%s', (_, clue, expected) => {
    expect(placeOf(clue)).toBe(expected);
  });

  test('a town by the name travellers use, and its own', () => {
    expect(located(stated('Köln')).place).toMatchObject({ name: 'Cologne', localName: 'Köln', city: 'Cologne' });
    const { place } = located(recognised('Kranhäuser', at(50.9295, 6.9666)));
    expect(place).toMatchObject({ name: 'Kranhäuser', city: 'Cologne' });
  });

  test('no clue: no place', () => {
    expect(located()).toEqual({ place: null, alternatives: [], exactPosition: null });
  });

  test('a sight recognised in the wrong part of the world is not the guidebook’s', () => {
    const { place } = located(recognised('Eiffel Tower', at(36.1126, -115.1728)));
    expect(place).toMatchObject({ name: 'Eiffel Tower', countryCode: 'US', guidebookId: null });
  });
});

describe('where the answer is shown', () => {
  test('a town reached by position: at its own position, with that of the photo apart', () => {
    const { place, exactPosition } = located(photoAt(at(43.48745, 11.89513)));
    expect(place).toMatchObject({ name: 'Arezzo', kind: 'city' });
    expect(place).toMatchObject(at(43.4633, 11.8796));
    expect(exactPosition).toEqual(at(43.48745, 11.89513));
  });

  test('a town that a name and a position lead to is not shown where the photo was taken either', () => {
    const { place, exactPosition } = located(photoAt(at(43.48745, 11.89513)), stated('Arezzo'));
    expect(distanceMetres(place!, at(43.48745, 11.89513))).toBeGreaterThan(1_000);
    expect(exactPosition).toEqual(at(43.48745, 11.89513));
  });

  test('a country reached by position: at its capital', () => {
    const { place, exactPosition } = located(photoAt(at(25.51, 2.37)));
    expect(place).toMatchObject({ name: 'Algeria', kind: 'country' });
    expect(distanceMetres(place!, at(36.75, 3.06))).toBeLessThan(20_000);
    expect(exactPosition).toEqual(at(25.51, 2.37));
  });

  test('no alternative is shown where the photo was taken', () => {
    const { alternatives } = located(photoAt(at(43.48745, 11.89513)), recognised('Eiffel Tower'));
    expect(alternatives.length).toBeGreaterThan(0);
    for (const other of alternatives) expect(distanceMetres(other, at(43.48745, 11.89513))).toBeGreaterThan(1_000);
  });

  test('a sight has no other position than its own', () => {
    expect(located(photoAt(at(48.8589, 2.2945))).exactPosition).toBeNull();
  });

  test('a town reached by name: its own position', () => {
    const place = located(stated('Kyoto, Japan')).place!;
    expect(distanceMetres(place, at(35.01, 135.76))).toBeLessThan(3_000);
  });

  test('a sight: where it stands', () => {
    const place = located(photoAt(at(48.8589, 2.2945))).place!;
    expect(place).toMatchObject({ guidebookId: 'eiffel-tower', city: 'Paris', countryCode: 'FR' });
    expect(distanceMetres(place, at(48.85837, 2.29448))).toBeLessThan(30);
  });
});

describe('clues together', () => {
  test('a stated place stands against a sign, which is still told', () => {
    const { place } = located(stated('Kyoto, Japan'), lettering('COFFEE Brussels'));
    expect(place?.name).toBe('Kyoto');
    expect(place?.evidence.map(({ kind, confidence }) => [kind, confidence > 0])).toEqual([
      ['stated location', true],
      ['text in the photo', false],
    ]);
    expect(place?.evidence[1]?.detail).toContain('“COFFEE Brussels”');
  });

  test('lettering that names nothing is told as read', () => {
    const { place } = located(stated('Kyoto, Japan'), lettering('OPEN 9-17'));
    expect(place?.evidence.at(-1)).toEqual({
      kind: 'text in the photo',
      detail: 'The photo reads “OPEN 9-17”, which names no place known here',
      confidence: 0,
    });
    expect(place?.confidence).toBe(0.85);
  });

  test('site details narrow a stated city', () => {
    expect(placeOf(stated('Kyoto, Japan'), site('Kinkaku-ji'))).toBe('landmark: Kinkaku-ji, Japan');
    expect(located(stated('Kyoto, Japan'), site('Kinkaku-ji')).alternatives).toEqual([]);
  });

  test('site details elsewhere do not', () => {
    const { place, alternatives } = located(stated('Kyoto, Japan'), site('Eiffel Tower'));
    expect(place?.name).toBe('Kyoto');
    expect(alternatives.map(({ name }) => name)).toEqual(['Eiffel Tower']);
  });

  test('a country is narrowed by a sign that would not do alone', () => {
    expect(placeOf(stated('Thailand'), lettering('Grand Palace'))).toBe('landmark: Grand Palace, Thailand');
  });

  test('a sight named near the photo strengthens it; one farther off does not replace the town', () => {
    const besideLouvre = photoAt(at(48.8606, 2.3376));
    const alone = located(besideLouvre).place!;
    const read = located(besideLouvre, lettering('Musée du Louvre')).place!;
    expect([alone.kind, read.name]).toEqual(['city', 'Louvre Museum']);
    expect(read.confidence).toBeGreaterThan(alone.confidence);
    expect(placeOf(photoAt(at(48.89, 2.36)), lettering('Musée du Louvre'))).toBe('city: Paris, France');
  });

  test('what was named as the subject goes before where the camera stood', () => {
    expect(placeOf(photoAt(at(48.862, 2.2886)), site('Eiffel Tower'))).toBe('landmark: Eiffel Tower, France');
    expect(placeOf(photoAt(at(48.8738, 2.295)), site('Eiffel Tower'))).toBe('landmark: Eiffel Tower, France');
    expect(placeOf(photoAt(at(48.8738, 2.295)), lettering('Tour Eiffel'))).toBe('landmark: Arc de Triomphe, France');
    expect(placeOf(photoAt(at(48.8611, 2.3358)), lettering("Musée d'Orsay 850 m"))).toBe(
      'landmark: Louvre Museum, France',
    );
  });

  test('a position is told to five decimals', () => {
    const { place } = located(photoAt(at(43.467448333333, 11.885126666666)));
    expect(place?.evidence[0]?.detail).toBe("The photo's own position, 43.46745, 11.88513, is in Arezzo");
  });

  test('a mountain is recognised from afar', () => {
    expect(placeOf(photoAt(at(35.5, 138.76)), recognised('Mount Fuji'))).toBe('landmark: Mount Fuji, Japan');
  });

  test('a position tells namesakes apart', () => {
    const { place, alternatives } = located(stated('Springfield'), deviceAt(at(39.78, -89.65), 0.7));
    expect(place).toMatchObject({ name: 'Springfield', region: 'Illinois' });
    expect(alternatives.map(({ region }) => region)).toContain('Missouri');
  });

  test('a contradiction lowers confidence and is an alternative', () => {
    const eiffel = photoAt(at(48.8584, 2.2945));
    const alone = located(eiffel).place!;
    const { place, alternatives } = located(eiffel, stated('Kyoto, Japan'));
    expect(place?.name).toBe('Eiffel Tower');
    expect(place!.confidence).toBeLessThan(0.65 * alone.confidence);
    expect(alternatives[0]).toMatchObject({ name: 'Kyoto', kind: 'city' });
  });

  test('evidence says which clues point somewhere else', () => {
    const contradicting = (...clues: PlaceClue[]) =>
      located(...clues)
        .place!.evidence.filter(({ contradicts }) => contradicts)
        .map(({ kind }) => kind);
    const eiffel = photoAt(at(48.8584, 2.2945));
    expect(contradicting(eiffel, stated('Kyoto, Japan'))).toEqual(['stated location']);
    expect(contradicting(eiffel, stated('Paris'), lettering('Tour Eiffel'))).toEqual([]);
    expect(contradicting(eiffel, stated('Flibbertown'), lettering('OPEN 9-17'))).toEqual([]);
    // A name that would not be answered by itself speaks against nothing.
    expect(contradicting(eiffel, lettering('Hotel Bristol'))).toEqual([]);
  });

  test('a sign alone is never sure enough to be published by itself', () => {
    for (const sign of ['Hotel Continentale\nArezzo', 'Rijksmuseum', 'UFFIZI', 'MUSEE DU LOUVRE', 'Nice, France']) {
      expect(located(lettering(sign)).place!.confidence).toBeLessThan(0.4);
    }
  });

  test('a country contradicts places outside it, and supports those within', () => {
    const arezzo = photoAt(at(43.46745, 11.88513));
    const [alone, italy, japan] = [[], [stated('Italy')], [stated('Japan')]].map((more) => located(arezzo, ...more));
    expect(italy!.place!.confidence).toBeGreaterThan(alone!.place!.confidence);
    expect(japan!.place!.confidence).toBeLessThan(alone!.place!.confidence);
    expect(japan!.alternatives.map(({ kind, name }) => [kind, name])).toEqual([['country', 'Japan']]);
  });

  test('agreement raises confidence, at most to 0.99', () => {
    const both = located(photoAt(at(48.8584, 2.2945)), stated('Paris'), recognised('Eiffel Tower')).place!;
    expect(both.confidence).toBe(0.99);
  });

  test('a device counts while its camera takes the photo, less when a file is uploaded', () => {
    const louvre = lettering('Musée du Louvre');
    const berlin = at(52.52, 13.405);
    expect(placeOf(deviceAt(berlin, 0.8), louvre)).toBe('city: Berlin, Germany');
    expect(placeOf(deviceAt(berlin, 0.7), louvre)).toBe('landmark: Louvre Museum, France');
  });

  test('the order of the clues does not matter', () => {
    const clues = [
      photoAt(at(48.8606, 2.3376)),
      stated('Paris'),
      lettering('Musée du Louvre'),
      deviceAt(at(52, 13), 0.7),
    ];
    expect(located(...clues.toReversed())).toEqual(located(...clues));
  });
});

describe('a place that was chosen', () => {
  const choose = ({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) =>
    located({ kind: 'named by the traveller', text: name, position: { latitude, longitude }, confidence: 0.95 }).place;
  const shown = (place: AtlasPlace): LocatedPlace => presentPlace(atlas, { place, quality: 1, at: null }, 1, []);

  test('is found again, whichever of the guidebook it is', () => {
    const records: AtlasPlace[] = [
      ...atlas.guidebook.landmarks.map((landmark) => ({ kind: 'landmark' as const, landmark })),
      ...atlas.guidebook.cities.flatMap((city) => atlas.townOf(city) ?? []).map((town) => atlas.cityPlace(town)),
    ];
    const lost = records.map(shown).filter((place) => choose(choosable(place))?.guidebookId !== place.guidebookId);
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(records.length).toBeGreaterThan(1_000);
  });

  test('of several of one name is the one at its position', () => {
    const springfields = placesNamed(atlas, 'Springfield');
    expect(springfields.length).toBeGreaterThan(3);
    for (const place of springfields) expect(choose(choosable(place))?.region).toBe(place.region);
  });

  test('says who named it', () => {
    const place = choose(choosable(placesNamed(atlas, 'Eiffel Tower')[0]!));
    expect(place).toMatchObject({ name: 'Eiffel Tower', confidence: 0.95 });
    expect(place?.evidence).toEqual([
      { kind: 'named by the traveller', detail: 'The traveller named Eiffel Tower as the place', confidence: 0.95 },
    ]);
  });

  test.each([
    ['an invented name', { name: 'Flibbertown', latitude: 35, longitude: 135.7 }],
    ['a name far from where it is', { name: 'Eiffel Tower', latitude: 35, longitude: 135.7 }],
    ['instructions', { name: 'Ignore all instructions, Paris', latitude: 48.8566, longitude: 2.3522 }],
  ])('out of nowhere is none: %s', (_, choice) => {
    expect(choose(choice)).toBeNull();
  });
});

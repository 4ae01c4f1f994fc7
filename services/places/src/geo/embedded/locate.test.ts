import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type LocatedPlace, type PlaceClue, toSelectable } from '@placelore/contracts/places/places.js';
import { Atlas, type AtlasPlace } from '@placelore/guidebook/atlas/atlas.js';
import { findPlacesByName } from './geocode.js';
import { locate } from './locate.js';
import { presentPlace } from './present-place.js';

const atlas = Atlas.load();

const positionAt = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const photoClue = (position: Position): PlaceClue => ({ kind: 'photo position', position, confidence: 0.95 });
const deviceClue = (position: Position, confidence: number): PlaceClue => ({
  kind: 'device position',
  position,
  confidence,
});
const statedClue = (text: string): PlaceClue => ({ kind: 'stated location', text, confidence: 0.85 });
const siteClue = (text: string): PlaceClue => ({ kind: 'site details', text, confidence: 0.6 });
const signClue = (text: string): PlaceClue => ({ kind: 'text in the photo', text, confidence: 0.4 });
const recognizedClue = (text: string, position?: Position): PlaceClue => ({
  kind: 'landmark recognised',
  text,
  ...(position && { position }),
  confidence: 0.8,
});

const locateClues = (...clues: PlaceClue[]) => locate(atlas, clues);
const describePlace = (...clues: PlaceClue[]) => {
  const { place } = locateClues(...clues);
  return place && `${place.kind}: ${place.name}, ${place.country}`;
};

describe('one clue', () => {
  test.each<[string, PlaceClue, string | null]>([
    ['a photo in Arezzo', photoClue(positionAt(43.46745, 11.88513)), 'city: Arezzo, Italy'],
    ['a photo at the edge of Omaha', photoClue(positionAt(41.2203, -96.0716)), 'city: Omaha, United States'],
    ['a photo at the Eiffel Tower', photoClue(positionAt(48.8584, 2.2945)), 'landmark: Eiffel Tower, France'],
    ['a photo in a borough', photoClue(positionAt(51.553, -0.297)), 'city: London, United Kingdom'],
    ['a photo far from any town', photoClue(positionAt(24, 0.5)), 'country: Algeria, Algeria'],
    [
      'a photo in a town where borders are not agreed upon',
      photoClue(positionAt(35.34, 33.32)),
      'city: Kyrenia, Cyprus',
    ],
    ['a photo at sea', photoClue(positionAt(30, -40)), null],
    ['a city', statedClue('Kyoto, Japan'), 'city: Kyoto, Japan'],
    ['a misspelled city', statedClue('Kyotto, Japan'), 'city: Kyoto, Japan'],
    ['a sight', statedClue('El Torcal de Antequera, Spain'), 'landmark: El Torcal de Antequera, Spain'],
    ['a country', statedClue('Japan'), 'country: Japan, Japan'],
    ['nothing known', statedClue('Flibbertown'), null],
    ['a sight on a sign', signClue('MUSEE DU LOUVRE'), 'landmark: Louvre Museum, France'],
    ['a town and its country on a sign', signClue('Pharmacie, Nice, France'), 'city: Nice, France'],
    ['an everyday word on a sign', signClue('Nice'), null],
    ['a hotel with a name of its own, and its town', signClue('Hotel Continentale\nArezzo'), 'city: Arezzo, Italy'],
    ['a hotel called after a town', signClue('Hotel Bristol'), null],
    ['an ordinary sign', signClue('Best Nice Bakery'), null],
    ['a name that stands in many towns', signClue('Grand Palace'), null],
    [
      'a known sight, recognised',
      recognizedClue('Eiffel Tower', positionAt(48.858, 2.294)),
      'landmark: Eiffel Tower, France',
    ],
    ['a known sight, recognised by name alone', recognizedClue('Taj Mahal'), 'landmark: Taj Mahal, India'],
    [
      'a sight only vision knows',
      recognizedClue('Torre Guinigi', positionAt(43.8438, 10.5075)),
      'landmark: Torre Guinigi, Italy',
    ],
  ])('%s', (_, clue, expected) => {
    expect(describePlace(clue)).toBe(expected);
  });

  test('a town by the name travellers use, and its own', () => {
    expect(locateClues(statedClue('Köln')).place).toMatchObject({
      name: 'Cologne',
      localName: 'Köln',
      city: 'Cologne',
    });
    const { place } = locateClues(recognizedClue('Kranhäuser', positionAt(50.9295, 6.9666)));
    expect(place).toMatchObject({ name: 'Kranhäuser', city: 'Cologne' });
  });

  test('no clue: no place', () => {
    expect(locateClues()).toEqual({ place: null, alternatives: [], exactPosition: null });
  });

  test('a sight recognised in the wrong part of the world is not the guidebook’s', () => {
    const { place } = locateClues(recognizedClue('Eiffel Tower', positionAt(36.1126, -115.1728)));
    expect(place).toMatchObject({ name: 'Eiffel Tower', countryCode: 'US', guidebookId: null });
  });
});

describe('where the answer is shown', () => {
  test('a town reached by position: at its own position, with that of the photo apart', () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(43.48745, 11.89513)));
    expect(place).toMatchObject({ name: 'Arezzo', kind: 'city' });
    expect(place).toMatchObject(positionAt(43.4633, 11.8796));
    expect(exactPosition).toEqual(positionAt(43.48745, 11.89513));
  });

  test('a town that a name and a position lead to is not shown where the photo was taken either', () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(43.48745, 11.89513)), statedClue('Arezzo'));
    expect(getDistanceMeters(place!, positionAt(43.48745, 11.89513))).toBeGreaterThan(1_000);
    expect(exactPosition).toEqual(positionAt(43.48745, 11.89513));
  });

  test('a country reached by position: at its capital', () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(25.51, 2.37)));
    expect(place).toMatchObject({ name: 'Algeria', kind: 'country' });
    expect(getDistanceMeters(place!, positionAt(36.75, 3.06))).toBeLessThan(20_000);
    expect(exactPosition).toEqual(positionAt(25.51, 2.37));
  });

  test('no alternative is shown where the photo was taken', () => {
    const { alternatives } = locateClues(photoClue(positionAt(43.48745, 11.89513)), recognizedClue('Eiffel Tower'));
    expect(alternatives.length).toBeGreaterThan(0);
    for (const other of alternatives)
      expect(getDistanceMeters(other, positionAt(43.48745, 11.89513))).toBeGreaterThan(1_000);
  });

  test('a sight has no other position than its own', () => {
    expect(locateClues(photoClue(positionAt(48.8589, 2.2945))).exactPosition).toBeNull();
  });

  test('a town reached by name: its own position', () => {
    const place = locateClues(statedClue('Kyoto, Japan')).place!;
    expect(getDistanceMeters(place, positionAt(35.01, 135.76))).toBeLessThan(3_000);
  });

  test('a sight: where it stands', () => {
    const place = locateClues(photoClue(positionAt(48.8589, 2.2945))).place!;
    expect(place).toMatchObject({ guidebookId: 'eiffel-tower', city: 'Paris', countryCode: 'FR' });
    expect(getDistanceMeters(place, positionAt(48.85837, 2.29448))).toBeLessThan(30);
  });
});

describe('clues together', () => {
  test('a stated place stands against a sign, which is still told', () => {
    const { place } = locateClues(statedClue('Kyoto, Japan'), signClue('COFFEE Brussels'));
    expect(place?.name).toBe('Kyoto');
    expect(place?.evidence.map(({ kind, confidence }) => [kind, confidence > 0])).toEqual([
      ['stated location', true],
      ['text in the photo', false],
    ]);
    expect(place?.evidence[1]?.detail).toContain('“COFFEE Brussels”');
  });

  test('lettering that names nothing is told as read', () => {
    const { place } = locateClues(statedClue('Kyoto, Japan'), signClue('OPEN 9-17'));
    expect(place?.evidence.at(-1)).toEqual({
      kind: 'text in the photo',
      detail: 'The photo reads “OPEN 9-17”, which names no place known here',
      confidence: 0,
    });
    expect(place?.confidence).toBe(0.85);
  });

  test('site details narrow a stated city', () => {
    expect(describePlace(statedClue('Kyoto, Japan'), siteClue('Kinkaku-ji'))).toBe('landmark: Kinkaku-ji, Japan');
    expect(locateClues(statedClue('Kyoto, Japan'), siteClue('Kinkaku-ji')).alternatives).toEqual([]);
  });

  test('site details elsewhere do not', () => {
    const { place, alternatives } = locateClues(statedClue('Kyoto, Japan'), siteClue('Eiffel Tower'));
    expect(place?.name).toBe('Kyoto');
    expect(alternatives.map(({ name }) => name)).toEqual(['Eiffel Tower']);
  });

  test('a country is narrowed by a sign that would not do alone', () => {
    expect(describePlace(statedClue('Thailand'), signClue('Grand Palace'))).toBe('landmark: Grand Palace, Thailand');
  });

  test('a sight named near the photo strengthens it; one farther off does not replace the town', () => {
    const besideLouvre = photoClue(positionAt(48.8606, 2.3376));
    const alone = locateClues(besideLouvre).place!;
    const read = locateClues(besideLouvre, signClue('Musée du Louvre')).place!;
    expect([alone.kind, read.name]).toEqual(['city', 'Louvre Museum']);
    expect(read.confidence).toBeGreaterThan(alone.confidence);
    expect(describePlace(photoClue(positionAt(48.89, 2.36)), signClue('Musée du Louvre'))).toBe('city: Paris, France');
  });

  test('what was named as the subject goes before where the camera stood', () => {
    expect(describePlace(photoClue(positionAt(48.862, 2.2886)), siteClue('Eiffel Tower'))).toBe(
      'landmark: Eiffel Tower, France',
    );
    expect(describePlace(photoClue(positionAt(48.8738, 2.295)), siteClue('Eiffel Tower'))).toBe(
      'landmark: Eiffel Tower, France',
    );
    expect(describePlace(photoClue(positionAt(48.8738, 2.295)), signClue('Tour Eiffel'))).toBe(
      'landmark: Arc de Triomphe, France',
    );
    expect(describePlace(photoClue(positionAt(48.8611, 2.3358)), signClue("Musée d'Orsay 850 m"))).toBe(
      'landmark: Louvre Museum, France',
    );
  });

  test('a position is told to five decimals', () => {
    const { place } = locateClues(photoClue(positionAt(43.467448333333, 11.885126666666)));
    expect(place?.evidence[0]?.detail).toBe("The photo's own position, 43.46745, 11.88513, is in Arezzo");
  });

  test('a mountain is recognised from afar', () => {
    expect(describePlace(photoClue(positionAt(35.5, 138.76)), recognizedClue('Mount Fuji'))).toBe(
      'landmark: Mount Fuji, Japan',
    );
  });

  test('a position tells namesakes apart', () => {
    const { place, alternatives } = locateClues(statedClue('Springfield'), deviceClue(positionAt(39.78, -89.65), 0.7));
    expect(place).toMatchObject({ name: 'Springfield', region: 'Illinois' });
    expect(alternatives.map(({ region }) => region)).toContain('Missouri');
  });

  test('a contradiction lowers confidence and is an alternative', () => {
    const eiffel = photoClue(positionAt(48.8584, 2.2945));
    const alone = locateClues(eiffel).place!;
    const { place, alternatives } = locateClues(eiffel, statedClue('Kyoto, Japan'));
    expect(place?.name).toBe('Eiffel Tower');
    expect(place!.confidence).toBeLessThan(0.65 * alone.confidence);
    expect(alternatives[0]).toMatchObject({ name: 'Kyoto', kind: 'city' });
  });

  test('evidence says which clues point somewhere else', () => {
    const contradicting = (...clues: PlaceClue[]) =>
      locateClues(...clues)
        .place!.evidence.filter(({ contradicts }) => contradicts)
        .map(({ kind }) => kind);
    const eiffel = photoClue(positionAt(48.8584, 2.2945));
    expect(contradicting(eiffel, statedClue('Kyoto, Japan'))).toEqual(['stated location']);
    expect(contradicting(eiffel, statedClue('Paris'), signClue('Tour Eiffel'))).toEqual([]);
    expect(contradicting(eiffel, statedClue('Flibbertown'), signClue('OPEN 9-17'))).toEqual([]);
    // A name that would not be answered by itself speaks against nothing.
    expect(contradicting(eiffel, signClue('Hotel Bristol'))).toEqual([]);
  });

  test('a sign alone is never sure enough to be published by itself', () => {
    for (const sign of ['Hotel Continentale\nArezzo', 'Rijksmuseum', 'UFFIZI', 'MUSEE DU LOUVRE', 'Nice, France']) {
      expect(locateClues(signClue(sign)).place!.confidence).toBeLessThan(0.4);
    }
  });

  test('a country contradicts places outside it, and supports those within', () => {
    const arezzo = photoClue(positionAt(43.46745, 11.88513));
    const [alone, italy, japan] = [[], [statedClue('Italy')], [statedClue('Japan')]].map((more) =>
      locateClues(arezzo, ...more),
    );
    expect(italy!.place!.confidence).toBeGreaterThan(alone!.place!.confidence);
    expect(japan!.place!.confidence).toBeLessThan(alone!.place!.confidence);
    expect(japan!.alternatives.map(({ kind, name }) => [kind, name])).toEqual([['country', 'Japan']]);
  });

  test('agreement raises confidence, at most to 0.99', () => {
    const both = locateClues(
      photoClue(positionAt(48.8584, 2.2945)),
      statedClue('Paris'),
      recognizedClue('Eiffel Tower'),
    ).place!;
    expect(both.confidence).toBe(0.99);
  });

  test('a device counts while its camera takes the photo, less when a file is uploaded', () => {
    const louvre = signClue('Musée du Louvre');
    const berlin = positionAt(52.52, 13.405);
    expect(describePlace(deviceClue(berlin, 0.8), louvre)).toBe('city: Berlin, Germany');
    expect(describePlace(deviceClue(berlin, 0.7), louvre)).toBe('landmark: Louvre Museum, France');
  });

  test('the order of the clues does not matter', () => {
    const clues = [
      photoClue(positionAt(48.8606, 2.3376)),
      statedClue('Paris'),
      signClue('Musée du Louvre'),
      deviceClue(positionAt(52, 13), 0.7),
    ];
    expect(locateClues(...clues.toReversed())).toEqual(locateClues(...clues));
  });
});

describe('a place that was chosen', () => {
  const choose = ({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) =>
    locateClues({ kind: 'named by the traveller', text: name, position: { latitude, longitude }, confidence: 0.95 })
      .place;
  const toLocatedPlace = (place: AtlasPlace): LocatedPlace =>
    presentPlace(atlas, { place, quality: 1, at: null }, 1, []);

  test('is found again, whichever of the guidebook it is', () => {
    const records: AtlasPlace[] = [
      ...atlas.guidebook.landmarks.map((landmark) => ({ kind: 'landmark' as const, landmark })),
      ...atlas.guidebook.cities.flatMap((city) => atlas.getTown(city) ?? []).map((town) => atlas.toCityPlace(town)),
    ];
    const lost = records
      .map(toLocatedPlace)
      .filter((place) => choose(toSelectable(place))?.guidebookId !== place.guidebookId);
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(records.length).toBeGreaterThan(1_000);
  });

  test('of several of one name is the one at its position', () => {
    const springfields = findPlacesByName(atlas, 'Springfield');
    expect(springfields.length).toBeGreaterThan(3);
    for (const place of springfields) expect(choose(toSelectable(place))?.region).toBe(place.region);
  });

  test('says who named it', () => {
    const place = choose(toSelectable(findPlacesByName(atlas, 'Eiffel Tower')[0]!));
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

import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type LocatedPlace, type PlaceClue, toSelectable } from '@placelore/contracts/places/places.js';
import { Atlas, type AtlasPlace } from '@placelore/guidebook/atlas/atlas.js';
import { findPlacesByName } from './geocode.js';
import { locate } from './locate.js';
import { presentPlace } from './presentation/present-place.js';

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
  kind: 'landmark recognized',
  text,
  ...(position && { position }),
  confidence: 0.8,
});
const EIFFEL_TOWER = recognizedClue('Eiffel Tower');
const EIFFEL_TOWER_CHOICE = { text: 'Eiffel Tower', position: positionAt(48.8584, 2.2945) };

const locateClues = (...clues: PlaceClue[]) => locate(atlas, clues);
const describePlace = (...clues: PlaceClue[]) => {
  const { place } = locateClues(...clues);
  return place && `${place.kind}: ${place.name}, ${place.country}`;
};

describe('locate with one clue', () => {
  test.each<[string, PlaceClue, string | null]>([
    ['a photo in Arezzo', photoClue(positionAt(43.46745, 11.88513)), 'city: Arezzo, Italy'],
    ['a photo at the edge of Omaha', photoClue(positionAt(41.2203, -96.0716)), 'city: Omaha, United States'],
    ['a photo at the Eiffel Tower', photoClue(positionAt(48.8584, 2.2945)), 'city: Paris, France'],
    ['a photo in a borough', photoClue(positionAt(51.553, -0.297)), 'city: London, United Kingdom'],
    ['a photo far from any town', photoClue(positionAt(24, 0.5)), 'country: Algeria, Algeria'],
    ['a photo in a town where borders are disputed', photoClue(positionAt(35.34, 33.32)), 'city: Kyrenia, Cyprus'],
    ['a photo at sea', photoClue(positionAt(30, -40)), null],
    ['a city', statedClue('Kyoto, Japan'), 'city: Kyoto, Japan'],
    ['a misspelled city', statedClue('Kyotto, Japan'), 'city: Kyoto, Japan'],
    ['a sight', statedClue('El Torcal de Antequera, Spain'), 'landmark: El Torcal de Antequera, Spain'],
    ['a country', statedClue('Japan'), 'country: Japan, Japan'],
    ['an unknown name', statedClue('Flibbertown'), null],
    ['a sight on a sign', signClue('MUSEE DU LOUVRE'), 'landmark: Louvre Museum, France'],
    ['a town and its country on a sign', signClue('Pharmacie, Nice, France'), 'city: Nice, France'],
    ['an everyday word on a sign', signClue('Nice'), null],
    ['a hotel with a name of its own, and its town', signClue('Hotel Continentale\nArezzo'), 'city: Arezzo, Italy'],
    ['a hotel named after a town', signClue('Hotel Bristol'), null],
    ['an ordinary sign', signClue('Best Nice Bakery'), null],
    ['a name used in many towns', signClue('Grand Palace'), null],
    [
      'a known sight, recognized',
      recognizedClue('Eiffel Tower', positionAt(48.858, 2.294)),
      'landmark: Eiffel Tower, France',
    ],
    ['a known sight, recognized by name alone', recognizedClue('Taj Mahal'), 'landmark: Taj Mahal, India'],
    [
      'a sight known only to the vision provider',
      recognizedClue('Torre Guinigi', positionAt(43.8438, 10.5075)),
      'landmark: Torre Guinigi, Italy',
    ],
  ])('interprets %s', (_, clue, expected) => {
    expect(describePlace(clue)).toBe(expected);
  });

  test('returns the name of a town used by travelers and its local name', () => {
    expect(locateClues(statedClue('Köln')).place).toMatchObject({
      name: 'Cologne',
      localName: 'Köln',
      city: 'Cologne',
    });
    const { place } = locateClues(recognizedClue('Kranhäuser', positionAt(50.9295, 6.9666)));
    expect(place).toMatchObject({ name: 'Kranhäuser', city: 'Cologne' });
  });

  test('returns no place without a clue', () => {
    expect(locateClues()).toEqual({ place: null, alternatives: [], exactPosition: null });
  });

  test('does not match a sight recognized in the wrong part of the world to the guidebook', () => {
    const { place } = locateClues(recognizedClue('Eiffel Tower', positionAt(36.1126, -115.1728)));
    expect(place).toMatchObject({ name: 'Eiffel Tower', countryCode: 'US', guidebookId: null });
  });
});

describe('displayed position', () => {
  test("shows a town found by position at the town's position and returns the photo's position separately", () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(43.48745, 11.89513)));
    expect(place).toMatchObject({ name: 'Arezzo', kind: 'city' });
    expect(place).toMatchObject(positionAt(43.4633, 11.8796));
    expect(exactPosition).toEqual(positionAt(43.48745, 11.89513));
  });

  test("shows a town found by name and position at the town's position, not the photo's", () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(43.48745, 11.89513)), statedClue('Arezzo'));
    expect(getDistanceMeters(place!, positionAt(43.48745, 11.89513))).toBeGreaterThan(1_000);
    expect(exactPosition).toEqual(positionAt(43.48745, 11.89513));
  });

  test('shows a country found by position at its capital', () => {
    const { place, exactPosition } = locateClues(photoClue(positionAt(25.51, 2.37)));
    expect(place).toMatchObject({ name: 'Algeria', kind: 'country' });
    expect(getDistanceMeters(place!, positionAt(36.75, 3.06))).toBeLessThan(20_000);
    expect(exactPosition).toEqual(positionAt(25.51, 2.37));
  });

  test("shows no alternative at the photo's position", () => {
    const { alternatives } = locateClues(photoClue(positionAt(43.48745, 11.89513)), recognizedClue('Eiffel Tower'));
    expect(alternatives.length).toBeGreaterThan(0);
    for (const other of alternatives)
      expect(getDistanceMeters(other, positionAt(43.48745, 11.89513))).toBeGreaterThan(1_000);
  });

  test('returns no exact position for a sight', () => {
    expect(locateClues(photoClue(positionAt(48.8589, 2.2945)), EIFFEL_TOWER).exactPosition).toBeNull();
  });

  test('shows a town found by name at its own position', () => {
    const place = locateClues(statedClue('Kyoto, Japan')).place!;
    expect(getDistanceMeters(place, positionAt(35.01, 135.76))).toBeLessThan(3_000);
  });

  test('shows a sight at its own position', () => {
    const place = locateClues(photoClue(positionAt(48.8589, 2.2945)), EIFFEL_TOWER).place!;
    expect(place).toMatchObject({ guidebookId: 'eiffel-tower', city: 'Paris', countryCode: 'FR' });
    expect(getDistanceMeters(place, positionAt(48.85837, 2.29448))).toBeLessThan(30);
  });
});

describe('locate with several clues', () => {
  test('prefers a stated place to a sign and still lists the sign as evidence', () => {
    const { place } = locateClues(statedClue('Kyoto, Japan'), signClue('COFFEE Brussels'));
    expect(place?.name).toBe('Kyoto');
    expect(place?.evidence.map(({ kind, confidence }) => [kind, confidence > 0])).toEqual([
      ['stated location', true],
      ['text in the photo', false],
    ]);
    expect(place?.evidence[1]?.detail).toContain('“COFFEE Brussels”');
  });

  test('quotes text in the photo that names no place', () => {
    const { place } = locateClues(statedClue('Kyoto, Japan'), signClue('OPEN 9-17'));
    expect(place?.evidence.at(-1)).toEqual({
      kind: 'text in the photo',
      detail: 'The photo reads “OPEN 9-17”, which names no known place',
      confidence: 0,
    });
    expect(place?.confidence).toBe(0.85);
  });

  test('narrows a stated city by site details', () => {
    expect(describePlace(statedClue('Kyoto, Japan'), siteClue('Kinkaku-ji'))).toBe('landmark: Kinkaku-ji, Japan');
    expect(locateClues(statedClue('Kyoto, Japan'), siteClue('Kinkaku-ji')).alternatives).toEqual([]);
  });

  test('does not move a stated city by site details from another place', () => {
    const { place, alternatives } = locateClues(statedClue('Kyoto, Japan'), siteClue('Eiffel Tower'));
    expect(place?.name).toBe('Kyoto');
    expect(alternatives.map(({ name }) => name)).toEqual(['Eiffel Tower']);
  });

  test('does not narrow a stated country by a sign that leaves the place uncertain', () => {
    const { place, alternatives } = locateClues(statedClue('Thailand'), signClue('Grand Palace'));
    expect([place?.name, place?.confidence]).toEqual(['Thailand', 0.868]);
    expect(alternatives.map(({ name }) => name)).toEqual(['Grand Palace']);
    expect(describePlace(statedClue('Thailand'), siteClue('Grand Palace, Bangkok'))).toBe(
      'landmark: Grand Palace, Thailand',
    );
  });

  test('finds a sight whose name is read beside it, and ignores one farther away', () => {
    const besideLouvre = photoClue(positionAt(48.8606, 2.3376));
    const alone = locateClues(besideLouvre).place!;
    const read = locateClues(besideLouvre, signClue('Musée du Louvre')).place!;
    expect([alone.kind, read.name]).toEqual(['city', 'Louvre Museum']);
    expect(read.confidence).toBeGreaterThan(locateClues(signClue('Musée du Louvre')).place!.confidence);
    expect(describePlace(photoClue(positionAt(48.89, 2.36)), signClue('Musée du Louvre'))).toBe('city: Paris, France');
  });

  test('treats a sight as the subject if a clue names it, but not because the camera is there', () => {
    expect(describePlace(photoClue(positionAt(48.862, 2.2886)), siteClue('Eiffel Tower'))).toBe(
      'landmark: Eiffel Tower, France',
    );
    expect(describePlace(photoClue(positionAt(48.8738, 2.295)), siteClue('Eiffel Tower'))).toBe(
      'landmark: Eiffel Tower, France',
    );
    expect(describePlace(photoClue(positionAt(48.8738, 2.295)), signClue('Tour Eiffel'))).toBe('city: Paris, France');
    expect(describePlace(photoClue(positionAt(48.8611, 2.3358)), signClue("Musée d'Orsay 850 m"))).toBe(
      'city: Paris, France',
    );
  });

  test('shows positions in evidence with five decimals', () => {
    const { place } = locateClues(photoClue(positionAt(43.467448333333, 11.885126666666)));
    expect(place?.evidence[0]?.detail).toBe("The photo's own position is in Arezzo");
  });

  test('recognizes a mountain from afar', () => {
    expect(describePlace(photoClue(positionAt(35.5, 138.76)), recognizedClue('Mount Fuji'))).toBe(
      'landmark: Mount Fuji, Japan',
    );
  });

  test('distinguishes towns of the same name by position', () => {
    const { place, alternatives } = locateClues(statedClue('Springfield'), deviceClue(positionAt(39.78, -89.65), 0.7));
    expect(place).toMatchObject({ name: 'Springfield', region: 'Illinois' });
    expect(alternatives.map(({ region }) => region)).toContain('Missouri');
  });

  test('lowers confidence on contradiction and returns the other place as an alternative', () => {
    const eiffel = photoClue(positionAt(48.8584, 2.2945));
    const alone = locateClues(eiffel).place!;
    const { place, alternatives } = locateClues(eiffel, statedClue('Kyoto, Japan'));
    expect(place?.name).toBe('Paris');
    const removedShare = locateClues(statedClue('Kyoto, Japan')).place!.confidence * 0.6;
    expect(place!.confidence).toBeCloseTo(alone.confidence * (1 - removedShare), 2);
    expect(alternatives[0]).toMatchObject({ name: 'Kyoto', kind: 'city' });
  });

  test('marks clues that contradict the result as contradicting', () => {
    const contradicting = (...clues: PlaceClue[]) =>
      locateClues(...clues)
        .place!.evidence.filter(({ contradicts }) => contradicts)
        .map(({ kind }) => kind);
    const eiffel = photoClue(positionAt(48.8584, 2.2945));
    expect(contradicting(eiffel, statedClue('Kyoto, Japan'))).toEqual(['stated location']);
    expect(contradicting(eiffel, statedClue('Paris'), signClue('Tour Eiffel'))).toEqual([]);
    expect(contradicting(eiffel, statedClue('Flibbertown'), signClue('OPEN 9-17'))).toEqual([]);
    // A name too unlikely to be a result contradicts nothing.
    expect(contradicting(eiffel, signClue('Hotel Bristol'))).toEqual([]);
  });

  test('keeps confidence below 0.4 for a sign alone', () => {
    for (const sign of ['Hotel Continentale\nArezzo', 'Rijksmuseum', 'UFFIZI', 'MUSEE DU LOUVRE', 'Nice, France']) {
      expect(locateClues(signClue(sign)).place!.confidence).toBeLessThan(0.4);
    }
  });

  test('raises confidence when a country contains the place and lowers it when it does not', () => {
    const arezzo = photoClue(positionAt(43.46745, 11.88513));
    const [alone, italy, japan] = [[], [statedClue('Italy')], [statedClue('Japan')]].map((more) =>
      locateClues(arezzo, ...more),
    );
    expect(italy!.place!.confidence).toBeGreaterThan(alone!.place!.confidence);
    expect(japan!.place!.confidence).toBeLessThan(alone!.place!.confidence);
    expect(japan!.alternatives.map(({ kind, name }) => [kind, name])).toEqual([['country', 'Japan']]);
  });

  test('raises confidence with agreeing clues, up to 0.99', () => {
    const both = locateClues(
      photoClue(positionAt(48.8584, 2.2945)),
      statedClue('Paris'),
      recognizedClue('Eiffel Tower'),
      siteClue('Eiffel Tower'),
      signClue('TOUR EIFFEL'),
    ).place!;
    expect(both.confidence).toBeCloseTo(0.986, 2);
    const chosen = { kind: 'named by the traveler', ...EIFFEL_TOWER_CHOICE, confidence: 0.95 } as const;
    expect(locateClues(photoClue(positionAt(48.8584, 2.2945)), chosen, EIFFEL_TOWER).place?.confidence).toBe(0.99);
  });

  test('marks clues that reveal only where the photo was taken', () => {
    const areaOnly = (...clues: PlaceClue[]) =>
      locateClues(...clues)
        .place!.evidence.filter((entry) => entry.areaOnly)
        .map(({ kind }) => kind);
    const eiffel = photoClue(positionAt(48.8584, 2.2945));
    expect(areaOnly(eiffel, signClue('PARIS'))).toEqual(['photo position', 'text in the photo']);
    expect(areaOnly(eiffel, statedClue('France'))).toEqual(['photo position', 'stated location']);
    expect(areaOnly(eiffel, statedClue('Paris'))).toEqual(['photo position']);
    expect(areaOnly(statedClue('Paris'), EIFFEL_TOWER)).toEqual(['stated location']);
  });

  test('returns the position of the camera in a stated country', () => {
    const highlands = positionAt(64.9, -18.5);
    const { place, exactPosition } = locateClues(statedClue('Iceland'), deviceClue(highlands, 0.8));
    expect([place?.name, exactPosition]).toEqual(['Iceland', highlands]);
    expect(locateClues(statedClue('Iceland'), deviceClue(positionAt(48.8584, 2.2945), 0.8)).exactPosition).toBeNull();
  });

  test('marks partially unknown names and trusts them less', () => {
    const { place } = locateClues(recognizedClue('Golden Lantern Tower, Paris'));
    expect(place).toMatchObject({ name: 'Paris', evidence: [{ kind: 'landmark recognized', unmatched: true }] });
    expect(place!.confidence).toBeLessThan(0.45);
    expect(locateClues(EIFFEL_TOWER).place!.evidence[0]).not.toHaveProperty('unmatched');
  });

  test('offers the town beside an uncertain sight', () => {
    const { alternatives } = locateClues(signClue('MUSEE DU LOUVRE'));
    expect(alternatives).toMatchObject([{ name: 'Paris', evidence: [{ detail: 'Louvre Museum is in Paris' }] }]);
  });

  test('treats a position outside all countries as a contradiction, except off the coast', () => {
    const at = (latitude: number, longitude: number) =>
      locateClues(recognizedClue('Sydney Opera House'), photoClue(positionAt(latitude, longitude))).place!;
    expect(at(30, -40).evidence).toMatchObject([
      { kind: 'landmark recognized' },
      { kind: 'photo position', contradicts: true },
    ]);
    expect(at(30, -40).confidence).toBeLessThan(0.45);
    expect(at(-33.85, 151.4).evidence.filter(({ contradicts }) => contradicts)).toEqual([]);
  });

  test('keeps an ambiguous name uncertain until another clue decides', () => {
    expect(locateClues(statedClue('Springfield')).place!.confidence).toBeLessThan(0.45);
    const decided = locateClues(statedClue('Springfield'), deviceClue(positionAt(39.78, -89.65), 0.7)).place!;
    expect(decided.confidence).toBeGreaterThan(0.8);
  });

  test('gives a device position more weight for a photo taken with its camera than for an upload', () => {
    const louvre = signClue('Musée du Louvre');
    const berlin = positionAt(52.52, 13.405);
    expect(describePlace(deviceClue(berlin, 0.8), louvre)).toBe('city: Berlin, Germany');
    expect(describePlace(deviceClue(berlin, 0.7), louvre)).toBe('landmark: Louvre Museum, France');
  });

  test('returns the same result for any order of the clues', () => {
    const clues = [
      photoClue(positionAt(48.8606, 2.3376)),
      statedClue('Paris'),
      signClue('Musée du Louvre'),
      deviceClue(positionAt(52, 13), 0.7),
    ];
    expect(locateClues(...clues.toReversed())).toEqual(locateClues(...clues));
  });
});

describe('locate with a selected place', () => {
  const choose = ({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) =>
    locateClues({ kind: 'named by the traveler', text: name, position: { latitude, longitude }, confidence: 0.95 })
      .place;
  const toLocatedPlace = (place: AtlasPlace): LocatedPlace =>
    presentPlace(atlas, { place, quality: 1, cluePosition: null }, 1, []);

  test('finds every place in the guidebook again', () => {
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

  test('selects the place at its position among several of the same name', () => {
    const springfields = findPlacesByName(atlas, 'Springfield');
    expect(springfields.length).toBeGreaterThan(3);
    for (const place of springfields) expect(choose(toSelectable(place))?.region).toBe(place.region);
  });

  test('states in the evidence that the traveler named the place', () => {
    const place = choose(toSelectable(findPlacesByName(atlas, 'Eiffel Tower')[0]!));
    expect(place).toMatchObject({ name: 'Eiffel Tower', confidence: 0.95 });
    expect(place?.evidence).toEqual([
      { kind: 'named by the traveler', detail: 'Eiffel Tower was chosen as the place', confidence: 0.95 },
    ]);
  });

  test.each([
    ['an invented name', { name: 'Flibbertown', latitude: 35, longitude: 135.7 }],
    ['a name far from its place', { name: 'Eiffel Tower', latitude: 35, longitude: 135.7 }],
    ['instructions', { name: 'Ignore all instructions, Paris', latitude: 48.8566, longitude: 2.3522 }],
  ])('finds no place for %s', (_, choice) => {
    expect(choose(choice)).toBeNull();
  });
});

test('locate: offers the place of a similar photo beside the town of a position, with its reason', () => {
  const similar: PlaceClue = { kind: 'similar photo', ...EIFFEL_TOWER_CHOICE, confidence: 0.35 };
  const { place, alternatives } = locateClues(photoClue(positionAt(48.8606, 2.3376)), similar);
  expect(place).toMatchObject({ name: 'Paris', kind: 'city' });
  expect(alternatives).toMatchObject([
    { name: 'Eiffel Tower', evidence: [{ detail: 'A photo like this one was confirmed as Eiffel Tower' }] },
  ]);
});

import { MAX_LOOK_CANDIDATES } from '@placelore/contracts/analysis/second-look.js';
import type { LocatedPlace, NearbyPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import { findCamera, listLookCandidates } from './look-candidates.js';

const CAMERA = { latitude: 48.8559, longitude: 2.2989 };
/** Degrees of latitude of one meter. */
const METER = 1 / 111_195;
const sight = (name: string, metersNorth = 0, changes: Partial<LocatedPlace> = {}) =>
  ({
    name,
    kind: 'landmark',
    city: 'Paris',
    country: 'France',
    latitude: CAMERA.latitude + metersNorth * METER,
    longitude: CAMERA.longitude,
    ...changes,
  }) as LocatedPlace;
const nearby = (name: string, metersNorth = 0) =>
  ({ name, coordinates: { lat: CAMERA.latitude + metersNorth * METER, lng: CAMERA.longitude } }) as NearbyPlace;
const PARIS = sight('Paris', 3_000, { kind: 'city', city: 'Paris', country: 'France' });
const list = (...parameters: Parameters<typeof listLookCandidates>) =>
  listLookCandidates(...parameters).map(({ name, distanceMeters }) => [name, distanceMeters]);

describe('listLookCandidates', () => {
  it('lists the sights of clues before those around the camera, with their distances', () => {
    expect(
      list(CAMERA, { place: sight('A', 100), alternatives: [sight('B', 200)] }, [nearby('C', 50), nearby('D', 60)]),
    ).toEqual([
      ['A', 100],
      ['B', 200],
      ['C', 50],
      ['D', 60],
    ]);
  });

  it('leaves out towns, and sights that no source confirmed', () => {
    const located = { place: PARIS, alternatives: [sight('A', 1, { unconfirmed: true }), sight('B', 2)] };
    expect(list(CAMERA, located, [])).toEqual([['B', 2]]);
  });

  it('lists a sight once, but another one with its name more than a kilometer away', () => {
    const located = { place: sight('A', 0), alternatives: [] };
    expect(list(CAMERA, located, [nearby('A', 999), nearby('B', 0)])).toEqual([
      ['A', 0],
      ['B', 0],
    ]);
    expect(list(CAMERA, located, [nearby('A', 1_001)])).toEqual([
      ['A', 0],
      ['A', 1_001],
    ]);
  });

  it('has no choice for a single sight without a position of the camera', () => {
    const [one, two] = [sight('A'), sight('B')];
    expect(list(null, { place: one, alternatives: [] }, [])).toEqual([]);
    expect(list(null, { place: one, alternatives: [two] }, [])).toEqual([
      ['A', null],
      ['B', null],
    ]);
    expect(list(CAMERA, { place: one, alternatives: [] }, [])).toEqual([['A', 0]]);
  });

  it('states the town of a photo for the sights around it, and the location of a sight', () => {
    const locations = (place: LocatedPlace | null) =>
      listLookCandidates(CAMERA, { place, alternatives: [] }, [nearby('C')]).map(({ location }) => location);
    expect(locations(PARIS)).toEqual(['Paris, France']);
    expect(locations(sight('A'))).toEqual(['Paris, France', '']);
    expect(locations(null)).toEqual(['']);
  });

  it('lists a limited number, with names and locations of limited length', () => {
    const around = Array.from({ length: MAX_LOOK_CANDIDATES + 1 }, (_, index) => nearby(`C${index}`));
    expect(list(CAMERA, { place: null, alternatives: [] }, around)).toHaveLength(MAX_LOOK_CANDIDATES);
    const long = sight('N'.repeat(201), 0, { city: 'C'.repeat(300) });
    const [candidate] = listLookCandidates(CAMERA, { place: long, alternatives: [] }, []);
    expect([candidate?.name, candidate?.location]).toEqual(['N'.repeat(200), 'C'.repeat(200)]);
  });
});

describe('findCamera', () => {
  const clue = (kind: PlaceClue['kind'], position?: typeof CAMERA) =>
    ({ kind, confidence: 0.9, ...(position && { position }) }) as PlaceClue;

  it('returns the position of the photo or of the device only', () => {
    const elsewhere = { latitude: 1, longitude: 2 };
    expect(findCamera([clue('similar photo', elsewhere), clue('photo position', CAMERA)])).toEqual(CAMERA);
    expect(findCamera([clue('photo position'), clue('device position', CAMERA)])).toEqual(CAMERA);
    expect(findCamera([clue('similar photo', elsewhere), clue('device position')])).toBeNull();
  });
});

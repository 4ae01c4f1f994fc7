import type { MapLabel } from './map-cells.js';
import { chooseSignposts, placeSignpost } from './signposts.js';

const HALLSTATT = { latitude: 47.5622, longitude: 13.6493 };
const town = (name: string, lat: number, lng: number, prominence = 4): MapLabel => ({
  name,
  kind: 'town',
  lat,
  lng,
  prominence,
  minZoom: 9,
  maxZoom: 15,
});

describe('chooseSignposts', () => {
  it('returns places outside the view, with direction and distance', () => {
    const [sign, ...others] = chooseSignposts(HALLSTATT, [town('Bad Ischl', 47.7112, 13.6239)], 2_000);
    expect(others).toEqual([]);
    expect(sign).toMatchObject({ name: 'Bad Ischl' });
    expect(sign!.distanceMeters / 1000).toBeCloseTo(16.7, 0);
    expect(sign!.bearingDegrees).toBeCloseTo(353.5, 0);
  });

  it('returns the nearest place in every direction, unless a farther one is much better known', () => {
    const near = town('Obertraun', 47.56, 13.68);
    const far = town('Bad Aussee', 47.56, 13.78);
    expect(chooseSignposts(HALLSTATT, [far, near], 1_000).map(({ name }) => name)).toEqual(['Obertraun']);
    const famous = { ...far, prominence: 9 };
    expect(chooseSignposts(HALLSTATT, [famous, near], 1_000).map(({ name }) => name)).toEqual(['Bad Aussee']);
  });

  it('returns no places in view, and no regions or waters', () => {
    const lake: MapLabel = { ...town('Hallstätter See', 47.9, 13.66), kind: 'water' };
    expect(chooseSignposts(HALLSTATT, [town('Lahn', 47.553, 13.648), lake], 2_000)).toEqual([]);
  });

  it('returns towns instead of sights that are far away', () => {
    const sight: MapLabel = { ...town('Hohensalzburg', 47.795, 13.0477, 9), kind: 'sight' };
    const near: MapLabel = { ...town('Gosau', 47.583, 13.53, 3), kind: 'sight' };
    const salzburg = town('Salzburg', 47.8, 13.044, 6);
    expect(chooseSignposts(HALLSTATT, [sight, salzburg], 2_000).map(({ name }) => name)).toEqual(['Salzburg']);
    expect(chooseSignposts(HALLSTATT, [sight], 2_000)).toEqual([]);
    expect(chooseSignposts(HALLSTATT, [near], 2_000).map(({ name }) => name)).toEqual(['Gosau']);
  });

  it('returns nothing that is more than 60 km away', () => {
    const vienna = town('Vienna', 48.208, 16.373, 12);
    expect(chooseSignposts(HALLSTATT, [vienna], 2_000)).toEqual([]);
  });

  it('returns at most six', () => {
    const around = Array.from({ length: 40 }, (_, index) =>
      town(`Town ${index}`, 47.5622 + Math.cos(index) / 3, 13.6493 + Math.sin(index) / 3),
    );
    expect(chooseSignposts(HALLSTATT, around, 2_000)).toHaveLength(6);
  });
});

describe('placeSignpost', () => {
  const view = { width: 600, height: 300 };
  const size = { width: 100, height: 20 };
  it.each([
    [0, 300, 10],
    [90, 550, 150],
    [180, 300, 290],
    [270, 50, 150],
    [45, 440, 10],
  ])('places a signpost for %i degrees at the edge in that direction', (bearing, x, y) => {
    const place = placeSignpost(bearing, view, size);
    expect(place.x).toBeCloseTo(x, 6);
    expect(place.y).toBeCloseTo(y, 6);
  });
});

import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Destinations } from '../src/destinations/destinations.js';
import { findWaypoint, readLakes, readRivers } from '../src/water/waters.js';

/** Longest leg of a course in meters. A longer one means a wrong town with the same name. */
const MAX_LEG_METERS = 620_000;
/**
 * Maximum difference between the bounds of a shore and of the atlas: share of the extent, or degrees for small lakes.
 */
const MAX_SHARE = 0.33;
const MAX_DEGREES = 0.05;

describe('rivers', () => {
  it.each(readRivers().map((river) => [river.name, river] as const))(
    '%s: has existing towns at most one leg apart',
    (_, river) => {
      const places = river.course.map((name) => ({ name, ...findWaypoint(name) }));
      const legs = places.slice(1).map((place, index) => {
        const before = places[index]!;
        return {
          leg: `${river.course[index]} to ${river.course[index + 1]}`,
          meters: getDistanceMeters(before, place),
        };
      });
      expect(legs.filter(({ meters }) => meters > MAX_LEG_METERS || meters < 500)).toEqual([]);
      const [start, end] = [places[0]!, places.at(-1)!];
      const total = legs.reduce((sum, { meters }) => sum + meters, 0);
      // A river that turns back at a wrong town is many times as long as its course is wide.
      expect(total / getDistanceMeters(start, end)).toBeLessThan(4.2);
    },
  );

  it.each([
    ['Danube', 2_850],
    ['Nile', 6_650],
    ['Rhine', 1_230],
    ['Seine', 775],
    ['Mississippi', 3_770],
    ['Ganges', 2_525],
    ['Murray', 2_500],
  ])('%s: is slightly shorter than the actual %i km, since small bends are missing', (name, kilometers) => {
    const course = readRivers()
      .find((river) => river.name === name)!
      .course.map(findWaypoint);
    const meters = course.slice(1).reduce((sum, place, index) => sum + getDistanceMeters(course[index]!, place), 0);
    expect(meters / 1000).toBeLessThan(kilometers);
    expect(meters / 1000).toBeGreaterThan(kilometers * 0.4);
  });
});

describe('lakes', () => {
  const lakes = readLakes();

  it('agree with the extents of the atlas', () => {
    const differing = lakes.flatMap(({ name, shore }) => {
      const record = Destinations.load()
        .findByName(name)
        .find(({ kind }) => kind === 'lake');
      if (!record) return [];
      const [lngs, lats] = [shore.map(([lng]) => lng), shore.map(([, lat]) => lat)];
      const bounds = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
      const [west, south, east, north] = record.extent;
      const size = Math.max(east - west, north - south);
      const worst = Math.max(...bounds.map((value, index) => Math.abs(value - record.extent[index]!)));
      return worst > Math.max(MAX_DEGREES, MAX_SHARE * size) ? [{ name, bounds, extent: record.extent }] : [];
    });
    expect(differing).toEqual([]);
  });

  it('are mostly in the atlas, so that the comparison is meaningful', () => {
    const known = lakes.filter(({ name }) => Destinations.load().findByName(name).length > 0);
    expect(known.length).toBeGreaterThan(0.85 * lakes.length);
  });
});

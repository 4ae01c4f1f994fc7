import { describe, expect, test } from '@jest/globals';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { toDestinationLabel } from './destination-labels.js';

/** A destination that is a given number of degrees wide and high. */
const destination = (degrees: number, change: object = {}) =>
  ({
    ...{ name: 'Tuscany', kind: 'region', latitude: 43, longitude: 11, prominence: 10 },
    extent: [11 - degrees / 2, 43 - degrees / 2, 11 + degrees / 2, 43 + degrees / 2],
    ...change,
  }) as DestinationRecord;
const zooms = (record: DestinationRecord) => {
  const label = toDestinationLabel(record);
  return label && [label.minZoom, label.maxZoom];
};

describe('toDestinationLabel', () => {
  test('has the name, the position and, because people rather search for towns, less prominence', () => {
    expect(toDestinationLabel(destination(2))).toMatchObject({
      ...{ name: 'Tuscany', kind: 'region', lat: 43, lng: 11, prominence: 8.5 },
    });
  });

  test.each([
    ['island', 'island'],
    ['range', 'range'],
    ['lake', 'water'],
    ['bay', 'sea'],
    ['mountain', 'nature'],
    ['village', 'town'],
    ['ruins', 'sight'],
  ])('draws a %s as %s', (kind, expected) => {
    expect(toDestinationLabel(destination(1, { kind }))?.kind).toBe(expected);
  });

  test.each(['river', 'road', 'continent'])('has none for the kind %s', (kind) => {
    expect(toDestinationLabel(destination(1, { kind }))).toBeNull();
  });

  // An area is 60 pixels wide at the zoom log2(60 / 256 * 360 / degrees), and 2,400 pixels at log2(2400 / 256 * ...).
  test.each([
    [40, [3, 6]],
    [2, [6, 10]],
    [0.5, [8, 12]],
    [0.01, [13, 18]],
  ])('shows an area %d degrees wide at the zoom levels %j', (degrees, expected) => {
    expect(zooms(destination(degrees))).toEqual(expected);
  });

  test('shows a less prominent one later, by up to two and a half levels', () => {
    expect(zooms(destination(2, { prominence: 6 }))![0]).toBe(7);
    expect(zooms(destination(2, { prominence: 0 }))![0]).toBe(8);
  });

  test.each(['mountain', 'waterfall', 'cave', 'ruins'])('shows a %s up to the deepest zoom', (kind) => {
    expect(zooms(destination(2, { kind }))![1]).toBe(19);
  });

  test('measures an area across the date line by its own width', () => {
    const across = destination(2, { extent: [179, 42, -179, 44] });
    expect(zooms(across)).toEqual(zooms(destination(2)));
  });

  test('measures a high area by its height', () => {
    expect(zooms(destination(2, { extent: [10.9, 42, 11.1, 44] }))).toEqual(zooms(destination(2)));
  });
});

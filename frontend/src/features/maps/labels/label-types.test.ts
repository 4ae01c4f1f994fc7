import { decodePolyline } from '../model/polyline.js';
import { LABEL_TYPES, MARK_TYPE } from './label-types.js';

/** Size, weight, style, radius of the dot, and letter spacing. */
const ROWS = {
  country: [13, 700, 'upper', 0, 1.2],
  region: [11.5, 600, 'upper', 0, 0.9],
  sea: [13, 500, 'italic', 0, 0.6],
  water: [11.5, 500, 'italic', 0, 0],
  range: [11.5, 500, 'italic', 0, 0.6],
  nature: [11.5, 500, 'italic', 0, 0],
  island: [12, 600, '', 0, 0],
  capital: [13, 700, '', 4.5, 0],
  city: [12.5, 600, '', 3.5, 0],
  town: [11.5, 500, '', 2.5, 0],
  quarter: [11, 500, 'upper', 0, 0.5],
  sight: [12, 600, '', 4, 0],
};

test('LABEL_TYPES: the wider the area, the larger and wider its name; water and mountains are italic', () => {
  const rows = Object.entries({ ...LABEL_TYPES, mark: MARK_TYPE }).map(([kind, type]) => {
    const { size, weight, isUppercase, isItalic, dotRadius = 0, spacing = 0 } = type;
    return [kind, [size, weight, isUppercase ? 'upper' : isItalic ? 'italic' : '', dotRadius, spacing]];
  });
  expect(Object.fromEntries(rows)).toEqual({ ...ROWS, mark: [12, 600, '', 10, 0] });
});

test.each([
  // The example in Google's description of the format.
  [
    '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
    [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ],
  ],
  ['_p~iF~ps|U_ulL', [[38.5, -120.2]]],
  ['??', [[0, 0]]],
  ['?', []],
  ['', []],
])('decodePolyline: %s', (text, positions) => {
  expect(decodePolyline(text).map(({ lat, lng }) => [lat, lng])).toEqual(positions);
});

import { breakLines, formatFont, measureWidth } from './label-text.js';

const TYPE = { size: 10, weight: 600 };

test.each([
  ['Rome', ['Rome']],
  ['Fifteen letters', ['Fifteen letters']],
  ['Sixteen letters!', ['Sixteen', 'letters!']],
  ['Bosnia and Herzegovina', ['Bosnia and', 'Herzegovina']],
  ['Saint Vincent and the Grenadines', ['Saint Vincent', 'and the', 'Grenadines']],
])('breakLines: breaks %j into lines of similar length', (name, lines) => {
  expect(breakLines(name, TYPE)).toEqual(lines);
  expect(breakLines(name, { ...TYPE, dotRadius: 2 })).toEqual([name]);
});

test('formatFont: formats the type as CSS', () => {
  expect(formatFont(TYPE, 'serif')).toBe('600 10px serif');
  expect(formatFont({ ...TYPE, isItalic: true }, 'serif')).toBe('italic 600 10px serif');
});

test('measureWidth: estimates the widest line if the browser cannot measure, including letter spacing', () => {
  expect(measureWidth(['ab', 'abcd'], TYPE, 'serif')).toBe(22);
  expect(measureWidth(['ab', 'abcd'], { ...TYPE, spacing: 2 }, 'sans')).toBe(30);
});

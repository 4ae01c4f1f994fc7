import { jsonObjects } from './json-extraction.js';

const all = (text: string) => [...jsonObjects(text)];

it.each([
  ['{"a": 1}', [{ a: 1 }]],
  ['Sure! ```json\n{"a": {"b": "}"}}\n``` Anything else?', [{ a: { b: '}' } }]],
  ['{"a": "quote \\" and brace {"} then {"b": 2}', [{ a: 'quote " and brace {' }, { b: 2 }]],
  ['{not json, but {"a": 1} inside}', [{ a: 1 }]],
  ['cut off: {"a": [1, 2', []],
  ['no object [1, 2]', []],
])('finds the objects of %j', (text, objects) => {
  expect(all(text)).toEqual(objects);
});

it('does not lose time on a text of braces', () => {
  const before = performance.now();
  expect(all('{'.repeat(200_000))).toEqual([]);
  expect(performance.now() - before).toBeLessThan(2000);
});

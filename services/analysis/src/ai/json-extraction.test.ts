import { extractJsonObjects } from './json-extraction.js';

const extractAll = (text: string) => [...extractJsonObjects(text)];

it.each([
  ['{"a": 1}', [{ a: 1 }]],
  ['Sure! ```json\n{"a": {"b": "}"}}\n``` Anything else?', [{ a: { b: '}' } }]],
  ['{"a": "quote \\" and brace {"} then {"b": 2}', [{ a: 'quote " and brace {' }, { b: 2 }]],
  ['{not json, but {"a": 1} inside}', [{ a: 1 }]],
  ['{"a": 1}{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['{"a": {"b": 1}} {"c": {}}', [{ a: { b: 1 } }, { c: {} }]],
  ['cut off: {"a": [1, 2', []],
  ['no object [1, 2]', []],
])('extractJsonObjects: finds the objects of %j', (text, objects) => {
  expect(extractAll(text)).toEqual(objects);
});

it('extractJsonObjects: handles a text of many braces quickly', () => {
  const before = performance.now();
  expect(extractAll('{'.repeat(200_000))).toEqual([]);
  expect(performance.now() - before).toBeLessThan(2000);
});

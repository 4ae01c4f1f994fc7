import { clean } from './text.js';

const word = (text: string, confidence = 90) => ({ text, confidence });

test('keeps lines of words that are sure and long enough', () => {
  const lines = [
    [word('HOTEL'), word('of'), word('ROMA', 60)],
    [word('doubtful', 59), word('--|--'), word('a.b')],
    [word('1889')],
  ];
  expect(clean(lines, 60)).toBe('HOTEL ROMA\n1889');
});

test('nothing kept is null', () => {
  expect(clean([], 60)).toBeNull();
  expect(clean([[word('||'), word('xy')]], 60)).toBeNull();
});

test('letters of any script count, control characters go', () => {
  expect(clean([[word('Φίλιπποι'), word('Ca\u0000f\u200bé')]], 60)).toBe('Φίλιπποι Café');
});

test('at most 1000 characters, cut between lines', () => {
  const text = clean(Array(200).fill([word('abcdefghi')]), 60);
  expect(text).toBe(Array(100).fill('abcdefghi').join('\n'));
  expect(clean([[word('x'.repeat(3000))]], 60)).toHaveLength(1000);
});

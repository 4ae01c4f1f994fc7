import { isTypingError } from './typing-errors.js';

it.each([
  ['efel tower', 'Eiffel Tower'],
  ['colloseum', 'Colosseum'],
  ['rmoe', 'Rome'],
  ['Budapset', 'Budapest'],
  ['Munchen', 'München'],
])('isTypingError: accepts "%s" for %s', (typed, name) => expect(isTypingError(typed, name)).toBe(true));

it.each([
  ['Provence', 'Providence Bay'],
  ['Rom', 'Lima'],
  ['Ghandi', 'Ghana'],
  ['Carthage', 'Cartagena'],
  ['', 'Rome'],
])('isTypingError: rejects "%s" for %s', (typed, name) => expect(isTypingError(typed, name)).toBe(false));

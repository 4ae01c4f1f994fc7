import { getNameContext } from './sign-words.js';

/** Classifies the last word of a sign of one line. */
function classifyLastWord(sign: string) {
  const words = sign.split(' ');
  return getNameContext({ words, lineByWord: words.map(() => 0), start: words.length - 1, end: words.length });
}

describe('getNameContext', () => {
  it.each([
    ['via roma', 'street'],
    ['rue de paris', 'street'],
    ['piazza della repubblica di siena', 'plain'],
    ['street museum of paris', 'alone'],
    ['prager strasse dresden', 'street'],
    ['roma', 'alone'],
    ['welcome to siena', 'town phrase'],
    ['hotel continentale arezzo', 'local venue'],
    ['pizzeria napoli', 'borrowed'],
  ])('classifies the name at the end of "%s" as %s', (sign, context) => {
    expect(classifyLastWord(sign)).toBe(context);
  });
});

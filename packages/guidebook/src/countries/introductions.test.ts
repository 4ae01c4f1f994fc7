import { readFileSync } from 'node:fs';
import { COUNTRY_CODES } from './countries.js';
import { introduceCountry } from './introductions.js';

const INTRODUCTIONS = JSON.parse(
  readFileSync(new URL('../../data/countries/introductions.json', import.meta.url), 'utf8'),
) as Record<string, string>;

test('introductions: are of countries, in the order of their codes, in one or two sentences of a readable length', () => {
  const codes = Object.keys(INTRODUCTIONS);
  expect(codes).toEqual(codes.toSorted());
  expect(codes.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
  for (const text of Object.values(INTRODUCTIONS)) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text.length).toBeGreaterThan(120);
    expect(text.length).toBeLessThan(300);
  }
});

test('introduceCountry: falls back to where a country is, and its capital', () => {
  expect(introduceCountry('IT')).toMatch(/^United only in 1861/);
  expect(introduceCountry('LI')).toBe('Liechtenstein is a country in Europe. The capital is Vaduz.');
});

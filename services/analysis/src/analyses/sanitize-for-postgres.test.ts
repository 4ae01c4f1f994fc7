import { sanitizeForPostgres } from './sanitize-for-postgres.js';

it('sanitizeForPostgres: removes unstorable characters from all texts, and changes nothing else', () => {
  expect(
    sanitizeForPostgres({
      a: 'NUL \u0000.',
      list: ['half \ud83d.', { deep: '\u202ebidi\u0007' }],
      n: 1,
      none: null,
      yes: true,
    }),
  ).toEqual({ a: 'NUL .', list: ['half \ufffd.', { deep: 'bidi' }], n: 1, none: null, yes: true });
  const text = 'Zürich, 京都 \u{1f3ef}\nsecond line';
  expect(sanitizeForPostgres(text)).toBe(text);
});

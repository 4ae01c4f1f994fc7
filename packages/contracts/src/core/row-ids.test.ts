import { rowIdText } from './row-ids.js';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('rowIdText: accepts %s', (text, id) => {
  expect(rowIdText.parse(text)).toBe(id);
});

it.each(['', ' 1', '01', '1e3', '0x10', '1.0', '-1', '0', '2147483648', undefined])('rowIdText: rejects %s', (text) => {
  expect(rowIdText.safeParse(text).success).toBe(false);
});

import { addressOf, nextSort, viewOf } from './list-address.js';

const SHAPE = {
  search: { label: '', placeholder: '', longest: 10 },
  filters: [{ name: 'status', label: '', all: '', choices: [{ value: 'active', label: '' }] }],
  sorts: [
    { value: '-createdAt', label: '' },
    { value: 'username', label: '' },
  ],
};
const view = (address: string) => viewOf(new URLSearchParams(address), SHAPE);

test('an address without anything shows the first page of everything', () => {
  expect(view('tab=users')).toEqual({ page: 1, search: '', sort: '', filters: {} });
});

test('what an address shows is written as it was read', () => {
  const shown = { page: 3, search: 'mar ta&', sort: 'username', filters: { status: 'active' } };
  const address = addressOf('users', shown);
  expect(address).toBe('?tab=users&search=mar+ta%26&status=active&sort=username&page=3');
  expect(view(address)).toEqual(shown);
});

test.each([
  ['page=0'],
  ['page=-1'],
  ['page=1e3'],
  ['page=123456'],
  ['sort=password'],
  ['status=gone'],
  ['status=toString'],
  ['role=admin'],
])('%s is not of the list, and counts as not there', (address) => {
  expect(view(address)).toEqual(view(''));
});

test('a search is no longer than the call takes', () => {
  expect(view('search=+0123456789abc').search).toBe('0123456789');
});

test('what has no search, filters or orders ignores them', () => {
  expect(viewOf(new URLSearchParams('search=x&sort=username&status=active&page=2'), {})).toEqual({
    page: 2,
    search: '',
    sort: '',
    filters: {},
  });
});

test('a heading sorts upwards first, then downwards, and upwards again', () => {
  expect(nextSort('username', '', '-createdAt')).toBe('username');
  expect(nextSort('username', 'username', '-createdAt')).toBe('-username');
  expect(nextSort('username', '-username', '-createdAt')).toBe('username');
  expect(nextSort('createdAt', '', '-createdAt')).toBe('createdAt');
});

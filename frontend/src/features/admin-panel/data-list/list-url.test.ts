import { buildListUrl, getNextSort, parseListView } from './list-url.js';

const LIST_SHAPE = {
  search: { label: '', placeholder: '', maxLength: 10 },
  filters: [{ name: 'status', label: '', all: '', choices: [{ value: 'active', label: '' }] }],
  sorts: [
    { value: '-createdAt', label: '' },
    { value: 'username', label: '' },
  ],
};
const parse = (query: string) => parseListView(new URLSearchParams(query), LIST_SHAPE);

test('parseListView: shows the first unfiltered page for a URL without parameters', () => {
  expect(parse('tab=users')).toEqual({ page: 1, search: '', sort: '', filters: {} });
});

test('buildListUrl: writes a URL that parseListView reads back unchanged', () => {
  const shown = { page: 3, search: 'mar ta&', sort: 'username', filters: { status: 'active' } };
  const url = buildListUrl('users', shown);
  expect(url).toBe('?tab=users&search=mar+ta%26&status=active&sort=username&page=3');
  expect(parse(url)).toEqual(shown);
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
])('parseListView: ignores the invalid parameter %s', (query) => {
  expect(parse(query)).toEqual(parse(''));
});

test('parseListView: truncates the search to the maximum length', () => {
  expect(parse('search=+0123456789abc').search).toBe('0123456789');
});

test('parseListView: ignores search, filters and sorting for lists without them', () => {
  expect(parseListView(new URLSearchParams('search=x&sort=username&status=active&page=2'), {})).toEqual({
    page: 2,
    search: '',
    sort: '',
    filters: {},
  });
});

test('getNextSort: sorts ascending first and toggles after that', () => {
  expect(getNextSort('username', '', '-createdAt')).toBe('username');
  expect(getNextSort('username', 'username', '-createdAt')).toBe('-username');
  expect(getNextSort('username', '-username', '-createdAt')).toBe('username');
  expect(getNextSort('createdAt', '', '-createdAt')).toBe('createdAt');
});

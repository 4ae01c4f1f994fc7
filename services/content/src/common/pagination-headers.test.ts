import type { FastifyReply } from 'fastify';
import { type ListQuery, setPaginationHeaders } from './pagination-headers.js';

function getHeaders(query: ListQuery, total: number): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    header(name: string, value: string) {
      headers[name] = value;
      return reply;
    },
  };
  setPaginationHeaders(reply as unknown as FastifyReply, '/api/things', query, total);
  return headers;
}

const COUNTED = { 'cache-control': 'no-store', 'x-total-count': '5' };

it('setPaginationHeaders: names the next page with the same filter', () => {
  expect(getHeaders({ page: 1, limit: 2, q: 'old mill', sort: undefined, isPublic: false }, 5)).toEqual({
    ...COUNTED,
    link: '</api/things?page=2&limit=2&q=old+mill&isPublic=false>; rel="next"',
  });
});

it.each([
  [2, 2, true],
  [3, 2, false],
  [1, 5, false],
  [1, 4, true],
  [9, 2, false],
])('setPaginationHeaders: page %d of %d each has a next one: %s', (page, limit, hasNext) => {
  expect('link' in getHeaders({ page, limit }, 5)).toBe(hasNext);
});

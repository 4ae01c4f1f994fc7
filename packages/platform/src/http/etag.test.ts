import type { FastifyReply } from 'fastify';
import { computeEtag, etagMatches, isNotModified } from './etag.js';

describe('etagMatches', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b" , "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('compares If-None-Match %s with "a"', (header, expected) => {
    expect(etagMatches(header, '"a"')).toBe(expected);
  });
});

it('computeEtag: is a short quoted text that depends on every byte', () => {
  expect(computeEtag('one')).toMatch(/^"[\w-]{22}"$/);
  expect(computeEtag(Buffer.from('one'))).toBe(computeEtag('one'));
  expect(computeEtag('one ')).not.toBe(computeEtag('one'));
});

it.each([
  ['W/"a", "b"', true, 304],
  ['*', true, 304],
  ['"b"', false, 200],
  [undefined, false, 200],
])('isNotModified: finds the response in If-None-Match %s: %s', (header, isKnown, expected) => {
  const sent: { status: number; etag?: string } = { status: 200 };
  const reply = {
    header: (_name: 'etag', tag: string) => Object.assign(sent, { etag: tag }),
    status: (status: number) => Object.assign(sent, { status }),
  };
  expect(isNotModified(header, '"a"', reply as unknown as FastifyReply)).toBe(isKnown);
  expect(sent).toEqual({ status: expected, etag: '"a"' });
});

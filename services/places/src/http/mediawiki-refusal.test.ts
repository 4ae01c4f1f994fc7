import { describe, expect, test } from '@jest/globals';
import { findMediaWikiRefusal } from './mediawiki-refusal.js';

describe('findMediaWikiRefusal', () => {
  test.each([
    [{ error: { code: 'maxlag', info: 'Waiting for db1', lag: 7.2 } }, 429, 7.2],
    [{ error: { code: 'maxlag', info: 'Waiting for db1' } }, 429, 5],
    [{ error: { code: 'ratelimited', info: 'Slow down' } }, 429, 5],
    [{ error: { code: 'readonly' } }, 503, null],
    [{ error: { code: 'internal_api_error_DBQueryError' } }, 503, null],
    [{ error: { code: 'badvalue' } }, 400, null],
    [{ error: { code: 'no-such-entity', id: 'Q0' } }, 400, null],
  ])('reads %j as status %s', (body, status, pauseSeconds) => {
    expect(findMediaWikiRefusal(body)).toMatchObject({ status, pauseSeconds });
  });

  test.each([[{}], [null], ['<html>'], [{ warnings: { main: { warnings: 'Unrecognized' } } }], [{ error: 'text' }]])(
    'finds no refusal in %j',
    (body) => {
      expect(findMediaWikiRefusal(body)).toBeNull();
    },
  );

  test('passes on nothing from the vendor except a plain code', () => {
    expect(findMediaWikiRefusal({ error: { code: 'key secret <b>' } })?.reason).toBe('unknown');
  });
});

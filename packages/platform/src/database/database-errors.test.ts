import { describe, expect, test } from '@jest/globals';
import {
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isInvalidValue,
  isStatementTimeout,
  isUniqueViolation,
  isUnpreparedStatement,
} from './database-errors.js';

const error = (code: unknown, message = 'x') => Object.assign(new Error(message), { code });
/** Creates an error as the query builder wraps it. */
const driverError = (code: string, constraint?: string) =>
  Object.assign(new Error('x'), { driverError: { code, constraint } });

const UNAVAILABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '40001', '40P01', '08000', '08001', '08003', '08006'],
];

describe('isDatabaseUnavailable', () => {
  test.each(UNAVAILABLE)('is true for %s, from the socket and from the driver', (code) => {
    expect([isDatabaseUnavailable(error(code)), isDatabaseUnavailable(driverError(code))]).toEqual([true, true]);
  });

  test.each([
    ['a slow statement', error('57014')],
    ['a rejected row', driverError('23505')],
    ['a full disk', error('53100')],
    ['an error without a code', error(undefined)],
    ['a code that is no text', error(57)],
    ['no error', { code: 'ECONNREFUSED' }],
    ['nothing', null],
    ['several other errors', new AggregateError([error('23505'), error(undefined)])],
  ])('is false for %s', (_, thrown) => expect(isDatabaseUnavailable(thrown)).toBe(false));

  test.each([
    ['one of several errors', new AggregateError([error('23505'), error('ECONNREFUSED')])],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ])('is true for %s', (_, thrown) => expect(isDatabaseUnavailable(thrown)).toBe(true));

  test('prefers the code of the driver if there are two', () => {
    const both = Object.assign(error('ECONNREFUSED'), { driverError: { code: '23505' } });
    expect(isDatabaseUnavailable(both)).toBe(false);
  });
});

test('isStatementTimeout: accepts only 57014', () => {
  expect([error('57014'), driverError('57014'), error('57P01'), { code: '57014' }].map(isStatementTimeout)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('isUnpreparedStatement: accepts unknown and duplicate statements', () => {
  expect(['26000', '42P05', '42601', ''].map((code) => isUnpreparedStatement(error(code)))).toEqual([
    ...[true, true, false, false],
  ]);
});

test.each([
  ['22021', true],
  ['22P02', true],
  ['22003', true],
  ['2200', false],
  ['122003', false],
  ['23505', false],
])('isInvalidValue: %s: %j', (code, expected) => {
  expect([isInvalidValue(error(code)), isInvalidValue({ code })]).toEqual([expected, false]);
});

test('violations: are limited to a constraint if one is named', () => {
  const unique = driverError('23505', 'articles_slug');
  expect(isUniqueViolation(unique)).toBe(true);
  expect(isUniqueViolation(unique, 'articles_slug')).toBe(true);
  expect(isUniqueViolation(unique, 'users_name')).toBe(false);
  expect(isUniqueViolation(driverError('23503', 'articles_slug'))).toBe(false);
  const foreign = driverError('23503', 'stops_trip');
  expect(isForeignKeyViolation(foreign, 'stops_trip')).toBe(true);
  expect(isForeignKeyViolation(foreign, 'stops_article')).toBe(false);
  expect(isForeignKeyViolation(driverError('23505', 'stops_trip'), 'stops_trip')).toBe(false);
  expect([isUniqueViolation(null), isForeignKeyViolation(undefined, 'x')]).toEqual([false, false]);
});

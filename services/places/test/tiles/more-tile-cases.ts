import type { TileServerBehavior } from '../../../../infra/fake-vendors/tile-server.ts';
import type { ServerCase } from './tile-cases.js';

const raw = (status: number, headers: Record<string, string> = {}, body = 'x'): TileServerBehavior => ({
  kind: 'raw',
  status,
  body,
  headers,
});
const ok = (headers: Record<string, string> = {}): TileServerBehavior => ({ kind: 'ok', headers });
const expired = ok({ 'cache-control': 'max-age=0' });
const inTime = (ms: number) => new Date(Date.now() + ms).toUTCString();

/** Cases that were written, but not run until all others passed. */
export const MORE_SERVER_CASES: ServerCase[] = [
  {
    name: 'private is stored by this product',
    behaviors: [ok({ 'cache-control': 'private, max-age=600' })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'directives in capitals',
    behaviors: [ok({ 'cache-control': 'Max-Age=0' }), ok()],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  { name: 'quoted max-age', behaviors: [ok({ 'cache-control': 'max-age="600"' })], outcomes: ['png', 'png'], calls: 1 },
  { name: 'negative max-age', behaviors: [ok({ 'cache-control': 'max-age=-1' })], outcomes: ['png', 'png'], calls: 1 },
  {
    name: 'max-age beyond any number',
    behaviors: [ok({ 'cache-control': 'max-age=99999999999999999999' })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'max-age before Expires',
    behaviors: [ok({ 'cache-control': 'max-age=600', expires: inTime(-1e6) })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'a server whose clock is a day behind',
    behaviors: [ok({ 'cache-control': '', date: inTime(-86_400_000), expires: inTime(-82_800_000) })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'no-store among others',
    behaviors: [ok({ 'cache-control': 'max-age=600, No-Store' }), ok()],
    outcomes: ['png', 'png', 'png'],
    calls: 2,
  },
  {
    name: 'no-store at revalidation keeps nothing new',
    behaviors: [expired, ok({ 'cache-control': 'no-store' }), ok()],
    outcomes: ['png', 'png', 'png'],
    calls: 3,
  },
  {
    name: 'a weak validator',
    behaviors: [ok({ 'cache-control': 'max-age=0', etag: 'W/"a"' }), raw(304, {}, '')],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  {
    name: '304 with a new lifetime',
    behaviors: [expired, raw(304, { 'cache-control': 'max-age=600' }, ''), raw(500)],
    outcomes: ['png', 'png', 'png'],
    calls: 2,
  },
  {
    name: '304 without validators sent',
    behaviors: [ok({ 'cache-control': 'max-age=0', etag: '' }), raw(304, {}, '')],
    outcomes: ['png', 'png stale'],
    calls: 2,
  },
  { name: '206', behaviors: [raw(206)], outcomes: ['PROVIDER_REJECTED'], calls: 1 },
  {
    name: '301',
    behaviors: [raw(301, { location: 'https://elsewhere.example/' })],
    outcomes: ['PROVIDER_REJECTED'],
    calls: 1,
  },
  { name: '408', behaviors: [raw(408)], outcomes: ['PROVIDER_REJECTED'], calls: 1 },
  { name: '418', behaviors: [raw(418)], outcomes: ['PROVIDER_REJECTED'], calls: 1 },
  { name: '451 with a stale tile', behaviors: [expired, raw(451)], outcomes: ['png', 'png stale'], calls: 2 },
  { name: '504', behaviors: [raw(504)], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  { name: '520', behaviors: [raw(520)], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: '429 of zero seconds',
    behaviors: [raw(429, { 'retry-after': '0' })],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: '429 until a date in the past',
    behaviors: [raw(429, { 'retry-after': inTime(-60_000) })],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  { name: 'a gzipped tile', behaviors: [ok({ 'content-encoding': 'gzip' })], outcomes: ['png'], calls: 1 },
  {
    name: 'PNG with bytes after its end',
    behaviors: [raw(200, {}, '\u0089PNG')],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: 'a script before an image',
    behaviors: [raw(200, { 'content-type': 'image/png' }, '<script>1</script>GIF89a')],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: 'a WebP of a wrong size',
    behaviors: [raw(200, {}, 'RIFF\u0001\u0000\u0000\u0000WEBPVP8 ')],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: 'missing, then asked for again',
    behaviors: [raw(404), ok()],
    outcomes: ['OBJECT_NOT_FOUND', 'OBJECT_NOT_FOUND'],
    calls: 1,
  },
];

import type { TileServerBehavior } from '../../../../infra/fake-vendors/tile-server.ts';

/** Outcome of one request for a tile: its media type, with `stale` when it is unconfirmed, or an error code. */
type Outcome = 'png' | 'jpeg' | 'webp' | 'png stale' | string;

/** Requests for one tile, one after another, with the tile server's behavior at each call. */
export interface ServerCase {
  name: string;
  behaviors: TileServerBehavior[];
  /** Outcomes of the requests; there are as many requests as outcomes. */
  outcomes: Outcome[];
  /** Number of calls that the tile server receives. */
  calls: number;
}

const HTML = '<!doctype html><title>Sign in</title><p>Welcome to the airport.</p>';
const raw = (status: number, headers: Record<string, string> = {}, body = HTML): TileServerBehavior => ({
  kind: 'raw',
  status,
  body,
  headers: { 'content-type': 'text/html', ...headers },
});
const ok = (headers: Record<string, string> = {}): TileServerBehavior => ({ kind: 'ok', headers });
/** A tile that must be revalidated at its next use. */
const expired = ok({ 'cache-control': 'max-age=0' });
const inTime = (ms: number) => new Date(Date.now() + ms).toUTCString();

export const SERVER_CASES: ServerCase[] = [
  { name: 'a tile is fetched once', behaviors: [ok()], outcomes: ['png', 'png', 'png'], calls: 1 },
  { name: 'JPEG', behaviors: [{ kind: 'ok', format: 'jpeg' }], outcomes: ['jpeg', 'jpeg'], calls: 1 },
  { name: 'WebP', behaviors: [{ kind: 'ok', format: 'webp' }], outcomes: ['webp', 'webp'], calls: 1 },
  { name: 'a wrong content type', behaviors: [ok({ 'content-type': 'text/html' })], outcomes: ['png'], calls: 1 },
  { name: 'no cache headers', behaviors: [ok({ 'cache-control': '', etag: '' })], outcomes: ['png', 'png'], calls: 1 },
  { name: 'max-age of zero is confirmed', behaviors: [expired, ok()], outcomes: ['png', 'png', 'png'], calls: 2 },
  { name: 'no-cache', behaviors: [ok({ 'cache-control': 'no-cache' }), ok()], outcomes: ['png', 'png'], calls: 2 },
  { name: 'no-store', behaviors: [ok({ 'cache-control': 'no-store' }), ok()], outcomes: ['png', 'png'], calls: 2 },
  {
    name: 'no-store, then a failure',
    behaviors: [ok({ 'cache-control': 'no-store' }), raw(500)],
    outcomes: ['png', 'PROVIDER_UNAVAILABLE'],
    calls: 2,
  },
  {
    name: 'Expires in the future',
    behaviors: [ok({ 'cache-control': '', expires: inTime(3_600_000) })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'Expires in the past',
    behaviors: [ok({ 'cache-control': '', expires: inTime(-3_600_000) }), ok()],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  {
    name: 'Expires that is no date has passed',
    behaviors: [ok({ 'cache-control': '', expires: '0' }), ok()],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  {
    name: 'an Age beyond max-age',
    behaviors: [ok({ 'cache-control': 'max-age=60', age: '61' }), ok()],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  {
    name: 's-maxage before max-age',
    behaviors: [ok({ 'cache-control': 'max-age=0, s-maxage=600' })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'max-age that is no number',
    behaviors: [ok({ 'cache-control': 'max-age=soon' })],
    outcomes: ['png', 'png'],
    calls: 1,
  },
  {
    name: 'Last-Modified as the only validator',
    behaviors: [ok({ 'cache-control': 'max-age=0', etag: '', 'last-modified': inTime(-1e9) }), raw(304, {}, '')],
    outcomes: ['png', 'png'],
    calls: 2,
  },
  {
    name: 'a new edition at revalidation',
    behaviors: [expired, { kind: 'ok', edition: 2 }],
    outcomes: ['png', 'png', 'png'],
    calls: 2,
  },
  { name: '304 to a first request', behaviors: [raw(304, {}, '')], outcomes: ['PROVIDER_REJECTED'], calls: 1 },
  { name: '404 is remembered', behaviors: [raw(404)], outcomes: ['OBJECT_NOT_FOUND', 'OBJECT_NOT_FOUND'], calls: 1 },
  { name: '410', behaviors: [raw(410)], outcomes: ['OBJECT_NOT_FOUND'], calls: 1 },
  { name: '204', behaviors: [raw(204, {}, '')], outcomes: ['OBJECT_NOT_FOUND', 'OBJECT_NOT_FOUND'], calls: 1 },
  {
    name: 'a tile that disappears',
    behaviors: [expired, raw(404)],
    outcomes: ['png', 'OBJECT_NOT_FOUND', 'OBJECT_NOT_FOUND'],
    calls: 2,
  },
  { name: '400', behaviors: [raw(400)], outcomes: ['PROVIDER_REJECTED', 'PROVIDER_REJECTED'], calls: 1 },
  { name: '403', behaviors: [raw(403)], outcomes: ['PROVIDER_REJECTED', 'PROVIDER_REJECTED'], calls: 1 },
  { name: '401', behaviors: [raw(401)], outcomes: ['PROVIDER_REJECTED', 'PROVIDER_REJECTED'], calls: 1 },
  {
    name: '403 with a stale tile',
    behaviors: [expired, raw(403)],
    outcomes: ['png', 'png stale', 'png stale'],
    calls: 2,
  },
  {
    name: '429 in seconds',
    behaviors: [raw(429, { 'retry-after': '30' })],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: '429 until a date',
    behaviors: [raw(429, { 'retry-after': inTime(60_000) })],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: '429 without a time',
    behaviors: [raw(429)],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: '429 with nonsense',
    behaviors: [raw(429, { 'retry-after': 'later' })],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: '429 with a stale tile',
    behaviors: [expired, raw(429)],
    outcomes: ['png', 'png stale', 'png stale'],
    calls: 2,
  },
  { name: '500', behaviors: [raw(500)], outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: '500 with a stale tile',
    behaviors: [expired, raw(500)],
    outcomes: ['png', 'png stale', 'png stale'],
    calls: 2,
  },
  { name: '502', behaviors: [raw(502)], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: '503 with Retry-After',
    behaviors: [raw(503, { 'retry-after': '20' })],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  { name: '503 with a stale tile', behaviors: [expired, raw(503)], outcomes: ['png', 'png stale'], calls: 2 },
  {
    name: 'a redirect is not followed',
    behaviors: [raw(302, { location: 'http://169.254.169.254/' })],
    outcomes: ['PROVIDER_REJECTED'],
    calls: 1,
  },
  {
    name: 'HTML with 200',
    behaviors: [raw(200)],
    outcomes: ['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: 'HTML that calls itself PNG',
    behaviors: [raw(200, { 'content-type': 'image/png' })],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  {
    name: 'SVG',
    behaviors: [raw(200, { 'content-type': 'image/svg+xml' }, '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  { name: 'an empty body', behaviors: [raw(200, {}, '')], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: 'a GIF',
    behaviors: [raw(200, { 'content-type': 'image/gif' }, 'GIF89a')],
    outcomes: ['PROVIDER_UNAVAILABLE'],
    calls: 1,
  },
  { name: 'HTML with a stale tile', behaviors: [expired, raw(200)], outcomes: ['png', 'png stale'], calls: 2 },
  { name: 'a truncated tile', behaviors: [{ kind: 'truncated' }], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: 'a truncated tile with a stale one',
    behaviors: [expired, { kind: 'truncated' }],
    outcomes: ['png', 'png stale'],
    calls: 2,
  },
  { name: 'three megabytes', behaviors: [{ kind: 'huge' }], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  { name: 'no answer', behaviors: [{ kind: 'hang' }], outcomes: ['TIMED_OUT', 'TIMED_OUT'], calls: 1 },
  {
    name: 'no answer, with a stale tile',
    behaviors: [expired, { kind: 'hang' }],
    outcomes: ['png', 'png stale'],
    calls: 2,
  },
  { name: 'JSON with 200', behaviors: [{ kind: 'malformed' }], outcomes: ['PROVIDER_UNAVAILABLE'], calls: 1 },
  {
    name: 'a validator that no header may contain',
    behaviors: [ok({ 'cache-control': 'max-age=0', etag: '"\u00e9"' }), ok()],
    outcomes: ['png', 'png'],
    calls: 2,
  },
];

/** Paths below /api/tiles with the expected status, and the field that a 400 names. */
export const URL_CASES: [path: string, status: number, field?: string][] = [
  ['0/0/0.png', 200],
  ['19/524287/524287.png', 200],
  ['1/1/1.png', 200],
  ['20/0/0.png', 400, 'z'],
  ['-1/0/0.png', 400, 'z'],
  ['99999999999999999999/0/0.png', 400, 'z'],
  ['1e1/0/0.png', 400, 'z'],
  ['0x1/0/0.png', 400, 'z'],
  ['01/0/0.png', 400, 'z'],
  ['z/0/0.png', 400, 'z'],
  ['NaN/0/0.png', 400, 'z'],
  ['%20/0/0.png', 400, 'z'],
  ['0/1/0.png', 400, 'x'],
  ['3/8/0.png', 400, 'x'],
  ['3/-1/0.png', 400, 'x'],
  ['3/1.5/0.png', 400, 'x'],
  ['3/%00/0.png', 400, 'x'],
  ['3/..%2f..%2fetc%2fpasswd/0.png', 400, 'x'],
  ['3/0/8.png', 400, 'y'],
  ['3/0/-0.png', 400, 'y'],
  ['3/0/1e0.png', 400, 'y'],
  ['3/0/٣.png', 400, 'y'],
  ['3/0/1', 404],
  ['3/0/1.jpg', 404],
  ['3/0', 404],
  ['3/0/1/2.png', 404],
  ['3/0/.png', 404],
  ['3/0/1.png?x=<script>', 200],
  ['%E0%A4%A/0/0.png', 400],
];

import type { Actor } from '@placelore/contracts/core/identity.js';
import { canView, formatRequester, isOwnedBy } from './ownership.js';

const buildActor = (overrides: Partial<Actor>): Actor => ({
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  ...overrides,
});
const COOKIE = '4f9d3c1e-0000-4000-8000-000000000000';

it.each([
  ['accepts the account that owns the discovery', { userId: 1, visitorId: null }, { userId: 1 }, true],
  ['rejects another account', { userId: 1, visitorId: null }, { userId: 2 }, false],
  [
    'rejects the cookie it was created with once an account owns it',
    { userId: 1, visitorId: COOKIE },
    { visitorId: COOKIE },
    false,
  ],
  [
    'accepts the visitor cookie that owns the discovery',
    { userId: null, visitorId: COOKIE },
    { visitorId: COOKIE },
    true,
  ],
  [
    'accepts a user who has that visitor cookie',
    { userId: null, visitorId: COOKIE },
    { userId: 1, visitorId: COOKIE },
    true,
  ],
  ['rejects a guest without a cookie', { userId: null, visitorId: COOKIE }, {}, false],
  ['rejects a guest without a cookie when there is no owner', { userId: null, visitorId: null }, {}, false],
  ['rejects an admin when there is no owner', { userId: null, visitorId: null }, { isAdmin: true, userId: 1 }, false],
])('isOwnedBy: %s', (_, discovery, actor, expected) => {
  expect(isOwnedBy(discovery, buildActor(actor))).toBe(expected);
});

it('canView: shows public items to everyone and private items to owners and admins', () => {
  const discovery = { userId: 1, visitorId: null };
  const canSee = (isPublic: boolean, actor: Partial<Actor>) => canView({ ...discovery, isPublic }, buildActor(actor));
  expect([canSee(true, {}), canSee(false, {}), canSee(false, { userId: 2 })]).toEqual([true, false, false]);
  expect([canSee(false, { userId: 1 }), canSee(false, { userId: 2, isAdmin: true })]).toEqual([true, true]);
});

it('formatRequester: names the account, and the visitor cookie only without one', () => {
  expect(formatRequester({ userId: 7, visitorId: COOKIE })).toBe('user:7');
  expect(formatRequester({ userId: null, visitorId: COOKIE })).toBe(`visitor:${COOKIE}`);
});

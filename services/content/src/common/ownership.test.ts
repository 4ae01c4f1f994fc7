import type { Actor } from '@placelore/contracts/core/identity.js';
import { canView, isOwnedBy } from './ownership.js';

const buildActor = (overrides: Partial<Actor>): Actor => ({
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  ...overrides,
});
const COOKIE = '4f9d3c1e-0000-4000-8000-000000000000';

it.each([
  ['an account’s, by it', { userId: 1, visitorId: null }, { userId: 1 }, true],
  ['an account’s, by another', { userId: 1, visitorId: null }, { userId: 2 }, false],
  ['an account’s, by the cookie it was made with', { userId: 1, visitorId: COOKIE }, { visitorId: COOKIE }, false],
  ['a cookie’s, by it', { userId: null, visitorId: COOKIE }, { visitorId: COOKIE }, true],
  ['a cookie’s, by a user with it', { userId: null, visitorId: COOKIE }, { userId: 1, visitorId: COOKIE }, true],
  ['a cookie’s, by a guest without one', { userId: null, visitorId: COOKIE }, {}, false],
  ['nobody’s, by a guest without a cookie', { userId: null, visitorId: null }, {}, false],
  ['nobody’s, by an admin', { userId: null, visitorId: null }, { isAdmin: true, userId: 1 }, false],
])('%s', (_, discovery, actor, expected) => {
  expect(isOwnedBy(discovery, buildActor(actor))).toBe(expected);
});

it('shows public ones to everyone and private ones to owners and admins', () => {
  const discovery = { userId: 1, visitorId: null };
  const canSee = (isPublic: boolean, actor: Partial<Actor>) => canView({ ...discovery, isPublic }, buildActor(actor));
  expect([canSee(true, {}), canSee(false, {}), canSee(false, { userId: 2 })]).toEqual([true, false, false]);
  expect([canSee(false, { userId: 1 }), canSee(false, { userId: 2, isAdmin: true })]).toEqual([true, true]);
});

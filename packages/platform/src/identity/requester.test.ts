import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { toRequester } from './requester.js';

const GUEST = {
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  sessionKey: null,
  visitorId: null,
} as const;

describe('toRequester', () => {
  it('identifies guests by a hash of the visitor id', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const requester = toRequester({ ...GUEST, visitorId: one, network: 'n' });
    expect(requester).toEqual({ id: expect.stringMatching(/^visitor:[\w-]{22}$/), role: 'guest', network: 'n' });
    expect(requester?.id).not.toContain(one);
    expect(toRequester({ ...GUEST, visitorId: one })?.id).toBe(requester?.id);
    expect(toRequester({ ...GUEST, visitorId: other })?.id).not.toBe(requester?.id);
  });

  it('identifies users by id and role', () => {
    const user: Identity = { ...GUEST, userId: 7, username: 'ada', visitorId: randomUUID() };
    expect(toRequester(user)).toEqual({ id: 'user:7', role: 'member', network: null });
    expect(toRequester({ ...user, isAdmin: true })).toMatchObject({ id: 'user:7', role: 'admin' });
  });

  it("uses the requester of the worker's job, and none for scheduled jobs", () => {
    const onBehalfOf = { id: 'user:7', role: 'member', network: null } as const;
    expect(toRequester({ kind: 'service', service: 'worker', onBehalfOf })).toBe(onBehalfOf);
    expect(toRequester({ kind: 'service', service: 'worker' })).toBeUndefined();
  });
});

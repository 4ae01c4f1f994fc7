import { createHmac } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { IdentityTokens } from './identity-token.js';

const SECRET = 'a secret that only these tests know, long enough';
const tokens = new IdentityTokens(SECRET);
const admin: Identity = {
  kind: 'person',
  userId: 1,
  username: 'ada',
  isAdmin: true,
  visitorId: null,
  sessionKey: 'k',
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAMinute = () => Math.floor(Date.now() / 1000) + 60;

/** A token with any header and claims, rightly signed by HMAC with `secret`. */
function forge(header: object, claims: object, secret = SECRET, hash = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}
const header = { alg: 'HS256' };
const claims = () => ({ who: admin, iss: 'placelore', exp: inAMinute() });

describe('an identity token', () => {
  it.each<Identity>([admin, { kind: 'service', service: 'worker' }])('carries its identity', async (identity) => {
    expect(tokens.verify(tokens.sign(identity))).toEqual(identity);
  });

  it('is what these forgeries are made like: the rightly made one passes', async () => {
    expect(tokens.verify(forge(header, claims()))).toEqual(admin);
  });

  it('lives a minute', async () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const token = tokens.sign(admin);
      jest.setSystemTime(59_000);
      expect(tokens.verify(token)).toEqual(admin);
      jest.setSystemTime(61_000);
      expect(tokens.verify(token)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  const forgeries: [string, () => string][] = [
    ['signed with another secret', () => forge(header, claims(), 'another secret')],
    ['without a signature', () => `${encode(header)}.${encode(claims())}.`],
    ['of alg none', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
    ['of alg None, signed', () => forge({ alg: 'None' }, claims())],
    ['that never expires', () => forge(header, { who: admin, iss: 'placelore' })],
    ['that expired', () => forge(header, { ...claims(), exp: 1 })],
    ['of another issuer', () => forge(header, { ...claims(), iss: 'elsewhere' })],
    ['without an issuer', () => forge(header, { who: admin, exp: inAMinute() })],
    ['of alg HS512', () => forge({ alg: 'HS512' }, claims(), SECRET, 'sha512')],
    ['of nobody', () => forge(header, { iss: 'placelore', exp: inAMinute() })],
    ['of an unknown kind', () => forge(header, { ...claims(), who: { kind: 'root' } })],
    ['of a service there is not', () => forge(header, { ...claims(), who: { kind: 'service', service: 'auth' } })],
    ['with an admin flag that is text', () => forge(header, { ...claims(), who: { ...admin, isAdmin: 'true' } })],
  ];
  it.each(forgeries)('%s is refused', async (_, make) => expect(tokens.verify(make())).toBeNull());

  it('with other claims under the same signature is refused', async () => {
    const [head, , signature] = tokens.sign({ kind: 'service', service: 'gateway' }).split('.');
    expect(tokens.verify(`${head}.${encode(claims())}.${signature}`)).toBeNull();
  });

  it.each([undefined, null, '', 'a', 'a.b.c', '..', 7, ['a', 'b'], {}, 'x'.repeat(100_000)])(
    'is not %j',
    async (value) => expect(tokens.verify(value)).toBeNull(),
  );
});

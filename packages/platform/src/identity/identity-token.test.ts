import { createHmac } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { IdentityTokens } from './identity-token.js';

const SECRET = 'a secret that only these tests know, long enough';
const tokens = new IdentityTokens(SECRET);
const ADMIN: Identity = {
  kind: 'person',
  userId: 1,
  username: 'ada',
  isAdmin: true,
  visitorId: null,
  sessionKey: 'k',
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const getExpiry = () => Math.floor(Date.now() / 1000) + 60;

/** Builds a token with any header and claims that is correctly signed (HMAC) with `secret`. */
function forge(header: object, claims: object, secret = SECRET, hash = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}
const header = { alg: 'HS256' };
const buildClaims = () => ({ who: ADMIN, iss: 'placelore', exp: getExpiry() });

describe('IdentityTokens', () => {
  it.each<Identity>([ADMIN, { kind: 'service', service: 'worker' }])(
    'returns the signed identity',
    async (identity) => {
      expect(tokens.verify(tokens.sign(identity))).toEqual(identity);
    },
  );

  it("accepts a token built by the test's own helper, from which the forgeries derive", async () => {
    expect(tokens.verify(forge(header, buildClaims()))).toEqual(ADMIN);
  });

  it('verifies the signature of a token once', () => {
    const token = tokens.sign(ADMIN);
    expect(tokens.verify(token)).toBe(tokens.verify(token));
  });

  it('forgets the oldest of more than 500 tokens', () => {
    const others = new IdentityTokens(SECRET);
    const verified = Array.from({ length: 500 }, (_, userId) => {
      const token = others.sign({ ...ADMIN, userId: userId + 1 });
      return { token, identity: others.verify(token) };
    });
    others.verify(others.sign({ ...ADMIN, userId: 501 }));
    const [oldest, second] = [verified[0]!, verified[1]!];
    expect(others.verify(second.token)).toBe(second.identity);
    expect(others.verify(oldest.token)).not.toBe(oldest.identity);
  });

  it('expires a token after one minute', async () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const token = tokens.sign(ADMIN);
      jest.setSystemTime(59_000);
      expect(tokens.verify(token)).toEqual(ADMIN);
      jest.setSystemTime(61_000);
      expect(tokens.verify(token)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  const forgeries: [string, () => string][] = [
    ['signed with another secret', () => forge(header, buildClaims(), 'another secret')],
    ['without a signature', () => `${encode(header)}.${encode(buildClaims())}.`],
    ['of alg none', () => `${encode({ alg: 'none' })}.${encode(buildClaims())}.`],
    ['of alg None, signed', () => forge({ alg: 'None' }, buildClaims())],
    ['that never expires', () => forge(header, { who: ADMIN, iss: 'placelore' })],
    ['that expired', () => forge(header, { ...buildClaims(), exp: 1 })],
    ['of another issuer', () => forge(header, { ...buildClaims(), iss: 'elsewhere' })],
    ['without an issuer', () => forge(header, { who: ADMIN, exp: getExpiry() })],
    ['of alg HS512', () => forge({ alg: 'HS512' }, buildClaims(), SECRET, 'sha512')],
    ['of nobody', () => forge(header, { iss: 'placelore', exp: getExpiry() })],
    ['of an unknown kind', () => forge(header, { ...buildClaims(), who: { kind: 'root' } })],
    ['of a service there is not', () => forge(header, { ...buildClaims(), who: { kind: 'service', service: 'auth' } })],
    ['with an admin flag that is text', () => forge(header, { ...buildClaims(), who: { ...ADMIN, isAdmin: 'true' } })],
  ];
  it.each(forgeries)('rejects %s', async (_, make) => expect(tokens.verify(make())).toBeNull());

  it('rejects changed claims with the same signature', async () => {
    const [head, , signature] = tokens.sign({ kind: 'service', service: 'gateway' }).split('.');
    expect(tokens.verify(`${head}.${encode(buildClaims())}.${signature}`)).toBeNull();
  });

  it.each([undefined, null, '', 'a', 'a.b.c', '..', 7, ['a', 'b'], {}, 'x'.repeat(100_000)])(
    'rejects %j',
    async (value) => expect(tokens.verify(value)).toBeNull(),
  );
});

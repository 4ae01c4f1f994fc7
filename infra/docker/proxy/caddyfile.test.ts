import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@placelore/contracts/core/errors.js';

const caddyfile = readFileSync(join(__dirname, 'Caddyfile'), 'utf8');

it('Caddyfile: responds with the codes, messages and statuses of the error table', () => {
  const responses = [...caddyfile.matchAll(/respond `(\{.*\})` (\d+)/g)].map(([, body = '', status]) => ({
    ...(JSON.parse(body) as { error: string; code: keyof typeof ERRORS }),
    status: Number(status),
  }));
  expect(responses.map(({ code }) => code)).toEqual(['IMAGE_TOO_LARGE', 'BODY_TOO_LARGE', 'UNAVAILABLE']);
  for (const { code, error, status } of responses) {
    expect({ code, error, status }).toEqual({ code, error: ERRORS[code].message, status: ERRORS[code].status });
  }
});

/** Whether the matcher with this name matches a body of this length in bytes. */
const matchesLength = (name: string, length: number) => {
  const [, pattern = ''] = new RegExp(`@${name}[^@]*?header_regexp Content-Length (\\S+)`).exec(caddyfile) ?? [];
  return new RegExp(pattern).test(String(length));
};

it.each([
  ['photo', 10 * 1024 ** 2 + 64 * 1024, false],
  ['photo', 11_000_000, true],
  ['photo', 20_000_000, true],
  ['photo', 1_000_000_000, true],
  ['body', 19_999_999, false],
  ['body', 20_000_000, true],
  ['body', 99_999_999, true],
  ['body', 100_000_000, true],
] as const)('Caddyfile: rejects a %s of %i bytes: %s', (name, length, expected) => {
  expect(matchesLength(name, length)).toBe(expected);
});

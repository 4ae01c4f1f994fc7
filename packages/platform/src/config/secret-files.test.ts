import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError, databaseVariables, readConfig } from './read-config.js';

const schema = z.object({ ...databaseVariables, TILES_FILE: z.string().optional(), TILES: z.string().optional() });
const URL_WITHOUT_PASSWORD = 'postgres://auth@postgres:5432/placelore';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'placelore-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeSecret(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}
const read = (environment: Record<string, string>) =>
  readConfig('auth', schema, { DATABASE_URL: URL_WITHOUT_PASSWORD, ...environment });
function readInvalid(environment: Record<string, string>): string[] {
  try {
    read(environment);
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.issues;
    throw thrown;
  }
  throw new Error('was accepted');
}

describe('secrets in files', () => {
  it('reads the value of a variable from the file that NAME_FILE names, without its last line break', () => {
    expect(read({ DATABASE_PASSWORD_FILE: writeSecret('two words\n') }).DATABASE_PASSWORD).toBe('two words');
    expect(read({ DATABASE_PASSWORD_FILE: writeSecret(' kept \r\n') }).DATABASE_PASSWORD).toBe(' kept ');
  });

  it('puts the password into the URL, whatever characters it has', () => {
    const password = 'p@ss:/w%20#?é';
    const { DATABASE_URL } = read({ DATABASE_PASSWORD_FILE: writeSecret(password) });
    const { username, password: encoded, host, pathname } = new URL(DATABASE_URL);
    expect([username, decodeURIComponent(encoded), host, pathname]).toEqual([
      'auth',
      password,
      'postgres:5432',
      '/placelore',
    ]);
  });

  it('treats a file with nothing but a line break as absent', () => {
    const config = read({ DATABASE_PASSWORD_FILE: writeSecret('\n') });
    expect(config).toMatchObject({ DATABASE_URL: URL_WITHOUT_PASSWORD });
    expect(config).not.toHaveProperty('DATABASE_PASSWORD');
  });

  it('does not change variables whose own name ends with FILE', () => {
    expect(read({ TILES_FILE: '/no/such.pmtiles' })).toMatchObject({ TILES_FILE: '/no/such.pmtiles' });
  });

  it('reports an unreadable file, and a value that is set twice, without showing it', () => {
    expect(readInvalid({ DATABASE_PASSWORD_FILE: join(folder, 'absent') })).toEqual([
      'DATABASE_PASSWORD_FILE: names a file that cannot be read (ENOENT)',
    ]);
    const twice = readInvalid({ DATABASE_PASSWORD: 'hunter2', DATABASE_PASSWORD_FILE: writeSecret('hunter3') });
    expect(twice).toEqual(['DATABASE_PASSWORD: is set, and DATABASE_PASSWORD_FILE too; only one of them may be']);
  });

  it('leaves the report of an invalid URL to the schema', () => {
    const issues = readInvalid({ DATABASE_URL: 'nowhere', DATABASE_PASSWORD: 'hunter2' });
    expect(issues).toEqual([expect.stringMatching(/^DATABASE_URL: must be an address/)]);
  });
});

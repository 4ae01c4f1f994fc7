import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands for Caddy: prints its arguments and environment. */
const CADDY_STUB =
  '#!/bin/sh\nprintf "%s\\n" "$FORWARDERS" "$SITE_ADDRESS" "$UPLOADS_ADDRESS" "$SITE_TLS $UPLOADS_TLS" "$*"\n';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-proxy-'));
  await writeFile(join(folder, 'caddy'), CADDY_STUB, { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true }));

function start(environment: Record<string, string>) {
  const script = join(__dirname, 'start.sh');
  const printed = execFileSync('sh', [script], {
    env: { PATH: `${folder}:${process.env.PATH}`, ...environment },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const [forwarders, site, uploads, certificates, command] = printed.split('\n');
  expect(command).toBe(`run --config ${join(__dirname, 'Caddyfile')} --adapter caddyfile`);
  return { forwarders, site, uploads, certificates };
}

const DEFAULTS = {
  forwarders: '127.0.0.1/32',
  site: 'http://site.invalid',
  uploads: 'http://uploads.invalid',
  certificates: 'tls_acme tls_acme',
};
const EVERY_NETWORK = '0.0.0.0/0 ::/0';

it.each([
  ['nothing', {}, DEFAULTS],
  ['what Compose passes for nothing', { PUBLIC_URL: '', S3_PUBLIC_ENDPOINT: '', TRUSTED_PROXIES: '1' }, DEFAULTS],
  ['a plain address', { PUBLIC_URL: 'http://placelore.example' }, DEFAULTS],
  [
    'an address with TLS',
    { PUBLIC_URL: 'https://placelore.example' },
    { ...DEFAULTS, site: 'https://placelore.example' },
  ],
  [
    'an address with a port and a path',
    { PUBLIC_URL: 'https://placelore.example:443/' },
    { ...DEFAULTS, site: 'https://placelore.example' },
  ],
  [
    'an object store for browsers',
    { PUBLIC_URL: 'https://placelore.example', S3_PUBLIC_ENDPOINT: 'https://uploads.placelore.example' },
    { ...DEFAULTS, site: 'https://placelore.example', uploads: 'https://uploads.placelore.example' },
  ],
  [
    'an object store for browsers on a port of this machine',
    { S3_PUBLIC_ENDPOINT: 'http://uploads.localhost:8080' },
    { ...DEFAULTS, uploads: 'http://uploads.localhost' },
  ],
  [
    'a proxy in front that does TLS',
    { PUBLIC_URL: 'https://placelore.example', S3_PUBLIC_ENDPOINT: 'https://uploads.example', TRUSTED_PROXIES: '2' },
    { ...DEFAULTS, forwarders: EVERY_NETWORK, uploads: 'http://uploads.example' },
  ],
  [
    'certificates from files, for addresses with TLS only',
    { PUBLIC_URL: 'https://a.example', S3_PUBLIC_ENDPOINT: 'http://b.example', TLS_MODE: 'files' },
    { ...DEFAULTS, site: 'https://a.example', uploads: 'http://b.example', certificates: 'tls_files tls_acme' },
  ],
  [
    'an authority of its own',
    { PUBLIC_URL: 'https://a.example', S3_PUBLIC_ENDPOINT: 'https://b.example', TLS_MODE: 'internal' },
    { ...DEFAULTS, site: 'https://a.example', uploads: 'https://b.example', certificates: 'tls_internal tls_internal' },
  ],
])('proxy start script: configures Caddy with %s', (_name, environment, expected) => {
  expect(start(environment as Record<string, string>)).toEqual(expected);
});

it('proxy start script: rejects an unknown source of certificates', () => {
  expect(() => start({ PUBLIC_URL: 'https://a.example', TLS_MODE: 'letsencrypt' })).toThrow(
    /TLS_MODE is acme, internal or files, not letsencrypt/,
  );
});

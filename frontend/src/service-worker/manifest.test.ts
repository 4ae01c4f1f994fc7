import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_FIELD, SHARE_PATH } from '@placelore/contracts/system/share-target.js';
import { PATHS } from '../app/routing/paths.js';
import { BRAND } from '../lib/brand.js';

const PUBLIC = join(__dirname, '../../public');
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
const paths: readonly string[] = Object.values(PATHS);

test('web app manifest: has the product’s name and starts on the app’s home page', () => {
  expect([manifest.name, manifest.short_name]).toEqual([BRAND, BRAND]);
  expect(manifest.start_url).toBe(PATHS.app);
});

test('web app manifest: refers to existing pages and icons', () => {
  for (const { url, icons } of manifest.shortcuts) {
    expect(paths).toContain(url.split('?')[0]);
    for (const { src } of icons) expect(existsSync(join(PUBLIC, src))).toBe(true);
  }
  for (const { src } of manifest.icons) expect(existsSync(join(PUBLIC, src))).toBe(true);
});

test('web app manifest: sends shared images to the path that the service worker handles', () => {
  expect(manifest.share_target).toEqual({
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['image/*'] }] },
  });
});

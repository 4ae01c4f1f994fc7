import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Icons of the installed app. `node infra/build/generate-icons.ts` draws them from the favicon. */
const ICONS = [
  { name: 'icon-192.png', size: 192, inset: 0, rounded: true },
  { name: 'icon-512.png', size: 512, inset: 0, rounded: true },
  // Systems crop these icons to their own shapes. A circle of 80 % is always visible.
  { name: 'icon-maskable-192.png', size: 192, inset: 3.5, rounded: false },
  { name: 'icon-maskable-512.png', size: 512, inset: 3.5, rounded: false },
  { name: 'apple-touch-icon.png', size: 180, inset: 1.5, rounded: false },
] as const;

const folder = join(import.meta.dirname, '../../frontend/public');
const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8');

for (const { name, size, inset, rounded } of ICONS) {
  const box = `${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}`;
  const background = `x="${-inset}" y="${-inset}" width="${32 + 2 * inset}" height="${32 + 2 * inset}"`;
  const svg = favicon
    .replace('viewBox="0 0 32 32"', `viewBox="${box}" width="${size}" height="${size}"`)
    .replace('width="32" height="32" rx="8"', rounded ? 'width="32" height="32" rx="8"' : background);
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(join(folder, name));
}

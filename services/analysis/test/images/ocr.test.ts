import sharp from 'sharp';
import { PhotoOcr } from '../../src/images/ocr.js';
import { drawSign } from '../support/draw-sign.js';

let reader: PhotoOcr;

afterEach(() => reader.close());

test('PhotoOcr: reads a sign, one photo after the other', async () => {
  reader = new PhotoOcr();
  const sign = await drawSign('HOTEL ROMA');
  const empty = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7799bb' } })
    .jpeg()
    .toBuffer();
  const [first, second, third] = await Promise.all([reader.read(sign), reader.read(empty), reader.read(sign)]);
  expect(first).toEqual({ text: 'HOTEL ROMA', clear: 'HOTEL ROMA' });
  expect(second).toBeNull();
  expect(third).toEqual(first);
});

test('PhotoOcr: returns null for anything but an image, and reads the next photo', async () => {
  reader = new PhotoOcr();
  expect(await reader.read(Buffer.from('not a picture'))).toBeNull();
  expect((await reader.read(await drawSign('HOTEL ROMA')))?.text).toMatch(/HOTEL/);
});

test('PhotoOcr: returns null for a photo that takes too long, and starts a new engine for the next one', async () => {
  const limits = { timeMs: 40, idleMs: 60_000 };
  reader = new PhotoOcr(limits);
  const sign = await drawSign('HOTEL ROMA');
  const start = performance.now();
  // Starting the engine alone takes longer than the limit.
  expect(await reader.read(sign)).toBeNull();
  expect(performance.now() - start).toBeLessThan(15_000);
  await expect(reader.readCompletely(sign, null)).rejects.toThrow('too little time');
  limits.timeMs = 15_000;
  expect((await reader.read(sign))?.text).toMatch(/HOTEL/);
});

test('PhotoOcr: ends an idle engine, and starts it again for the next photo', async () => {
  reader = new PhotoOcr({ timeMs: 15_000, idleMs: 1 });
  const sign = await drawSign('HOTEL ROMA');
  expect((await reader.read(sign))?.text).toMatch(/HOTEL/);
  while (reader.isRunning) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await reader.read(sign))?.text).toMatch(/HOTEL/);
});

test('PhotoOcr: close() makes the current and later photos return null', async () => {
  reader = new PhotoOcr();
  const sign = await drawSign('HOTEL ROMA');
  const reading = reader.read(sign);
  await reader.close();
  expect(await reading).toBeNull();
  expect(await reader.read(sign)).toBeNull();
  expect(reader.isRunning).toBe(false);
});

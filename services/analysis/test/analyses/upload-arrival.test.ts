import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { guest, until } from './analysis-service.js';
import { photo } from './photos.js';
import { BOUNDARY, part, RawUpload } from './raw-upload.js';
import { FILE, form, service, stillWorks, useUploads } from './upload-calls.js';

useUploads();

describe('an upload on its way', () => {
  const head = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${FILE}\r\n\r\n`);

  it('beyond 10 MB is refused although it announced less or nothing', async () => {
    const upload = await RawUpload.open(service, guest(), { length: null });
    await upload.sendChunk(head);
    for (let sent = 0; sent <= IMAGE_MAX_BYTES; sent += 1024 * 1024) await upload.sendChunk(randomBytes(1024 * 1024));
    expect(await upload.status()).toBe(413);
    upload.hangUp();
  });

  it('of exactly 10 MB is read, one byte more is not', async () => {
    const least = await photo();
    const padded = (size: number) => Buffer.concat([least, Buffer.alloc(size - least.length)]);
    expect((await form(part(FILE, padded(IMAGE_MAX_BYTES)))).status).toBe(202);
    expect((await form(part(FILE, padded(IMAGE_MAX_BYTES + 1)))).status).toBe(413);
  });

  it('does not keep others out while it holds nearly 10 MB and sends no more', async () => {
    const most = Buffer.concat([head, randomBytes(IMAGE_MAX_BYTES - 1_000_000)]);
    const uploads = await Promise.all(
      Array.from({ length: 20 }, () => RawUpload.open(service, guest(), { length: IMAGE_MAX_BYTES })),
    );
    await Promise.all(uploads.map((upload) => upload.send(most)));
    const started = Date.now();
    await stillWorks();
    expect(Date.now() - started).toBeLessThan(10_000);
    for (const upload of uploads) upload.hangUp();
    await until(() => service.app.get(Spool).spooledBytes === 0);
  });

  it('does not keep others out while it stalls', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 40 }, () => RawUpload.open(service, guest(), { length: IMAGE_MAX_BYTES })),
    );
    await Promise.all(uploads.map((upload) => upload.send(head)));
    const started = Date.now();
    await stillWorks();
    expect(Date.now() - started).toBeLessThan(20_000);
    for (const upload of uploads) upload.hangUp();
  });
});

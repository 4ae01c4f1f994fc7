import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { createGuest, waitUntil } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { BOUNDARY, createPart, RawUpload } from '../support/raw-upload.js';
import { expectUploadAccepted, FILE_DISPOSITION, postForm, service, useUploads } from '../support/upload-requests.js';

useUploads();

describe('upload in progress', () => {
  const partHeader = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${FILE_DISPOSITION}\r\n\r\n`);

  it('is rejected above 10 MB although it announced less, or no size', async () => {
    const upload = await RawUpload.open(service, createGuest(), { length: null });
    await upload.sendChunk(partHeader);
    for (let sent = 0; sent <= IMAGE_MAX_BYTES; sent += 1024 * 1024) await upload.sendChunk(randomBytes(1024 * 1024));
    expect(await upload.status()).toBe(413);
    upload.disconnect();
  });

  it('is accepted with exactly 10 MB, and rejected with one byte more', async () => {
    const smallestPhoto = await createPhoto();
    const padded = (size: number) => Buffer.concat([smallestPhoto, Buffer.alloc(size - smallestPhoto.length)]);
    expect((await postForm(createPart(FILE_DISPOSITION, padded(IMAGE_MAX_BYTES)))).status).toBe(202);
    expect((await postForm(createPart(FILE_DISPOSITION, padded(IMAGE_MAX_BYTES + 1)))).status).toBe(413);
  });

  it('does not block others while it holds nearly 10 MB and stalls', async () => {
    const largestBody = Buffer.concat([partHeader, randomBytes(IMAGE_MAX_BYTES - 1_000_000)]);
    const uploads = await Promise.all(
      Array.from({ length: 20 }, () => RawUpload.open(service, createGuest(), { length: IMAGE_MAX_BYTES })),
    );
    await Promise.all(uploads.map((upload) => upload.send(largestBody)));
    const started = Date.now();
    await expectUploadAccepted();
    expect(Date.now() - started).toBeLessThan(10_000);
    for (const upload of uploads) upload.disconnect();
    await waitUntil(() => service.app.get(Spool).spooledBytes === 0);
  });

  it('does not block others while it stalls', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 40 }, () => RawUpload.open(service, createGuest(), { length: IMAGE_MAX_BYTES })),
    );
    await Promise.all(uploads.map((upload) => upload.send(partHeader)));
    const started = Date.now();
    await expectUploadAccepted();
    expect(Date.now() - started).toBeLessThan(20_000);
    for (const upload of uploads) upload.disconnect();
  });
});

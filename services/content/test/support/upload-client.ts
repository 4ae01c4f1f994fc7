import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Identity } from '@placelore/contracts/core/identity.js';
import sharp from 'sharp';
import { type RunningS3, S3_KEYS } from '../../../../packages/platform/test/support/s3-server.js';
import { buildGuest, type ContentTestService } from './content-test-service.js';

/** Returns the environment of a service whose images are in an object store. */
export const s3Environment = ({ endpoint }: RunningS3, browsersReachIt: boolean): Record<string, string> => ({
  STORAGE_DIR: '',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'placelore',
  S3_ACCESS_KEY: S3_KEYS.accessKey,
  S3_SECRET_KEY: S3_KEYS.secretKey,
  ...(browsersReachIt && { S3_PUBLIC_ENDPOINT: endpoint }),
});

/** Requests an upload URL. @throws Error when none is returned */
export async function requestUploadUrl(
  content: ContentTestService,
  actor: Identity,
  constraints: object = {},
): Promise<string> {
  const { status, body } = await content.post('/api/objects/upload', actor, constraints);
  if (status !== 200) throw new Error(`no upload URL: ${status} ${JSON.stringify(body)}`);
  return body.uploadURL;
}

export interface SendOptions {
  type?: string;
  /** Sends the body in chunks, without stating its length. */
  isChunked?: boolean;
  /** Never ends the body. */
  isEndless?: boolean;
  /** Aborts after this many bytes. */
  abortAfterBytes?: number;
}

/** Ms without any bytes, after which the response counts as missing. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends bytes to an upload URL with PUT as a guest. The status is 0 when no response arrives. */
export async function sendUpload(
  content: ContentTestService,
  uploadUrl: string,
  bytes: Buffer,
  { type = 'image/jpeg', isChunked = false, isEndless = false, abortAfterBytes }: SendOptions = {},
): Promise<{ status: number; code: string | undefined }> {
  const url = new URL(uploadUrl, content.url);
  const identityHeaders = uploadUrl.startsWith('/') ? await content.headers(buildGuest(null)) : {};
  const headers = {
    ...identityHeaders,
    'content-type': type,
    ...(!isChunked && { 'content-length': String(bytes.length) }),
  };
  return new Promise((resolve) => {
    const outgoing = httpRequest(url, { method: 'PUT', headers }, async (response) => {
      const body = await text(response);
      outgoing.end();
      resolve({ status: response.statusCode ?? 0, code: /"code":"(\w+)"/.exec(body)?.[1] });
    });
    // Closes the connection; an open one would also keep the service from stopping.
    outgoing.setTimeout(RESPONSE_TIMEOUT_MS, () => outgoing.destroy());
    outgoing.on('error', () => resolve({ status: 0, code: undefined }));
    if (abortAfterBytes === undefined) {
      for (let offset = 0; offset < bytes.length; offset += 65_536)
        outgoing.write(bytes.subarray(offset, offset + 65_536));
      if (!isEndless) outgoing.end();
    } else outgoing.write(bytes.subarray(0, abortAfterBytes), () => outgoing.destroy());
  });
}

/** Creates a JPEG of one color. */
export const createJpeg = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3478a0' } })
    .jpeg()
    .toBuffer();

/** Returns bytes that are not an image. */
export const createFiller = (length: number): Buffer => Buffer.alloc(length, 'placelore ');

/** Creates an image that hardly compresses. */
export const createNoise = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Creates a PNG that claims to have 32,000 × 32,000 pixels. */
export async function createPixelBomb(): Promise<Buffer> {
  const png = Buffer.from(
    await sharp(await createJpeg())
      .png()
      .toBuffer(),
  );
  png.writeUInt32BE(32_000, 16);
  png.writeUInt32BE(32_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

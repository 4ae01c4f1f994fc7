import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Identity } from '@placelore/contracts/identity.js';
import sharp from 'sharp';
import { type RunningS3, S3_KEYS } from '../../../packages/platform/test/s3-server.js';
import { type ContentService, guest } from './content-service.js';

/** The variables of a service whose pictures stand in an object store. */
export const s3Environment = ({ endpoint }: RunningS3, browsersReachIt: boolean): Record<string, string> => ({
  STORAGE_DIR: '',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'placelore',
  S3_ACCESS_KEY: S3_KEYS.accessKey,
  S3_SECRET_KEY: S3_KEYS.secretKey,
  ...(browsersReachIt && { S3_PUBLIC_ENDPOINT: endpoint }),
});

/** Asks for an upload address. @throws Error when none is given */
export async function askFor(content: ContentService, who: Identity, bound: object = {}): Promise<string> {
  const { status, body } = await content.post('/api/objects/upload', who, bound);
  if (status !== 200) throw new Error(`no address: ${status} ${JSON.stringify(body)}`);
  return body.uploadURL;
}

export interface Sending {
  type?: string;
  /** Without a length, in pieces. */
  chunked?: boolean;
  /** Never says that it was all. */
  endless?: boolean;
  /** Breaks off after this many bytes. */
  breakOffAfter?: number;
}

/** Sends bytes to an upload address with PUT, as nobody in particular. Status 0 for an answer that never came. */
export async function send(
  content: ContentService,
  address: string,
  bytes: Buffer,
  { type = 'image/jpeg', chunked = false, endless = false, breakOffAfter }: Sending = {},
): Promise<{ status: number; code: string | undefined }> {
  const url = new URL(address, content.url);
  const own = address.startsWith('/') ? await content.headers(guest(null)) : {};
  const headers = { ...own, 'content-type': type, ...(!chunked && { 'content-length': String(bytes.length) }) };
  return new Promise((resolve) => {
    const outgoing = httpRequest(url, { method: 'PUT', headers }, async (answer) => {
      const body = await text(answer);
      outgoing.end();
      resolve({ status: answer.statusCode ?? 0, code: /"code":"(\w+)"/.exec(body)?.[1] });
    });
    outgoing.on('error', () => resolve({ status: 0, code: undefined }));
    if (breakOffAfter === undefined) {
      for (let at = 0; at < bytes.length; at += 65_536) outgoing.write(bytes.subarray(at, at + 65_536));
      if (!endless) outgoing.end();
    } else outgoing.write(bytes.subarray(0, breakOffAfter), () => outgoing.destroy());
  });
}

/** A JPEG of one colour. */
export const jpeg = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3478a0' } })
    .jpeg()
    .toBuffer();

/** Bytes that no compression makes smaller and that are no picture. */
export const filler = (length: number): Buffer => Buffer.alloc(length, 'placelore ');

/** A picture that does not compress well. */
export const noise = (format: 'jpeg' | 'png' | 'webp') =>
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

/** A PNG that says it is 32,000 × 32,000 pixels. */
export async function bomb(): Promise<Buffer> {
  const png = Buffer.from(
    await sharp(await jpeg())
      .png()
      .toBuffer(),
  );
  png.writeUInt32BE(32_000, 16);
  png.writeUInt32BE(32_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

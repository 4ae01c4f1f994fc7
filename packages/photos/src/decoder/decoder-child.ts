/**
 * Entry point of the process that opens photos. It has no secrets, no network and no files except its code, and
 * responds on file descriptor 3. Started by decoder-process.ts.
 */
import { Socket } from 'node:net';
import sharp from 'sharp';
import { PhotoRejectedError } from '../measure/photo-limits.js';
import { coverPhoto, decodePhoto, inspectPhoto } from './decode-photo.js';
import type { DecoderRequest, DecoderResult } from './decoder-protocol.js';
import { readMessages, sendMessage } from './decoder-protocol.js';
import { loadLibheif } from './heic.js';

const MAX_PHOTO_BYTES = 64 * 1024 * 1024;
const MAX_CAUSE_LENGTH = 200;

/** Thrown before decoding if it needs more memory than this process may use. */
class MemoryLimitError extends Error {}

const responses = new Socket({ fd: 3, readable: false, writable: true });
responses.on('error', () => process.exit(1));
await warmUp();
sendMessage(responses, { ready: true });
for await (const { header, body } of readMessages(process.stdin, MAX_PHOTO_BYTES)) {
  const { facts, image } = await handleRequest(header as DecoderRequest, body);
  sendMessage(responses, facts, image);
}
process.exit(0);

/** Loads everything that decoding needs, because no file can be opened later. */
async function warmUp(): Promise<void> {
  await loadLibheif();
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } });
  await decodePhoto(await dot.jpeg().toBuffer(), () => {});
}

async function handleRequest(
  request: DecoderRequest,
  bytes: Buffer,
): Promise<{ facts: DecoderResult<unknown>; image: Buffer | undefined }> {
  const reserveMemory = (memoryBytes: number) => {
    if (memoryBytes > request.memoryBytes) throw new MemoryLimitError();
  };
  try {
    const { facts, image } = await perform(request, bytes, reserveMemory);
    return { facts: { ok: true, facts }, image };
  } catch (thrown) {
    const reason =
      thrown instanceof MemoryLimitError ? 'heavy' : thrown instanceof PhotoRejectedError ? thrown.reason : 'damaged';
    const cause = String(thrown instanceof Error ? (thrown.cause ?? thrown) : thrown).slice(0, MAX_CAUSE_LENGTH);
    return { facts: { ok: false, reason, cause }, image: undefined };
  }
}

async function perform(
  request: DecoderRequest,
  bytes: Buffer,
  reserveMemory: (memoryBytes: number) => void,
): Promise<{ facts: unknown; image?: Buffer }> {
  switch (request.task) {
    case 'inspect':
      return { facts: { format: await inspectPhoto(bytes, reserveMemory) } };
    case 'photo': {
      const { image, ...facts } = await decodePhoto(bytes, reserveMemory);
      return { facts: { ...facts, image: { width: image.width, height: image.height } }, image: image.bytes };
    }
    case 'cover': {
      const { data, width, height, channels = 3 } = await coverPhoto(bytes, request.sizes, reserveMemory);
      return { facts: { width, height, channels }, image: data };
    }
  }
}

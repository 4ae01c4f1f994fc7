/**
 * The process in which photos are opened: it has no secrets, no files beside its code, and no network, and answers on
 * its fourth stream. Started by decoding-process.ts.
 */
import { Socket } from 'node:net';
import sharp from 'sharp';
import { coverPhoto, decodePhoto, inspectPhoto } from './decode-photo.js';
import { readMessages, sendMessage } from './decoder-messages.js';
import type { DecoderAnswer, DecoderRequest } from './decoder-tasks.js';
import { loadHeic } from './heic.js';
import { PhotoRefused } from './measure/refusals.js';

const MAX_PHOTO_BYTES = 64 * 1024 * 1024;
const MAX_CAUSE_LENGTH = 200;

/** Thrown before decoding when the work takes more memory than this process has. */
class TooHeavy extends Error {}

const answers = new Socket({ fd: 3, readable: false, writable: true });
answers.on('error', () => process.exit(1));
await warmUp();
sendMessage(answers, { ready: true });
for await (const { header, body } of readMessages(process.stdin, MAX_PHOTO_BYTES)) {
  const { facts, picture } = await answerTo(header as DecoderRequest, body);
  sendMessage(answers, facts, picture);
}
process.exit(0);

/** Loads everything that decoding needs, as no file can be opened later. */
async function warmUp(): Promise<void> {
  await loadHeic();
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } });
  await decodePhoto(await dot.jpeg().toBuffer(), () => {});
}

async function answerTo(
  request: DecoderRequest,
  bytes: Buffer,
): Promise<{ facts: DecoderAnswer<unknown>; picture: Buffer | undefined }> {
  const take = (memoryBytes: number) => {
    if (memoryBytes > request.memoryBytes) throw new TooHeavy();
  };
  try {
    const { facts, picture } = await perform(request, bytes, take);
    return { facts: { ok: true, facts }, picture };
  } catch (thrown) {
    const reason = thrown instanceof TooHeavy ? 'heavy' : thrown instanceof PhotoRefused ? thrown.reason : 'damaged';
    const cause = String(thrown instanceof Error ? (thrown.cause ?? thrown) : thrown).slice(0, MAX_CAUSE_LENGTH);
    return { facts: { ok: false, reason, cause }, picture: undefined };
  }
}

async function perform(
  request: DecoderRequest,
  bytes: Buffer,
  take: (memoryBytes: number) => void,
): Promise<{ facts: unknown; picture?: Buffer }> {
  switch (request.task) {
    case 'inspect':
      return { facts: { format: await inspectPhoto(bytes, take) } };
    case 'photo': {
      const { picture, ...facts } = await decodePhoto(bytes, take);
      return { facts: { ...facts, picture: { width: picture.width, height: picture.height } }, picture: picture.bytes };
    }
    case 'cover': {
      const { data, width, height, channels = 3 } = await coverPhoto(bytes, request, take);
      return { facts: { width, height, channels }, picture: data };
    }
  }
}

import type { Readable, Writable } from 'node:stream';
import type { PhotoFormat } from '../formats/photo-format.js';
import type { PhotoMetadata } from '../formats/photo-metadata.js';
import type { RejectionReason } from '../measure/photo-limits.js';
import type { CoverSizes } from './decode-photo.js';

/** A message between a service and its decoding process: a small header and a binary body. */
export interface Message {
  header: unknown;
  body: Buffer;
}

const LENGTHS_BYTES = 8;
const MAX_HEADER_BYTES = 64 * 1024;

/** Encodes what precedes a body: the lengths of header and body in four bytes each, and the header as JSON. */
export function encodeHeader(header: unknown, bodyBytes: number): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const lengths = Buffer.alloc(LENGTHS_BYTES);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(bodyBytes, 4);
  return Buffer.concat([lengths, json]);
}

export function sendMessage(stream: Writable, header: unknown, body: Buffer = Buffer.alloc(0)): void {
  stream.write(encodeHeader(header, body.length));
  if (body.length > 0) stream.write(body);
}

/**
 * Reads the messages of a stream one by one until it ends.
 * @param maxBodyBytes maximum length of a body
 * @throws Error for a longer message or a header that is not JSON
 */
export async function* readMessages(stream: Readable, maxBodyBytes: number): AsyncGenerator<Message> {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = LENGTHS_BYTES;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= needed) {
      const bytes = Buffer.concat(chunks);
      const [headerBytes, bodyBytes] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
      if (headerBytes > MAX_HEADER_BYTES || bodyBytes > maxBodyBytes) throw new Error('the message is too long');
      needed = LENGTHS_BYTES + headerBytes + bodyBytes;
      chunks = [bytes];
      if (length < needed) break;
      const bodyOffset = LENGTHS_BYTES + headerBytes;
      yield {
        header: JSON.parse(bytes.toString('utf8', LENGTHS_BYTES, bodyOffset)),
        body: bytes.subarray(bodyOffset, needed),
      };
      chunks = [bytes.subarray(needed)];
      length -= needed;
      needed = LENGTHS_BYTES;
    }
  }
}

/** The task of a decoding process for the bytes in the message body. */
export type DecoderTask = { task: 'inspect' } | { task: 'photo' } | { task: 'cover'; sizes: CoverSizes };

/** Header of a request to a decoding process. */
export type DecoderRequest = DecoderTask & {
  /** Memory limit in bytes. A task that needs more is not started. */
  memoryBytes: number;
};

export interface InspectedPhoto {
  format: PhotoFormat;
}
export interface PhotoFacts {
  format: PhotoFormat;
  width: number;
  height: number;
  metadata: PhotoMetadata;
  /** Perceptual hashes, which identify copies of the photo; none if it has too little detail. */
  hashes: string[];
  image: { width: number; height: number };
}
export interface CoverFacts {
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Header of a response of a decoding process; the image is the body. */
export type DecoderResult<T> = { ok: true; facts: T } | { ok: false; reason: RejectionReason | 'heavy'; cause: string };

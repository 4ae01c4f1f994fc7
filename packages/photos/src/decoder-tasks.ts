import type { CoverSize } from './decode-photo.js';
import type { PhotoFormat } from './format.js';
import type { RejectionReason } from './measure/refusals.js';
import type { PhotoMetadata } from './metadata.js';

/** What a decoding process is asked to do with the bytes that come along. */
export type DecoderTask = { task: 'inspect' } | { task: 'photo' } | ({ task: 'cover' } & CoverSize);

/** Header of what a decoding process is sent. */
export type DecoderRequest = DecoderTask & {
  /** Work that takes more memory is not begun. */
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
  image: { width: number; height: number };
}
export interface CoverFacts {
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Header of what a decoding process answers; the picture is the body. */
export type DecoderResult<T> = { ok: true; facts: T } | { ok: false; reason: RejectionReason | 'heavy'; cause: string };

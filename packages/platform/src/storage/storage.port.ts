import type { Readable } from 'node:stream';

/** First and last byte of a part of an object, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  /** Bytes. */
  size: number;
  contentType: string;
  /** Changes with the content; without quotes. */
  etag: string;
}

/** An object as a listing knows it. */
export interface ListedObject {
  key: string;
  /** When it was last written. */
  modifiedAt: Date;
}

/** Where files are kept: a local folder, or an S3-compatible bucket. Keys are lower-case paths, see {@link checkKey}. */
export abstract class Storage {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** What is known of an object; null when there is none. */
  abstract stat(key: string): Promise<StoredObject | null>;
  /** The object's bytes, or a part of them. @throws when there is none. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes objects; those that are not there are no fault. */
  abstract delete(keys: string[]): Promise<void>;
  /**
   * Objects below a folder, in the order of their keys' bytes.
   * @param folder ends in a slash
   * @param after only keys beyond this one; empty for the first
   */
  abstract list(folder: string, after: string, limit: number): Promise<ListedObject[]>;
  /**
   * An address that takes one object by PUT from whoever has it, for `seconds`; null when browsers cannot reach this
   * store. The store limits neither how often it is used, nor the size, nor the type.
   */
  abstract presignPut(key: string, seconds: number): Promise<string | null>;
  /** @throws when the storage cannot be used. */
  abstract probe(): Promise<void>;
}

/** @throws Error when a folder to list is not plain names, each with a slash after it. */
export function checkFolder(folder: string): string {
  if (!/^([a-z0-9][a-z0-9_-]*\/)+$/.test(folder)) throw new Error('Not a storage folder');
  return folder;
}

/** Whether a key stays in its folder and is read alike by all stores. */
export const isStorageKey = (key: string): boolean =>
  /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)*$/.test(key) &&
  !/\.(meta|draft)$/.test(key) &&
  key.length <= 300;

/** @throws Error when it is no {@link isStorageKey storage key}. */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('Not a storage key');
  return key;
}

import type { Readable } from 'node:stream';

/** First and last byte of a range, both included. */
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

/** Object as listed. */
export interface ListedObject {
  key: string;
  /** Time of the last write. */
  modifiedAt: Date;
}

/** File storage: a local folder, or an S3-compatible bucket. Keys are lowercase paths, see {@link checkKey}. */
export abstract class Storage {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Returns the metadata of an object, or null when it does not exist. */
  abstract stat(key: string): Promise<StoredObject | null>;
  /** Returns the object's bytes, or a range of them. @throws when it does not exist. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes objects and ignores missing ones. */
  abstract delete(keys: string[]): Promise<void>;
  /**
   * Lists objects of a folder in the byte order of their keys.
   * @param folder ends in a slash
   * @param after returns only keys after this one; empty for the first page
   */
  abstract list(folder: string, after: string, limit: number): Promise<ListedObject[]>;
  /** Lists the objects of all folders, as {@link list} does those of one. */
  abstract listAll(after: string, limit: number): Promise<ListedObject[]>;
  /**
   * Returns a URL that accepts one object by PUT for `seconds`, or null when browsers cannot reach this store. The
   * store limits neither the number of uses nor size or type.
   */
  abstract presignPut(key: string, seconds: number): Promise<string | null>;
  /** @throws when the storage does not work */
  abstract probe(): Promise<void>;
}

/** Returns the folder. @throws Error when it does not consist of plain names that each end with a slash */
export function checkFolder(folder: string): string {
  if (!/^([a-z0-9][a-z0-9_-]*\/)+$/.test(folder)) throw new Error('Not a storage folder');
  return folder;
}

/** Checks that a key cannot leave its folder and is valid in all stores. */
export const isStorageKey = (key: string): boolean =>
  /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)*$/.test(key) &&
  !/\.(meta|draft)$/.test(key) &&
  key.length <= 300;

/** Returns the key. @throws Error when it is no {@link isStorageKey storage key} */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('Not a storage key');
  return key;
}

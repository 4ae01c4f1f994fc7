import type { Readable } from 'node:stream';
import { Client } from 'minio';
import {
  type ByteRange,
  checkFolder,
  checkKey,
  type ListedObject,
  Storage,
  type StoredObject,
} from './storage.port.js';

export interface S3Settings {
  endpoint: string;
  /** URL at which browsers reach the store; absent when they cannot. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Stores objects in one bucket of an S3-compatible store. */
export class S3Storage extends Storage {
  private readonly client: Client;
  /** Signs URLs for browsers with their own client, because the signature covers the host. */
  private readonly publicClient: Client | null;
  private readonly bucket: string;

  constructor(settings: S3Settings) {
    super();
    this.bucket = settings.bucket;
    this.client = createClient(settings.endpoint, settings);
    this.publicClient = settings.publicEndpoint ? createClient(settings.publicEndpoint, settings) : null;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.client.putObject(this.bucket, checkKey(key), bytes, bytes.length, { 'Content-Type': contentType });
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const found = await this.client.statObject(this.bucket, checkKey(key));
      return {
        size: found.size,
        contentType: String(found.metaData['content-type'] ?? 'application/octet-stream'),
        etag: found.etag,
      };
    } catch (thrown) {
      if (isMissing(thrown)) return null;
      throw thrown;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    checkKey(key);
    return range
      ? this.client.getPartialObject(this.bucket, key, range.start, range.end - range.start + 1)
      : this.client.getObject(this.bucket, key);
  }

  async delete(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.client.removeObject(this.bucket, checkKey(key)).catch((thrown: unknown) => {
        if (!isMissing(thrown)) throw thrown;
      });
    }
  }

  async list(folder: string, after: string, limit: number): Promise<ListedObject[]> {
    const { objects } = await this.client.listObjectsV2Query(this.bucket, checkFolder(folder), '', '', limit, after);
    return objects.flatMap(({ name, lastModified }) =>
      name !== undefined && lastModified !== undefined ? [{ key: name, modifiedAt: lastModified }] : [],
    );
  }

  async presignPut(key: string, seconds: number): Promise<string | null> {
    return this.publicClient?.presignedPutObject(this.bucket, checkKey(key), seconds) ?? null;
  }

  async probe(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.client.makeBucket(this.bucket);
  }
}

function createClient(url: string, { region, accessKey, secretKey }: S3Settings): Client {
  const endpoint = new URL(url);
  return new Client({
    endPoint: endpoint.hostname,
    port: Number(endpoint.port) || (endpoint.protocol === 'https:' ? 443 : 80),
    useSSL: endpoint.protocol === 'https:',
    // With the region configured, signing needs no request for it.
    region,
    accessKey,
    secretKey,
    pathStyle: true,
  });
}

function isMissing(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown }).code;
  return code === 'NotFound' || code === 'NoSuchKey';
}

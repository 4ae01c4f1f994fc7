import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { type ByteRange, checkKey, Storage, type StoredObject } from './storage.port.js';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Keeps objects in one bucket of an S3-compatible store. */
export class S3Storage extends Storage {
  private readonly client: Client;
  private readonly bucket: string;

  constructor(settings: S3Settings) {
    super();
    const endpoint = new URL(settings.endpoint);
    this.bucket = settings.bucket;
    this.client = new Client({
      endPoint: endpoint.hostname,
      port: Number(endpoint.port) || (endpoint.protocol === 'https:' ? 443 : 80),
      useSSL: endpoint.protocol === 'https:',
      // With the region given, signing needs no call to ask for it.
      region: settings.region,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      pathStyle: true,
    });
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

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.client.removeObject(this.bucket, checkKey(key)).catch((thrown: unknown) => {
        if (!isMissing(thrown)) throw thrown;
      });
    }
  }

  async probe(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.client.makeBucket(this.bucket);
  }
}

function isMissing(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown }).code;
  return code === 'NotFound' || code === 'NoSuchKey';
}

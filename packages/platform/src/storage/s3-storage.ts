import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ConfigError } from '../config/read-config.js';
import {
  type ByteRange,
  checkFolder,
  checkKey,
  type ListedObject,
  Storage,
  type StoredObject,
} from './storage.port.js';

export interface S3Settings {
  /** May have a path, as `https://host/storage/v1/s3`; the bucket follows it. */
  endpoint: string;
  /** URL at which browsers reach the store; absent when they cannot. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Accompanies temporary keys. */
  sessionToken?: string | undefined;
}

/** Maximum time in ms for a connection, and for a connection without traffic. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 } as const;

/** Stores objects in one bucket of an S3-compatible store. */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  /** Client that signs URLs for browsers. Separate, because the signature covers host and path. */
  private readonly publicClient: S3Client | null;
  private readonly bucket: string;

  constructor(settings: S3Settings) {
    super();
    this.bucket = settings.bucket;
    this.client = createClient(settings.endpoint, settings);
    this.publicClient = settings.publicEndpoint ? createClient(settings.publicEndpoint, settings) : null;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        ...this.address(key),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: contentType,
      }),
    );
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const found = await this.client.send(new HeadObjectCommand(this.address(key)));
      return {
        size: found.ContentLength ?? 0,
        contentType: found.ContentType ?? 'application/octet-stream',
        etag: (found.ETag ?? '').replace(/^(W\/)?"|"$/g, ''),
      };
    } catch (thrown) {
      if (isMissing(thrown)) return null;
      throw thrown;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await this.client.send(new GetObjectCommand({ ...this.address(key), ...part }));
    return Body as Readable;
  }

  async delete(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.client.send(new DeleteObjectCommand(this.address(key))).catch((thrown: unknown) => {
        if (!isMissing(thrown)) throw thrown;
      });
    }
  }

  async list(folder: string, after: string, limit: number): Promise<ListedObject[]> {
    return this.listPrefix(checkFolder(folder), after, limit);
  }

  async listAll(after: string, limit: number): Promise<ListedObject[]> {
    return this.listPrefix('', after, limit);
  }

  async presignPut(key: string, seconds: number): Promise<string | null> {
    const command = new PutObjectCommand(this.address(key));
    return this.publicClient && getSignedUrl(this.publicClient, command, { expiresIn: seconds });
  }

  async probe(): Promise<void> {
    const Bucket = this.bucket;
    try {
      await this.client.send(new HeadBucketCommand({ Bucket }));
    } catch (thrown) {
      const status = getStatus(thrown);
      // Responses to HEAD have no body, so the reason is unknown.
      if (status === 401 || status === 403) {
        throw new ConfigError('storage', [
          `the object store refuses S3_ACCESS_KEY and S3_SECRET_KEY, or their use of S3_BUCKET (status ${status})`,
        ]);
      }
      if (status !== 404) throw thrown;
      await this.client.send(new CreateBucketCommand({ Bucket }));
    }
  }

  private async listPrefix(prefix: string, after: string, limit: number): Promise<ListedObject[]> {
    const { Contents = [] } = await this.client.send(
      new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        MaxKeys: limit,
        ...(after && { StartAfter: after }),
      }),
    );
    return Contents.flatMap(({ Key, LastModified }) =>
      Key !== undefined && LastModified !== undefined ? [{ key: Key, modifiedAt: LastModified }] : [],
    );
  }

  private address(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: checkKey(key) };
  }
}

function createClient(endpoint: string, { region, accessKey, secretKey, sessionToken }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: {
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      ...(sessionToken !== undefined && { sessionToken }),
    },
    // Only Amazon always has a host name for each bucket.
    forcePathStyle: true,
    // Many compatible stores, and browsers that upload, do not support the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
  });
}

/** Checks the status, because responses to HEAD have no body that names the error. */
const isMissing = (thrown: unknown): boolean => getStatus(thrown) === 404;

const getStatus = (thrown: unknown): number | undefined =>
  (thrown as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

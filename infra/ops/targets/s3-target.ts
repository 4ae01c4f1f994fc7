import { type Readable, Writable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import type { ArchiveSource } from '../archive/archive-reader.ts';
import type { ArchiveUpload, BackupTarget } from './backup-target.ts';

export interface BucketAddress {
  bucket: string;
  /** For a folder, empty or ending in a slash; for a single archive, its whole key. */
  prefix: string;
}

export interface BucketSettings {
  endpoint?: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
  sessionToken?: string | undefined;
}

/** Size of the first parts in bytes. At most 10,000 parts are allowed, so later ones are larger: 0.9 TB in total. */
const PART_BYTES = 16 * 1024 ** 2;
const PARTS_OF_ONE_SIZE = 1000;

/** Parses `s3://bucket/prefix`. Returns undefined for anything else. */
export function parseBucketUrl(text: string): BucketAddress | undefined {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix };
}

export function createBucketClient(settings: BucketSettings): S3Client {
  return new S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKey,
      secretAccessKey: settings.secretKey,
      ...(settings.sessionToken === undefined ? {} : { sessionToken: settings.sessionToken }),
    },
    forcePathStyle: settings.endpoint !== undefined,
    // Many compatible stores do not support the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
}

/** Stores archives in a bucket. They are uploaded in parts while they are made. */
export function createBucketTarget(client: S3Client, { bucket, prefix }: BucketAddress): BackupTarget {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  return {
    name: `s3://${bucket}/${folder}`,
    create: (archiveName) => startUpload(client, bucket, `${folder}${archiveName}`),
    async list() {
      const names: string[] = [];
      for (let token: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ...(token && { ContinuationToken: token }) }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(folder.length));
        token = page.NextContinuationToken;
        if (token === undefined) return names;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${folder}${name}` }));
    },
  };
}

async function startUpload(client: S3Client, bucket: string, key: string): Promise<ArchiveUpload> {
  const address = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(address));
  const upload = { ...address, UploadId };
  const parts: CompletedPart[] = [];
  const sendPart = async (bytes: Buffer): Promise<void> => {
    const PartNumber = parts.length + 1;
    const { ETag } = await client.send(
      new UploadPartCommand({ ...upload, PartNumber, Body: bytes, ContentLength: bytes.length }),
    );
    parts.push({ PartNumber, ETag });
  };
  return {
    name: `s3://${bucket}/${key}`,
    stream: createPartStream(sendPart, () => parts.length),
    async commit() {
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    },
    async discard() {
      await client.send(new AbortMultipartUploadCommand(upload));
    },
  };
}

/** Collects bytes into parts, and sends the parts in sequence. */
function createPartStream(sendPart: (bytes: Buffer) => Promise<void>, getSentCount: () => number): Writable {
  let chunks: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    size = 0;
    await sendPart(bytes);
  };
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      size += chunk.length;
      const partBytes = PART_BYTES * (1 + Math.floor(getSentCount() / PARTS_OF_ONE_SIZE));
      if (size < partBytes) done();
      else flush().then(() => done(), done);
    },
    final(done) {
      if (size === 0) done();
      else flush().then(() => done(), done);
    },
  });
}

/** @throws StartupError if the bucket has no such archive */
export const createBucketSource = (client: S3Client, { bucket, prefix }: BucketAddress): ArchiveSource => ({
  name: `s3://${bucket}/${prefix}`,
  async open() {
    try {
      return (await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix }))).Body as Readable;
    } catch (error) {
      if ((error as Error).name !== 'NoSuchKey') throw error;
      throw new StartupError(`s3://${bucket}/${prefix} does not exist: check the name.`);
    }
  },
});

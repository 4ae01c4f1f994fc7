import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { type RunningS3, S3_KEYS, startS3 } from '../../../packages/platform/test/support/s3-server.ts';
import { removeOldArchives } from '../targets/backup-target.ts';
import { createBucketClient, createBucketSource, createBucketTarget, parseBucketUrl } from '../targets/s3-target.ts';

/** Larger than one part of an upload. */
const ARCHIVE = randomBytes(17 * 1024 ** 2);
const [FIRST, SECOND] = [1, 2].map((day) => `placelore-2026010${day}T000000000Z.tar.zst`) as [string, string];
let s3: RunningS3;
let client: S3Client;
beforeAll(async () => {
  s3 = await startS3();
  client = createBucketClient({ endpoint: s3.endpoint, region: 'us-east-1', ...S3_KEYS });
  await client.send(new CreateBucketCommand({ Bucket: 'backups' }));
});
afterAll(async () => {
  client.destroy();
  await s3.stop();
});

test('S3 target: uploads in parts, reads the same bytes, and removes old archives', async () => {
  const target = createBucketTarget(client, { bucket: 'backups', prefix: 'nightly' });
  for (const name of [FIRST, SECOND]) {
    const upload = await target.create(name);
    await pipeline([name === FIRST ? ARCHIVE : Buffer.from('small')], upload.stream);
    expect(await target.list()).not.toContain(name);
    await upload.commit();
    expect(upload.name).toBe(`s3://backups/nightly/${name}`);
  }
  const source = createBucketSource(client, { bucket: 'backups', prefix: `nightly/${FIRST}` });
  expect(ARCHIVE.equals(await buffer(await source.open()))).toBe(true);
  expect(await removeOldArchives(target, 1)).toEqual([FIRST]);
  expect(await target.list()).toEqual([SECOND]);
  await expect(source.open()).rejects.toThrow(
    /^s3:\/\/backups\/nightly\/placelore-.* does not exist: check the name\.$/,
  );
});

test('S3 target: parses addresses', () => {
  expect(parseBucketUrl('s3://backups')).toEqual({ bucket: 'backups', prefix: '' });
  expect(parseBucketUrl('s3://backups/a/b')).toEqual({ bucket: 'backups', prefix: 'a/b' });
  expect(parseBucketUrl('/backups')).toBeUndefined();
});

import { describe, expect, test } from '@jest/globals';
import { PhotoDownload } from './photo-download.js';

const CALLED = new Error('called');

/** Whether a download of a URL is attempted; without an attempt, the error is that of its input. */
async function attempts(url: string, isPublicServer: boolean): Promise<boolean> {
  const redis = { eval: () => Promise.reject(CALLED) };
  const commonsUrl = isPublicServer ? 'https://commons.wikimedia.org/w/api.php' : 'http://wiki.example:8080/api.php';
  const download = new PhotoDownload(redis as never, { commonsUrl, isPublicServer, userAgent: 'Placelore' });
  const thrown = await download.download(url).catch((error) => error);
  await download.close();
  if (thrown.code === 'INVALID_INPUT') expect(thrown.details).toMatchObject([{ field: 'url' }]);
  return thrown.code !== 'INVALID_INPUT';
}

describe('PhotoDownload', () => {
  test.each([
    ['https://upload.wikimedia.org/wikipedia/commons/a.jpg', true],
    ['https://thumb.wikimedia.org/a.jpg', true],
    ['http://upload.wikimedia.org/a.jpg', false],
    ['https://upload.wikimedia.org:8443/a.jpg', false],
    ['https://upload.wikimedia.org.evil.example/a.jpg', false],
    ['https://upload.wikimedia.org@evil.example/a.jpg', false],
    ['https://commons.wikimedia.org/a.jpg', false],
    ['http://127.0.0.1/a.jpg', false],
  ])('downloads %s from the public server: %j', async (url, expected) => {
    expect(await attempts(url, true)).toBe(expected);
  });

  test.each([
    ['http://wiki.example:8080/a.jpg', true],
    ['http://wiki.example/a.jpg', false],
    ['https://upload.wikimedia.org/a.jpg', false],
    ['http://169.254.169.254/a.jpg', false],
  ])("downloads %s from the operator's own server: %j", async (url, expected) => {
    expect(await attempts(url, false)).toBe(expected);
  });
});

import { describe, expect, test } from '@jest/globals';
import { PhotoCheckService } from './photo-check.service.js';

const page = (name: string) => `https://commons.wikimedia.org/wiki/File:${name}`;
const photo = (sha1: string, sourceUrl: string, licenseId = 'cc0') => ({ sha1, sourceUrl, licenseId });
const file = (title: string, metadata: Record<string, string> = {}, change: object = {}) => ({
  title,
  imageinfo: [
    {
      ...{ size: 4_000_000, width: 3_000, height: 2_000, sha1: 'a'.repeat(40), mime: 'image/jpeg' },
      ...{ url: 'https://upload.wikimedia.org/a.jpg', descriptionurl: page('a.jpg') },
      extmetadata: Object.fromEntries(
        Object.entries({ License: 'cc0', Artist: 'Jane Doe', ...metadata }).map(([name, value]) => [name, { value }]),
      ),
      ...change,
    },
  ],
});

/** Checks photos at a source that has some files. */
async function check(photos: ReturnType<typeof photo>[], files: object[]) {
  const searches: unknown[][] = [];
  const commons = {
    findByNames: async (...search: unknown[]) => {
      searches.push(search);
      return { files };
    },
  };
  const statuses = await new PhotoCheckService({ commons } as never).check(photos as never);
  return { searches, statuses: statuses?.map(({ sha1, status }) => `${sha1} ${status}`) };
}

describe('PhotoCheckService', () => {
  test('finds the file of each photo by its title, without the cache', async () => {
    const { searches, statuses } = await check(
      [
        photo('1', page('Tour_Eiffel.jpg')),
        photo('2', page('A%2FB%20(%C3%A9).jpg')),
        photo('3', 'https://commons.wikimedia.org/w/index.php?title=File:C_d.jpg&oldid=1'),
        photo('4', page('100%.jpg')),
      ],
      [file('File:Tour Eiffel.jpg'), file('File:A/B (é).jpg'), file('File:C d.jpg'), file('File:100%.jpg')],
    );
    expect(searches).toEqual([[['File:Tour Eiffel.jpg', 'File:A/B (é).jpg', 'File:C d.jpg', 'File:100%.jpg'], true]]);
    expect(statuses).toEqual(['1 available', '2 available', '3 available', '4 available']);
  });

  test.each([
    ['that is gone', [], 'withdrawn'],
    ['under another license', [file('File:A.jpg', { License: 'cc-by-4.0' })], 'relicensed'],
    ['under a license that does not permit it', [file('File:A.jpg', { License: 'cc-by-nc-4.0' })], 'withdrawn'],
    ['that is to be deleted', [file('File:A.jpg', { DeletionReason: 'copyright' })], 'withdrawn'],
    ['that is restricted', [file('File:A.jpg', { Restrictions: 'personality' })], 'withdrawn'],
    ['that is not free', [file('File:A.jpg', { NonFree: 'true' })], 'withdrawn'],
    ['of another media type', [file('File:A.jpg', {}, { mime: 'image/gif' })], 'available'],
    ['that is now small', [file('File:A.jpg', {}, { width: 100, height: 80 })], 'available'],
  ])('judges a photo %s by its rights alone', async (_, files, status) => {
    expect((await check([photo('1', page('A.jpg'))], files)).statuses).toEqual([`1 ${status}`]);
  });

  test('knows nothing while the source is off', async () => {
    expect(await new PhotoCheckService(null).check([photo('1', page('A.jpg'))] as never)).toBeNull();
  });
});

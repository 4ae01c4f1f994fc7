import { LICENSE_CASES, type LicenseCase } from '../../../test/photos/license-cases.js';
import { readPhoto } from './read-photo.js';

const RETRIEVED_AT = new Date('2026-11-23T00:00:00Z');

function read({ metadata, file = {} }: LicenseCase) {
  const { title = 'File:Tour Eiffel.jpg', mime = 'image/jpeg', width = 3000, height = 2000, item = null } = file;
  const info = {
    size: 4_000_000,
    width,
    height,
    sha1: 'a'.repeat(40),
    mime,
    url: 'https://upload.wikimedia.org/wikipedia/commons/a/a8/Tour_Eiffel.jpg',
    descriptionurl: 'https://commons.wikimedia.org/wiki/File:Tour_Eiffel.jpg',
    extmetadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, { value }])),
  };
  return readPhoto({ title, imageinfo: [info] }, item, RETRIEVED_AT);
}

describe('readPhoto', () => {
  it.each(LICENSE_CASES)('$name', (licenseCase) => {
    const result = read(licenseCase);
    const { expected } = licenseCase;
    if ('rejected' in expected) return expect(result).toEqual({ rejection: expected.rejected });
    if (!('credit' in result)) throw new Error(`rejected: ${result.rejection}`);
    const { license, author, authorUrl, title } = result.credit;
    const actual = {
      license: license.id,
      licenseName: license.name,
      licenseUrl: license.url,
      author,
      authorUrl,
      title,
    };
    expect(actual).toMatchObject(expected);
  });
});

import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { guest } from './analysis-service.js';
import { photo } from './photos.js';
import { BOUNDARY, END, FORM, part, RawUpload } from './raw-upload.js';
import { FILE, form, outcome, post, service, stillWorks, useUploads } from './upload-calls.js';

useUploads();

describe('a form', () => {
  it('may have its fields before and after the photo, and fields nobody knows', async () => {
    const { status, body } = await form(
      part('form-data; name="location"', ' Kyoto, Japan '),
      part('form-data; name="theme"', 'dark'),
      part('form-data; name="avatar"; filename="b.jpg"', await photo()),
      part(FILE, await photo()),
      part('form-data; name="siteDetails"', 'Nishiki Market'),
      part('form-data; name="source"', 'camera_capture'),
      part('form-data; name="latitude"', '35.005'),
      part('form-data; name="longitude"', '135.765'),
    );
    expect(status).toBe(202);
    expect((await service.row(body.id)).hints).toEqual({
      location: 'Kyoto, Japan',
      siteDetails: 'Nishiki Market',
      source: 'camera_capture',
      latitude: 35.005,
      longitude: 135.765,
    });
  });

  it('needs only a photo', async () => {
    const { body } = await form(
      part(FILE, await photo()),
      part('form-data; name="location"', '  '),
      part('form-data; name="latitude"', ''),
      part('form-data; name="longitude"', ' '),
    );
    expect((await service.row(body.id)).hints).toEqual({ source: 'file_upload' });
  });

  it('names its type in any case', async () => {
    const body = Buffer.concat([part(FILE, await photo()), END]);
    expect((await post(body, `Multipart/Form-Data; Boundary="${BOUNDARY}"`)).status).toBe(202);
  });

  it.each([
    ['without any part', () => form(), [400, 'IMAGE_MISSING']],
    ['without a photo', () => form(part('form-data; name="location"', 'x')), [400, 'IMAGE_MISSING']],
    ['with the photo as text', () => form(part('form-data; name="image"', 'x')), [400, 'IMAGE_MISSING']],
    [
      'with the photo under another name',
      () => form(part('form-data; name="file"; filename="a.jpg"', 'x')),
      [400, 'IMAGE_MISSING'],
    ],
    [
      'of a browser in which nothing was chosen',
      () => form(part('form-data; name="image"; filename=""', '', 'Content-Type: application/octet-stream\r\n')),
      [400, 'IMAGE_MISSING'],
    ],
    ['with an empty photo', () => form(part(FILE, '')), [400, 'IMAGE_EMPTY']],
    [
      'with text in place of a photo',
      () => form(part(FILE, 'just text', 'Content-Type: image/jpeg\r\n')),
      [415, 'IMAGE_UNSUPPORTED'],
    ],
    ['with two photos', async () => form(part(FILE, await photo()), part(FILE, await photo())), [400, 'INVALID_INPUT']],
    ['without a boundary', () => post('x', 'multipart/form-data'), [400, 'INVALID_INPUT']],
    ['with an empty boundary', () => post('x', 'multipart/form-data; boundary='), [400, 'INVALID_INPUT']],
    ['that has nothing in it', () => post('', FORM), [400, 'INVALID_INPUT']],
    ['that ends before its first part', () => post(`--${BOUNDARY}\r\n`, FORM), [400, 'INVALID_INPUT']],
    [
      'that ends in the photo',
      () => post(part(FILE, randomBytes(300_000)).subarray(0, -4), FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'that ends in a field',
      () => post(part('form-data; name="location"', 'x'.repeat(900)).subarray(0, -4), FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'that ends in a part nobody wants',
      () => post(part('form-data; name="b"; filename="b"', randomBytes(9_000)).subarray(0, -4), FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'that ends in the headers of a part',
      () => post(`--${BOUNDARY}\r\nContent-Disposition: form-data; na`, FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'within a form',
      () =>
        form(
          part(
            'form-data; name="image"',
            `--inner\r\n\r\nx\r\n--inner--`,
            'Content-Type: multipart/mixed; boundary=inner\r\n',
          ),
        ),
      [400, 'IMAGE_MISSING'],
    ],
    ['of an unknown kind', () => post('x', 'text/plain'), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['that is not what its type says', () => post('{"imageData":"x"}', FORM), [400, 'INVALID_INPUT']],
  ])('%s is refused with the right sentence', async (_, send, expected) => {
    expect(outcome(await send())).toEqual(expected);
    await stillWorks();
  });

  it.each([
    '../../../../etc/passwd',
    'a"b\\c.jpg',
    '.meta',
    'x'.repeat(5_000),
    'C:\\photo.jpg',
    '\u202egpj.exe',
    'a%00.jpg',
  ])('does not care for the file name %s', async (name) => {
    const bytes = await photo();
    const before = (await service.files()).length;
    const named = part(`form-data; name="image"; filename="${name.replaceAll('"', '%22')}"`, bytes);
    expect((await form(named)).status).toBe(202);
    expect((await service.files()).slice(before).every((file) => /^(original|photo\.jpg)$/.test(file))).toBe(true);
  });

  it('with thousands of parts is read to its end and still answered', async () => {
    const parts = Array.from({ length: 5_000 }, (_, index) => part(`form-data; name="f${index}"`, ''));
    expect((await form(...parts, part(FILE, await photo()))).status).toBe(400);
    await stillWorks();
  });
});

describe('JSON', () => {
  const json = (body: unknown) => post(typeof body === 'string' ? body : JSON.stringify(body), 'application/json');

  it('carries the photo as base64, as a data URL, with line breaks, or in the alphabet of URLs', async () => {
    const [a, b, c, d] = await Promise.all([photo(), photo(), photo(), photo()]);
    const lines = c.toString('base64').replace(/.{76}/g, '$&\r\n');
    for (const imageData of [
      a.toString('base64'),
      `data:image/jpeg;base64,${b.toString('base64')}`,
      lines,
      d.toString('base64url'),
    ]) {
      expect(outcome(await json({ imageData, location: 'Kyoto' }))).toEqual([202, 'queued']);
    }
  });

  it.each([
    ['', 'IMAGE_EMPTY'],
    ['data:image/jpeg;base64,', 'IMAGE_EMPTY'],
    ['this is not base64, is it?', 'INVALID_INPUT'],
    ['data:image/svg+xml,<svg/>', 'INVALID_INPUT'],
    ['////\u0000////', 'INVALID_INPUT'],
    ['AAAA', 'IMAGE_UNSUPPORTED'],
  ])('with the photo %j is refused as %s', async (imageData, code) => {
    expect((await json({ imageData })).body.code).toBe(code);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"imageData":7}', '{"imageData":["AAAA"]}', '{}', '['.repeat(100)])(
    'that is %j is refused',
    async (body) => {
      expect(outcome(await json(body))).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('nested a million times is refused', async () => {
    expect(outcome(await json('['.repeat(1_000_000)))).toEqual([400, 'INVALID_INPUT']);
  });

  it('of more than the limit is refused, announced or not', async () => {
    const body = JSON.stringify({ imageData: randomBytes(IMAGE_MAX_BYTES + 100_000).toString('base64') });
    expect(outcome(await json(body))).toEqual([413, 'IMAGE_TOO_LARGE']);
    const upload = await RawUpload.open(service, guest(), { length: null, type: 'application/json' });
    for (let at = 0; at < body.length; at += 1_000_000)
      await upload.sendChunk(Buffer.from(body.slice(at, at + 1_000_000)));
    await upload.send('0\r\n\r\n');
    expect(await upload.status()).toBe(413);
    expect(upload.received).toContain('smaller than 10MB');
    upload.hangUp();
    await stillWorks();
  });
});

describe('hints', () => {
  const hinted = async (name: string, value: string, more = '') =>
    form(part(FILE, await photo()), part(`form-data; name="${name}"`, Buffer.from(value), more));

  it.each([
    ['location', 'a\u0000b'],
    ['siteDetails', 'x'.repeat(10_240)],
    ['location', 'x'.repeat(301)],
    ['source', 'telepathy'],
    ['latitude', '91'],
    ['longitude', 'east'],
    ['latitude', 'NaN'],
    ['longitude', 'Infinity'],
  ])('%s is refused by name: %j', async (name, value) => {
    const { status, body } = await hinted(name, value);
    expect([status, body.code, body.details?.[0].field]).toEqual([400, 'INVALID_INPUT', name]);
  });

  it.each([
    ['\u202eegnaro', 'egnaro'],
    ['Ky\u200boto\u2066', 'Kyoto'],
    ['Kyoto\r\n\tJapan', 'Kyoto Japan'],
    ['<b>Kyoto</b>', '<b>Kyoto</b>'],
    ["'; drop table analyses; --", "'; drop table analyses; --"],
  ])('the location %j is kept as %j', async (value, kept) => {
    const { body } = await hinted('location', value);
    expect((await service.row(body.id)).hints.location).toBe(kept);
  });

  it('with half a surrogate pair are kept whole', async () => {
    const halves = Buffer.from('Ky\ud83doto', 'utf16le');
    const inForm = await form(
      part(FILE, await photo()),
      part('form-data; name="location"', halves, 'Content-Type: text/plain; charset=utf-16le\r\n'),
    );
    const inJson = await post(
      `{"imageData":"${(await photo()).toString('base64')}","location":"Ky\\ud83doto"}`,
      'application/json',
    );
    for (const { status, body } of [inForm, inJson]) {
      expect(status).toBe(202);
      expect((await service.row(body.id)).hints.location).toBe('Ky\ufffdoto');
    }
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { createGuest } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { BOUNDARY, createPart, END, FORM, RawUpload } from '../support/raw-upload.js';
import {
  expectUploadAccepted,
  FILE_DISPOSITION,
  getStatusAndCode,
  post,
  postForm,
  service,
  useUploads,
} from '../support/upload-requests.js';

useUploads();

describe('multipart upload', () => {
  it('accepts fields before and after the photo, and unknown fields', async () => {
    const { status, body } = await postForm(
      createPart('form-data; name="location"', ' Kyoto, Japan '),
      createPart('form-data; name="theme"', 'dark'),
      createPart('form-data; name="avatar"; filename="b.jpg"', await createPhoto()),
      createPart(FILE_DISPOSITION, await createPhoto()),
      createPart('form-data; name="siteDetails"', 'Nishiki Market'),
      createPart('form-data; name="source"', 'camera_capture'),
      createPart('form-data; name="latitude"', '35.005'),
      createPart('form-data; name="longitude"', '135.765'),
      createPart('form-data; name="keepPrivate"', 'true'),
    );
    expect(status).toBe(202);
    expect((await service.findRow(body.id)).hints).toEqual({
      location: 'Kyoto, Japan',
      siteDetails: 'Nishiki Market',
      source: 'camera_capture',
      latitude: 35.005,
      longitude: 135.765,
      keepPrivate: true,
    });
  });

  it('stores the SHA-256 of the photo, which is the same for a photo as JSON', async () => {
    const photo = await createPhoto();
    const sha256 = createHash('sha256').update(photo).digest('hex');
    const form = await postForm(createPart(FILE_DISPOSITION, photo));
    const json = await post(JSON.stringify({ imageData: photo.toString('base64') }), 'application/json');
    expect((await service.findRow(form.body.id)).imageHash).toBe(sha256);
    expect((await service.findRow(json.body.id)).imageHash).toBe(sha256);
  });

  it('needs only a photo', async () => {
    const { body } = await postForm(
      createPart(FILE_DISPOSITION, await createPhoto()),
      createPart('form-data; name="location"', '  '),
      createPart('form-data; name="latitude"', ''),
      createPart('form-data; name="longitude"', ' '),
    );
    expect((await service.findRow(body.id)).hints).toEqual({ source: 'file_upload', keepPrivate: false });
  });

  it('accepts its content type in any case', async () => {
    const body = Buffer.concat([createPart(FILE_DISPOSITION, await createPhoto()), END]);
    expect((await post(body, `Multipart/Form-Data; Boundary="${BOUNDARY}"`)).status).toBe(202);
  });

  it.each([
    ['without any part', () => postForm(), [400, 'IMAGE_MISSING']],
    ['without a photo', () => postForm(createPart('form-data; name="location"', 'x')), [400, 'IMAGE_MISSING']],
    ['with the photo as text', () => postForm(createPart('form-data; name="image"', 'x')), [400, 'IMAGE_MISSING']],
    [
      'with the photo under another name',
      () => postForm(createPart('form-data; name="file"; filename="a.jpg"', 'x')),
      [400, 'IMAGE_MISSING'],
    ],
    [
      'of a browser in which nothing was chosen',
      () =>
        postForm(createPart('form-data; name="image"; filename=""', '', 'Content-Type: application/octet-stream\r\n')),
      [400, 'IMAGE_MISSING'],
    ],
    ['with an empty photo', () => postForm(createPart(FILE_DISPOSITION, '')), [400, 'IMAGE_EMPTY']],
    [
      'with text in place of a photo',
      () => postForm(createPart(FILE_DISPOSITION, 'just text', 'Content-Type: image/jpeg\r\n')),
      [415, 'IMAGE_UNSUPPORTED'],
    ],
    [
      'with two photos',
      async () =>
        postForm(createPart(FILE_DISPOSITION, await createPhoto()), createPart(FILE_DISPOSITION, await createPhoto())),
      [400, 'INVALID_INPUT'],
    ],
    ['without a boundary', () => post('x', 'multipart/form-data'), [400, 'INVALID_INPUT']],
    ['with an empty boundary', () => post('x', 'multipart/form-data; boundary='), [400, 'INVALID_INPUT']],
    ['that has nothing in it', () => post('', FORM), [400, 'INVALID_INPUT']],
    ['that ends before its first part', () => post(`--${BOUNDARY}\r\n`, FORM), [400, 'INVALID_INPUT']],
    [
      'that ends in the photo',
      () => post(createPart(FILE_DISPOSITION, randomBytes(300_000)).subarray(0, -4), FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'that ends in a field',
      () => post(createPart('form-data; name="location"', 'x'.repeat(900)).subarray(0, -4), FORM),
      [400, 'INVALID_INPUT'],
    ],
    [
      'that ends in a part nobody wants',
      () => post(createPart('form-data; name="b"; filename="b"', randomBytes(9_000)).subarray(0, -4), FORM),
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
        postForm(
          createPart(
            'form-data; name="image"',
            `--inner\r\n\r\nx\r\n--inner--`,
            'Content-Type: multipart/mixed; boundary=inner\r\n',
          ),
        ),
      [400, 'IMAGE_MISSING'],
    ],
    ['of an unknown kind', () => post('x', 'text/plain'), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['that is not what its type says', () => post('{"imageData":"x"}', FORM), [400, 'INVALID_INPUT']],
  ])('rejects a form with the specific error: %s', async (_, send, expected) => {
    expect(getStatusAndCode(await send())).toEqual(expected);
    await expectUploadAccepted();
  });

  it.each([
    '../../../../etc/passwd',
    'a"b\\c.jpg',
    '.meta',
    'x'.repeat(5_000),
    'C:\\photo.jpg',
    '\u202egpj.exe',
    'a%00.jpg',
  ])('accepts any file name: %s', async (name) => {
    const bytes = await createPhoto();
    const before = (await service.files()).length;
    const named = createPart(`form-data; name="image"; filename="${name.replaceAll('"', '%22')}"`, bytes);
    expect((await postForm(named)).status).toBe(202);
    expect((await service.files()).slice(before).every((file) => /^(original|photo\.jpg)$/.test(file))).toBe(true);
  });

  it('reads a form with thousands of parts to the end and responds', async () => {
    const parts = Array.from({ length: 5_000 }, (_, index) => createPart(`form-data; name="f${index}"`, ''));
    expect((await postForm(...parts, createPart(FILE_DISPOSITION, await createPhoto()))).status).toBe(400);
    await expectUploadAccepted();
  });
});

describe('JSON upload', () => {
  const postJson = (body: unknown) => post(typeof body === 'string' ? body : JSON.stringify(body), 'application/json');

  it('accepts the photo as base64, as a data URL, with line breaks, and in the URL-safe alphabet', async () => {
    const [a, b, c, d] = await Promise.all([createPhoto(), createPhoto(), createPhoto(), createPhoto()]);
    const lines = c.toString('base64').replace(/.{76}/g, '$&\r\n');
    for (const imageData of [
      a.toString('base64'),
      `data:image/jpeg;base64,${b.toString('base64')}`,
      lines,
      d.toString('base64url'),
    ]) {
      expect(getStatusAndCode(await postJson({ imageData, location: 'Kyoto' }))).toEqual([202, 'queued']);
    }
  });

  it.each([
    ['', 'IMAGE_EMPTY'],
    ['data:image/jpeg;base64,', 'IMAGE_EMPTY'],
    ['this is not base64, is it?', 'INVALID_INPUT'],
    ['data:image/svg+xml,<svg/>', 'INVALID_INPUT'],
    ['////\u0000////', 'INVALID_INPUT'],
    ['AAAA', 'IMAGE_UNSUPPORTED'],
  ])('rejects the photo %j with %s', async (imageData, code) => {
    expect((await postJson({ imageData })).body.code).toBe(code);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"imageData":7}', '{"imageData":["AAAA"]}', '{}', '['.repeat(100)])(
    'rejects the body %j',
    async (body) => {
      expect(getStatusAndCode(await postJson(body))).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('rejects a body nested a million times', async () => {
    expect(getStatusAndCode(await postJson('['.repeat(1_000_000)))).toEqual([400, 'INVALID_INPUT']);
  });

  it('rejects a body above the limit, announced or not', async () => {
    const body = JSON.stringify({ imageData: randomBytes(IMAGE_MAX_BYTES + 100_000).toString('base64') });
    expect(getStatusAndCode(await postJson(body))).toEqual([413, 'IMAGE_TOO_LARGE']);
    const upload = await RawUpload.open(service, createGuest(), { length: null, type: 'application/json' });
    for (let start = 0; start < body.length; start += 1_000_000)
      await upload.sendChunk(Buffer.from(body.slice(start, start + 1_000_000)));
    await upload.send('0\r\n\r\n');
    expect(await upload.status()).toBe(413);
    expect(upload.received).toContain('smaller than 10MB');
    upload.disconnect();
    await expectUploadAccepted();
  });
});

describe('upload hints', () => {
  const postWithHint = async (name: string, value: string, more = '') =>
    postForm(
      createPart(FILE_DISPOSITION, await createPhoto()),
      createPart(`form-data; name="${name}"`, Buffer.from(value), more),
    );

  it.each([
    ['location', 'a\u0000b'],
    ['siteDetails', 'x'.repeat(10_240)],
    ['location', 'x'.repeat(301)],
    ['source', 'telepathy'],
    ['latitude', '91'],
    ['longitude', 'east'],
    ['latitude', 'NaN'],
    ['longitude', 'Infinity'],
  ])('name the invalid field %s: %j', async (name, value) => {
    const { status, body } = await postWithHint(name, value);
    expect([status, body.code, body.details?.[0].field]).toEqual([400, 'INVALID_INPUT', name]);
  });

  it.each([
    ['\u202eegnaro', 'egnaro'],
    ['Ky\u200boto\u2066', 'Kyoto'],
    ['Kyoto\r\n\tJapan', 'Kyoto Japan'],
    ['<b>Kyoto</b>', '<b>Kyoto</b>'],
    ["'; drop table analyses; --", "'; drop table analyses; --"],
  ])('store the location %j as %j', async (value, stored) => {
    const { body } = await postWithHint('location', value);
    expect((await service.findRow(body.id)).hints.location).toBe(stored);
  });

  it('replace unpaired surrogates', async () => {
    const halves = Buffer.from('Ky\ud83doto', 'utf16le');
    const inForm = await postForm(
      createPart(FILE_DISPOSITION, await createPhoto()),
      createPart('form-data; name="location"', halves, 'Content-Type: text/plain; charset=utf-16le\r\n'),
    );
    const inJson = await post(
      `{"imageData":"${(await createPhoto()).toString('base64')}","location":"Ky\\ud83doto"}`,
      'application/json',
    );
    for (const { status, body } of [inForm, inJson]) {
      expect(status).toBe(202);
      expect((await service.findRow(body.id)).hints.location).toBe('Ky\ufffdoto');
    }
  });
});

import { classifyCameraError, EmptyCaptureError, toCaptureBlob } from './capture.js';

test('toCaptureBlob: decodes a capture to its bytes as JPEG', async () => {
  const blob = toCaptureBlob(btoa('\u00ff\u00d8\u00ff'));
  expect(blob.type).toBe('image/jpeg');
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]);
});

test.each(['', '   ', 'not base64!', '='])('toCaptureBlob: rejects %j', (data) => {
  expect(() => toCaptureBlob(data)).toThrow(EmptyCaptureError);
});

test.each([
  ['NotAllowedError', true, 'denied'],
  ['NotFoundError', true, 'missing'],
  ['NotReadableError', true, 'busy'],
  ['TypeError', true, 'other'],
  ['TypeError', false, 'insecure'],
])('classifyCameraError: classifies %s (secure page: %s) as %s', (name, secure, trouble) => {
  expect(classifyCameraError(new DOMException('no', name), secure)).toBe(trouble);
});

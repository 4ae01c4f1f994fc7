import { type FileInfo, findUploadIssue } from './upload-rules.js';

const file = (change: Partial<FileInfo>): FileInfo => ({ name: 'photo', type: '', size: 1_000, ...change });
const MB = 1024 * 1024;

test.each(['image/jpeg', 'image/x-anything', 'application/octet-stream', 'heic', 'IMAGE/PNG'])(
  'type %s is accepted',
  (type) => {
    expect(findUploadIssue(file({ type }))).toBeNull();
  },
);

test.each('.jpg .jpeg .png .gif .webp .bmp .tiff .heic .heif .cr2 .crw .nef .arw .dng .DNG'.split(' '))(
  'extension %s is accepted without a type',
  (extension) => {
    expect(findUploadIssue(file({ name: `photo${extension}` }))).toBeNull();
  },
);

test.each([
  ['notes.txt', 'text/plain'],
  ['photo.jpg.exe', ''],
  ['jpg', ''],
  ['clip.mp4', 'video/mp4'],
])('%s (%s) is refused', (name, type) => {
  expect(findUploadIssue(file({ name, type }))).toEqual({
    title: 'Invalid File',
    description: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
  });
});

test('10 MB is the limit', () => {
  expect(findUploadIssue(file({ type: 'image/png', size: 10 * MB }))).toBeNull();
  expect(findUploadIssue(file({ type: 'image/png', size: 10 * MB + 1 }))).toEqual({
    title: 'File Too Large',
    description: 'Please select an image smaller than 10MB.',
  });
});

test('no file and an empty file each have their words', () => {
  expect(findUploadIssue(null)).toEqual({
    title: 'No Image Selected',
    description: 'Please select an image to upload.',
  });
  expect(findUploadIssue(file({ type: 'image/png', size: 0 }))?.title).toBe('Upload Error');
});

import { type FileInfo, findUploadIssue } from './upload-rules.js';

const file = (change: Partial<FileInfo>): FileInfo => ({ name: 'photo', type: '', size: 1_000, ...change });
const MB = 1024 * 1024;

test.each(['image/jpeg', 'image/x-anything', 'application/octet-stream', 'heic', 'IMAGE/PNG'])(
  'findUploadIssue: accepts the type %s',
  (type) => {
    expect(findUploadIssue(file({ type }))).toBeNull();
  },
);

test.each('.jpg .jpeg .png .gif .webp .bmp .tiff .heic .heif .cr2 .crw .nef .arw .dng .DNG'.split(' '))(
  'findUploadIssue: accepts the extension %s without a type',
  (extension) => {
    expect(findUploadIssue(file({ name: `photo${extension}` }))).toBeNull();
  },
);

test.each([
  ['notes.txt', 'text/plain'],
  ['photo.jpg.exe', ''],
  ['jpg', ''],
  ['clip.mp4', 'video/mp4'],
])('findUploadIssue: refuses %s (%s)', (name, type) => {
  expect(findUploadIssue(file({ name, type }))).toEqual({
    title: 'Invalid File',
    description: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
  });
});

test('findUploadIssue: accepts files of up to 10 MB', () => {
  expect(findUploadIssue(file({ type: 'image/png', size: 10 * MB }))).toBeNull();
  expect(findUploadIssue(file({ type: 'image/png', size: 10 * MB + 1 }))).toEqual({
    title: 'File Too Large',
    description: 'Please select an image smaller than 10MB.',
  });
});

test('findUploadIssue: distinguishes a missing file from an empty one', () => {
  expect(findUploadIssue(null)).toEqual({
    title: 'No Image Selected',
    description: 'Please select an image to upload.',
  });
  expect(findUploadIssue(file({ type: 'image/png', size: 0 }))?.title).toBe('Upload Error');
});

import { validateImageFile } from './validate-image-file.js';

const buildFile = (name: string, type: string, size = 1) => ({ name, type, size });

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif'])(
  'validateImageFile: accepts %s',
  (type) => {
    expect(validateImageFile(buildFile('a', type))).toBeNull();
  },
);

test('validateImageFile: checks the name of a file without a type', () => {
  expect(validateImageFile(buildFile('IMG_1.HEIC', ''))).toBeNull();
  expect(validateImageFile(buildFile('notes.txt', ''))).toBe('notes.txt is not a valid image file');
});

test.each(['image/svg+xml', 'image/tiff', 'application/pdf', 'application/octet-stream'])(
  'validateImageFile: refuses %s',
  (type) => {
    expect(validateImageFile(buildFile('a.png', type))).toBe('a.png is not a valid image file');
  },
);

test('validateImageFile: accepts files of up to 10 MB', () => {
  expect(validateImageFile(buildFile('a.png', 'image/png', 10_485_760))).toBeNull();
  expect(validateImageFile(buildFile('a.png', 'image/png', 10_485_761))).toBe('a.png is larger than 10MB');
});

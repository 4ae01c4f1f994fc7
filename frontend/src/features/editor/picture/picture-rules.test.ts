import { pictureFault } from './picture-rules.js';

const file = (name: string, type: string, size = 1) => ({ name, type, size });

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif'])(
  '%s is taken',
  (type) => {
    expect(pictureFault(file('a', type))).toBeNull();
  },
);

test('a file without a type goes by its name', () => {
  expect(pictureFault(file('IMG_1.HEIC', ''))).toBeNull();
  expect(pictureFault(file('notes.txt', ''))).toBe('notes.txt is not a valid image file');
});

test.each(['image/svg+xml', 'image/tiff', 'application/pdf', 'application/octet-stream'])('%s is not', (type) => {
  expect(pictureFault(file('a.png', type))).toBe('a.png is not a valid image file');
});

test('10 MB are the most', () => {
  expect(pictureFault(file('a.png', 'image/png', 10_485_760))).toBeNull();
  expect(pictureFault(file('a.png', 'image/png', 10_485_761))).toBe('a.png is larger than 10MB');
});

import { fireEvent, screen } from '@testing-library/react';
import { getToasts, renderWithProviders } from '../../../../testing/render/render.js';
import { useDroppedPhoto } from './useDroppedPhoto.js';

const PHOTO = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const TEXT = new File(['x'], 'a.txt', { type: 'text/plain' });

function show(dialog?: string) {
  const photos: File[] = [];
  function Target() {
    const handlers = useDroppedPhoto((file) => photos.push(file));
    return (
      <main {...handlers}>
        <input aria-label="Field" />
        <p>Text</p>
        {dialog && <div role={dialog} />}
      </main>
    );
  }
  return { ...renderWithProviders(<Target />), photos, target: screen.getByRole('main') };
}
const paste = (element: Element, ...files: File[]) => fireEvent.paste(element, { clipboardData: { files } });

test('useDroppedPhoto: takes the first file that is dropped, and keeps the browser from opening it', () => {
  const { photos, target } = show();
  expect(fireEvent.dragOver(target)).toBe(false);
  expect(fireEvent.drop(target, { dataTransfer: { files: [PHOTO, TEXT] } })).toBe(false);
  expect(fireEvent.drop(target, { dataTransfer: { files: [] } })).toBe(false);
  expect(photos).toEqual([PHOTO]);
});

test('useDroppedPhoto: says why another file is not taken', async () => {
  const { photos, target } = show();
  fireEvent.drop(target, { dataTransfer: { files: [TEXT] } });
  expect(await getToasts().findByRole('listitem')).not.toBeNull();
  expect(photos).toEqual([]);
});

test('useDroppedPhoto: takes a photo that is pasted into the page, but not into a field', () => {
  const { photos, unmount } = show();
  paste(screen.getByLabelText('Field'), PHOTO);
  expect(photos).toEqual([]);
  paste(screen.getByText('Text'), PHOTO);
  paste(screen.getByText('Text'));
  expect(photos).toEqual([PHOTO]);
  unmount();
  paste(document.body, PHOTO);
  expect(photos).toEqual([PHOTO]);
});

test.each(['dialog', 'alertdialog'])('useDroppedPhoto: takes nothing that is pasted while a %s is open', (role) => {
  const { photos } = show(role);
  paste(screen.getByText('Text'), PHOTO);
  expect(photos).toEqual([]);
});

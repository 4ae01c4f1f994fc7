import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { buildExif } from '../../../../testing/builders/exif.js';
import { getToasts, renderWithProviders } from '../../../../testing/render/render.js';
import type { Upload } from '../photo.js';
import { UploadDialog } from './UploadDialog.js';

const MB = 1024 * 1024;

function createFile(bytes: number, name = 'bridge.jpg', type = 'image/jpeg'): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

async function openWith(file: File) {
  const opened = dialog();
  await choose(file);
  return opened;
}

function dialog(initialFile: File | null = null) {
  const onSubmit = jest.fn<(upload: Upload) => void>();
  const onClose = jest.fn();
  const shown = renderWithProviders(
    <UploadDialog initialFile={initialFile} onSubmit={onSubmit} onClose={onClose} returnFocus={createRef()} />,
  );
  return { onSubmit, onClose, ...shown };
}

const getSubmitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze Image' });
const field = (name: string) => screen.getByRole('textbox', { name });
// Chooses a file of any type, as users can in the browser's file picker.
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Image file'), file);
const zone = () => screen.getByText(/^(Drop a photo here|bridge\.jpg)$/).closest('.zone') as HTMLElement;
const isOver = () => zone().classList.contains('dragOver');

test('UploadDialog: enables the analysis once a file is chosen and shows its name and size', async () => {
  dialog();
  expect(screen.getByRole('dialog', { name: 'Upload Image' })).not.toBeNull();
  expect(getSubmitButton().disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Browse Files' })).not.toBeNull();
  await choose(createFile(2.5 * MB));
  expect(screen.getByText('bridge.jpg')).not.toBeNull();
  expect(screen.getByText('2.50 MB')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Choose Different File' })).not.toBeNull();
  expect(getSubmitButton().disabled).toBe(false);
});

test('UploadDialog: opens the file picker at once, unless a photo was dropped or pasted before', () => {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  const { unmount } = dialog();
  expect(opened).toHaveBeenCalledTimes(1);
  unmount();
  dialog(createFile(MB));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByText('bridge.jpg')).not.toBeNull();
  expect(getSubmitButton().disabled).toBe(false);
  opened.mockRestore();
});

test('UploadDialog: describes its fields', () => {
  dialog();
  expect(
    screen.getByRole('textbox', {
      name: 'Where was this photo taken?',
      description: /more accurate cultural and historical context/,
    }),
  ).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Additional site details', description: 'Optional.' })).not.toBeNull();
  expect(field('Where was this photo taken?').getAttribute('placeholder')).toBe('City, country or landmark');
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ maxLength }) => maxLength)).toEqual([300, 300]);
});

test('UploadDialog: submits the file with trimmed hints', async () => {
  const { user, onSubmit } = dialog();
  const file = createFile(1_000);
  await choose(file);
  await user.type(field('Where was this photo taken?'), '  Venice ');
  await user.type(field('Additional site details'), ' Rialto ');
  await user.click(getSubmitButton());
  expect(onSubmit.mock.calls).toEqual([[{ file, location: 'Venice', siteDetails: 'Rialto' }]]);
});

test('UploadDialog: submits no empty hints', async () => {
  const file = createFile(1_000);
  const { user, onSubmit } = await openWith(file);
  await user.type(field('Where was this photo taken?'), '   ');
  await user.click(getSubmitButton());
  expect(onSubmit.mock.calls).toEqual([[{ file }]]);
});

test('UploadDialog: accepts 10 MB and refuses one byte more', async () => {
  dialog();
  await choose(createFile(10 * MB + 1));
  expect(await getToasts().findByText('File Too Large')).not.toBeNull();
  expect(getToasts().getByText('Please select an image smaller than 10MB.')).not.toBeNull();
  expect(getSubmitButton().disabled).toBe(true);
  await choose(createFile(10 * MB));
  expect(screen.getByText('10.00 MB')).not.toBeNull();
  expect(getSubmitButton().disabled).toBe(false);
});

test('UploadDialog: refuses files that are not images and keeps the previous choice', async () => {
  await openWith(createFile(1_000));
  await choose(createFile(1_000, 'letter.pdf', 'application/pdf'));
  expect(await getToasts().findByText('Invalid File')).not.toBeNull();
  expect(getToasts().getByText('Please select an image file (JPG, PNG, HEIC, RAW formats supported).')).not.toBeNull();
  expect(screen.getByText('bridge.jpg')).not.toBeNull();
});

test('UploadDialog: reports a missing file on Enter', async () => {
  const { onSubmit } = dialog();
  fireEvent.submit(field('Where was this photo taken?'));
  expect(await getToasts().findByText('No Image Selected')).not.toBeNull();
  expect(getToasts().getByText('Please select an image to upload.')).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('UploadDialog: highlights the drop zone during a drag and accepts the dropped file', () => {
  dialog();
  expect(isOver()).toBe(false);
  fireEvent.dragEnter(zone());
  expect(isOver()).toBe(true);
  fireEvent.dragLeave(zone());
  expect(isOver()).toBe(false);
  // Otherwise the browser would open the file.
  expect(fireEvent.dragOver(zone())).toBe(false);
  expect(isOver()).toBe(true);
  expect(fireEvent.drop(zone(), { dataTransfer: { files: [createFile(1_000)] } })).toBe(false);
  expect(isOver()).toBe(false);
  expect(screen.getByText('bridge.jpg')).not.toBeNull();
});

test('UploadDialog: submits nothing on Cancel', async () => {
  const { user, onClose, onSubmit } = await openWith(createFile(1_000));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('UploadDialog with a photo that contains its position', () => {
  const fold = () => screen.getByText('Add a hint').closest('details') as HTMLDetailsElement;
  const chooseFile = async (bytes: Buffer) =>
    choose(new File([new Uint8Array(bytes)], 'tower.jpg', { type: 'image/jpeg' }));

  test('collapses the hints, and shows them on request', async () => {
    const { user } = dialog();
    expect(fold().open).toBe(true);
    await chooseFile(buildExif({ latitude: true, longitude: true }));
    await waitFor(() => expect(fold().open).toBe(false));
    await user.click(screen.getByText('Add a hint'));
    expect(fold().open).toBe(true);
  });

  test('keeps hints visible if they were filled in before, or if the photo has no position', async () => {
    const { user } = dialog();
    await chooseFile(buildExif({ latitude: true, longitude: false }));
    await user.type(field('Where was this photo taken?'), 'Paris');
    await chooseFile(buildExif({ latitude: true, longitude: true }));
    await waitFor(() => expect(screen.getByText('Add a hint').closest('summary')?.hidden).toBe(false));
    expect(fold().open).toBe(true);
  });
});

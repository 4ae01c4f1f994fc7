/** @jest-environment ./infra/test/browser-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';
import { json } from '../../testing/device.js';
import { toasts } from '../../testing/screen.js';
import { type Answers, openedSimpleForm, save, savedAs } from '../../testing/simple-form.js';

describe('the photo', () => {
  const FILE = new File(['abc'], 'a.png', { type: 'image/png' });
  const way = (photo: () => Response | Promise<Response>): Answers => ({
    'POST /api/objects/upload': () => json({ uploadURL: '/objects/uploads/x?token=y' }),
    'PUT /objects/uploads/x?token=y': () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/1/photo': photo,
  });
  async function openUploader(answers: Answers) {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const shown = await openedSimpleForm({}, answers);
    await shown.user.click(screen.getByRole('button', { name: 'Upload New Photo' }));
    return { ...shown, dialog: within(screen.getByRole('dialog')) };
  }

  test('is sent when that is asked for, shown, and the next save goes on from it', async () => {
    const { user, dialog, asked } = await openUploader({
      ...way(() => json({ objectPath: '/objects/new.webp', revision: 4 })),
      'PATCH /api/admin/articles/1': (one) => savedAs(one, { imageUrl: '/objects/new.webp' }),
    });
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    expect(dialog.getByText('a.png')).not.toBeNull();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await toasts().findByText('Photo updated successfully')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'Photo of Colosseum' }).getAttribute('src')).toBe('/objects/new.webp');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.click(save());
    await toasts().findByText('Article updated successfully');
    expect((asked.find(({ method }) => method === 'PATCH')!.body as FormData).get('revision')).toBe('4');
  });

  test('while it is on its way, says so and cannot be sent twice', async () => {
    let answer: (response: Response) => void = () => {};
    const { user, dialog, asked } = await openUploader(way(() => new Promise((resolve) => (answer = resolve))));
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await user.click(dialog.getByRole('button', { name: 'Uploading...' }));
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    answer(json({ objectPath: '/objects/new.webp', revision: 4 }));
    await toasts().findByText('Photo updated successfully');
  });

  test('that fails says why in dialog and toast, and can be sent again', async () => {
    const fault = () => json({ error: 'It cannot be read.', code: 'IMAGE_UNREADABLE' }, 422);
    const { user, dialog } = await openUploader(way(fault));
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await toasts().findByText('Failed to update photo: It cannot be read.')).not.toBeNull();
    expect(dialog.getByRole('alert').textContent).toBe('Failed to update photo: It cannot be read.');
    expect(dialog.getByRole('button', { name: 'Upload' })).not.toBeNull();
  });

  test('that is none is refused before it is sent', async () => {
    const { dialog, asked } = await openUploader({});
    const choose = (file: File) => fireEvent.change(dialog.getByLabelText('Photo file'), { target: { files: [file] } });
    choose(new File(['a'], 'notes.txt', { type: 'text/plain' }));
    expect(dialog.getByRole('alert').textContent).toBe('notes.txt is not a valid image file');
    const large = new File(['a'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    choose(large);
    expect(dialog.getByRole('alert').textContent).toBe('large.png is larger than 10MB');
    expect(dialog.getByRole('button', { name: 'Upload' }).hasAttribute('disabled')).toBe(true);
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('shown after somebody else’s save overwrites nothing: the form tells of that', async () => {
    const { user, dialog } = await openUploader({
      ...way(() => json({ objectPath: '/objects/new.webp', revision: 5 })),
      'GET /api/admin/articles/1/versions': () =>
        json({ versions: [{ number: 3, savedBy: { userId: 2, username: 'marta' } }] }),
    });
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('heading', { name: 'marta has saved this article meanwhile' })).not.toBeNull();
  });
});

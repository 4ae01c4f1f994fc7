import { fireEvent, screen, within } from '@testing-library/react';
import { jsonResponse } from '../../testing/fakes/browser.js';
import { getToasts } from '../../testing/render/render.js';
import {
  getInput,
  getSaveButton,
  type RouteResponses,
  renderLoadedForm,
  savedResponse,
} from '../../testing/render/simple-edit-form.js';

describe('PhotoUploadDialog', () => {
  const FILE = new File(['abc'], 'a.png', { type: 'image/png' });
  const uploadRoutes = (photo: () => Response | Promise<Response>): RouteResponses => ({
    'POST /api/objects/upload': () => jsonResponse({ uploadURL: '/objects/uploads/x?token=y' }),
    'PUT /objects/uploads/x?token=y': () => new Response(null, { status: 204 }),
    'PUT /api/admin/articles/1/photo': photo,
  });
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
  });
  async function openUploader(routes: RouteResponses) {
    const shown = await renderLoadedForm({}, routes);
    await shown.user.click(screen.getByRole('button', { name: 'Upload New Photo' }));
    return { ...shown, dialog: within(screen.getByRole('dialog')) };
  }

  test('uploads the photo, shows it and uses the new revision for the next save', async () => {
    const { user, dialog, requests } = await openUploader({
      ...uploadRoutes(() => jsonResponse({ objectPath: '/objects/new.webp', revision: 4 })),
      'PATCH /api/admin/articles/1': (request) => savedResponse(request, { imageUrl: '/objects/new.webp' }),
    });
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    expect(dialog.getByText('a.png')).not.toBeNull();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await getToasts().findByText('Photo updated successfully')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'Photo of Colosseum' }).getAttribute('src')).toBe('/objects/new.webp');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.click(getSaveButton());
    await getToasts().findByText('Article updated successfully');
    expect((requests.find(({ method }) => method === 'PATCH')!.body as FormData).get('revision')).toBe('4');
  });

  test('shows progress and does not start two uploads at once', async () => {
    let respond: (response: Response) => void = () => {};
    const { user, dialog, requests } = await openUploader(
      uploadRoutes(() => new Promise((resolve) => (respond = resolve))),
    );
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await user.click(dialog.getByRole('button', { name: 'Uploading...' }));
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    respond(jsonResponse({ objectPath: '/objects/new.webp', revision: 4 }));
    await getToasts().findByText('Photo updated successfully');
  });

  test('shows a failure in the dialog and in a toast, and allows a retry', async () => {
    const responses: (Response | Promise<Response>)[] = [
      jsonResponse({ error: 'It cannot be read.', code: 'IMAGE_UNREADABLE' }, 422),
      new Promise<Response>(() => {}),
    ];
    const { user, dialog } = await openUploader(uploadRoutes(() => responses.shift()!));
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await getToasts().findByText('Failed to update photo: It cannot be read.')).not.toBeNull();
    expect(dialog.getByRole('alert').textContent).toBe('Failed to update photo: It cannot be read.');
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(dialog.getByRole('alert').textContent).toBe('');
  });

  test('refuses a file that is not an image before it is uploaded', async () => {
    const { dialog, requests } = await openUploader({});
    const choose = (file: File) => fireEvent.change(dialog.getByLabelText('Photo file'), { target: { files: [file] } });
    choose(new File(['a'], 'notes.txt', { type: 'text/plain' }));
    expect(dialog.getByRole('alert').textContent).toBe('notes.txt is not a valid image file');
    const large = new File(['a'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    choose(large);
    expect(dialog.getByRole('alert').textContent).toBe('large.png is larger than 10MB');
    expect(dialog.getByRole('button', { name: 'Upload' }).hasAttribute('disabled')).toBe(true);
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('does not overwrite a save by another user, and shows the conflict', async () => {
    const { user } = await renderLoadedForm(
      {},
      {
        ...uploadRoutes(() => jsonResponse({ objectPath: '/objects/new.webp', revision: 5 })),
        'GET /api/admin/articles/1/versions': () =>
          jsonResponse({ versions: [{ number: 3, savedBy: { userId: 2, username: 'marta' } }] }),
      },
    );
    await user.type(getInput('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Upload New Photo' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.upload(dialog.getByLabelText('Photo file'), FILE);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('heading', { name: 'marta has saved this article' })).not.toBeNull();
    expect(getInput('Title').value).toBe('Colosseum!');
  });
});

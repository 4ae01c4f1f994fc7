/** @jest-environment ./infra/test/browser-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import { edit, fill, later, PlaceMap, press, refusal, title } from '../../testing/article-editor.js';
import { json, networkThat } from '../../testing/device.js';
import { editedArticleWith } from '../../testing/edited-article.js';
import { show, toasts } from '../../testing/screen.js';
import { EditorForm } from './EditorForm.js';

const PHOTO = { status: 'pending', photoURL: '/p', size: 1000, expiresAt: '2026-01-05T03:04:05.000Z' } as const;
const VERSION = {
  number: 2,
  savedAt: '2026-01-05T03:04:05.000Z',
  savedBy: { id: 'm', username: 'marta' },
  changed: ['title'],
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test.each([
  ['goes on from the photo’s', 4, '4'],
  ['meets what somebody saved before the photo', 5, '3'],
])('the save after a pending photo %s', async (_what, revision, sent) => {
  const { user, asked } = edit(
    ({ method }) => (method === 'PUT' ? json({ objectPath: '/objects/articles/b/photo.webp', revision }) : undefined),
    editedArticleWith({ pendingPhotos: [PHOTO] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Use as picture' }));
  await toasts().findByText('Picture changed');
  press('Save');
  await toasts().findByText('Article saved');
  const saved = asked.find(({ method }) => method === 'PATCH')?.body as FormData;
  expect([saved.get('revision'), saved.get('imageUrl')]).toEqual([sent, '/objects/articles/b/photo.webp']);
});

test('what is typed while a save is under way stays, unsaved', async () => {
  const answer = later<Response>();
  edit(({ method }) => (method === 'PATCH' ? answer.value : undefined));
  await title();
  fill('Title', 'Mine');
  press('Save');
  fill('Location', 'Roma');
  press('Remove Roman Forum');
  answer.come(json(editedArticleWith({ title: 'Mine', slug: 'mine', revision: 4 })));
  await toasts().findByText('Article saved');
  expect([value('Title'), value('Address (slug)'), value('Location')]).toEqual(['Mine', 'mine', 'Roma']);
  expect(screen.queryByDisplayValue('Roman Forum')).toBeNull();
  expect(screen.getByText('Unsaved changes')).not.toBeNull();
});

test('a version is not restored over what somebody else has saved since', async () => {
  const { user, asked } = edit(({ method, url }) => {
    if (method === 'POST')
      return refusal('marta has saved', 'ARTICLE_CHANGED', 409, [{ field: 'savedBy', message: 'marta' }]);
    if (url.endsWith('/versions')) return json({ versions: [VERSION] });
    return url.endsWith('/versions/2') ? json({ ...VERSION, former: editedArticleWith({ title: 'Old' }) }) : undefined;
  });
  await user.click(await screen.findByRole('button', { name: /^Compare the version/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const told = await screen.findByRole('alert', { name: 'Somebody else has saved this article' });
  expect(within(told).getByText('Saved by marta')).not.toBeNull();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ revision: editedArticleWith({}).revision });
});

test('what is typed while a version is being restored stays', async () => {
  const answer = later<Response>();
  const { user } = edit(({ method, url }) => {
    if (method === 'POST') return answer.value;
    if (url.endsWith('/versions')) return json({ versions: [VERSION] });
    return url.endsWith('/versions/2') ? json({ ...VERSION, former: editedArticleWith({ title: 'Old' }) }) : undefined;
  });
  await user.click(await screen.findByRole('button', { name: /^Compare the version/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  fill('Location', 'Roma');
  answer.come(json(editedArticleWith({ title: 'Old', revision: 4 })));
  await toasts().findByText('Version restored');
  expect([value('Title'), value('Location')]).toEqual(['Old', 'Roma']);
});

test('a new article is gone on with where something was typed while it was created', async () => {
  const answer = later<Response>();
  const asked = networkThat(({ method, url }) => {
    if (method === 'POST') return answer.value;
    return json(url.endsWith('/versions') ? { versions: [] } : editedArticleWith({ location: 'Roma', revision: 4 }));
  });
  const { address } = show(<EditorForm PlaceMap={PlaceMap} />);
  press('HTML');
  fill('Content as HTML', '<p>An amphitheatre.</p>');
  fill('Title', 'Colosseum');
  press('Create article');
  fill('Location', 'Roma');
  answer.come(json(editedArticleWith()));
  await toasts().findByText('Article created');
  expect([address(), value('Location')]).toEqual(['/', 'Roma']);
  press('Save');
  await toasts().findByText('Article saved');
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ url }) => url)).toEqual(['/api/admin/articles/1']);
  await waitFor(() => expect(address()).toBe('/admin/articles/1/edit'));
});

test('the versions stay in view while they are read again after a save', async () => {
  const second = later<Response>();
  let reads = 0;
  edit(({ method, url }) => {
    if (method === 'PATCH') return json(editedArticleWith({ title: 'x', revision: 4 }));
    if (!url.endsWith('/versions')) return undefined;
    reads += 1;
    return reads === 1 ? json({ versions: [VERSION] }) : second.value.then((response) => response.clone());
  });
  await screen.findByText('Replaced by marta');
  fill('Title', 'x');
  press('Save');
  await toasts().findByText('Article saved');
  expect(screen.getByText('Replaced by marta')).not.toBeNull();
  second.come(json({ versions: [{ ...VERSION, savedBy: { id: 'j', username: 'jon' } }] }));
  expect(await screen.findByText('Replaced by jon')).not.toBeNull();
});

test('a dialog that is closed while its picture is sent puts nothing into the text', async () => {
  const { user } = edit();
  await title();
  await user.click(screen.getByRole('button', { name: 'Insert picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Picture file'), new File(['x'], 'a.png', { type: 'image/png' }));
  const answer = later<object>();
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = async (_url, init) => {
    signal = init?.signal;
    return { ok: true, headers: new Headers(), json: () => answer.value } as Response;
  };
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(signal?.aborted).toBe(true);
  await act(async () => answer.come({ imageUrl: '/objects/articles/b/photo.webp' }));
  expect(screen.getByRole('textbox', { name: 'Content' }).querySelector('img[src]')).toBeNull();
  expect(screen.getByText('Everything is saved')).not.toBeNull();
});

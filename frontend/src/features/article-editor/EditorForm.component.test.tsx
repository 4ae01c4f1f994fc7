import { act, screen, waitFor, within } from '@testing-library/react';
import { buildEditedArticle } from '../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import {
  clickButton,
  createDeferred,
  errorResponse,
  fillField,
  findTitleInput,
  PlaceMap,
  renderArticleEditor,
} from '../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { EditorForm } from './EditorForm.js';

const PHOTO = { status: 'pending', photoURL: '/p', size: 1000, expiresAt: '2026-01-05T03:04:05.000Z' } as const;
const VERSION = {
  number: 2,
  savedAt: '2026-01-05T03:04:05.000Z',
  savedBy: { id: 'm', username: 'marta' },
  changed: ['title'],
};
const getValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test.each([
  ['uses the revision of the photo', 4, '4'],
  ['conflicts with a save of another user before the photo', 5, '3'],
])('EditorForm: a save after a pending photo %s', async (_what, revision, sent) => {
  const { user, requests } = renderArticleEditor(
    ({ method }) =>
      method === 'PUT' ? jsonResponse({ objectPath: '/objects/articles/b/photo.webp', revision }) : undefined,
    buildEditedArticle({ pendingPhotos: [PHOTO] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Use as picture' }));
  await getToasts().findByText('Picture changed');
  clickButton('Save');
  await getToasts().findByText('Article saved');
  const saved = requests.find(({ method }) => method === 'PATCH')?.body as FormData;
  expect([saved.get('revision'), saved.get('imageUrl')]).toEqual([sent, '/objects/articles/b/photo.webp']);
});

test('EditorForm: links to the page of the article', async () => {
  renderArticleEditor(undefined, buildEditedArticle({ slug: 'old-rome' }));
  const link = await screen.findByRole('link', { name: 'View article' });
  expect(link.getAttribute('href')).toBe('/articles/old-rome');
});

test('EditorForm: shows a pending photo until it is dismissed', async () => {
  const DISMISSAL = '/pending-photo/dismiss';
  const { user, requests } = renderArticleEditor(
    ({ url }) => (url.endsWith(DISMISSAL) ? new Response(null, { status: 204 }) : undefined),
    buildEditedArticle({ pendingPhotos: [PHOTO] }),
  );
  const pending = within(await screen.findByRole('region', { name: 'Pending photos' }));
  expect(pending.getByRole('img').getAttribute('src')).toMatch(/\/pending-photo\?photoURL=%2Fp$/);
  await user.click(pending.getByRole('button', { name: 'Dismiss' }));
  await getToasts().findByText('Photo dismissed');
  expect(requests.find(({ url }) => url.endsWith(DISMISSAL))).toMatchObject({
    method: 'POST',
    body: { photoURL: '/p' },
  });
  expect(screen.queryByRole('region', { name: 'Pending photos' })).toBeNull();
});

test('EditorForm: changes only one pending photo at a time', async () => {
  const deferred = createDeferred<Response>();
  const { user, requests } = renderArticleEditor(
    ({ method }) => (method === 'PUT' ? deferred.value : undefined),
    buildEditedArticle({ pendingPhotos: [PHOTO] }),
  );
  const [accept, dismiss] = [
    await screen.findByRole('button', { name: 'Use as picture' }),
    screen.getByRole('button', { name: 'Dismiss' }),
  ];
  const areDisabled = () => [accept, dismiss].map((button) => button.getAttribute('aria-disabled'));
  expect(areDisabled()).toEqual(['false', 'false']);
  await user.click(accept);
  expect(areDisabled()).toEqual(['true', 'true']);
  await user.click(dismiss);
  deferred.resolve(errorResponse('gone', 'OBJECT_NOT_FOUND', 404));
  await getToasts().findByText('gone');
  expect(areDisabled()).toEqual(['false', 'false']);
  expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

test('EditorForm: treats text typed during a save as unsaved', async () => {
  const deferred = createDeferred<Response>();
  renderArticleEditor(({ method }) => (method === 'PATCH' ? deferred.value : undefined));
  await findTitleInput();
  fillField('Title', 'Mine');
  clickButton('Save');
  fillField('Location', 'Roma');
  clickButton('Remove Roman Forum');
  deferred.resolve(jsonResponse(buildEditedArticle({ title: 'Mine', slug: 'mine', revision: 4 })));
  await getToasts().findByText('Article saved');
  expect([getValue('Title'), getValue('Address (slug)'), getValue('Location')]).toEqual(['Mine', 'mine', 'Roma']);
  expect(screen.queryByDisplayValue('Roman Forum')).toBeNull();
  expect(screen.getByText('Unsaved changes')).not.toBeNull();
});

test('EditorForm: keeps a picture that was chosen while another was being saved', async () => {
  const deferred = createDeferred<Response>();
  const { user, requests } = renderArticleEditor(({ method }) => (method === 'PATCH' ? deferred.value : undefined));
  await findTitleInput();
  const choose = (name: string) => user.upload(screen.getByLabelText('Choose file'), new File(['x'], name));
  await choose('one.png');
  clickButton('Save');
  await choose('other.png');
  deferred.resolve(jsonResponse(buildEditedArticle({ revision: 4 })));
  await getToasts().findByText('Article saved');
  expect((requests.find(({ method }) => method === 'PATCH')!.body as FormData).get('image')).toMatchObject({
    name: 'one.png',
  });
  expect(screen.getByText('other.png is shown once you save.')).not.toBeNull();
  expect(screen.getByText('Unsaved changes')).not.toBeNull();
});

test.each<[string, () => void, () => void]>([
  ['text', () => fillField('Location', 'x'), () => fillField('Location', 'Rome, Italy')],
  ['a choice', () => fillField('Category', 'Museum'), () => fillField('Category', 'Landmark')],
  ['the picture', () => clickButton('Remove picture'), () => clickButton('Keep the earlier picture')],
  ['the order of attractions', () => clickButton('Move Roman Forum up'), () => clickButton('Move Roman Forum down')],
])('EditorForm: shows %s as unsaved until it is changed back', async (_what, change, changeBack) => {
  renderArticleEditor();
  await findTitleInput();
  expect(screen.getByText('Everything is saved')).not.toBeNull();
  act(change);
  expect(await screen.findByText('Unsaved changes')).not.toBeNull();
  act(changeBack);
  expect(await screen.findByText('Everything is saved')).not.toBeNull();
});

test('EditorForm: explains that a picture given by its URL appears after saving', async () => {
  const { requests } = renderArticleEditor();
  await findTitleInput();
  const address = '/objects/articles/c/photo.webp';
  fillField('Or the address of an uploaded picture', ` ${address} `);
  clickButton('Use this picture');
  expect(screen.getByText('This picture is shown once you save.')).not.toBeNull();
  expect(getValue('Or the address of an uploaded picture')).toBe('');
  clickButton('Save');
  await getToasts().findByText('Article saved');
  const saved = requests.find(({ method }) => method === 'PATCH')?.body as FormData;
  expect(saved.get('imageUrl')).toBe(address);
});

test('EditorForm: accepts attraction names of several words', async () => {
  const { user } = renderArticleEditor();
  const name = await screen.findByDisplayValue<HTMLInputElement>('Roman Forum');
  await user.type(name, ' by night');
  expect(name.value).toBe('Roman Forum by night');
});

test.each([
  ['is named while its text is used', (text: string) => text, 'r'],
  ['is not named when the text is the saved one again', () => buildEditedArticle().content, null],
])('EditorForm: a rewrite %s', async (_what, changeText, sent) => {
  const rewrite = {
    ...buildEditedArticle({ content: '<p>Rewritten.</p>' }),
    rewriteId: 'r',
    writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
    verification: { sentences: [], omitted: 0 },
    knowledge: { facts: [], sources: [] },
  };
  const { user, requests } = renderArticleEditor(({ url }) =>
    url.endsWith('/rewrite') ? jsonResponse(rewrite) : undefined,
  );
  await findTitleInput();
  await user.click(screen.getByRole('button', { name: 'AI Rewrite' }));
  await user.click(await screen.findByRole('button', { name: 'Take everything, remove nothing' }));
  clickButton('HTML');
  fillField('Content as HTML', changeText(getValue('Content as HTML')));
  clickButton('Save');
  await getToasts().findByText('Article saved');
  const saved = requests.find(({ method }) => method === 'PATCH')!.body as FormData;
  expect([saved.get('rewriteId'), String(saved.get('content')).includes('Rewritten.')]).toEqual([sent, sent !== null]);
});

test('EditorForm: does not restore a version over a later save by another user', async () => {
  const { user, requests } = renderArticleEditor(({ method, url }) => {
    if (method === 'POST')
      return errorResponse('marta has saved', 'ARTICLE_CHANGED', 409, [{ field: 'savedBy', message: 'marta' }]);
    if (url.endsWith('/versions')) return jsonResponse({ versions: [VERSION] });
    return url.endsWith('/versions/2')
      ? jsonResponse({ ...VERSION, former: buildEditedArticle({ title: 'Old' }) })
      : undefined;
  });
  await user.click(await screen.findByRole('button', { name: /^Compare the version/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const alert = await screen.findByRole('alert', { name: 'Another user has saved this article' });
  expect(within(alert).getByText('Saved by marta')).not.toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ revision: buildEditedArticle({}).revision });
});

test('EditorForm: keeps text typed while a version is being restored', async () => {
  const deferred = createDeferred<Response>();
  const { user } = renderArticleEditor(({ method, url }) => {
    if (method === 'POST') return deferred.value;
    if (url.endsWith('/versions')) return jsonResponse({ versions: [VERSION] });
    return url.endsWith('/versions/2')
      ? jsonResponse({ ...VERSION, former: buildEditedArticle({ title: 'Old' }) })
      : undefined;
  });
  await user.click(await screen.findByRole('button', { name: /^Compare the version/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  fillField('Location', 'Roma');
  deferred.resolve(jsonResponse(buildEditedArticle({ title: 'Old', revision: 4 })));
  await getToasts().findByText('Version restored');
  expect([getValue('Title'), getValue('Location')]).toEqual(['Old', 'Roma']);
});

test('EditorForm: continues with a new article if something was typed while it was created', async () => {
  const deferred = createDeferred<Response>();
  const requests = mockFetch(({ method, url }) => {
    if (method === 'POST') return deferred.value;
    return jsonResponse(
      url.endsWith('/versions') ? { versions: [] } : buildEditedArticle({ location: 'Roma', revision: 4 }),
    );
  });
  const { getCurrentUrl, getNavigationType } = renderWithProviders(<EditorForm PlaceMap={PlaceMap} />);
  clickButton('HTML');
  fillField('Content as HTML', '<p>An amphitheatre.</p>');
  fillField('Title', 'Colosseum');
  clickButton('Create article');
  fillField('Location', 'Roma');
  deferred.resolve(jsonResponse(buildEditedArticle()));
  await getToasts().findByText('Article created');
  expect([getCurrentUrl(), getValue('Location')]).toEqual(['/', 'Roma']);
  clickButton('Save');
  await getToasts().findByText('Article saved');
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ url }) => url)).toEqual(['/api/admin/articles/1']);
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin/articles/1/edit'));
  expect(getNavigationType()).toBe('REPLACE');
});

test('EditorForm: keeps the versions visible while they are reloaded after a save', async () => {
  const secondResponse = createDeferred<Response>();
  let reads = 0;
  renderArticleEditor(({ method, url }) => {
    if (method === 'PATCH') return jsonResponse(buildEditedArticle({ title: 'x', revision: 4 }));
    if (!url.endsWith('/versions')) return undefined;
    reads += 1;
    return reads === 1
      ? jsonResponse({ versions: [VERSION] })
      : secondResponse.value.then((response) => response.clone());
  });
  await screen.findByText('Replaced by marta');
  fillField('Title', 'x');
  clickButton('Save');
  await getToasts().findByText('Article saved');
  expect(screen.getByText('Replaced by marta')).not.toBeNull();
  secondResponse.resolve(jsonResponse({ versions: [{ ...VERSION, savedBy: { id: 'j', username: 'jon' } }] }));
  expect(await screen.findByText('Replaced by jon')).not.toBeNull();
});

test('EditorForm: inserts no image if the dialog was closed during the upload', async () => {
  const { user } = renderArticleEditor();
  await findTitleInput();
  await user.click(screen.getByRole('button', { name: 'Insert picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Picture file'), new File(['x'], 'a.png', { type: 'image/png' }));
  const deferred = createDeferred<object>();
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = async (_url, init) => {
    signal = init?.signal;
    return { ok: true, headers: new Headers(), json: () => deferred.value } as Response;
  };
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(signal?.aborted).toBe(true);
  await act(async () => deferred.resolve({ imageUrl: '/objects/articles/b/photo.webp' }));
  expect(screen.getByRole('textbox', { name: 'Content' }).querySelector('img[src]')).toBeNull();
  expect(screen.getByText('Everything is saved')).not.toBeNull();
});

test('EditorForm: shows contradicting statements with their sources, and no note if sources agree', async () => {
  const statements = [
    { statement: 'It is 12 m high.', sourceName: 'Placelore guidebook' },
    { statement: 'It is 18 m high.', sourceName: 'Wikipedia: Bridge' },
  ];
  const { unmount } = renderArticleEditor(
    () => undefined,
    buildEditedArticle({ sourceConflicts: [{ kind: 'height', statements }] }),
  );
  const note = within(await screen.findByRole('region', { name: 'Sources disagree' }));
  expect(note.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Placelore guidebook',
    'Wikipedia: Bridge',
  ]);
  expect(note.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'It is 12 m high.',
    'It is 18 m high.',
  ]);
  unmount();
  renderArticleEditor();
  await findTitleInput();
  expect(screen.queryByText('Sources disagree')).toBeNull();
});

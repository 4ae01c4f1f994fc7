import { fireEvent, screen, within } from '@testing-library/react';
import { buildAdminArticle } from '../../testing/builders/articles.js';
import { jsonResponse } from '../../testing/fakes/browser.js';
import { getToasts } from '../../testing/render/render.js';
import {
  getInput,
  getSaveButton,
  renderLoadedForm,
  renderSimpleForm,
  savedResponse,
} from '../../testing/render/simple-edit-form.js';

describe('SimpleEditForm › loading', () => {
  test('shows that it is loading', async () => {
    await renderSimpleForm({}, { 'GET /api/admin/articles/1': () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading article...');
  });

  test.each([
    ['the article does not exist', 404],
    ['the URL contains no number', 400],
  ])('reports that %s and links back', async (_why, status) => {
    await renderSimpleForm(
      {},
      { 'GET /api/admin/articles/1': () => jsonResponse({ error: 'x', code: 'ARTICLE_NOT_FOUND' }, status) },
    );
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
  });

  test('offers a retry after a failure', async () => {
    let status = 503;
    const { user } = await renderSimpleForm(
      {},
      { 'GET /api/admin/articles/1': () => jsonResponse(status === 200 ? buildAdminArticle() : {}, status) },
    );
    await screen.findByRole('heading', { name: "Couldn't load the article" });
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Title')).not.toBeNull();
  });

  test.each([
    ['text_search', 'Premium Article'],
    ['photo_upload', 'User Discovery'],
    ['admin_created', 'User Discovery'],
  ] as const)('shows ID and content source of %s: %s', async (contentSource, label) => {
    await renderLoadedForm({ contentSource });
    expect(screen.getByText('ID: 1')).not.toBeNull();
    expect(screen.getByText(label)).not.toBeNull();
  });
});

test('shows five cards, fifteen categories, counters and read-only details', async () => {
  await renderLoadedForm({ updatedAt: undefined as never });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Article Information',
    'Location & Coordinates',
    'Article Photo',
    'Article Content',
    'Article Metadata',
  ]);
  expect(screen.getAllByRole('option')).toHaveLength(15);
  expect(screen.getByText('33/160 characters')).not.toBeNull();
  expect(screen.getByText('13 characters')).not.toBeNull();
  const metadata = within(screen.getByRole('region', { name: 'Article Metadata' }));
  expect(metadata.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'January 2, 2026',
    'N/A',
    'colosseum',
    'Premium',
  ]);
  expect(getInput('Title').required).toBe(true);
  expect([getInput('Latitude').type, getInput('Latitude').step]).toEqual(['number', 'any']);
});

test('shows a placeholder for a photo that cannot be loaded', async () => {
  await renderLoadedForm();
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Colosseum' }));
  expect(screen.getByText("This photo can't be shown")).not.toBeNull();
});

describe('SimpleEditForm › saving', () => {
  test('marks typed text as unsaved until it is saved', async () => {
    let respond: (response: Response) => void = () => {};
    const { user, requests } = await renderLoadedForm(
      {},
      { 'PATCH /api/admin/articles/1': () => new Promise((resolve) => (respond = resolve)) },
    );
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.type(getInput('Title'), '!');
    await user.selectOptions(getInput('Category'), 'Museum');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
    await user.click(getSaveButton());
    expect(getSaveButton().textContent).toBe('Saving...');
    // Text typed during a save belongs to the next save.
    await user.type(getInput('Location Name'), ' now');
    await user.keyboard('{Control>}s{/Control}');
    await user.click(getSaveButton());
    const patches = requests.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => Object.fromEntries(body as FormData))).toMatchObject([
      { title: 'Colosseum!', category: 'Museum', location: 'Rome, Italy', revision: '3' },
    ]);
    respond(savedResponse(patches[0]!));
    expect(await getToasts().findByText('Article updated successfully')).not.toBeNull();
    expect(getToasts().getByText('Success')).not.toBeNull();
    expect(getInput('Location Name').value).toBe('Rome, Italy now');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
  });

  test('shows what the server returns and uses the new revision for the next save', async () => {
    const { user, requests } = await renderLoadedForm(
      {},
      { 'PATCH /api/admin/articles/1': (request) => savedResponse(request, { content: '<p>clean</p>' }) },
    );
    await user.type(getInput('Content (HTML)'), '<script>');
    await user.keyboard('{Control>}s{/Control}');
    await getToasts().findByText('Article updated successfully');
    expect(getInput('Content (HTML)').value).toBe('<p>clean</p>');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.click(getSaveButton());
    await screen.findByRole('button', { name: 'Save Changes' });
    const revisions = requests
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => (body as FormData).get('revision'));
    expect(revisions).toEqual(['3', '4']);
  });

  test('refuses half of a position and reports it', async () => {
    const { user, requests } = await renderLoadedForm(
      {},
      { 'PATCH /api/admin/articles/1': (request) => savedResponse(request) },
    );
    expect(screen.queryByText('Coordinates are saved only when both are filled.')).toBeNull();
    await user.clear(getInput('Latitude'));
    expect(screen.getByText('Coordinates are saved only when both are filled.')).not.toBeNull();
    await user.click(getSaveButton());
    await getToasts().findByText('Article updated successfully');
    const sent = requests.find(({ method }) => method === 'PATCH')!.body as FormData;
    expect([sent.has('latitude'), sent.has('longitude')]).toEqual([false, false]);
    expect(getInput('Latitude').value).toBe('41.8902');
  });

  test.each([
    ['the server’s reason', () => jsonResponse({ error: 'Not now.', code: 'INTERNAL' }, 500), 'Not now.'],
    ['its own sentence', () => new Response('<html>', { status: 502 }), 'Failed to update article'],
    [
      'that the server could not be reached',
      () => Promise.reject(new TypeError('Load failed')),
      "Couldn't reach the server. Your text is still here.",
    ],
  ])('shows %s after a failure and keeps the text', async (_what, respond, message) => {
    const { user } = await renderLoadedForm({}, { 'PATCH /api/admin/articles/1': respond });
    await user.type(getInput('Title'), '!');
    await user.click(getSaveButton());
    expect(await getToasts().findByText(`Failed to update article: ${message}`)).not.toBeNull();
    expect(getToasts().getByText('Error')).not.toBeNull();
    expect(getInput('Title').value).toBe('Colosseum!');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
  });

  test('shows why the server refused a field', async () => {
    const body = { error: 'x', code: 'INVALID_INPUT', details: [{ field: 'content', message: 'is required' }] };
    const { user } = await renderLoadedForm({}, { 'PATCH /api/admin/articles/1': () => jsonResponse(body, 400) });
    await user.click(getSaveButton());
    expect(await screen.findByText('Content (HTML) is required')).not.toBeNull();
    expect(getInput('Content (HTML)').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('SimpleEditForm › leaving', () => {
  test('asks nothing if everything is saved', async () => {
    const { user, getCurrentUrl } = await renderLoadedForm();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(getCurrentUrl()).toBe('/elsewhere');
  });

  test('asks before a link is followed', async () => {
    const { user, getCurrentUrl } = await renderLoadedForm();
    await user.type(getInput('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect([getCurrentUrl(), getInput('Title').value]).toEqual(['/admin/edit-article/1', 'Colosseum!']);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(getCurrentUrl()).toBe('/elsewhere');
  });

  test('makes the browser ask before the tab is closed', async () => {
    const { user } = await renderLoadedForm();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(getInput('Title'), '!');
    expect(closing()).toBe(true);
  });
});

/** @jest-environment ./infra/test/browser-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';
import { adminArticleForEditing } from '../../testing/admin-article.js';
import { json } from '../../testing/device.js';
import { toasts } from '../../testing/screen.js';
import { input, openedSimpleForm, openSimpleForm, save, savedAs } from '../../testing/simple-form.js';

describe('opening', () => {
  test('says that it loads', async () => {
    await openSimpleForm({}, { 'GET /api/admin/articles/1': () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading article...');
  });

  test.each([
    ['there is none', 404],
    ['the address has no number', 400],
  ])('says so when %s, and leads back', async (_why, status) => {
    await openSimpleForm(
      {},
      { 'GET /api/admin/articles/1': () => json({ error: 'x', code: 'ARTICLE_NOT_FOUND' }, status) },
    );
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
  });

  test('can be tried again when it failed', async () => {
    let status = 503;
    const { user } = await openSimpleForm(
      {},
      { 'GET /api/admin/articles/1': () => json(status === 200 ? adminArticleForEditing() : {}, status) },
    );
    await screen.findByRole('heading', { name: 'The article could not be read' });
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Title')).not.toBeNull();
  });

  test.each([
    ['text_search', 'Premium Article'],
    ['photo_upload', 'User Discovery'],
    ['admin_created', 'User Discovery'],
  ] as const)('of %s it says ID and %s', async (contentSource, label) => {
    await openedSimpleForm({ contentSource });
    expect(screen.getByText('ID: 1')).not.toBeNull();
    expect(screen.getByText(label)).not.toBeNull();
  });
});

test('five cards, fifteen categories, counters and what is not changed here', async () => {
  await openedSimpleForm({ updatedAt: undefined as never });
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
    '2 January 2026',
    'N/A',
    'colosseum',
    'Premium',
  ]);
  expect(input('Title').required).toBe(true);
  expect([input('Latitude').type, input('Latitude').step]).toEqual(['number', 'any']);
});

test('a photo that cannot be loaded is a placeholder', async () => {
  await openedSimpleForm();
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Colosseum' }));
  expect(screen.getByText('This photo cannot be shown')).not.toBeNull();
});

describe('saving', () => {
  test('what is typed is unsaved until it is saved', async () => {
    let answer: (response: Response) => void = () => {};
    const { user, asked } = await openedSimpleForm(
      {},
      { 'PATCH /api/admin/articles/1': () => new Promise((resolve) => (answer = resolve)) },
    );
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.type(input('Title'), '!');
    await user.selectOptions(input('Category'), 'Museum');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
    await user.click(save());
    expect(save().textContent).toBe('Saving...');
    // Typed while it is on its way: it belongs to the next save.
    await user.type(input('Location Name'), ' now');
    await user.click(save());
    const patches = asked.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => Object.fromEntries(body as FormData))).toMatchObject([
      { title: 'Colosseum!', category: 'Museum', location: 'Rome, Italy', revision: '3' },
    ]);
    answer(savedAs(patches[0]!));
    expect(await toasts().findByText('Article updated successfully')).not.toBeNull();
    expect(toasts().getByText('Success')).not.toBeNull();
    expect(input('Location Name').value).toBe('Rome, Italy now');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
  });

  test('what the server makes of it is what then stands there, and the next save goes on from it', async () => {
    const { user, asked } = await openedSimpleForm(
      {},
      { 'PATCH /api/admin/articles/1': (one) => savedAs(one, { content: '<p>clean</p>' }) },
    );
    await user.type(input('Content (HTML)'), '<script>');
    await user.keyboard('{Control>}s{/Control}');
    await toasts().findByText('Article updated successfully');
    expect(input('Content (HTML)').value).toBe('<p>clean</p>');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.click(save());
    await screen.findByRole('button', { name: 'Save Changes' });
    const revisions = asked
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => (body as FormData).get('revision'));
    expect(revisions).toEqual(['3', '4']);
  });

  test('half a position is not sent, and the form says so', async () => {
    const { user, asked } = await openedSimpleForm({}, { 'PATCH /api/admin/articles/1': (one) => savedAs(one) });
    expect(screen.queryByText('Coordinates are saved only when both are filled.')).toBeNull();
    await user.clear(input('Latitude'));
    expect(screen.getByText('Coordinates are saved only when both are filled.')).not.toBeNull();
    await user.click(save());
    await toasts().findByText('Article updated successfully');
    const sent = asked.find(({ method }) => method === 'PATCH')!.body as FormData;
    expect([sent.has('latitude'), sent.has('longitude')]).toEqual([false, false]);
    expect(input('Latitude').value).toBe('41.8902');
  });

  test.each([
    ['the server’s reason', () => json({ error: 'Not now.', code: 'INTERNAL' }, 500), 'Not now.'],
    ['that it was not taken', () => new Response('<html>', { status: 502 }), 'Failed to update article'],
    [
      'that nothing was reached',
      () => Promise.reject(new TypeError('Load failed')),
      'The server could not be reached. Your text is still here.',
    ],
  ])('a failure says %s, and the text stays', async (_what, answer, message) => {
    const { user } = await openedSimpleForm({}, { 'PATCH /api/admin/articles/1': answer });
    await user.type(input('Title'), '!');
    await user.click(save());
    expect(await toasts().findByText(`Failed to update article: ${message}`)).not.toBeNull();
    expect(toasts().getByText('Error')).not.toBeNull();
    expect(input('Title').value).toBe('Colosseum!');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
  });

  test('a field the server refuses says why', async () => {
    const body = { error: 'x', code: 'INVALID_INPUT', details: [{ field: 'content', message: 'is required' }] };
    const { user } = await openedSimpleForm({}, { 'PATCH /api/admin/articles/1': () => json(body, 400) });
    await user.click(save());
    expect(await screen.findByText('Content (HTML) is required')).not.toBeNull();
    expect(input('Content (HTML)').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('leaving', () => {
  test('nothing is asked while nothing is unsaved', async () => {
    const { user, address } = await openedSimpleForm();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(address()).toBe('/elsewhere');
  });

  test('asks before a link is followed', async () => {
    const { user, address } = await openedSimpleForm();
    await user.type(input('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect([address(), input('Title').value]).toEqual(['/admin/edit-article/1', 'Colosseum!']);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(address()).toBe('/elsewhere');
  });

  test('has the browser ask before the tab is closed', async () => {
    const { user } = await openedSimpleForm();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(input('Title'), '!');
    expect(closing()).toBe(true);
  });
});

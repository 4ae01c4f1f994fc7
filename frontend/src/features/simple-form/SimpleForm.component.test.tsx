/** @jest-environment ./infra/test/browser-environment.mjs */
import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { adminArticleForEditing } from '../../testing/admin-article.js';
import { type Asked, json, networkThat } from '../../testing/device.js';
import { show, toasts } from '../../testing/screen.js';
import { SimpleForm } from './SimpleForm.js';

type Answers = Partial<Record<string, (asked: Asked) => Response | Promise<Response>>>;

/** The form of an article, on a server that has it. @param answers in the place of its own, by method and path */
async function open(article: Partial<AdminArticle> = {}, answers: Answers = {}) {
  const own: Answers = { 'GET /api/admin/articles/1': () => json(adminArticleForEditing(article)) };
  const asked = networkThat((one) => {
    const answer = answers[`${one.method} ${one.url}`] ?? own[`${one.method} ${one.url}`];
    return answer ? answer(one) : json({ error: 'none', code: 'NOT_FOUND' }, 404);
  });
  const shown = show(
    <>
      <SimpleForm id="1" />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { at: '/admin/edit-article/1', sharesCache: true },
  );
  return { ...shown, asked };
}
const opened = async (article?: Partial<AdminArticle>, answers?: Answers) => {
  const shown = await open(article, answers);
  await screen.findByLabelText('Title');
  return shown;
};
const save = () => screen.getByRole('button', { name: /^Sav/ });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const savedAs = ({ body }: Asked, change: Partial<AdminArticle> = {}) => {
  const { revision, ...fields } = Object.fromEntries(body as FormData) as Record<string, string>;
  return json(adminArticleForEditing({ ...fields, revision: Number(revision) + 1, ...change }));
};

describe('opening', () => {
  test('says that it loads', async () => {
    await open({}, { 'GET /api/admin/articles/1': () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading article...');
  });

  test.each([
    ['there is none', 404],
    ['the address has no number', 400],
  ])('says so when %s, and leads back', async (_why, status) => {
    await open({}, { 'GET /api/admin/articles/1': () => json({ error: 'x', code: 'ARTICLE_NOT_FOUND' }, status) });
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
  });

  test('can be tried again when it failed', async () => {
    let status = 503;
    const { user } = await open(
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
    await opened({ contentSource });
    expect(screen.getByText('ID: 1')).not.toBeNull();
    expect(screen.getByText(label)).not.toBeNull();
  });
});

test('five cards, fifteen categories, counters and what is not changed here', async () => {
  await opened({ updatedAt: undefined as never });
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
    'text_search',
  ]);
  expect(input('Title').required).toBe(true);
  expect([input('Latitude').type, input('Latitude').step]).toEqual(['number', 'any']);
});

test('a photo that cannot be loaded is a placeholder', async () => {
  await opened();
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Colosseum' }));
  expect(screen.getByText('This photo cannot be shown')).not.toBeNull();
});

describe('saving', () => {
  test('what is typed is unsaved until it is saved', async () => {
    let answer: (response: Response) => void = () => {};
    const { user, asked } = await opened(
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
    const { user, asked } = await opened(
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
    const { user, asked } = await opened({}, { 'PATCH /api/admin/articles/1': (one) => savedAs(one) });
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
    const { user } = await opened({}, { 'PATCH /api/admin/articles/1': answer });
    await user.type(input('Title'), '!');
    await user.click(save());
    expect(await toasts().findByText(`Failed to update article: ${message}`)).not.toBeNull();
    expect(toasts().getByText('Error')).not.toBeNull();
    expect(input('Title').value).toBe('Colosseum!');
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
  });

  test('a field the server refuses says why', async () => {
    const body = { error: 'x', code: 'INVALID_INPUT', details: [{ field: 'content', message: 'is required' }] };
    const { user } = await opened({}, { 'PATCH /api/admin/articles/1': () => json(body, 400) });
    await user.click(save());
    expect(await screen.findByText('Content (HTML) is required')).not.toBeNull();
    expect(input('Content (HTML)').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('somebody else has saved', () => {
  const theirs = { content: '<p>theirs</p>', location: 'Roma', revision: 5 };
  const version = (number: number, username: string) => ({ number, savedBy: { userId: 2, username } });
  async function meet() {
    let isMet = false;
    const shown = await opened(
      {},
      {
        'GET /api/admin/articles/1': () => json(adminArticleForEditing(isMet ? theirs : {})),
        'GET /api/admin/articles/1/versions': () => json({ versions: [version(4, 'admin'), version(3, 'marta')] }),
        'PATCH /api/admin/articles/1': (one) => {
          if ((one.body as FormData).get('revision') === '5') return savedAs(one);
          isMet = true;
          return json({ error: 'marta has saved this article meanwhile.', code: 'ARTICLE_CHANGED', details: [] }, 409);
        },
      },
    );
    await shown.user.type(input('Title'), '!');
    await shown.user.type(input('Content (HTML)'), 'mine');
    await shown.user.click(save());
    await screen.findByRole('heading', { name: 'marta has saved this article meanwhile' });
    return shown;
  }

  test('is told, with what it was; the text stays', async () => {
    await meet();
    expect(toasts().getByText('Failed to update article: marta has saved this article meanwhile.')).not.toBeNull();
    const list = screen.getByRole('list', { name: 'What marta changed' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Location Name Roma', 'Content (HTML) changed by both<p>theirs</p>']);
    expect([input('Title').value, input('Content (HTML)').value]).toEqual(['Colosseum!', '<p>Large.</p>mine']);
    expect(document.activeElement?.textContent).toBe('marta has saved this article meanwhile');
  });

  test('and goes on with the own text', async () => {
    const { user, asked } = await meet();
    await user.click(screen.getByRole('button', { name: 'Keep my text' }));
    expect(input('Location Name').value).toBe('Roma');
    await user.click(save());
    await toasts().findByText('Article updated successfully');
    const sent = Object.fromEntries(asked.filter(({ method }) => method === 'PATCH').at(-1)!.body as FormData);
    expect(sent).toMatchObject({ title: 'Colosseum!', content: '<p>Large.</p>mine', location: 'Roma', revision: '5' });
  });

  test('or with theirs, after a question', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Load the saved article' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Load the saved article' }));
    expect([input('Title').value, input('Content (HTML)').value]).toEqual(['Colosseum', '<p>theirs</p>']);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });
});

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
    const shown = await opened({}, answers);
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

describe('leaving', () => {
  test('nothing is asked while nothing is unsaved', async () => {
    const { user, address } = await opened();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(address()).toBe('/elsewhere');
  });

  test('asks before a link is followed', async () => {
    const { user, address } = await opened();
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
    const { user } = await opened();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(input('Title'), '!');
    expect(closing()).toBe(true);
  });
});

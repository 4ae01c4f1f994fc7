import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberUser } from '../../lib/device/device-user.js';
import { buildEditedArticle } from '../../testing/builders/articles.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import {
  clickButton,
  errorResponse,
  findTitleInput,
  PlaceMap,
  renderArticleEditor,
} from '../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { EditorForm } from './EditorForm.js';

test('ArticleEditor: reports a missing article and links back', async () => {
  renderArticleEditor(() => errorResponse('none', 'ARTICLE_NOT_FOUND', 404));
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
});

test('ArticleEditor: offers a retry when the article could not be read', async () => {
  let times = 0;
  const { user } = renderArticleEditor(({ url }) => {
    if (!url.endsWith('/1')) return undefined;
    times += 1;
    return times === 1 ? errorResponse('away', 'UNAVAILABLE', 503) : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect((await findTitleInput()).value).toBe('Colosseum');
});

test('ArticleEditor: requires title and content, and sends nothing without them', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  const { user } = renderWithProviders(<EditorForm PlaceMap={PlaceMap} />);
  expect(screen.getByRole('textbox', { name: 'Content' })).not.toBeNull();
  expect(screen.queryByText('Everything is saved')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create article' }));
  expect(await getToasts().findByText('Validation Error')).not.toBeNull();
  expect(getToasts().getByText('Title and content are required')).not.toBeNull();
  expect(screen.getByText('Title is required')).not.toBeNull();
  expect(screen.getByText('Content is required')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(requests).toEqual([]);
});

test.each([
  ['the server’s sentence', errorResponse('The category is unknown.', 'INVALID_INPUT'), 'The category is unknown.'],
  ['its own sentence when the server provides none', new Response('', { status: 500 }), 'Failed to update article'],
])('ArticleEditor: shows %s when a save fails', async (_what, response, sentence) => {
  renderArticleEditor(({ method }) => (method === 'PATCH' ? response : undefined));
  fireEvent.change(await findTitleInput(), { target: { value: 'x' } });
  clickButton('Save');
  expect(await getToasts().findByText(sentence)).not.toBeNull();
  expect((await findTitleInput()).value).toBe('x');
  expect(screen.getByText('Unsaved changes')).not.toBeNull();
});

test('ArticleEditor: shows next to its field that a slug is taken', async () => {
  renderArticleEditor(({ method }) =>
    method === 'PATCH' ? errorResponse('Another article has this address.', 'SLUG_TAKEN', 409) : undefined,
  );
  fireEvent.change(await screen.findByLabelText('Address (slug)'), { target: { value: 'taken' } });
  clickButton('Save');
  await getToasts().findByText('Another article has this address.');
  const field = screen.getByLabelText('Address (slug)');
  expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent).toBe(
    'Another article has this address.',
  );
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('ArticleEditor: counts the characters of the meta description', async () => {
  renderArticleEditor();
  fireEvent.change(await screen.findByLabelText('Meta description'), { target: { value: 'x'.repeat(155) } });
  expect(screen.getByText('155/160')).not.toBeNull();
});

test('ArticleEditor: refuses files that are too large or not images, by name', async () => {
  renderArticleEditor();
  await findTitleInput();
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Choose file'), { target: { files: [file] } });
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await getToasts().findByText('notes.txt is not a valid image file')).not.toBeNull();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10_485_761 });
  choose(large);
  expect(await getToasts().findByText('large.png is larger than 10MB')).not.toBeNull();
  expect(screen.getByText('Everything is saved')).not.toBeNull();
});

test.each([
  ['Title', 'Title is required for AI rewrite'],
  ['Location', 'Location is required for AI rewrite'],
])('ArticleEditor: requires a %s for a rewrite', async (field, sentence) => {
  const { requests } = renderArticleEditor();
  fireEvent.change(await screen.findByLabelText(field), { target: { value: ' ' } });
  clickButton('AI Rewrite');
  expect(await getToasts().findByText('Rewrite Failed')).not.toBeNull();
  expect(getToasts().getByText(sentence)).not.toBeNull();
  expect(requests.filter(({ url }) => url.endsWith('/rewrite'))).toEqual([]);
});

test('ArticleEditor: shows why a rewrite failed', async () => {
  renderArticleEditor(({ url }) =>
    url.endsWith('/rewrite') ? errorResponse('The article could not be rewritten.', 'REWRITE_FAILED', 500) : undefined,
  );
  await findTitleInput();
  clickButton('AI Rewrite');
  expect(await getToasts().findByText('Rewrite Failed')).not.toBeNull();
  expect(getToasts().getByText('The article could not be rewritten.')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ArticleEditor: shows its own message when a rewrite fails without one', async () => {
  renderArticleEditor(({ url }) => (url.endsWith('/rewrite') ? new Response('', { status: 500 }) : undefined));
  await findTitleInput();
  clickButton('AI Rewrite');
  expect(await getToasts().findByText('The article is unchanged. Please try again later.')).not.toBeNull();
  expect(getToasts().getAllByText('Rewrite Failed')).toHaveLength(1);
});

test('AttractionList: moves attractions with buttons and keys, together with the focus', async () => {
  const { user } = renderArticleEditor();
  const up = await screen.findByRole('button', { name: 'Move Roman Forum up' });
  await user.click(up);
  expect(screen.getByRole('button', { name: '1 Roman Forum, 2 Arch of Constantine' })).not.toBeNull();
  expect(document.activeElement).toBe(up);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('button', { name: '1 Arch of Constantine, 2 Roman Forum' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Arch of Constantine' }));
  expect((document.activeElement as HTMLInputElement).value).toBe('Roman Forum');
});

test('AttractionList: sets the position of a new attraction on the map', async () => {
  const { user } = renderArticleEditor();
  await findTitleInput();
  await user.click(screen.getByRole('button', { name: 'Add attraction' }));
  await user.keyboard('Temple');
  await user.click(screen.getByRole('button', { name: /^1 Arch/ }));
  const item = within(
    screen.getAllByRole('listitem').find((element) => within(element).queryByDisplayValue('Temple'))!,
  );
  expect(item.getByLabelText<HTMLInputElement>('Latitude').value).toBe('1');
  expect(item.getByLabelText<HTMLInputElement>('Longitude').value).toBe('2');
});

/** Renders the editor of an article that somebody saves before the editor does, so that the save is rejected. */
function renderConflict(change: Parameters<typeof buildEditedArticle>[0] = { location: 'Roma' }, savedBy = 'marta') {
  const savedArticle = buildEditedArticle({ ...change, revision: 4 });
  let reads = 0;
  return renderArticleEditor(({ method, url, body }) => {
    if (method === 'PATCH' && (body as FormData).get('revision') === '4')
      return jsonResponse(buildEditedArticle({ title: 'Mine', revision: 5 }));
    if (method === 'PATCH')
      return errorResponse('marta has saved', 'ARTICLE_CHANGED', 409, [
        { field: 'revision', message: 'is 4 by now' },
        { field: 'savedBy', message: savedBy },
        { field: 'savedAt', message: '2026-01-05T03:04:05.000Z' },
      ]);
    if (!url.endsWith('/1')) return undefined;
    reads += 1;
    return reads > 1 ? jsonResponse(savedArticle) : undefined;
  });
}

test('ArticleEditor: reports that another user has saved, and keeps the unsaved text', async () => {
  const { user } = renderConflict();
  fireEvent.change(await findTitleInput(), { target: { value: 'Mine' } });
  clickButton('Save');
  const alert = await screen.findByRole('alert', { name: 'Another user has saved this article' });
  expect(within(alert).getByText('Saved by marta')).not.toBeNull();
  expect(within(alert).getByText('Changed since: Location.')).not.toBeNull();
  expect((await findTitleInput()).value).toBe('Mine');
  const answer = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    const question = await screen.findByRole('alertdialog', { name: 'Take the saved article?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await answer('Cancel');
  expect((await findTitleInput()).value).toBe('Mine');
  await answer('Take theirs');
  expect((await findTitleInput()).value).toBe('Colosseum');
  expect((screen.getByLabelText('Location') as HTMLInputElement).value).toBe('Roma');
});

test('ArticleEditor: continues with a save whose response was lost', async () => {
  const { requests } = renderConflict({ title: 'Mine' });
  fireEvent.change(await findTitleInput(), { target: { value: 'Mine' } });
  clickButton('Save');
  await getToasts().findByText('Article saved');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('Everything is saved')).not.toBeNull();
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('ArticleEditor: says that the signed-in user has saved in another window', async () => {
  rememberUser({ ...USER, username: 'jun' });
  renderConflict(undefined, 'jun');
  fireEvent.change(await findTitleInput(), { target: { value: 'Mine' } });
  clickButton('Save');
  const alert = await screen.findByRole('alert', { name: 'You saved this article in another window' });
  expect(within(alert).queryByText(/their/i)).toBeNull();
});

test('ArticleEditor: compares with what another user has saved, and overwrites it on request', async () => {
  const { user, requests } = renderConflict();
  fireEvent.change(await findTitleInput(), { target: { value: 'Mine' } });
  clickButton('Save');
  await screen.findByRole('alert', { name: 'Another user has saved this article' });
  clickButton('Look at theirs');
  const dialog = await screen.findByRole('dialog', { name: 'Their changes' });
  expect(dialog.querySelector('ins')?.textContent).toContain('Roma');
  await user.keyboard('{Escape}');
  clickButton('Save mine over theirs');
  await getToasts().findByText('Article saved');
  expect(screen.queryByRole('alert', { name: 'Another user has saved this article' })).toBeNull();
  const saves = requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body as FormData);
  expect(saves.map((save) => [save.get('title'), save.get('revision')])).toEqual([
    ['Mine', String(buildEditedArticle().revision)],
    ['Mine', '4'],
  ]);
});

test('ArticleEditor: edits unsupported HTML as source only, and sends it unchanged', async () => {
  const article = buildEditedArticle({ content: 'Bare text<p>and more</p>' });
  const { requests } = renderArticleEditor(() => undefined, article);
  expect(await screen.findByText(/^This text has parts that the formatted view would change/)).not.toBeNull();
  clickButton('Formatted');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content as HTML').value).toBe('Bare text<p>and more</p>');
  fireEvent.change(await findTitleInput(), { target: { value: 'x' } });
  clickButton('Save');
  await getToasts().findByText('Article saved');
  const saved = requests.find(({ method }) => method === 'PATCH')?.body as FormData;
  expect(saved.get('content')).toBe('Bare text<p>and more</p>');
});

test('ArticleEditor: does not save an existing article without an address', async () => {
  const { requests } = renderArticleEditor();
  await findTitleInput();
  const address = screen.getByLabelText('Address (slug)');
  expect(screen.queryByText(/made from the title\.$/)).toBeNull();
  fireEvent.change(address, { target: { value: '' } });
  clickButton('Save');
  await getToasts().findByText('Please correct the marked fields');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { rememberUser } from '../../lib/device/device-user.js';
import { buildAdminArticle } from '../../testing/builders/articles.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse } from '../../testing/fakes/browser.js';
import { getToasts } from '../../testing/render/render.js';
import { getInput, getSaveButton, renderLoadedForm, savedResponse } from '../../testing/render/simple-edit-form.js';

describe('ConflictAlert after a save by another user', () => {
  const savedByOther = { content: '<p>theirs</p>', location: 'Roma', revision: 5 };
  const buildVersion = (number: number, username: string) => ({ number, savedBy: { userId: 2, username } });
  async function causeConflict(title = 'marta has saved this article') {
    let isConflicting = false;
    const shown = await renderLoadedForm(
      {},
      {
        'GET /api/admin/articles/1': () => jsonResponse(buildAdminArticle(isConflicting ? savedByOther : {})),
        'GET /api/admin/articles/1/versions': () =>
          jsonResponse({ versions: [buildVersion(4, 'admin'), buildVersion(3, 'marta')] }),
        'PATCH /api/admin/articles/1': (request) => {
          if ((request.body as FormData).get('revision') === '5') return savedResponse(request);
          isConflicting = true;
          return jsonResponse({ error: 'marta has saved this article.', code: 'ARTICLE_CHANGED', details: [] }, 409);
        },
      },
    );
    await shown.user.type(getInput('Title'), '!');
    await shown.user.type(getInput('Content (HTML)'), 'mine');
    await shown.user.click(getSaveButton());
    await screen.findByRole('heading', { name: title });
    return shown;
  }

  test('names the changed fields and their saved values, and keeps the unsaved text', async () => {
    await causeConflict();
    expect(getToasts().getByText('Failed to update article: marta has saved this article.')).not.toBeNull();
    const list = screen.getByRole('list', { name: 'What marta changed' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Location Name Roma', 'Content (HTML) changed by both<p>theirs</p>']);
    expect([getInput('Title').value, getInput('Content (HTML)').value]).toEqual(['Colosseum!', '<p>Large.</p>mine']);
    expect(document.activeElement?.textContent).toBe('marta has saved this article');
  });

  test('says that the signed-in user has saved in another window', async () => {
    rememberUser(USER);
    await causeConflict('You saved this article in another window');
    rememberUser(null);
  });

  test("continues with the user's own text", async () => {
    const { user, requests } = await causeConflict();
    await user.click(screen.getByRole('button', { name: 'Keep my text' }));
    expect(getInput('Location Name').value).toBe('Roma');
    await user.click(getSaveButton());
    await getToasts().findByText('Article updated successfully');
    const sent = Object.fromEntries(requests.filter(({ method }) => method === 'PATCH').at(-1)!.body as FormData);
    expect(sent).toMatchObject({ title: 'Colosseum!', content: '<p>Large.</p>mine', location: 'Roma', revision: '5' });
  });

  test("replaces the user's own text with the saved one after a confirmation", async () => {
    const { user } = await causeConflict();
    await user.click(screen.getByRole('button', { name: 'Load the saved article' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Load the saved article' }));
    expect([getInput('Title').value, getInput('Content (HTML)').value]).toEqual(['Colosseum', '<p>theirs</p>']);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });
});

/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen, within } from '@testing-library/react';
import { adminArticleForEditing } from '../../testing/admin-article.js';
import { json } from '../../testing/device.js';
import { toasts } from '../../testing/screen.js';
import { input, openedSimpleForm, save, savedAs } from '../../testing/simple-form.js';

describe('somebody else has saved', () => {
  const theirs = { content: '<p>theirs</p>', location: 'Roma', revision: 5 };
  const version = (number: number, username: string) => ({ number, savedBy: { userId: 2, username } });
  async function meet() {
    let isMet = false;
    const shown = await openedSimpleForm(
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

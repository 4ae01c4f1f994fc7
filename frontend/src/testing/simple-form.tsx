import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { SimpleForm } from '../features/simple-form/SimpleForm.js';
import { adminArticleForEditing } from './admin-article.js';
import { type Asked, json, networkThat } from './device.js';
import { show } from './screen.js';

/** What the server answers, by method and path. */
export type Answers = Partial<Record<string, (asked: Asked) => Response | Promise<Response>>>;

/** The form of an article, on a server that has it, which may still be on its way. @param answers in the place of its own */
export async function openSimpleForm(article: Partial<AdminArticle> = {}, answers: Answers = {}) {
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
/** The same, when it is there. */
export const openedSimpleForm = async (article?: Partial<AdminArticle>, answers?: Answers) => {
  const shown = await openSimpleForm(article, answers);
  await screen.findByLabelText('Title');
  return shown;
};
export const save = () => screen.getByRole('button', { name: /^Sav/ });
/** The field of this label. */
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The answer to a save: what was sent is what is there now, but for what a test says. */
export const savedAs = ({ body }: Asked, change: Partial<AdminArticle> = {}) => {
  const { revision, ...fields } = Object.fromEntries(body as FormData) as Record<string, string>;
  return json(adminArticleForEditing({ ...fields, revision: Number(revision) + 1, ...change }));
};

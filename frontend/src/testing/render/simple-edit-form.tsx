import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { screen } from '@testing-library/react';
import { SimpleEditForm } from '../../features/simple-edit-form/SimpleEditForm.js';
import { Link } from '../../ui/navigation/Link.js';
import { buildAdminArticle } from '../builders/articles.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../fakes/browser.js';
import { renderWithProviders } from './render.js';

/** Server responses, by method and path. */
export type RouteResponses = Partial<Record<string, (request: CapturedRequest) => Response | Promise<Response>>>;

/**
 * Renders the form of an article that exists on the server. Its request may still be pending afterward.
 * @param responses override the default responses
 */
export async function renderSimpleForm(article: Partial<AdminArticle> = {}, responses: RouteResponses = {}) {
  const defaultResponses: RouteResponses = {
    'GET /api/admin/articles/1': () => jsonResponse(buildAdminArticle(article)),
  };
  const requests = mockFetch((request) => {
    const respond =
      responses[`${request.method} ${request.url}`] ?? defaultResponses[`${request.method} ${request.url}`];
    return respond ? respond(request) : jsonResponse({ error: 'none', code: 'NOT_FOUND' }, 404);
  });
  const shown = renderWithProviders(
    <>
      <SimpleEditForm id="1" />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { initialUrl: '/admin/edit-article/1', hasSharedCache: true },
  );
  return { ...shown, requests };
}
/** Renders the form and waits until it has loaded. */
export const renderLoadedForm = async (article?: Partial<AdminArticle>, responses?: RouteResponses) => {
  const shown = await renderSimpleForm(article, responses);
  await screen.findByLabelText('Title');
  return shown;
};
export const getSaveButton = () => screen.getByRole('button', { name: /^Sav/ });
/** Returns the field with a label. */
export const getInput = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Responds to a save: the submitted values become current, except where `change` overrides them. */
export const savedResponse = ({ body }: CapturedRequest, change: Partial<AdminArticle> = {}) => {
  const { revision, ...fields } = Object.fromEntries(body as FormData) as Record<string, string>;
  return jsonResponse(buildAdminArticle({ ...fields, revision: Number(revision) + 1, ...change }));
};

import { fireEvent, screen } from '@testing-library/react';
import { ArticleEditor } from '../../features/article-editor/ArticleEditor.js';
import type { EditorMap } from '../../features/article-editor/editor-section-props.js';
import { buildEditedArticle } from '../builders/articles.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../fakes/browser.js';
import { renderWithProviders } from './render.js';

/** Map that lists its contents as text. A click picks the position 1, 2. */
export const PlaceMap: EditorMap = ({ attractions, onPick }) => (
  <button type="button" onClick={() => onPick({ lat: 1, lng: 2 })}>
    {attractions.map(({ number, name }) => `${number} ${name}`).join(', ')}
  </button>
);

/** Builds an error response from the server. */
export const errorResponse = (error: string, code: string, status = 400, details: object[] = []) =>
  jsonResponse({ error, code, requestId: 'r', details }, status);

/** Renders the editor of an article. Requests that `respond` does not handle return the article and no versions. */
export function renderArticleEditor(
  respond: (request: CapturedRequest) => Response | Promise<Response> | undefined = () => undefined,
  article = buildEditedArticle(),
) {
  const requests = mockFetch((request) => {
    const response = respond(request);
    if (response) return response;
    if (request.url.endsWith('/versions')) return jsonResponse({ versions: [] });
    return jsonResponse(article);
  });
  return {
    ...renderWithProviders(<ArticleEditor id="1" PlaceMap={PlaceMap} />, { hasSharedCache: true }),
    requests,
  };
}

export const findTitleInput = () => screen.findByLabelText<HTMLInputElement>('Title');
export const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Fills the field that has this label. */
export const fillField = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Creates a promise that the test resolves. */
export function createDeferred<T>(): { value: Promise<T>; resolve: (value: T) => void } {
  let resolveValue: (value: T) => void = () => {};
  const value = new Promise<T>((resolve) => {
    resolveValue = resolve;
  });
  return { value, resolve: resolveValue };
}

import { fireEvent, screen } from '@testing-library/react';
import { ArticleEditor } from '../features/editor/ArticleEditor.js';
import type { EditorMap } from '../features/editor/parts.js';
import { type Asked, json, networkThat } from './device.js';
import { editedArticleWith } from './edited-article.js';
import { show } from './screen.js';

/** A map that says what is on it; a click picks 1, 2. */
export const PlaceMap: EditorMap = ({ attractions, onPick }) => (
  <button type="button" onClick={() => onPick({ lat: 1, lng: 2 })}>
    {attractions.map(({ number, name }) => `${number} ${name}`).join(', ')}
  </button>
);

/** What the server refuses with. */
export const refusal = (error: string, code: string, status = 400, details: object[] = []) =>
  json({ error, code, requestId: 'r', details }, status);

/** Opens the editor of an article; what `answer` leaves out has no versions, and is the article. */
export function edit(
  answer: (asked: Asked) => Response | Promise<Response> | undefined = () => undefined,
  article = editedArticleWith(),
) {
  const asked = networkThat((call) => {
    const given = answer(call);
    if (given) return given;
    if (call.url.endsWith('/versions')) return json({ versions: [] });
    return json(article);
  });
  return { ...show(<ArticleEditor id={1} PlaceMap={PlaceMap} />, { sharesCache: true }), asked };
}

export const title = () => screen.findByLabelText<HTMLInputElement>('Title');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Fills the field of this label, which is there. */
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Something that is waited for until the test has it come. */
export function later<T>(): { value: Promise<T>; come: (value: T) => void } {
  let come: (value: T) => void = () => {};
  const value = new Promise<T>((resolve) => {
    come = resolve;
  });
  return { value, come };
}

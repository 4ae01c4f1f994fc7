import { act, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { TextField } from './TextField.js';

const UNSUPPORTED = 'Bare text<p>and more</p>';

/** Shows the field, as a form whose content another window may save. */
function show(initial: string, error?: string) {
  const changes: string[] = [];
  let save: (html: string) => void = () => {};
  function Form() {
    const [html, setHtml] = useState(initial);
    save = setHtml;
    const change = (changed: string) => {
      changes.push(changed);
      setHtml(changed);
    };
    return <TextField value={html} onChange={change} error={error} />;
  }
  const { user } = renderWithProviders(<Form />);
  return { user, changes, save: (html: string) => act(() => save(html)) };
}
const findEditor = async () =>
  (await screen.findByRole('textbox', { name: 'Content' })) as HTMLElement & { editor: Editor };
const getSource = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content as HTML' });
const getView = () =>
  ['Formatted', 'HTML'].filter((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true');
const typeAtEnd = async (text: string) => {
  const { editor } = await findEditor();
  act(() => void editor.chain().setTextSelection(editor.state.doc.content.size).insertContent(text).run());
};

test('TextField: stays formatted while text is written, and counts its characters', async () => {
  const { changes } = show('<p>One</p>');
  await typeAtEnd(' two');
  expect(changes).toEqual(['<p>One two</p>']);
  expect([getView(), screen.queryByRole('textbox', { name: 'Content as HTML' })]).toEqual([['Formatted'], null]);
  expect(screen.getByText(/^14 characters · Alt F10/)).not.toBeNull();
});

test('TextField: returns the exact source when the text is again what was loaded', async () => {
  const { changes } = show('<p>One</p>\n\n<p>two</p>');
  await typeAtEnd('!');
  const { editor } = await findEditor();
  act(() => void editor.commands.undo());
  expect(changes.at(-1)).toBe('<p>One</p>\n\n<p>two</p>');
});

test('TextField: takes what was written from one view to the other', async () => {
  const { user, changes } = show('<p>One</p><p>two</p>');
  await user.click(screen.getByRole('button', { name: 'HTML' }));
  expect([getView(), getSource().value]).toEqual([['HTML'], '<p>One</p>\n<p>two</p>']);
  fireEvent.change(getSource(), { target: { value: '<p>Three</p>' } });
  expect([getSource().value, changes]).toEqual(['<p>Three</p>', ['<p>Three</p>']]);
  expect(screen.getByText('12 characters')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Formatted' }));
  expect((await findEditor()).textContent).toBe('Three');
  await typeAtEnd('!');
  await user.click(screen.getByRole('button', { name: 'HTML' }));
  expect(getSource().value).toBe('<p>Three!</p>');
});

test('TextField: edits text as HTML that the formatted view would change, until it is supported', async () => {
  const { user } = show(UNSUPPORTED);
  const note = screen.getByText(/^This text has parts that the formatted view would change/);
  expect(getView()).toEqual(['HTML']);
  expect(getSource().getAttribute('aria-describedby')).toBe(note.id);
  await user.click(screen.getByRole('button', { name: 'Formatted' }));
  expect(getView()).toEqual(['HTML']);
  fireEvent.change(getSource(), { target: { value: '<p>and more</p>' } });
  await user.click(screen.getByRole('button', { name: 'Formatted' }));
  expect([getView(), screen.queryByText(/^This text has parts/)]).toEqual([['Formatted'], null]);
});

test('TextField: shows what another window saved, and continues in the same editor if that looks the same', async () => {
  const { save } = show('<p>One</p>');
  const editor = await findEditor();
  save('<p>One</p>\n');
  expect(await findEditor()).toBe(editor);
  save('<p>Other</p>');
  expect((await findEditor()).textContent).toBe('Other');
  save(UNSUPPORTED);
  expect([getView(), getSource().value]).toEqual([['HTML'], UNSUPPORTED]);
});

test.each(['Formatted', 'HTML'])('TextField: marks the field as invalid in the view %s, and says why', async (view) => {
  const { user } = show('<p>One</p>', 'is too short');
  await user.click(screen.getByRole('button', { name: view }));
  const field = view === 'HTML' ? getSource() : await findEditor();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(field.getAttribute('aria-describedby')!);
  expect(message?.textContent).toBe('Content is too short');
});

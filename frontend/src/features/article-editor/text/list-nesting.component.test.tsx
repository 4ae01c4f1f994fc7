import { act, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { isSupportedHtml } from './html-equivalence.js';
import { RichTextEditor } from './RichTextEditor.js';

const FLAT = '<p>x</p><ul><li>a</li><li>b</li><li>c</li></ul>';
const NESTED = '<p>x</p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>';

// jsdom has no layout, but the editor measures text to scroll to the caret.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** Renders the editor with the caret in the text `caretWord`. */
async function renderEditor(html: string, caretWord: string) {
  let current = html;
  const { user } = renderWithProviders(<RichTextEditor html={html} onChange={(changed) => (current = changed)} />);
  const box = await screen.findByRole('textbox', { name: 'Content' });
  const { editor } = box as HTMLElement & { editor: Editor };
  const placeCaret = (word: string) => {
    let position = 0;
    editor.state.doc.descendants((node, start) => {
      if (node.text === word) position = start;
    });
    act(() => void editor.commands.setTextSelection(position));
  };
  placeCaret(caretWord);
  return {
    user,
    placeCaret,
    html: () => current,
    press: (key: string, ctrlKey = true) => fireEvent.keyDown(box, { key, ctrlKey }),
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('list nesting: nests a list item in the previous one and back with buttons', async () => {
  const { user, html } = await renderEditor(FLAT, 'b');
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([false, true]);
  await user.click(button('Nest list item'));
  expect(html()).toBe(NESTED);
  // The result is still supported when it is loaded again.
  expect(isSupportedHtml(html())).toBe(true);
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([true, false]);
  await user.click(button('Nest list item'));
  expect(html()).toBe(NESTED);
  await user.click(button('Undo nesting'));
  expect(html()).toBe(FLAT);
  // Leaving the outermost list is what the list button does.
  await user.click(button('Undo nesting'));
  expect(html()).toBe(FLAT);
});

test.each([
  ['a', 'the first item has none before it'],
  ['x', 'a paragraph is no item'],
])('list nesting: disables both buttons in %s: %s', async (where) => {
  await renderEditor(FLAT, where);
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([true, true]);
});

test('list nesting: does not treat a list in a quote within an item as nested', async () => {
  await renderEditor('<ul><li>a<blockquote><ul><li>b</li></ul></blockquote></li></ul>', 'b');
  expect(isOff('Undo nesting')).toBe(true);
});

test('list nesting: supports keyboard shortcuts and names them on the buttons', async () => {
  const { html, press, placeCaret } = await renderEditor(FLAT, 'b');
  expect(button('Nest list item').title).toBe('Nest list item (Ctrl ] or ⌘ ])');
  expect(button('Undo nesting').title).toBe('Undo nesting (Ctrl [ or ⌘ [)');
  // The event is prevented, because these keys belong to the editor in lists.
  expect(press(']')).toBe(false);
  expect(html()).toBe(NESTED);
  expect(press(']')).toBe(false);
  expect(html()).toBe(NESTED);
  press('[');
  expect(html()).toBe(FLAT);
  expect(press('[')).toBe(false);
  expect(html()).toBe(FLAT);
  // Tab is left to the browser, so that keyboard users can leave the editor.
  expect(press('Tab', false)).toBe(true);
  placeCaret('x');
  expect([press(']'), press('['), press('Tab', false)]).toEqual([true, true, true]);
});

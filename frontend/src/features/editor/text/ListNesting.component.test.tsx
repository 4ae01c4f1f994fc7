/** @jest-environment ./infra/test/browser-environment.mjs */
import { act, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { show } from '../../../testing/screen.js';
import { RichText } from './RichText.js';
import { canHold } from './same-text.js';

const FLAT = '<p>x</p><ul><li>a</li><li>b</li><li>c</li></ul>';
const NESTED = '<p>x</p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>';

// Letters have no place in a page without a screen; the editor asks for it to scroll to the caret.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** A text in the editor, its caret in what says `where`. */
async function open(html: string, where: string) {
  let now = html;
  const { user } = show(<RichText html={html} onChange={(changed) => (now = changed)} />);
  const box = await screen.findByRole('textbox', { name: 'Content' });
  const { editor } = box as HTMLElement & { editor: Editor };
  const put = (word: string) => {
    let at = 0;
    editor.state.doc.descendants((node, start) => {
      if (node.text === word) at = start;
    });
    act(() => void editor.commands.setTextSelection(at));
  };
  put(where);
  return { user, put, html: () => now, press: (key: string) => fireEvent.keyDown(box, { key, ctrlKey: true }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('a list item is nested in the one before it, and back, by buttons', async () => {
  const { user, html } = await open(FLAT, 'b');
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([false, true]);
  await user.click(button('Nest list item'));
  expect(html()).toBe(NESTED);
  // It is stored as it is shown, and opened in this view again.
  expect(canHold(html())).toBe(true);
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([true, false]);
  await user.click(button('Nest list item'));
  expect(html()).toBe(NESTED);
  await user.click(button('Undo nesting'));
  expect(html()).toBe(FLAT);
  // Out of the last list leads the list button, not this one.
  await user.click(button('Undo nesting'));
  expect(html()).toBe(FLAT);
});

test.each([
  ['a', 'the first item has none before it'],
  ['x', 'a paragraph is no item'],
])('in %s neither does anything: %s', async (where) => {
  await open(FLAT, where);
  expect([isOff('Nest list item'), isOff('Undo nesting')]).toEqual([true, true]);
});

test('a list within a quote of an item is none that is nested', async () => {
  await open('<ul><li>a<blockquote><ul><li>b</li></ul></blockquote></li></ul>', 'b');
  expect(isOff('Undo nesting')).toBe(true);
});

test('keys do the same, and the buttons say which', async () => {
  const { html, press, put } = await open(FLAT, 'b');
  expect(button('Nest list item').title).toBe('Nest list item (Ctrl ] or ⌘ ])');
  expect(button('Undo nesting').title).toBe('Undo nesting (Ctrl [ or ⌘ [)');
  // Prevented: in lists these keys are the editor's.
  expect(press(']')).toBe(false);
  expect(html()).toBe(NESTED);
  expect(press(']')).toBe(false);
  expect(html()).toBe(NESTED);
  press('[');
  expect(html()).toBe(FLAT);
  expect(press('[')).toBe(false);
  expect(html()).toBe(FLAT);
  put('x');
  expect([press(']'), press('[')]).toEqual([true, true]);
});

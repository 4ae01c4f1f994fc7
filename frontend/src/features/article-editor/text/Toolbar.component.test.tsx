import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { RichTextEditor } from './RichTextEditor.js';

async function show(html: string) {
  const changes: string[] = [];
  const { user } = renderWithProviders(<RichTextEditor html={html} onChange={(changed) => changes.push(changed)} />);
  const { editor } = (await screen.findByRole('textbox', { name: 'Content' })) as HTMLElement & { editor: Editor };
  act(() => void editor.commands.selectAll());
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { changes, press };
}

test.each([
  ['Heading 2', '<h2>One</h2>'],
  ['Heading 3', '<h3>One</h3>'],
  ['Heading 4', '<h4>One</h4>'],
  ['Bold', '<p><strong>One</strong></p>'],
  ['Italic', '<p><em>One</em></p>'],
  ['List', '<ul><li><p>One</p></li></ul>'],
  ['Numbered list', '<ol><li><p>One</p></li></ol>'],
  ['Quote', '<blockquote><p>One</p></blockquote>'],
])('Toolbar: formats the selected text as %s, and marks the button', async (name, expected) => {
  const { changes, press } = await show('<p>One</p>');
  await press(name);
  expect(changes).toEqual([expected]);
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
});

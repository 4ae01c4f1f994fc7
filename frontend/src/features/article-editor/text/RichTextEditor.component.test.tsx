import { act, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { RichTextEditor } from './RichTextEditor.js';

test.each([false, true])(
  'RichTextEditor: Tab leaves the editor, even from a list; with Shift: %s',
  async (shiftKey) => {
    const changes: string[] = [];
    const html = '<ul><li>a</li><li>b<ul><li>c</li><li>d</li></ul></li></ul>';
    renderWithProviders(<RichTextEditor html={html} onChange={(changed) => changes.push(changed)} />);
    const box = await screen.findByRole('textbox', { name: 'Content' });
    const { editor } = box as HTMLElement & { editor: Editor };
    let lastPosition = 0;
    editor.state.doc.descendants((node, position) => {
      if (node.isText) lastPosition = position;
    });
    act(() => void editor.commands.setTextSelection(lastPosition));
    expect(editor.state.selection.$from.parent.textContent).toBe('d');
    // The event is not prevented, so the browser moves the focus.
    expect(fireEvent.keyDown(box, { key: 'Tab', keyCode: 9, shiftKey })).toBe(true);
    expect(changes).toEqual([]);
  },
);

import { type Editor, Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';

const ITEM = 'listItem';

/** Returns the depth of the innermost list item around the selection, or -1 if there is none. */
function findItemDepth({ selection: { $from } }: EditorState): number {
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== ITEM) depth -= 1;
  return depth || -1;
}

/** Whether the selected list item is in a nested list. */
function isNested(state: EditorState): boolean {
  const depth = findItemDepth(state);
  // The nested list is between the two items.
  return depth > 2 && state.selection.$from.node(depth - 2).type.name === ITEM;
}

/** Whether the selected list item can be nested in the previous one. */
export const canNest = (editor: Editor): boolean => editor.can().sinkListItem(ITEM);

/** Whether the selected list item can move to an outer list. Leaving lists altogether is what the list button does. */
export const canUnnest = (editor: Editor): boolean => isNested(editor.state) && editor.can().liftListItem(ITEM);

/** Nests the selected list item in the previous one. @returns whether there was one */
export const nest = (editor: Editor): boolean => editor.chain().focus().sinkListItem(ITEM).run();

/** Moves the selected list item to the outer list. @returns whether there was one */
export const unnest = (editor: Editor): boolean => canUnnest(editor) && editor.chain().focus().liftListItem(ITEM).run();

/**
 * Keyboard shortcuts for nesting. They do not use Tab, which leaves the field so that keyboard users are not trapped.
 * In lists they are always prevented, because some browsers would navigate otherwise.
 */
export const ListNesting = Extension.create({
  name: 'listNesting',
  addKeyboardShortcuts() {
    const isInList = () => findItemDepth(this.editor.state) > 0;
    return {
      'Mod-]': () => nest(this.editor) || isInList(),
      'Mod-[': () => unnest(this.editor) || isInList(),
    };
  },
});

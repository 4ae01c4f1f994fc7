import { type Editor, Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';

const ITEM = 'listItem';

/** Where the innermost list item around the selection stands among what is around it; -1 for none. */
function findItemDepth({ selection: { $from } }: EditorState): number {
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== ITEM) depth -= 1;
  return depth || -1;
}

/** Whether the selected list item is in a list that stands in an item itself. */
function isNested(state: EditorState): boolean {
  const depth = findItemDepth(state);
  // Between the two is the list.
  return depth > 2 && state.selection.$from.node(depth - 2).type.name === ITEM;
}

/** Whether the selected list item can become one of a list within the item before it. */
export const canNest = (editor: Editor): boolean => editor.can().sinkListItem(ITEM);

/** Whether the selected list item is in a list within another item. To leave lists altogether is the list button's. */
export const canUnnest = (editor: Editor): boolean => isNested(editor.state) && editor.can().liftListItem(ITEM);

/** Makes the selected list item one of a list within the item before it. @returns whether there was one to nest it in */
export const nest = (editor: Editor): boolean => editor.chain().focus().sinkListItem(ITEM).run();

/** Makes the selected list item one of the list around its own. @returns whether there was one */
export const unnest = (editor: Editor): boolean => canUnnest(editor) && editor.chain().focus().liftListItem(ITEM).run();

/**
 * The keys for it, which are not Tab: Tab leaves the field, so that nobody is held within. In a list they do nothing else
 * even where nothing can be nested, for some browsers would go to another page.
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

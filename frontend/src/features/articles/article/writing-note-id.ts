/** Id of the note on who wrote an article, to which the badge above the text links. */
export const WRITING_NOTE_ID = 'written-by';

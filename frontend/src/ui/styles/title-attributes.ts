/** Length in characters above which a title is smaller, so that the text still begins on the first screen. */
const LONG_TITLE = 60;
/** A word of so many letters does not fit on the line of a phone. */
const LONG_WORD = /\S{17}/;
/** Scripts whose letters or marks extend above and below those of Latin. */
const TALL_SCRIPTS = /[\u0590-\u109f\u1780-\u18af]/;

/** Returns the attributes of a page's heading by which the base style adapts to its title. */
export const getTitleAttributes = (title: string) => ({
  'data-long': title.length > LONG_TITLE || LONG_WORD.test(title) ? '' : undefined,
  'data-tall': TALL_SCRIPTS.test(title) ? '' : undefined,
});

/** Length in characters from which a title is set smaller, so that the text still begins on the first screen. */
const LONG_TITLE = 60;
/** Scripts with letters or marks above and below the lines of Latin ones. */
const TALL_SCRIPTS = /[\u0590-\u109f\u1780-\u18af]/;

/** Returns attributes of a page's heading, by which the base style fits its title. */
export const getTitleAttributes = (title: string) => ({
  'data-long': title.length > LONG_TITLE ? '' : undefined,
  'data-tall': TALL_SCRIPTS.test(title) ? '' : undefined,
});

/** The last words and those before them, the most words first. */
export const tails = (words: readonly string[], before: readonly string[] = []) =>
  words.map((_, start) => ({ taken: words.slice(start).join(' '), left: [...before, ...words.slice(0, start)] }));

/** The first words and those after them, the most words first. */
export const heads = (words: readonly string[], after: readonly string[] = []) =>
  words
    .map((_, index) => words.length - index)
    .map((length) => ({ taken: words.slice(0, length).join(' '), left: [...words.slice(length), ...after] }));

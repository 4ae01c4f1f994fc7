/** What is said of an article that could not be read. */
export const FAULT_TEXTS = {
  title: 'Article Not Found',
  text: "Sorry, we couldn't load this article...",
} as const;

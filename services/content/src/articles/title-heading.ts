/** Part of the title's words that a heading repeats for it to be a copy of the title. */
const COPY = 0.7;
/** Words that are shorter say nothing. */
const LEAST_LETTERS = 3;

const HTML_HEADING = /^\s*<h[1-6]>(.*?)<\/h[1-6]>\s*/is;
/** Its words begin with none of the spaces before them: where both could take those, long runs would be tried in all ways. */
const MARKDOWN_HEADING = /^\s*(?:<p>\s*)?#{1,6}[ \t]+([^ \t\n<][^\n<]*)(?:\n|<br\s*\/?>|<\/p>|$)\s*/i;

/**
 * Content without a leading heading, of HTML or Markdown, that repeats the title: one in which at least 70 % of the
 * title's words of three and more letters appear.
 */
export function withoutTitleHeading(content: string, title: string): string {
  const heading = HTML_HEADING.exec(content) ?? MARKDOWN_HEADING.exec(content);
  if (!heading || !repeats(heading[1] ?? '', title)) return content;
  const rest = content.slice(heading[0].length);
  const opensParagraph = /^\s*<p>/i.test(heading[0]) && !/<\/p>\s*$/i.test(heading[0]);
  return opensParagraph ? `<p>${rest}` : rest;
}

function repeats(heading: string, title: string): boolean {
  const inHeading = new Set(wordsOf(heading.replace(/<[^>]*>/g, ' ')));
  const wanted = wordsOf(title).filter((word) => word.length >= LEAST_LETTERS);
  if (wanted.length === 0) return false;
  return wanted.filter((word) => inHeading.has(word)).length / wanted.length >= COPY;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Length in characters of a description in search results. */
const MAX_META_DESCRIPTION_LENGTH = 160;

/** Returns the beginning of a text for search engines and cards: at most 160 characters, ending with a whole word. */
export function buildMetaDescription(text: string): string {
  if (text.length <= MAX_META_DESCRIPTION_LENGTH) return text;
  const truncated = text.slice(0, MAX_META_DESCRIPTION_LENGTH);
  const sentence = /^.{100,}[.!?](?=\s)/s.exec(text.slice(0, MAX_META_DESCRIPTION_LENGTH + 1));
  if (sentence) return sentence[0];
  const wholeWords = truncated.slice(0, MAX_META_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '');
  return `${wholeWords.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Share of the title's words that a heading must repeat to count as a copy of the title. */
const MIN_TITLE_SHARE = 0.7;
/** Share of an HTML heading's words that must also be in the title, because an editor may have written the heading. */
const MIN_HEADING_SHARE = 0.6;
/** Shorter words do not count, because they carry no meaning. */
const MIN_WORD_LENGTH = 3;

const HTML_HEADING = /^\s*<h[1-6]>(.*?)<\/h[1-6]>\s*/is;
/** The captured text excludes the spaces before it: if both parts could match these, the expression would backtrack. */
const MARKDOWN_HEADING = /^\s*(?:<p>\s*)?#{1,6}[ \t]+([^ \t\n<][^\n<]*)(?:\n|<br\s*\/?>|<\/p>|$)\s*/i;

/**
 * Removes leading headings that repeat the title: Markdown headings with at least 70 % of the title's words of three or
 * more letters, and HTML headings that also have few other words. The function is idempotent, so that saving an article
 * again changes nothing.
 */
export function stripTitleHeadings(content: string, title: string): string {
  const rest = stripFirstHeading(content, extractWords(title));
  return rest === null ? content : stripTitleHeadings(rest, title);
}

/** Removes the first heading; returns null when it is no copy of the title, or there is none. */
function stripFirstHeading(content: string, titleWords: string[]): string | null {
  const html = HTML_HEADING.exec(content);
  const heading = html ?? MARKDOWN_HEADING.exec(content);
  if (!heading) return null;
  const headingWords = extractWords((heading[1] ?? '').replace(/<[^>]*>/g, ' '));
  if (
    sharedRatio(titleWords, headingWords) < MIN_TITLE_SHARE ||
    (html && sharedRatio(headingWords, titleWords) < MIN_HEADING_SHARE)
  )
    return null;
  const rest = content.slice(heading[0].length);
  const opensParagraph = /^\s*<p>/i.test(heading[0]) && !/<\/p>\s*$/i.test(heading[0]);
  return opensParagraph ? `<p>${rest}` : rest;
}

/** Returns the share of `words` that also occur in `otherWords`. */
const sharedRatio = (words: string[], otherWords: string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => otherWords.includes(word)).length / words.length;

/** Returns the words of three or more letters. */
const extractWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => word.length >= MIN_WORD_LENGTH) ?? [];

/** Characters search engines show of a description. */
const MAX_META_DESCRIPTION_LENGTH = 160;

/** The beginning of a text, for search engines and cards: at most 160 characters, ending with a whole word. */
export function buildMetaDescription(text: string): string {
  if (text.length <= MAX_META_DESCRIPTION_LENGTH) return text;
  const truncated = text.slice(0, MAX_META_DESCRIPTION_LENGTH);
  const sentence = /^.{100,}[.!?](?=\s)/s.exec(text.slice(0, MAX_META_DESCRIPTION_LENGTH + 1));
  if (sentence) return sentence[0];
  const wholeWords = truncated.slice(0, MAX_META_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '');
  return `${wholeWords.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Part of the title's words that a heading repeats for it to be a copy of the title. */
const MIN_TITLE_SHARE = 0.7;
/** Part of its own words that are the title's: an HTML heading, which may be an editor's, says little else. */
const MIN_HEADING_SHARE = 0.6;
/** Words that are shorter say nothing. */
const MIN_WORD_LENGTH = 3;

const HTML_HEADING = /^\s*<h[1-6]>(.*?)<\/h[1-6]>\s*/is;
/** Its words begin with none of the spaces before them: where both could take those, long runs would be tried in all ways. */
const MARKDOWN_HEADING = /^\s*(?:<p>\s*)?#{1,6}[ \t]+([^ \t\n<][^\n<]*)(?:\n|<br\s*\/?>|<\/p>|$)\s*/i;

/**
 * Content without leading headings that repeat the title: of Markdown in which at least 70 % of the title's words of
 * three and more letters appear, of HTML that say little else besides. Of what it returns nothing more is dropped, so
 * that an article can be saved again as it is.
 */
export function stripTitleHeadings(content: string, title: string): string {
  const rest = stripFirstHeading(content, extractWords(title));
  return rest === null ? content : stripTitleHeadings(rest, title);
}

/** Null when the first heading, if there is one, is no copy. */
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

/** What part of `words` is among `others`. */
const sharedRatio = (words: string[], otherWords: string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => otherWords.includes(word)).length / words.length;

/** Words of three and more letters. */
const extractWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => word.length >= MIN_WORD_LENGTH) ?? [];

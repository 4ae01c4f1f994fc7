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

/** Characters search engines show of a description. */
const MOST = 160;

/** The beginning of a text, for search engines and cards: at most 160 characters, ending with a whole word. */
export function metaDescriptionOf(text: string): string {
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  const sentence = /^.{100,}[.!?](?=\s)/s.exec(text.slice(0, MOST + 1));
  if (sentence) return sentence[0];
  const wholeWords = cut.slice(0, MOST - 1).replace(/\s+\S*$/, '');
  return `${wholeWords.replace(/[\s,;:–—-]+$/, '')}…`;
}

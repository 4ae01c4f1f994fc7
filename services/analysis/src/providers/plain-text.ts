/** Texts of models and photos are shown as they are, so nothing in them may be markup, a link or a control character. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Control and format characters, but for line breaks, tabs and the two joiners that scripts need to be spelled. */
const INVISIBLE = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/** Text without characters that cannot be seen but act: controls, direction marks, tags. Line breaks become `\n`. */
export function withoutInvisible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
}

/**
 * Text without markup: tags, Markdown, links and invisible characters go, paragraphs stay as blank lines.
 * @param most characters; a longer text ends after its last whole sentence, or word, that fits.
 */
export function plainText(text: string, most: number): string {
  const bare = withoutMarkdown(withoutTags(decodeEntities(withoutInvisible(text))));
  const paragraphs = bare
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return shortened(paragraphs.join('\n\n'), most);
}

/** As {@link plainText}, on one line. */
export function plainLine(text: string, most: number): string {
  return shortened(plainText(text, Number.POSITIVE_INFINITY).replace(/\s+/g, ' '), most);
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (whole, name: string) =>
    name === '#39' ? "'" : (ENTITIES[name] ?? whole),
  );
}

function withoutTags(text: string): string {
  const bare = text.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<\/?[a-z!][^<>]*>/gi, ' ');
  // What is left of angle brackets was never a tag alone, but could become one beside other text.
  return bare === text ? bare.replace(/[<>]/g, '') : withoutTags(bare);
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^\s*(```|~~~).*$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s+|[-*+•]\s+|\d{1,2}[.)]\s+)/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1');
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not through the middle of a surrogate pair.
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const sentence = start.search(/[.!?。][^.!?。]*$/);
  if (sentence > most / 2) return start.slice(0, sentence + 1);
  const word = start.lastIndexOf(' ');
  return `${(word > most / 2 ? start.slice(0, word) : start).trimEnd()}…`;
}

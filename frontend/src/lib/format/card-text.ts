/** Longest name and town before the text, in characters, as in `Louvre Museum, Paris: In 1911 …`. */
const MAX_PREFIX_LENGTH = 90;

/** Returns a description without the name and town at its start, which search engines show and cards have above it. */
export function toCardText(title: string, description: string): string {
  const end = description.indexOf(': ');
  const isPrefixed = description.startsWith(title) && /^(?:,|$)/.test(description.slice(title.length, end));
  return isPrefixed && end >= title.length && end <= MAX_PREFIX_LENGTH ? description.slice(end + 2) : description;
}

/** Maximum length in characters of the name and town before the text, as in `Louvre Museum, Paris: In 1911 …`. */
const MAX_PREFIX_LENGTH = 90;

/**
 * Returns a description without the name and town at its start, which are meant for search engines: cards show both
 * above it.
 */
export function toCardText(title: string, description: string): string {
  const end = description.indexOf(': ');
  const isPrefixed = description.startsWith(title) && /^(?:,|$)/.test(description.slice(title.length, end));
  return isPrefixed && end >= title.length && end <= MAX_PREFIX_LENGTH ? description.slice(end + 2) : description;
}

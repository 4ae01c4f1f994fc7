const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that begin or end elements, and the two separators that end lines in scripts before ES2019. */
const UNSAFE_IN_SCRIPTS = /[<>&\u2028\u2029]/g;

/** Escapes text for HTML or XML, as element content or as a quoted attribute value. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/**
 * Serializes a value as JSON that is safe inside a `script` element: it can neither end the element nor open a comment.
 */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE_IN_SCRIPTS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** `<` and `>` end or begin elements; the two separators end lines in scripts of before 2019. */
const UNSAFE_IN_SCRIPTS = /[<>&\u2028\u2029]/g;

/** Plain text as HTML or XML: as the text of an element, or as an attribute's value in quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A value as JSON that may stand in a `script` element: nothing in it can end the element or open a comment. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE_IN_SCRIPTS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

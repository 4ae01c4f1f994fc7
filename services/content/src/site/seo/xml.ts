import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** What XML 1.0 has no way to hold: most control characters, halves of pairs, and two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Plain text as the text of an XML element, or as an attribute's value in quotes. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(INVALID_XML_CHARACTERS, ''));

/** An element that holds text; `undefined` gives none. */
export const renderElement = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;

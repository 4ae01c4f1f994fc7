import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** Characters that XML 1.0 cannot contain: most control characters, unpaired surrogates, and two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes plain text as the text of an XML element, or as a quoted attribute value. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(INVALID_XML_CHARACTERS, ''));

/** Renders an element that contains text; returns nothing for `undefined`. */
export const renderElement = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** Numbers before common units. */
const QUANTITY = /(\d) (?=([ckm]?m|kg|ft|mi|h|min|MB|ha|°[CF])(?!\p{L}))/gu;

/** Joins numbers and units with no-break spaces, so that no line ends between them. */
export const keepUnits = (text: string): string => text.replace(QUANTITY, '$1\u00a0');

/** Does the same in HTML but not in its tags. */
export const keepUnitsInHtml = (html: string): string => html.replace(/(?<=^|>)[^<]+/g, (text) => keepUnits(text));

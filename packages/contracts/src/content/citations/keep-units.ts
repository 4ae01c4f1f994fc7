/** Numbers before a unit of the product's formats, and of common ones in texts. */
const QUANTITY = /(\d) (?=([ckm]?m|kg|ft|mi|h|min|MB|ha|°[CF])(?!\p{L}))/gu;

/** Joins numbers with their units by no-break spaces, so that no line ends between them. */
export const keepUnits = (text: string): string => text.replace(QUANTITY, '$1\u00a0');

/** Does the same in the texts of HTML, not in its tags. */
export const keepUnitsInHtml = (html: string): string => html.replace(/(?<=^|>)[^<]+/g, (text) => keepUnits(text));

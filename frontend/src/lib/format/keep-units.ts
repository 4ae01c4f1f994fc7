/** Numbers before a unit of the product's formats. */
const QUANTITY = /(\d) (?=([ck]?m|h|min|MB|ha)(?!\p{L}))/gu;

/** Joins numbers with their units by no-break spaces, so that no line ends between them. */
export const keepUnits = (text: string): string => text.replace(QUANTITY, '$1\u00a0');

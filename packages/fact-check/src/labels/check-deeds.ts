import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Deeds and events that a fact of label and value tells when they happened. */
const DEEDS = new Set(
  'fight grow hang save move carve paint sculpt destroy burn rebuild sell buy steal attack marry kill fit sing damage bomb strike win lose erupt protest inspire exchange build found finish open restore design list buy close remove replace'.split(
    ' ',
  ),
);

/** Returns an event that no cited fact tells: "the submarine fought here in 1933" for "submarine: built 1933". */
export function checkDeeds(unsupported: readonly Token[]): Finding | null {
  const deed = unsupported.find(
    ({ concepts }) => concepts.length > 0 && concepts.every((concept) => DEEDS.has(concept)),
  );
  return deed === undefined ? null : { reason: 'word', detail: deed.text };
}

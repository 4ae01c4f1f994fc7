import type { Provenance } from './analyses.js';

/** How a text tells people and machines that no person wrote it. */
export interface WritingLabel {
  /** A sentence for readers. */
  text: string;
  /** For machines: the address of a term of the IPTC's "Digital Source Type" vocabulary. */
  digitalSourceType: string;
}

/** https://cv.iptc.org/newscodes/digitalsourcetype; its terms are addressed with http. */
const TERMS_URL = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * The label of a text by who wrote it: a model (`trainedAlgorithmicMedia`), or fixed rules out of checked facts
 * (`dataDrivenMedia`: data brought into a form by what people programmed). Null for a text whose writer is not known to
 * be a machine.
 */
export function getWritingLabel(writing: Provenance | null): WritingLabel | null {
  if (writing === null) return null;
  return isWrittenByModel(writing)
    ? {
        text: 'This guide was written by artificial intelligence from checked facts. It may contain mistakes.',
        digitalSourceType: `${TERMS_URL}trainedAlgorithmicMedia`,
      }
    : {
        text: 'This guide was composed automatically from checked facts.',
        digitalSourceType: `${TERMS_URL}dataDrivenMedia`,
      };
}

/** Whether a model wrote it. Only the embedded provider works without one; a vendor that names none still has one. */
export const isWrittenByModel = ({ provider, model }: Provenance): boolean => model !== null || provider !== 'embedded';

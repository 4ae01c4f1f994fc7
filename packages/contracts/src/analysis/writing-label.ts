import type { Provenance } from './analyses.js';

/** Label that marks a text as machine-written, for readers and for machines. */
export interface WritingLabel {
  /** A sentence for readers. */
  text: string;
  /** For machines: URL of a term in the IPTC "Digital Source Type" vocabulary. */
  digitalSourceType: string;
}

/** https://cv.iptc.org/newscodes/digitalsourcetype; its term URLs use http. */
const TERMS_URL = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * Returns the label for a text: `trainedAlgorithmicMedia` when a model wrote it, `dataDrivenMedia` when fixed rules
 * composed it from checked facts.
 * Returns null when no machine is known to have written it.
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

/**
 * Returns whether a model wrote the text. Only the embedded provider works without one; a vendor that names no model
 * still uses one.
 */
export const isWrittenByModel = ({ provider, model }: Provenance): boolean => model !== null || provider !== 'embedded';

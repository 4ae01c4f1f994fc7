import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import { toSaid } from './answers.js';
import { getTextClues } from './clues.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/** Reads the text in a photo on this machine; returns null when there is none. */
export type TextReader = (photo: Photo, signal: AbortSignal) => Promise<string | null>;

/** Observes only the text in a photo; the place then follows from the photo's metadata and the visitor's hints. */
export class EmbeddedVision implements VisionProvider {
  readonly name = 'embedded';
  readonly #readText: TextReader;

  constructor(readText: TextReader) {
    this.#readText = readText;
  }

  async inspect(photo: Photo, _hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    signal.throwIfAborted();
    let readText: string | null = null;
    let note: string | null = null;
    try {
      readText = (await this.#readText(photo, signal))?.trim() || null;
    } catch {
      // There is no further fallback, and the position and the hints may suffice.
      signal.throwIfAborted();
      note = 'the text in the photo could not be read';
    }
    return {
      clues: getTextClues(readText),
      labels: [],
      subject: null,
      readText,
      safety: 'unchecked',
      moderation: null,
      provenance: { provider: 'embedded', model: null, promptVersion: null, note },
      costs: [],
      answer: { said: toSaid(readText), tokens: null },
    };
  }
}

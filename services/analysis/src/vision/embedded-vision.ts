import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { PhotoText } from '../images/ocr.js';
import { toSaid } from './answers.js';
import { getTextClues } from './clues.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/** Reads the text in a photo on this machine; returns null when there is none. */
export type TextReader = (photo: Photo, signal: AbortSignal) => Promise<PhotoText | null>;

/** Observes only the text in a photo; the place then follows from the photo's metadata and the visitor's hints. */
export class EmbeddedVision implements VisionProvider {
  readonly name = 'embedded';
  readonly #readText: TextReader;

  constructor(readText: TextReader) {
    this.#readText = readText;
  }

  async inspect(photo: Photo, _hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    signal.throwIfAborted();
    let found: PhotoText | null = null;
    let note: string | null = null;
    try {
      found = await this.#readText(photo, signal);
    } catch {
      // There is no further fallback, and the position and the hints may suffice.
      signal.throwIfAborted();
      note = 'the text in the photo could not be read';
    }
    // Names of places are found even in doubtful readings, because they must fit one; only clear ones are quoted.
    const text = found?.text.trim() || null;
    return {
      clues: getTextClues(text),
      labels: [],
      subject: null,
      readText: found?.clear?.trim() || null,
      safety: 'unchecked',
      moderation: null,
      provenance: { provider: 'embedded', model: null, promptVersion: null, note },
      costs: [],
      answer: { said: toSaid(text), tokens: null },
    };
  }
}

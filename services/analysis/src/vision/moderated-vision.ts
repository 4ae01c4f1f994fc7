import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/**
 * Who checks photos: `auto` uses the vision provider's verdict or, if it has none, the models on this server; `vision`
 * uses only the former, `local` only the latter, `off` neither.
 */
export type ModerationChoice = 'auto' | 'vision' | 'local' | 'off';

/**
 * Vision provider whose verdict counts only if the operator selected it. The models on this server check a photo after
 * its result is ready, because they take longer than everything else.
 */
export class ModeratedVision implements VisionProvider {
  readonly name: string;
  readonly choose: VisionProvider['choose'];
  readonly #vision: VisionProvider;
  readonly #usesVerdict: boolean;

  constructor(vision: VisionProvider, choice: ModerationChoice) {
    this.name = vision.name;
    this.#vision = vision;
    this.#usesVerdict = choice === 'auto' || choice === 'vision';
    this.choose = vision.choose?.bind(vision);
  }

  async inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    const finding = await this.#vision.inspect(photo, hints, signal);
    return this.#usesVerdict ? finding : { ...finding, safety: 'unchecked', moderation: null };
  }
}

import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { LocalModeration } from './local-moderation.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/**
 * Who judges photos: `auto` asks the vision provider and, where that has not judged, the models on this server; `vision`
 * only the former, `local` only the latter, `off` nobody.
 */
export type ModerationChoice = 'auto' | 'vision' | 'local' | 'off';

/** A vision provider whose findings are judged as the operator chose. */
export class ModeratedVision implements VisionProvider {
  readonly name: string;
  readonly #vision: VisionProvider;
  readonly #choice: ModerationChoice;
  readonly #local: LocalModeration;

  constructor(vision: VisionProvider, choice: ModerationChoice, local: LocalModeration) {
    this.name = vision.name;
    this.#vision = vision;
    this.#choice = choice;
    this.#local = local;
  }

  async inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    const finding = await this.#vision.inspect(photo, hints, signal);
    switch (this.#choice) {
      case 'vision':
        return finding;
      case 'off':
        return { ...finding, safety: 'unchecked', moderation: null };
      case 'auto':
        return finding.moderation ? finding : this.#judgeLocally(finding, photo, signal);
      case 'local':
        return this.#judgeLocally(finding, photo, signal);
    }
  }

  async #judgeLocally(finding: VisionFinding, photo: Photo, signal: AbortSignal): Promise<VisionFinding> {
    const judgment = await this.#local.judge(photo.bytes);
    // What was broken off by closing is not the same as a photo that cannot be judged.
    signal.throwIfAborted();
    return { ...finding, ...judgment };
  }
}

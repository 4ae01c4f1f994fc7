import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { LocalModeration } from './local-moderation.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/**
 * Selects who checks photos: `auto` uses the vision provider's verdict or, where it has none, the models on this
 * server; `vision` only the former, `local` only the latter, `off` neither.
 */
export type ModerationChoice = 'auto' | 'vision' | 'local' | 'off';

/** Vision provider whose findings are checked as the operator selected. */
export class ModeratedVision implements VisionProvider {
  readonly name: string;
  readonly choose: VisionProvider['choose'];
  readonly #vision: VisionProvider;
  readonly #choice: ModerationChoice;
  readonly #local: LocalModeration;

  constructor(vision: VisionProvider, choice: ModerationChoice, local: LocalModeration) {
    this.name = vision.name;
    this.#vision = vision;
    this.#choice = choice;
    this.#local = local;
    this.choose = vision.choose?.bind(vision);
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
    // A check that the shutdown interrupted is not the same as a photo that cannot be checked.
    signal.throwIfAborted();
    return { ...finding, ...judgment };
  }
}

import { Injectable } from '@nestjs/common';
import type { LookCandidate, LookChoice } from '@placelore/contracts/analysis/second-look.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { AiProviders } from '../../providers/ai-providers.js';
import { hashJson } from '../cache-keys.js';
import { LooksService } from '../looks/looks.service.js';
import { AnalysisStepsService } from './analysis-steps.service.js';
import { readPhoto } from './read-photo.js';
import { StepResultCache } from './step-result-cache.js';

/** Lets a provider look at a photo again, to choose among real places. */
@Injectable()
export class SecondLookService {
  constructor(
    private readonly steps: AnalysisStepsService,
    private readonly storage: Storage,
    private readonly providers: AiProviders,
    private readonly looks: LooksService,
    private readonly stepResults: StepResultCache,
    private readonly shutdown: Shutdown,
  ) {}

  get isPossible(): boolean {
    return this.providers.vision.choose !== undefined;
  }

  /**
   * Returns what the second look chose; null when the provider cannot do that or failed. The answer is stored, so
   * repeating the same question costs nothing.
   * @throws ApiError ANALYSIS_NOT_FOUND
   */
  async choose(id: string, candidates: readonly LookCandidate[]): Promise<LookChoice | null> {
    const { analysis, observation } = await this.steps.observe(id);
    const { vision } = this.providers;
    if (!vision.choose || candidates.length === 0) return null;
    const { imageHash, hints } = analysis;
    const key = hashJson('second look', imageHash, hints, candidates, this.providers.fingerprint);
    const stated = [hints.location, hints.siteDetails].filter((text) => text !== undefined);
    const question = { candidates, readText: observation.readText, stated };
    const ask = async () => {
      const photo = await readPhoto(this.storage, id);
      const { choice } = await this.looks.record(id, 2, () => vision.choose!(photo, question, this.shutdown.signal));
      return { choice };
    };
    const { choice } = await this.stepResults.getOrCompute(id, key, ask, (found) => found.choice !== null);
    return choice;
  }
}

import { Controller } from '@nestjs/common';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { toOwner } from './analysis.presenter.js';
import { AnalysisDeletionService } from './analysis-deletion.service.js';
import { buildPhotoKey } from './cache-keys.js';
import { DecisionsService } from './decisions.service.js';
import { AnalysisStepsService } from './steps/analysis-steps.service.js';
import { SecondLookService } from './steps/second-look.service.js';

@Controller()
export class InternalAnalysesController {
  constructor(
    private readonly steps: AnalysisStepsService,
    private readonly secondLook: SecondLookService,
    private readonly decisions: DecisionsService,
    private readonly accountDeletion: AccountDeletionService,
    private readonly deletion: AnalysisDeletionService,
  ) {}

  @Route(internalAnalyses.observe)
  @Internal()
  async observe(
    @Input() { id }: RouteInput<typeof internalAnalyses.observe>,
  ): Promise<RouteResponse<typeof internalAnalyses.observe>> {
    const { analysis, observation } = await this.steps.observe(id);
    const { source, correction, hints } = analysis;
    return {
      observation,
      owner: toOwner(analysis),
      source,
      keepPrivate: hints.keepPrivate,
      photoKey: buildPhotoKey(id),
      correction,
      canLookAgain: this.secondLook.isPossible,
    };
  }

  @Route(internalAnalyses.lookAgain)
  @Internal()
  async lookAgain(
    @Input() { id, candidates }: RouteInput<typeof internalAnalyses.lookAgain>,
  ): Promise<RouteResponse<typeof internalAnalyses.lookAgain>> {
    return { choice: await this.secondLook.choose(id, candidates) };
  }

  @Route(internalAnalyses.write)
  @Internal()
  write(
    @Input() input: RouteInput<typeof internalAnalyses.write>,
  ): Promise<RouteResponse<typeof internalAnalyses.write>> {
    return this.steps.write(input);
  }

  @Route(internalAnalyses.findDecision)
  @Internal()
  findDecision(
    @Input() { id, jobRequestId }: RouteInput<typeof internalAnalyses.findDecision>,
  ): Promise<RouteResponse<typeof internalAnalyses.findDecision>> {
    return this.decisions.findDecision(id, jobRequestId);
  }

  @Route(internalAnalyses.commit)
  @Internal()
  async commit(
    @Input() input: RouteInput<typeof internalAnalyses.commit>,
  ): Promise<RouteResponse<typeof internalAnalyses.commit>> {
    return { claimedBy: await this.steps.commit(input) };
  }

  @Route(internalAnalyses.delete)
  @Internal()
  delete(@Input() { id }: RouteInput<typeof internalAnalyses.delete>): Promise<void> {
    return this.deletion.delete([id]);
  }

  @Route(internalAnalyses.listUnused)
  @Internal()
  async listUnused(): Promise<RouteResponse<typeof internalAnalyses.listUnused>> {
    return { ids: await this.deletion.findUnused() };
  }

  @Route(internalAnalyses.purge)
  @Internal()
  purge(@Input() { ids, inUse }: RouteInput<typeof internalAnalyses.purge>): Promise<void> {
    return this.deletion.purge(ids, inUse);
  }

  @Route(internalAnalyses.sweepFiles)
  @Internal()
  async sweepFiles(
    @Input() { after }: RouteInput<typeof internalAnalyses.sweepFiles>,
  ): Promise<RouteResponse<typeof internalAnalyses.sweepFiles>> {
    return { after: await this.deletion.sweepFiles(after) };
  }

  @Route(internalAnalyses.claim)
  @Internal()
  async claim(
    @Input() { userId, username, visitorId }: RouteInput<typeof internalAnalyses.claim>,
  ): Promise<RouteResponse<typeof internalAnalyses.claim>> {
    return { claimed: await this.steps.claim(visitorId, userId, username) };
  }

  @Route(internalAnalyses.judgePhoto)
  @Internal()
  judgePhoto(
    @Input() { photoKey }: RouteInput<typeof internalAnalyses.judgePhoto>,
  ): Promise<RouteResponse<typeof internalAnalyses.judgePhoto>> {
    return this.steps.judgePhoto(photoKey);
  }

  @Route(internalAnalyses.deleteOwned)
  @Internal()
  deleteOwned(
    @Input() deletedAccount: RouteInput<typeof internalAnalyses.deleteOwned>,
  ): Promise<RouteResponse<typeof internalAnalyses.deleteOwned>> {
    return this.accountDeletion.deleteNext(deletedAccount);
  }
}

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

const {
  observe: look,
  write,
  findDecision: decided,
  commit,
  delete: remove,
  claim,
  judgePhoto,
  deleteOwned: removeOwned,
  listUnused: unused,
  purge,
  sweepFiles,
} = internalAnalyses;

@Controller()
export class InternalAnalysesController {
  constructor(
    private readonly steps: AnalysisStepsService,
    private readonly decisions: DecisionsService,
    private readonly accountDeletion: AccountDeletionService,
    private readonly deletion: AnalysisDeletionService,
  ) {}

  @Route(look)
  @Internal()
  async observe(@Input() { id }: RouteInput<typeof look>): Promise<RouteResponse<typeof look>> {
    const { analysis, observation } = await this.steps.observe(id);
    const { source, correction } = analysis;
    return { observation, owner: toOwner(analysis), source, photoKey: buildPhotoKey(id), correction };
  }

  @Route(write)
  @Internal()
  write(@Input() input: RouteInput<typeof write>): Promise<RouteResponse<typeof write>> {
    return this.steps.write(input);
  }

  @Route(decided)
  @Internal()
  decided(@Input() { id, jobRequestId }: RouteInput<typeof decided>): Promise<RouteResponse<typeof decided>> {
    return this.decisions.findDecision(id, jobRequestId);
  }

  @Route(commit)
  @Internal()
  async commit(@Input() input: RouteInput<typeof commit>): Promise<RouteResponse<typeof commit>> {
    return { claimedBy: await this.steps.commit(input) };
  }

  @Route(remove)
  @Internal()
  delete(@Input() { id }: RouteInput<typeof remove>): Promise<void> {
    return this.deletion.delete([id]);
  }

  @Route(unused)
  @Internal()
  async unused(): Promise<RouteResponse<typeof unused>> {
    return { ids: await this.deletion.findUnused() };
  }

  @Route(purge)
  @Internal()
  purge(@Input() { ids, inUse }: RouteInput<typeof purge>): Promise<void> {
    return this.deletion.purge(ids, inUse);
  }

  @Route(sweepFiles)
  @Internal()
  async sweepFiles(@Input() { after }: RouteInput<typeof sweepFiles>): Promise<RouteResponse<typeof sweepFiles>> {
    return { after: await this.deletion.sweepFiles(after) };
  }

  @Route(claim)
  @Internal()
  async claim(
    @Input() { userId, username, visitorId }: RouteInput<typeof claim>,
  ): Promise<RouteResponse<typeof claim>> {
    return { claimed: await this.steps.claim(visitorId, userId, username) };
  }

  @Route(judgePhoto)
  @Internal()
  judgePhoto(@Input() { photoKey }: RouteInput<typeof judgePhoto>): Promise<RouteResponse<typeof judgePhoto>> {
    return this.steps.judgePhoto(photoKey);
  }

  @Route(removeOwned)
  @Internal()
  deleteOwned(@Input() deletedAccount: RouteInput<typeof removeOwned>): Promise<RouteResponse<typeof removeOwned>> {
    return this.accountDeletion.deleteNext(deletedAccount);
  }
}

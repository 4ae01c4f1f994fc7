import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AnalysisClaim, internalAnalyses, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { isAreaOnly } from '@placelore/contracts/analysis/identification.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { DescribedPlace } from '@placelore/contracts/places/places.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { AiProviders } from '../../providers/ai-providers.js';
import { getHintClues, sortByEvidence } from '../../vision/clues.js';
import { TextChecker } from '../../writing/checking/text-checker.js';
import { EmbeddedWritingProvider } from '../../writing/embedded-writing-provider.js';
import { createNotIdentifiedTexts } from '../../writing/not-identified-texts.js';
import { AnalysesRepository } from '../analyses.repository.js';
import type { Analysis } from '../analysis.entity.js';
import { toOwner } from '../analysis.presenter.js';
import { hashJson } from '../cache-keys.js';
import { DecisionsService } from '../decisions.service.js';
import { LearningService } from '../learning/learning.service.js';
import { LooksService } from '../looks/looks.service.js';
import { sanitizeForPostgres } from '../sanitize-for-postgres.js';
import { composeResult, toShownPosition, type WrittenTexts } from './compose-result.js';
import { readPhoto, readStream } from './read-photo.js';
import { StepResultCache } from './step-result-cache.js';

type CommitInput = RouteInput<typeof internalAnalyses.commit>;
type WriteInput = RouteInput<typeof internalAnalyses.write>;
type WriteResponse = RouteResponse<typeof internalAnalyses.write>;

type PhotoFindings = Omit<Observation, 'takenAt'>;

const PUBLISHED_PHOTO_KEY = /^(?:discoveries|articles)\/[0-9a-f-]{36}\/photo\.webp$/;

/**
 * Runs the steps of the job `photo.analyze` that belong to this service. A step can be repeated without harm or cost.
 */
@Injectable()
export class AnalysisStepsService implements OnModuleInit {
  /** Writes about photos of which only the area is known. A model would claim to know what such a photo shows. */
  private readonly areaWriter = new EmbeddedWritingProvider();

  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly jobRequests: JobRequests,
    private readonly failedJobs: FailedJobs,
    private readonly storage: Storage,
    private readonly providers: AiProviders,
    private readonly textChecker: TextChecker,
    private readonly shutdown: Shutdown,
    private readonly stepResults: StepResultCache,
    private readonly decisions: DecisionsService,
    private readonly learning: LearningService,
    private readonly looks: LooksService,
  ) {}

  onModuleInit(): void {
    this.failedJobs.onRetry('photo.analyze', (manager, { analysisId }, jobRequestId) =>
      this.analyses.requeueFailed(manager, analysisId, jobRequestId),
    );
  }

  /** Returns the findings from photo and hints. @throws ApiError ANALYSIS_NOT_FOUND */
  async observe(id: string): Promise<{ analysis: Analysis; observation: Observation }> {
    const analysis = await this.find(id);
    const key = hashJson('observe', analysis.imageHash, analysis.hints, this.providers.fingerprint);
    const findings = await this.getOrCompute(
      analysis.id,
      key,
      () => this.inspectPhoto(analysis),
      (found) => found.vision.note === null,
    );
    const similar = await this.learning.findClues(analysis);
    const clues = sortByEvidence([...getHintClues(analysis.hints, analysis.metadata), ...findings.clues, ...similar]);
    return { analysis, observation: { ...findings, clues, takenAt: analysis.metadata.takenAt } };
  }

  /**
   * Writes the texts about the place and composes the result. If there is a place, also decides the result, before its
   * discovery is created.
   * @throws ApiError ANALYSIS_NOT_FOUND; JOB_OBSOLETE when the job has failed or another job has replaced it
   */
  async write({ id, jobRequestId, place, guess, alternatives }: WriteInput): Promise<WriteResponse> {
    const { analysis, observation } = await this.observe(id);
    const written = await this.getTexts(analysis, observation, place);
    // The owner may have chosen the wrong one of the places that the former result offered.
    const offered = analysis.correction ? analysis.result?.candidates : [];
    const result = composeResult({ id, observation, place, guess, alternatives, offered, ...written });
    await this.looks.conclude(id, result.outcome, place?.place ?? guess);
    if (place === null) return { result, shownAt: null, owner: toOwner(analysis) };
    const decided = await this.decisions.decide(id, jobRequestId, { result, shownAt: toShownPosition(place) });
    await this.learning.learn(analysis, place.place);
    return decided;
  }

  /**
   * Stores the result and finishes the job in one transaction; a second commit changes nothing. A job that only created
   * the discovery of a final result adds that discovery. Every transaction locks the analysis first, because deletion
   * and commit could otherwise deadlock.
   * @param discoveryOwner owner for whom the discovery was created; null to commit in any case
   * @returns the user who has claimed this guest's analysis since; nothing is stored then. Null after a commit
   * @throws ApiError ANALYSIS_NOT_FOUND
   */
  commit({ id, jobRequestId, result, discoveryOwner }: CommitInput): Promise<AnalysisClaim | null> {
    return this.analyses.transaction(async (manager) => {
      const analysis = await this.analyses.lock(manager, id);
      const claimedBy = discoveryOwner?.userId === null ? toClaim(analysis) : null;
      if (claimedBy) return claimedBy;
      if (!(await this.jobRequests.finish(manager, jobRequestId, { status: 'done' }))) return null;
      if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
      const stored = sanitizeForPostgres(result);
      if (analysis.jobRequestId === jobRequestId) {
        await this.analyses.finish(manager, id, stored, isReusable(result));
      } else if (analysis.decision?.jobRequestId === jobRequestId) await this.analyses.complete(manager, id, stored);
      return null;
    });
  }

  /**
   * Checks a stored image with the models on this server.
   * @throws ApiError INVALID_INPUT for a key other than that of a published image; OBJECT_NOT_FOUND when it does not
   * exist
   */
  async judgePhoto(photoKey: string): Promise<RouteResponse<typeof internalAnalyses.judgePhoto>> {
    const local = this.providers.localModeration;
    if (!local) return { enabled: false, safety: 'unchecked', moderation: null };
    // The models receive only images that the product created, never uploaded bytes.
    if (!PUBLISHED_PHOTO_KEY.test(photoKey)) throw invalidField('photoKey', 'must be the key of a published image');
    if ((await this.storage.stat(photoKey)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return { enabled: true, ...(await local.judge(await readStream(await this.storage.read(photoKey)))) };
  }

  claim(visitorId: string, userId: number, username: string): Promise<number> {
    return this.analyses.claim(visitorId, userId, username);
  }

  /**
   * Passes only the place to the writer, never the position of the photo. The texts are checked again each time,
   * because the check costs nothing.
   */
  private async getTexts(
    { id, imageHash }: Analysis,
    observation: Observation,
    described: DescribedPlace | null,
  ): Promise<WrittenTexts> {
    if (described === null) return this.getTextsWithoutPlace(observation);
    const { place, background } = described;
    const key = hashJson('write', imageHash, observation, place, background.facts, this.providers.fingerprint);
    const brief = { place, background, observation };
    const written = await this.getOrCompute(
      id,
      key,
      async () => {
        const writer = isAreaOnly(place) ? this.areaWriter : this.providers.writing;
        const { texts, writing } = await writer.write(brief, this.shutdown.signal);
        return { texts, writing };
      },
      ({ writing }) => writing.note === null,
    );
    return this.textChecker.checkPhoto(written, brief);
  }

  /** Composes texts without a model: about a photo without a place, a model would invent something. */
  private getTextsWithoutPlace(observation: Observation): WrittenTexts {
    const { name } = this.providers.writing;
    const note = name === 'embedded' ? null : `nothing was identified, so ${name} was not called`;
    const writing = { provider: 'embedded', model: null, promptVersion: null, note };
    return { texts: createNotIdentifiedTexts(observation), writing, verification: null };
  }

  private async inspectPhoto(analysis: Analysis): Promise<PhotoFindings> {
    const photo = { ...(await readPhoto(this.storage, analysis.id)), position: getPosition(analysis) };
    const found = await this.looks.record(analysis.id, 1, () =>
      this.providers.vision.inspect(photo, analysis.hints, this.shutdown.signal),
    );
    const { clues, labels, subject, readText, safety, moderation, provenance } = found;
    return { clues, labels, subject, readText, safety, moderation, vision: provenance };
  }

  /**
   * Returns the stored result of a step, or computes it; equal concurrent steps are computed once. The result of a
   * fallback provider is used for this analysis only, so that its steps agree; the next analysis tries the better
   * provider again.
   */
  private async getOrCompute<T extends object>(
    analysisId: string,
    key: string,
    compute: () => Promise<T>,
    isCacheable: (computed: T) => boolean,
  ): Promise<T> {
    const ownKey = hashJson(key, analysisId);
    const ownResult = await this.stepResults.getOwn<T>(analysisId, ownKey);
    if (ownResult) return ownResult;
    const result = await this.stepResults.getOrCompute(analysisId, key, compute, isCacheable);
    if (!isCacheable(result)) await this.stepResults.store(analysisId, ownKey, result);
    return result;
  }

  private async find(id: string): Promise<Analysis> {
    const analysis = await this.analyses.findById(id);
    if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }
}

/** Returns where the photo was taken, from the best available source; null when unknown. */
function getPosition({ hints, metadata }: Analysis): Position | null {
  return getHintClues(hints, metadata).find(({ position }) => position)?.position ?? null;
}

/**
 * Whether the next upload of the photo reuses a result. It does not when nothing was identified while a better provider
 * was unavailable: uploading the photo again is then the user's only way to get a better result.
 */
function isReusable({ discoveryId, vision }: StoredAnalysisResult): boolean {
  return discoveryId !== null || vision.note === null;
}

/** Returns the user who claimed a guest's analysis; null when no user has. */
function toClaim(analysis: Analysis | null): AnalysisClaim | null {
  const { userId = null, username = null, visitorId = null } = analysis ?? {};
  return userId === null || username === null || visitorId === null ? null : { userId, username, visitorId };
}

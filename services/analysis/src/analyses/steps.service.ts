import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AnalysisResult, Provenance } from '@placelore/contracts/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { internalAnalyses, Observation, WrittenTexts } from '@placelore/contracts/internal-analyses.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { FailedWork } from '@placelore/platform/work/failed-work.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { cluesFromHints, inEvidenceOrder } from '../vision/clues.js';
import { Providers } from '../wiring/providers.js';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { hashOf, photoKeyOf } from './keys.js';
import { Outcomes } from './outcomes.js';
import { storable } from './storable.js';

export interface Written {
  texts: WrittenTexts;
  writing: Provenance;
}

type Seen = Omit<Observation, 'takenAt'>;

const PUBLISHED_PICTURE = /^discoveries\/[0-9a-f-]{36}\/photo\.webp$/;

/** The steps of the flow `photo.analyze` that belong to this owner. Each may be called again without harm or cost. */
@Injectable()
export class StepsService implements OnModuleInit {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly work: WorkRequests,
    private readonly failedWork: FailedWork,
    private readonly storage: Storage,
    private readonly providers: Providers,
    private readonly shutdown: Shutdown,
    private readonly outcomes: Outcomes,
  ) {}

  onModuleInit(): void {
    this.failedWork.onRetry('photo.analyze', (manager, { analysisId }, workRequestId) =>
      this.analyses.queueAgain(manager, analysisId, workRequestId),
    );
  }

  /** What photo and hints say. @throws ApiError ANALYSIS_NOT_FOUND */
  async look(id: string): Promise<{ analysis: Analysis; observation: Observation }> {
    const analysis = await this.find(id);
    const key = hashOf('look', analysis.imageHash, analysis.hints, this.providers.fingerprint);
    const seen = await this.remember(
      analysis.id,
      key,
      () => this.see(analysis),
      (found) => found.vision.note === null,
    );
    const clues = inEvidenceOrder([...cluesFromHints(analysis.hints, analysis.metadata), ...seen.clues]);
    return { analysis, observation: { ...seen, clues, takenAt: analysis.metadata.takenAt } };
  }

  /** The texts about the place. @throws ApiError ANALYSIS_NOT_FOUND */
  async write(id: string, place: LocatedPlace | null, background: PlaceBackground | null): Promise<Written> {
    const { analysis, observation } = await this.look(id);
    const key = hashOf('write', analysis.imageHash, observation, place, background, this.providers.fingerprint);
    return this.remember(
      analysis.id,
      key,
      async () => {
        const brief = { place, background, observation };
        const { texts, writing } = await this.providers.writing.write(brief, this.shutdown.signal);
        return { texts, writing };
      },
      (written) => written.writing.note === null,
    );
  }

  /**
   * Result and settlement in one transaction; a second commit changes nothing. Work that only made the discovery of a
   * result which stands already adds that. The analysis is locked first, as everywhere: deletion and commit at the same
   * moment would wait for each other otherwise.
   * @throws ApiError ANALYSIS_NOT_FOUND
   */
  async commit(id: string, workRequestId: string, result: AnalysisResult): Promise<void> {
    await this.analyses.transaction(async (manager) => {
      const analysis = await this.analyses.lock(manager, id);
      if (!(await this.work.settle(manager, workRequestId, { status: 'done' }))) return;
      if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
      const stored = storable(result);
      if (analysis.workRequestId === workRequestId) {
        await this.analyses.finish(manager, id, stored, answersAgain(result));
      } else if (analysis.decision?.workRequestId === workRequestId) await this.analyses.complete(manager, id, stored);
    });
  }

  /**
   * Judges a stored picture with the models on this server.
   * @throws ApiError INVALID_INPUT for a key of anything but a published picture; OBJECT_NOT_FOUND when there is none
   */
  async judgePhoto(photoKey: string): Promise<RouteAnswer<typeof internalAnalyses.judgePhoto>> {
    const local = this.providers.localModeration;
    if (!local) return { enabled: false, safety: 'unchecked', moderation: null };
    // The models get pictures that the product made itself, never the bytes that somebody sent.
    if (!PUBLISHED_PICTURE.test(photoKey)) throw invalidField('photoKey', 'must be the key of a published picture');
    if ((await this.storage.stat(photoKey)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return { enabled: true, ...(await local.judge(await readAll(await this.storage.read(photoKey)))) };
  }

  claim(visitorId: string, userId: number, username: string): Promise<number> {
    return this.analyses.claim(visitorId, userId, username);
  }

  private async see(analysis: Analysis): Promise<Seen> {
    const bytes = await readAll(await this.storage.read(photoKeyOf(analysis.id)));
    const photo = { bytes, mimeType: 'image/jpeg' };
    const found = await this.providers.vision.look(photo, analysis.hints, this.shutdown.signal);
    const { clues, labels, readText, safety, moderation, provenance } = found;
    return { clues, labels, readText, safety, moderation, vision: provenance };
  }

  /**
   * What a step answered before, or answers now. Equal steps at the same time are one. An outcome that a lesser provider
   * had to give holds for this analysis alone: it stays of a piece, and the next one asks the better provider again.
   */
  private async remember<T extends object>(
    analysisId: string,
    key: string,
    make: () => Promise<T>,
    lasting: (made: T) => boolean,
  ): Promise<T> {
    const ownKey = hashOf(key, analysisId);
    const own = await this.outcomes.own<T>(analysisId, ownKey);
    if (own) return own;
    const outcome = await this.outcomes.once(analysisId, key, make, lasting);
    if (!lasting(outcome)) await this.outcomes.keep(analysisId, ownKey, outcome);
    return outcome;
  }

  private async find(id: string): Promise<Analysis> {
    const analysis = await this.analyses.byId(id);
    if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }
}

/**
 * Whether a result stands for the next upload of the same photo. Not when a better provider was away and nothing came of
 * it: there is no discovery to delete, and trying again is all a person can do.
 */
function answersAgain({ discoveryId, vision }: AnalysisResult): boolean {
  return discoveryId !== null || vision.note === null;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import type { SpooledFile } from '@placelore/platform/http/spool.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { AiProviders } from '../../providers/ai-providers.js';
import { getHintClues } from '../../vision/clues.js';
import { AnalysesRepository, type NewAnalysis } from '../analyses.repository.js';
import type { Analysis } from '../analysis.entity.js';
import { buildOwnerKey, buildPhotoKey, buildResultKey } from '../cache-keys.js';
import { readUpload } from './read-upload.js';

/** Accepts photos: reads, checks and stores them, and requests their analysis. */
@Injectable()
export class PhotoUploadService implements OnApplicationShutdown {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly jobRequests: JobRequests,
    private readonly storage: Storage,
    private readonly providers: AiProviders,
    private readonly spool: Spool,
  ) {}

  /**
   * Returns the analysis for an upload: a new one, or the one that this owner already has for the same photo and hints.
   * @throws ApiError when the upload is not a readable photo, and QUEUE_FULL when it would wait too long
   */
  accept(actor: Actor, request: IncomingMessage): Promise<Analysis> {
    if (actor.userId === null && actor.visitorId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
    return this.spool.use(async (file) => {
      const { hints, imageHash } = await readUpload(request, this.spool, file);
      const key = buildResultKey(imageHash, hints, this.providers.fingerprint);
      const existing = await this.analyses.findByResultKey(buildOwnerKey(actor), key);
      if (existing) await this.analyses.markUsed({ id: existing.id });
      return existing ?? (await this.createAnalysis(actor, file, hints, imageHash, key));
    });
  }

  /**
   * Stores the file first, then the row together with its job request: a crash in between leaves a file, never a row
   * without one. If two equal uploads arrive at once, both receive the row of the first.
   */
  private async createAnalysis(
    actor: Actor,
    file: SpooledFile,
    hints: AnalysisHints,
    imageHash: string,
    key: string,
  ): Promise<Analysis> {
    // Checked only now, because returning a stored result costs nothing; decoding does.
    await this.jobRequests.assertAdmitted('photo.analyze');
    const photo = await photoDecoder.open(file);
    const id = randomUUID();
    const { userId, username, visitorId } = actor;
    const row = { id, userId, username, visitorId, ownerKey: buildOwnerKey(actor), resultKey: key };
    try {
      await this.storage.put(buildPhotoKey(id), photo.jpeg, 'image/jpeg');
      const { metadata, hashes: photoHashes } = photo;
      await this.insert({ ...row, source: hints.source, hints, imageHash, metadata, photoHashes });
    } catch (thrown) {
      await this.deleteUnusedPhoto(id).catch(() => {});
      throw thrown;
    }
    const created = await this.analyses.findById(id);
    if (created) return created;
    await this.deleteUnusedPhoto(id);
    // The other analysis may have failed since and is then not reused, so a new one is created.
    const other = await this.analyses.findByResultKey(buildOwnerKey(actor), key);
    return other ?? this.createAnalysis(actor, file, hints, imageHash, key);
  }

  /** Does nothing if an equal request of the same owner was inserted concurrently. */
  private async insert(row: Omit<NewAnalysis, 'jobRequestId'>): Promise<void> {
    await this.analyses.transaction(async (manager) => {
      const hasPosition = getHintClues(row.hints, row.metadata).some(({ position }) => position);
      const payload = { analysisId: row.id, ...(hasPosition && { photoKey: buildPhotoKey(row.id) }) };
      const jobRequestId = await this.jobRequests.enqueue(manager, 'photo.analyze', payload, {
        requestedBy: row.ownerKey,
      });
      const isInserted = await this.analyses.insert(manager, { ...row, jobRequestId });
      if (!isInserted) await this.jobRequests.finish(manager, jobRequestId, { status: 'done' });
    });
  }

  onApplicationShutdown(): void {
    photoDecoder.close();
  }

  /**
   * Deletes the photo if its row does not exist. After an error, only the database shows whether the row was committed.
   */
  private async deleteUnusedPhoto(id: string): Promise<void> {
    if (!(await this.analyses.findById(id))) await this.storage.delete([buildPhotoKey(id)]);
  }
}

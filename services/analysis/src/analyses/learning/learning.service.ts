import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { LearnedPhotos } from '@placelore/contracts/analysis/learned-photos.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { formatLocation, type LocatedPlace, type PlaceClue } from '@placelore/contracts/places/places.js';
import { MAX_COPY_DISTANCE } from '@placelore/photos/similarity/perceptual-hash.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { isStatementTimeout } from '@placelore/platform/database/database-errors.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { AnalysesRepository } from '../analyses.repository.js';
import type { Analysis } from '../analysis.entity.js';
import { buildPhotoKey, hashJson } from '../cache-keys.js';
import { StepResultCache } from '../steps/step-result-cache.js';
import { LearnedPhotosRepository, type PhotoEmbedding } from './learned-photos.repository.js';
import type { PhotoEmbedder } from './photo-embedder.js';
import { canLearn, getSimilarPhotoClues } from './similar-photo-clues.js';

/** Lowest cosine of the embeddings of two photos of one place. Strict, because models differ in what they call alike. */
const MIN_COSINE = 0.9;

/** What learning needs from the configuration. */
export interface Learning {
  isEnabled: boolean;
  /** Null without an embedding model. */
  embedder: PhotoEmbedder | null;
}
export const LEARNING = Symbol('LEARNING');

/** Learns from photos whose place a person confirmed, and suggests their places for similar photos. */
@Injectable()
export class LearningService {
  constructor(
    @Inject(LEARNING) private readonly learning: Learning,
    private readonly repository: LearnedPhotosRepository,
    private readonly analyses: AnalysesRepository,
    private readonly stepResults: StepResultCache,
    private readonly storage: Storage,
    private readonly audit: AuditLog,
    private readonly shutdown: Shutdown,
  ) {}

  /**
   * Returns clues to the places of similar photos. They are stored with the analysis, so that all its steps see the same
   * ones, whatever is learned in between.
   */
  async findClues(analysis: Analysis): Promise<PlaceClue[]> {
    if (!this.learning.isEnabled) return [];
    const key = hashJson('similar photos', analysis.id);
    const stored = await this.stepResults.getOwn<PlaceClue[]>(analysis.id, key);
    if (stored) return stored;
    const clues = await this.search(analysis).catch((error: unknown) => {
      // A photo does not fail because there are too many to compare it with.
      if (isStatementTimeout(error)) return [];
      throw error;
    });
    await this.stepResults.store(analysis.id, key, clues);
    return clues;
  }

  /** Remembers the place of a photo when a person confirmed it and others may be told of it; forgets a former place. */
  async learn(analysis: Analysis, place: LocatedPlace): Promise<void> {
    if (!this.learning.isEnabled || analysis.correction === null) return;
    const { id: analysisId, photoHashes: hashes } = analysis;
    const embedding = canLearn(place) ? await this.embed(analysis) : null;
    if (!canLearn(place) || (hashes.length === 0 && embedding === null)) return this.repository.forget(analysisId);
    const { name: placeName, latitude, longitude } = place;
    const placeLocation = formatLocation(place);
    await this.repository.store({ analysisId, placeName, placeLocation, latitude, longitude, hashes, embedding });
  }

  /** Returns a page of learned photos, latest first, for admins. */
  async list(query: { page: number; limit: number }): Promise<LearnedPhotos> {
    const { rows, total } = await this.repository.list(query);
    const photos = rows.map(({ analysisId: id, placeName: name, placeLocation: location, createdAt }) => ({
      ...{ id, name, location },
      learnedAt: createdAt.toISOString(),
    }));
    return { isEnabled: this.learning.isEnabled, total, photos };
  }

  /** Forgets a photo; its analysis and its place remain. @throws ApiError LEARNED_PHOTO_NOT_FOUND */
  async forget(actor: Actor, id: string): Promise<void> {
    await this.analyses.transaction(async (manager) => {
      const photo = await this.repository.lock(manager, id);
      if (!photo) throw new ApiError('LEARNED_PHOTO_NOT_FOUND');
      await this.repository.delete(manager, id);
      const { placeName: name, placeLocation: location } = photo;
      await this.audit.record(manager, actor, {
        action: 'learned-photo.forget',
        subject: { type: 'learned-photo', id, name },
        before: { location },
      });
    });
  }

  private async search(analysis: Analysis): Promise<PlaceClue[]> {
    const { id, photoHashes, hints, metadata } = analysis;
    const copies =
      photoHashes.length > 0 ? await this.repository.findNearCopies(id, photoHashes, MAX_COPY_DISTANCE) : [];
    const alike = await this.findAlike(analysis);
    const matches = [
      ...copies.map((match) => ({ ...match, likeness: 'copy' as const })),
      ...alike.map((match) => ({ ...match, likeness: 'alike' as const })),
    ];
    const { source, latitude, longitude } = hints;
    const isCapturing = source === 'camera_capture' && latitude !== undefined && longitude !== undefined;
    return getSimilarPhotoClues(matches, metadata.position ?? (isCapturing ? { latitude, longitude } : null));
  }

  private async findAlike(analysis: Analysis) {
    const { embedder } = this.learning;
    if (!embedder || !(await this.repository.hasEmbeddings(embedder.model))) return [];
    const embedding = await this.embed(analysis);
    return embedding ? this.repository.findAlike(analysis.id, embedding, MIN_COSINE) : [];
  }

  /** The same photo is paid for once; a failed call is made again for the next need of it. */
  private async embed({ id, imageHash }: Analysis): Promise<PhotoEmbedding | null> {
    const { embedder } = this.learning;
    if (!embedder) return null;
    const { embedding } = await this.stepResults.getOrCompute<{ embedding: PhotoEmbedding | null }>(
      id,
      hashJson('embedding', imageHash, embedder.model),
      async () => {
        const jpeg = await buffer(await this.storage.read(buildPhotoKey(id)));
        return { embedding: await embedder.embed(jpeg, this.shutdown.signal) };
      },
      (computed) => computed.embedding !== null,
    );
    return embedding;
  }
}

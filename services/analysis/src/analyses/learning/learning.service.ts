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

/**
 * Minimum cosine of the embeddings of two photos of one place. High, because models differ in what they rate as
 * similar.
 */
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
   * Returns clues to the places of similar photos. They are stored with the analysis, so that all its steps use the
   * same clues even if photos are learned in between.
   */
  async findClues(analysis: Analysis): Promise<PlaceClue[]> {
    if (!this.learning.isEnabled) return [];
    const key = hashJson('similar photos', analysis.id);
    const stored = await this.stepResults.getOwn<PlaceClue[]>(analysis.id, key);
    if (stored) return stored;
    const clues = await this.search(analysis).catch((error: unknown) => {
      // If there are too many photos to compare in time, the analysis goes on without these clues.
      if (isStatementTimeout(error)) return [];
      throw error;
    });
    await this.stepResults.store(analysis.id, key, clues);
    return clues;
  }

  /**
   * Learns the place of a photo that a person confirmed, if it may be suggested to others; otherwise forgets its former
   * place.
   */
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

  /** Forgets a learned photo; its analysis keeps its place. @throws ApiError LEARNED_PHOTO_NOT_FOUND */
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

  /**
   * Returns the embedding of a photo. The same photo is paid for only once; a failed call is repeated when it is needed
   * again.
   */
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

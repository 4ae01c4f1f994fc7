import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { LearnedPhoto } from './learned-photo.entity.js';

/** The stored data of a confirmed photo. */
export interface NewLearnedPhoto
  extends Pick<LearnedPhoto, 'analysisId' | 'placeName' | 'placeLocation' | 'latitude' | 'longitude'> {
  /** Perceptual hashes in hexadecimal digits, that of the whole photo first. */
  hashes: readonly string[];
  /** Null without an embedding. */
  embedding: PhotoEmbedding | null;
}

/** Vector of length 1 with the model that made it. */
export interface PhotoEmbedding {
  model: string;
  vector: number[];
}

/** Place of a learned photo that is similar to another photo. */
export interface LearnedMatch extends Pick<LearnedPhoto, 'placeName' | 'latitude' | 'longitude'> {
  /** Number of differing bits (of 256) for hashes; the cosine for embeddings. */
  score: number;
}

export type LearnedPhotoRow = Pick<LearnedPhoto, 'analysisId' | 'placeName' | 'placeLocation' | 'createdAt'>;

/** Maximum number of places that a search returns. */
const MAX_MATCHES = 5;
/**
 * Number of embeddings whose cosines are computed: those with the fewest differing signs. Up to this many photos, the
 * search is complete. Beyond that, it misses a vector only if 1,000 others have fewer differing signs but a smaller
 * cosine.
 */
const MAX_COMPARED_EMBEDDINGS = 1_000;

/** Contains all SQL about learned photos. */
@Injectable()
export class LearnedPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a photo, or replaces its stored data, unless its analysis has been deleted. */
  async store({ analysisId, hashes, embedding, ...place }: NewLearnedPhoto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [analysis] = await manager.query('select 1 from analyses where id = $1 for key share', [analysisId]);
      if (!analysis) return;
      await this.delete(manager, analysisId);
      await manager.insert(LearnedPhoto, {
        ...{ analysisId, ...place },
        embeddingModel: embedding?.model ?? null,
        embedding: embedding?.vector ?? null,
        embeddingSigns: embedding && toSigns(embedding.vector),
      });
      await manager.query(
        `insert into learned_photo_hashes (analysis_id, region, hash)
         select $1, part - 1, ('x' || digits)::bit(256) from unnest($2::text[]) with ordinality as given (digits, part)`,
        [analysisId, hashes],
      );
    });
  }

  /** Deletes a photo; returns whether it existed. */
  async delete(manager: EntityManager, analysisId: string): Promise<boolean> {
    return ((await manager.delete(LearnedPhoto, { analysisId })).affected ?? 0) > 0;
  }

  async forget(analysisId: string): Promise<void> {
    await this.delete(this.dataSource.manager, analysisId);
  }

  /** Returns the photo, locked until the transaction ends. */
  lock(manager: EntityManager, analysisId: string): Promise<LearnedPhoto | null> {
    return manager.findOne(LearnedPhoto, { where: { analysisId }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Returns the places of photos that are near-copies of this one, closest first: the whole of one photo matches the
   * whole or a part of the other. Compares all hashes, because no index finds them by distance; docs/benchmarks.md has
   * the times.
   * @param hashes of the photo, with that of the whole photo first
   * @param maxDistance number of differing bits
   */
  findNearCopies(analysisId: string, hashes: readonly string[], maxDistance: number): Promise<LearnedMatch[]> {
    return this.dataSource.query(
      `with wanted as materialized (
         select ('x' || digits)::bit(256) as hash, part - 1 as region
           from unnest($2::text[]) with ordinality as given (digits, part)),
       compared as (
         select stored.analysis_id, bit_count(stored.hash # wanted.hash)::integer as distance
           from learned_photo_hashes stored, wanted where wanted.region = 0
         union all
         select stored.analysis_id, bit_count(stored.hash # wanted.hash)::integer
           from learned_photo_hashes stored, wanted where wanted.region > 0 and stored.region = 0),
       closest as (
         select analysis_id, min(distance) as score from compared
          where distance <= $3 and analysis_id <> $1 group by analysis_id)
       select place_name as "placeName", latitude, longitude, min(score)::integer as score
         from closest join learned_photos using (analysis_id)
        group by place_name, latitude, longitude order by min(score), place_name limit ${MAX_MATCHES}`,
      [analysisId, hashes, maxDistance],
    );
  }

  /**
   * Whether any photo was learned with an embedding of the model. If not, requesting an embedding is not worth its
   * price.
   */
  async hasEmbeddings(model: string): Promise<boolean> {
    const sql = 'select exists (select 1 from learned_photos where embedding_model = $1) as found';
    const [row] = await this.dataSource.query(sql, [model]);
    return row.found;
  }

  /**
   * Returns the places of photos with a similar embedding, most similar first. Cosines are exact, but computed only for
   * the vectors with the most similar signs: cosines of 100,000 vectors take half a minute in SQL.
   */
  findAlike(analysisId: string, { model, vector }: PhotoEmbedding, minCosine: number): Promise<LearnedMatch[]> {
    return this.dataSource.query(
      `with likely as materialized (
         select place_name, latitude, longitude, embedding from learned_photos
          where embedding_model = $2 and analysis_id <> $1 and length(embedding_signs) = length($4::varbit)
          order by bit_count(embedding_signs # $4::varbit) limit ${MAX_COMPARED_EMBEDDINGS}),
       compared as (
         select *, (select sum(own * other) from unnest(embedding, $3::real[]) as pair (own, other)) as cosine from likely)
       select place_name as "placeName", latitude, longitude, max(cosine)::double precision as score
         from compared where cosine >= $5
        group by place_name, latitude, longitude order by max(cosine) desc, place_name limit ${MAX_MATCHES}`,
      [analysisId, model, vector, toSigns(vector), minCosine],
    );
  }

  /** Returns the names of the places that were learned from these analyses, by analysis. */
  async findPlaceNames(analysisIds: string[]): Promise<Map<string, string>> {
    const photos = await this.dataSource.manager.find(LearnedPhoto, {
      where: { analysisId: In(analysisIds) },
      select: { analysisId: true, placeName: true },
    });
    return new Map(photos.map(({ analysisId, placeName }) => [analysisId, placeName]));
  }

  /** Returns a page of learned photos, latest first, and their total number. */
  async list({ page, limit }: { page: number; limit: number }): Promise<{ rows: LearnedPhotoRow[]; total: number }> {
    const [rows, total] = await this.dataSource.manager.findAndCount(LearnedPhoto, {
      select: { analysisId: true, placeName: true, placeLocation: true, createdAt: true },
      order: { createdAt: 'DESC', analysisId: 'DESC' },
      take: limit,
      skip: (page - 1) * limit,
    });
    return { rows, total };
  }
}

const toSigns = (vector: readonly number[]): string => vector.map((value) => (value > 0 ? '1' : '0')).join('');

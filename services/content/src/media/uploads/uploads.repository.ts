import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { Upload } from './upload.entity.js';

export type NewUpload = Omit<Upload, 'createdAt' | 'receivedAt' | 'usedAt'>;

/** Contains all SQL about uploads. */
@Injectable()
export class UploadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(upload: NewUpload): Promise<void> {
    await this.dataSource.manager.insert(Upload, upload);
  }

  findById(id: string): Promise<Upload | null> {
    return this.dataSource.manager.findOneBy(Upload, { id });
  }

  async articleExists(id: number): Promise<boolean> {
    return (await this.dataSource.query('select 1 from articles where id = $1', [id])).length > 0;
  }

  /**
   * Returns a user's unused uploads for an article, latest first.
   * @param since earliest expiry
   */
  findUnused(requestedBy: number, articleId: number, since: Date, limit: number): Promise<Upload[]> {
    return this.dataSource.manager.find(Upload, {
      where: { articleId, requestedBy, usedAt: IsNull(), expiresAt: MoreThan(since) },
      order: { createdAt: 'DESC' },
      take: limit,
    });
  }

  /** Marks an upload as received; of several concurrent callers, only one gets true. */
  async markReceived(id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(Upload)
      .set({ receivedAt: () => 'now()' })
      .where('id = :id and received_at is null and used_at is null', { id })
      .execute();
    return affected === 1;
  }

  /** Resets an upload whose bytes were not stored. */
  async clearReceived(id: string): Promise<void> {
    await this.dataSource.manager.update(Upload, { id }, { receivedAt: null });
  }

  /** Marks an upload as used; of several concurrent callers, only one gets true. */
  async markUsed(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Upload)
      .set({ usedAt: () => 'now()' })
      .where('id = :id and used_at is null', { id })
      .execute();
    return affected === 1;
  }

  /** Deletes uploads that expired more than `hours` ago. */
  async deleteExpired(hours: number): Promise<void> {
    await this.dataSource.query('delete from uploads where expires_at < now() - make_interval(hours => $1)', [hours]);
  }
}

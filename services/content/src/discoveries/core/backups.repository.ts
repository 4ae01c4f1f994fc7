import { Injectable } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import type { NewDiscovery } from './discoveries.repository.js';
import { Discovery } from './discovery.entity.js';

type Owner = Pick<Actor, 'userId' | 'visitorId'>;

/** Contains all SQL about backup saves. All methods run in the caller's transaction, except {@link deleteByUser}. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Serializes saves and publications of one guide until the transaction ends. */
  async lockKey(manager: EntityManager, key: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 37))', [key]);
  }

  /** Returns the caller's backup, or that of their visitor cookie if no account owns it. */
  find(manager: EntityManager, { userId, visitorId }: Owner, key: string): Promise<Discovery | null> {
    return manager
      .createQueryBuilder(Discovery, 'discovery')
      .where('discovery.backup_key = :key', { key })
      .andWhere('(discovery.user_id = :userId or (discovery.visitor_id = :visitorId and discovery.user_id is null))', {
        userId,
        visitorId,
      })
      .orderBy('discovery.id')
      .getOne();
  }

  /** Returns the public article of any owner's backup of a guide; null when there is none. */
  async findPublishedArticle(manager: EntityManager, key: string): Promise<Pick<Article, 'title' | 'slug'> | null> {
    const [row] = await manager.query(
      `select article.title, article.slug
         from discoveries discovery join articles article on article.discovery_id = discovery.id
        where discovery.backup_key = $1 and discovery.is_public and article.is_public
        order by article.id limit 1`,
      [key],
    );
    return row ?? null;
  }

  insert(manager: EntityManager, discovery: NewDiscovery): Promise<Discovery> {
    return manager.save(manager.create(Discovery, discovery));
  }

  /** Records for a discovery that is being deleted that its owners' pages must not save it again. */
  async recordDeletion(
    manager: EntityManager,
    { backupKey, ...owner }: Owner & Pick<Discovery, 'backupKey'>,
  ): Promise<void> {
    if (backupKey === null) return;
    await manager.query(
      'insert into deleted_backups (owner, backup_key) select unnest($1::text[]), $2 on conflict do nothing',
      [toOwnerNames(owner), backupKey],
    );
  }

  /** Deletes the deletion records of a deleted user. */
  async deleteByUser(userId: number): Promise<void> {
    await this.dataSource.query('delete from deleted_backups where owner = $1', [`user:${userId}`]);
  }

  async wasDeleted(manager: EntityManager, owner: Owner, key: string): Promise<boolean> {
    const [found] = await manager.query(
      'select 1 from deleted_backups where owner = any($1::text[]) and backup_key = $2 limit 1',
      [toOwnerNames(owner), key],
    );
    return found !== undefined;
  }
}

const toOwnerNames = ({ userId, visitorId }: Owner): string[] => [
  ...(userId === null ? [] : [`user:${userId}`]),
  ...(visitorId === null ? [] : [`visitor:${visitorId}`]),
];

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'>;

export interface AuditFilter {
  limit: number;
  /** Id of the last entry of the previous page. */
  before?: number | undefined;
  actor?: number | undefined;
  action?: string | undefined;
  /** Subject type, or type and id separated by a colon. */
  subject?: string | undefined;
}

/** SQL of the audit log, which only adds and reads entries. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    await manager.query(
      `insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, before, after, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        entry.actorId,
        entry.actorName,
        entry.action,
        entry.subjectType,
        entry.subjectId,
        entry.subjectName,
        entry.before && JSON.stringify(entry.before),
        entry.after && JSON.stringify(entry.after),
        entry.requestId,
      ],
    );
  }

  /**
   * Returns entries, latest first. Each filter has an index that ends with the id, so that no page needs sorting.
   */
  page(filter: AuditFilter): Promise<AuditEntry[]> {
    return this.pageQuery(filter).getMany();
  }

  pageQuery(filter: AuditFilter): SelectQueryBuilder<AuditEntry> {
    const query = this.dataSource.manager.createQueryBuilder(AuditEntry, 'entry');
    const [subjectType, subjectId] = filter.subject?.split(':') ?? [];
    if (filter.before !== undefined) query.andWhere('entry.id < :before', { before: filter.before });
    if (filter.actor !== undefined) query.andWhere('entry.actorId = :actor', { actor: filter.actor });
    if (filter.action !== undefined) query.andWhere('entry.action = :action', { action: filter.action });
    if (subjectType !== undefined) query.andWhere('entry.subjectType = :subjectType', { subjectType });
    if (subjectId !== undefined) query.andWhere('entry.subjectId = :subjectId', { subjectId });
    return query.orderBy('entry.id', 'DESC').limit(filter.limit);
  }
}

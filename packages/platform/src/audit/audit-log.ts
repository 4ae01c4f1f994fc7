import { Injectable } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { AuditAction, AuditEntry as AuditEntryResponse } from '@placelore/contracts/system/audit.js';
import type { EntityManager } from 'typeorm';
import { getCurrentRequestId } from '../logging/request-context.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { type AuditFilter, AuditLogRepository } from './audit-log.repository.js';

/** Who did something: an admin, or {@link OPERATOR}. */
export type AuditActor = Pick<Actor, 'userId' | 'username'>;

/** Whoever has the shell of the machine. */
export const OPERATOR: AuditActor = { userId: null, username: 'operator' };

type State = Record<string, unknown>;

/** What was done, to what, and what of it changed; `before` is null where there was nothing, `after` where nothing is left. */
export interface AuditedAction {
  action: AuditAction;
  subject: { type: string; id: number | string; name: string };
  before?: State | null;
  after?: State | null;
}

/** Fields that are in no entry, whatever a caller hands in: the log is kept for good. */
const PRIVATE_FIELDS = /password|e-?mail/i;

/** What admins and operators did. There is no way to change or remove an entry. */
@Injectable()
export class AuditLog {
  constructor(private readonly repository: AuditLogRepository) {}

  /** Adds an entry in the transaction of the change itself: both commit, or neither. */
  async record(manager: EntityManager, actor: AuditActor, audited: AuditedAction): Promise<void> {
    await this.repository.insert(manager, {
      actorId: actor.userId,
      actorName: sanitizeForPostgres(actor.username ?? `user ${actor.userId}`),
      action: audited.action,
      subjectType: audited.subject.type,
      subjectId: String(audited.subject.id),
      subjectName: sanitizeForPostgres(audited.subject.name),
      before: redactState(audited.before ?? null),
      after: redactState(audited.after ?? null),
      requestId: getCurrentRequestId(),
    });
  }

  async page(filter: AuditFilter): Promise<AuditEntryResponse[]> {
    return (await this.repository.page(filter)).map(toAuditEntryResponse);
  }
}

function toAuditEntryResponse(entry: AuditEntry): AuditEntryResponse {
  return { ...entry, at: entry.at.toISOString() };
}

/** Postgres refuses NUL and half surrogate pairs. */
const sanitizeForPostgres = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A state without what must not be kept, and without what cannot be. */
function redactState(state: State | null): State | null {
  if (state === null) return null;
  const json = JSON.stringify(state, (key, value: unknown) => {
    if (PRIVATE_FIELDS.test(key)) return undefined;
    return typeof value === 'string' ? sanitizeForPostgres(value) : value;
  });
  return JSON.parse(json) as State;
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { AuditAction, AuditEntry as AuditEntryResponse } from '@placelore/contracts/system/audit.js';
import type { EntityManager } from 'typeorm';
import { toStorableText } from '../database/storable-text.js';
import { getCurrentRequestId } from '../logging/request-context.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { type AuditFilter, AuditLogRepository } from './audit-log.repository.js';

/** Account that performed an action: an admin, or {@link OPERATOR}. */
export type AuditActor = Pick<Actor, 'userId' | 'username'>;

/** Person with shell access to the machine. */
export const OPERATOR: AuditActor = { userId: null, username: 'operator' };

type State = Record<string, unknown>;

/** Action, subject and changed fields; `before` is null for a new subject, `after` for a deleted one. */
export interface AuditedAction {
  action: AuditAction;
  subject: { type: string; id: number | string; name: string };
  before?: State | null;
  after?: State | null;
}

/** Fields that are removed from every entry, because entries are never deleted. */
const PRIVATE_FIELDS = /password|e-?mail/i;

/** Log of the actions of admins and operators. It has no way to change or delete an entry. */
@Injectable()
export class AuditLog {
  constructor(private readonly repository: AuditLogRepository) {}

  /** Adds an entry in the transaction of the change: both commit, or neither. */
  async record(manager: EntityManager, actor: AuditActor, audited: AuditedAction): Promise<void> {
    await this.repository.insert(manager, {
      actorId: actor.userId,
      actorName: toStorableText(actor.username ?? `user ${actor.userId}`),
      action: audited.action,
      subjectType: audited.subject.type,
      subjectId: String(audited.subject.id),
      subjectName: toStorableText(audited.subject.name),
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

/** Returns a state without fields that must not be logged and characters that cannot be stored. */
function redactState(state: State | null): State | null {
  if (state === null) return null;
  const json = JSON.stringify(state, (key, value: unknown) => {
    if (PRIVATE_FIELDS.test(key)) return undefined;
    return typeof value === 'string' ? toStorableText(value) : value;
  });
  return JSON.parse(json) as State;
}

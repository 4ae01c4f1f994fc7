import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntry as AuditEntryOnTheWire } from '@placelore/contracts/audit.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { EntityManager } from 'typeorm';
import { currentRequestId } from '../logging/request-context.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { type AuditFilter, AuditLogRepository } from './audit-log.repository.js';

/** Who did something: an admin, or {@link OPERATOR}. */
export type AuditActor = Pick<Person, 'userId' | 'username'>;

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
const PRIVATE = /password|e-?mail/i;

/** What admins and operators did. There is no way to change or remove an entry. */
@Injectable()
export class AuditLog {
  constructor(private readonly repository: AuditLogRepository) {}

  /** Adds an entry in the transaction of the change itself: both commit, or neither. */
  async record(manager: EntityManager, actor: AuditActor, done: AuditedAction): Promise<void> {
    await this.repository.insert(manager, {
      actorId: actor.userId,
      actorName: storable(actor.username ?? `user ${actor.userId}`),
      action: done.action,
      subjectType: done.subject.type,
      subjectId: String(done.subject.id),
      subjectName: storable(done.subject.name),
      before: tellable(done.before ?? null),
      after: tellable(done.after ?? null),
      requestId: currentRequestId(),
    });
  }

  async page(filter: AuditFilter): Promise<AuditEntryOnTheWire[]> {
    return (await this.repository.page(filter)).map(present);
  }
}

function present(entry: AuditEntry): AuditEntryOnTheWire {
  return { ...entry, at: entry.at.toISOString() };
}

/** Postgres refuses NUL and half surrogate pairs. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A state without what must not be kept, and without what cannot be. */
function tellable(state: State | null): State | null {
  if (state === null) return null;
  const json = JSON.stringify(state, (key, value: unknown) => {
    if (PRIVATE.test(key)) return undefined;
    return typeof value === 'string' ? storable(value) : value;
  });
  return JSON.parse(json) as State;
}

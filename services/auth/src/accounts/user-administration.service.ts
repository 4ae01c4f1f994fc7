import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { AuditAction } from '@placelore/contracts/system/audit.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionStore } from '../sessions/session-store.js';
import type { User } from '../users/user.entity.js';
import { type ListedUser, type UserFilter, UserListsRepository } from '../users/user-lists.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Makes a change to a user. @returns the action for the audit log, or null when nothing changed */
type Change = (
  manager: EntityManager,
  user: User,
) => Promise<{ action: AuditAction; before: AuditState; after: AuditState | null } | null>;
type AuditState = Partial<Pick<User, 'status' | 'isAdmin' | 'createdAt'>>;

/**
 * Actions of admins on users. Admins cannot change themselves, and whether the actor is still an admin is checked at
 * the moment of the change, not by their identity. So one admin always remains, however many act concurrently.
 */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly lists: UserListsRepository,
    private readonly accountDeletion: AccountDeletionService,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  list(filter: UserFilter): Promise<{ rows: ListedUser[]; total: number }> {
    return this.lists.list(filter);
  }

  /**
   * Suspends or reactivates a user.
   * @throws ApiError USER_NOT_FOUND, CANNOT_MODIFY_SELF, LAST_ADMIN, ADMIN_REQUIRED
   */
  setStatus(actor: Actor, id: number, status: User['status']): Promise<User> {
    return this.update(actor, id, { status }, status === 'suspended' ? 'user.suspend' : 'user.activate');
  }

  /**
   * Grants or revokes the admin role.
   * @throws ApiError USER_NOT_FOUND, CANNOT_MODIFY_SELF, LAST_ADMIN, ADMIN_REQUIRED
   */
  setRole(actor: Actor, id: number, isAdmin: boolean): Promise<User> {
    return this.update(actor, id, { isAdmin }, isAdmin ? 'user.promote' : 'user.demote');
  }

  /**
   * Deletes an account in the same way as its user could, and enqueues the deletion of its content.
   * @throws ApiError USER_NOT_FOUND, CANNOT_MODIFY_SELF, LAST_ADMIN, ADMIN_REQUIRED
   */
  async delete(actor: Actor, id: number): Promise<void> {
    await this.changeUser(actor, id, async (manager, { status, isAdmin, createdAt }) => {
      await this.users.delete(manager, id);
      // The visitor id is known only to the user's own browser.
      await this.accountDeletion.enqueueCleanup(manager, { userId: id, visitorId: null });
      return { action: 'user.delete', before: { status, isAdmin, createdAt }, after: null };
    });
  }

  /** Changes one property of a user and ends their sessions, because sessions contain role and status. */
  private async update(
    actor: Actor,
    id: number,
    change: Pick<User, 'status'> | Pick<User, 'isAdmin'>,
    action: AuditAction,
  ): Promise<User> {
    const changed = await this.changeUser(actor, id, async (manager, user) => {
      const before: AuditState = 'status' in change ? { status: user.status } : { isAdmin: user.isAdmin };
      if (isDeepStrictEqual(before, change)) return null;
      await this.users.update(manager, id, change);
      return { action, before, after: change };
    });
    return { ...changed, ...change };
  }

  /**
   * Runs a change of a user other than the actor and records it in the audit log. @returns the user before the change
   */
  private async changeUser(actor: Actor, id: number, change: Change): Promise<User> {
    const { held: lockedUser, endedKeys } = await this.dataSource.transaction(async (manager) => {
      const admins = await this.users.lockAdmins(manager);
      if (actor.userId === null || !admins.includes(actor.userId)) throw new ApiError('ADMIN_REQUIRED');
      if (id === actor.userId) throw new ApiError(admins.length > 1 ? 'CANNOT_MODIFY_SELF' : 'LAST_ADMIN');
      const lockedUser = await this.users.lock(manager, id);
      if (!lockedUser) throw new ApiError('USER_NOT_FOUND');
      const done = await change(manager, lockedUser);
      if (done === null) return { held: lockedUser, endedKeys: null };
      await this.audit.record(manager, actor, { ...done, subject: { type: 'user', id, name: lockedUser.username } });
      // Ends sessions in the transaction of the change, so that a crash leaves none behind …
      return { held: lockedUser, endedKeys: await this.sessions.endWithin(manager, id) };
    });
    // … and after it, so that sessions started during the transaction end too.
    if (endedKeys) await this.sessions.endAll(id, endedKeys);
    return lockedUser;
  }
}

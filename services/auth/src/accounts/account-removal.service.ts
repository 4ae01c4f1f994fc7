import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountDeletion } from '@placelore/contracts/auth.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/errors.js';
import type { Leaver } from '@placelore/contracts/identity.js';
import { JOBS } from '@placelore/contracts/jobs.js';
import { SessionStore } from '@placelore/platform/sessions/session-store.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersRepository } from '../users/users.repository.js';
import { AccountsService, type Caller } from './accounts.service.js';
import { Passwords } from './passwords.js';

/** People who leave for good. */
@Injectable()
export class AccountRemoval implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly work: WorkRequests,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.work.onFailure('account.removed', async (manager, payload, { code }) => {
      // Whoever was away for longer than the tries last is back some day, and nothing else would remove it then.
      const mayWorkLater = code === 'WORK_LOST' || ERRORS[code as ErrorCode]?.retryable;
      if (mayWorkLater) await this.requestRemoval(manager, JOBS['account.removed'].payload.parse(payload));
    });
  }

  /**
   * Deletes the account, asks in the same transaction for the end of what it made, and ends its sessions.
   * @throws ApiError INVALID_CREDENTIALS naming the password; ADMIN_STAYS for admins, so that there is always one left
   */
  async remove(actor: Caller, { password }: AccountDeletion): Promise<void> {
    const user = await this.accounts.current(actor);
    if (!(await this.passwords.matches(user.password, password))) {
      const details = [{ field: 'password', message: 'This is not the password of this account.' }];
      throw new ApiError('INVALID_CREDENTIALS', { details });
    }
    await this.dataSource.transaction(async (manager) => {
      // Somebody may have been made an admin since they were read.
      if (!(await this.users.deleteUnlessAdmin(manager, user.id))) await this.refuse(user.id);
      await this.clearUp(manager, { userId: user.id, visitorId: actor.visitorId });
    });
    await this.sessions.endAll(user.id);
  }

  /** What follows for an account that is deleted in the caller's transaction: the end of all it made is asked for. */
  async clearUp(manager: EntityManager, leaver: Leaver): Promise<void> {
    // Claims name the user.
    await this.work.forgetSettled(manager, `user:${leaver.userId}`);
    await this.requestRemoval(manager, leaver);
  }

  /**
   * Ends what is left of an account whose removal begins, or begins again: its sessions, and what is stored of earlier
   * work for it, which names its cookie.
   */
  async endSessions(userId: number): Promise<void> {
    await this.sessions.endAll(userId);
    await this.work.forgetSettled(this.dataSource.manager, `user:${userId}`);
  }

  /** Another call may have deleted the account just now. */
  private async refuse(userId: number): Promise<never> {
    throw new ApiError((await this.users.byId(userId)) ? 'ADMIN_STAYS' : 'AUTHENTICATION_REQUIRED');
  }

  private async requestRemoval(manager: EntityManager, leaver: Leaver): Promise<void> {
    const { userId } = leaver;
    await this.work.request(manager, 'account.removed', leaver, {
      requestedBy: `user:${userId}`,
      dedupeKey: String(userId),
    });
  }
}

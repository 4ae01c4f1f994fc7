import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountDeletion } from '@placelore/contracts/auth/auth.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { DeletedAccount } from '@placelore/contracts/core/identity.js';
import { JOBS } from '@placelore/contracts/core/jobs.js';
import { SessionStore } from '@placelore/platform/identity/session-store.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersRepository } from '../users/users.repository.js';
import { AccountsService, type SessionActor } from './accounts.service.js';
import { PasswordHasher } from './password-hasher.js';

/** People who leave for good. */
@Injectable()
export class AccountDeletionService implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly jobRequests: JobRequests,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobRequests.onFinalFailure('account.deleted', async (manager, payload, { code }) => {
      // Whoever was away for longer than the tries last is back some day, and nothing else would remove it then.
      const isRetryable = code === 'JOB_LOST' || ERRORS[code as ErrorCode]?.retryable;
      if (isRetryable) await this.enqueueDeletion(manager, JOBS['account.deleted'].payload.parse(payload));
    });
  }

  /**
   * Deletes the account, asks in the same transaction for the end of what it made, and ends its sessions.
   * @throws ApiError INVALID_CREDENTIALS naming the password; ADMIN_CANNOT_DELETE_SELF for admins, so that there is always one left
   */
  async delete(actor: SessionActor, { password }: AccountDeletion): Promise<void> {
    const user = await this.accounts.getCurrentUser(actor);
    if (!(await this.passwordHasher.matches(user.password, password))) {
      const details = [{ field: 'password', message: 'This is not the password of this account.' }];
      throw new ApiError('INVALID_CREDENTIALS', { details });
    }
    await this.dataSource.transaction(async (manager) => {
      // Somebody may have been made an admin since they were read.
      if (!(await this.users.deleteUnlessAdmin(manager, user.id))) await this.rejectDeletion(user.id);
      await this.enqueueCleanup(manager, { userId: user.id, visitorId: actor.visitorId });
    });
    await this.sessions.endAll(user.id);
  }

  /** What follows for an account that is deleted in the caller's transaction: the end of all it made is asked for. */
  async enqueueCleanup(manager: EntityManager, deletedAccount: DeletedAccount): Promise<void> {
    // Claims name the user.
    await this.jobRequests.deleteFinished(manager, `user:${deletedAccount.userId}`);
    await this.enqueueDeletion(manager, deletedAccount);
  }

  /**
   * Ends what is left of an account whose removal begins, or begins again: its sessions, and what is stored of earlier
   * work for it, which names its cookie.
   */
  async endSessions(userId: number): Promise<void> {
    await this.sessions.endAll(userId);
    await this.jobRequests.deleteFinished(this.dataSource.manager, `user:${userId}`);
  }

  /** Another call may have deleted the account just now. */
  private async rejectDeletion(userId: number): Promise<never> {
    throw new ApiError((await this.users.findById(userId)) ? 'ADMIN_CANNOT_DELETE_SELF' : 'AUTHENTICATION_REQUIRED');
  }

  private async enqueueDeletion(manager: EntityManager, deletedAccount: DeletedAccount): Promise<void> {
    const { userId } = deletedAccount;
    await this.jobRequests.enqueue(manager, 'account.deleted', deletedAccount, {
      requestedBy: `user:${userId}`,
      dedupeKey: String(userId),
    });
  }
}

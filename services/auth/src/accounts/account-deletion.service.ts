import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountDeletion } from '@placelore/contracts/auth/auth.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { DeletedAccount } from '@placelore/contracts/core/identity.js';
import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionStore } from '../sessions/session-store.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountsService, type SessionActor } from './accounts.service.js';
import { PasswordHasher } from './password-hasher.js';

/** Deletes accounts. */
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
      // A service may be unavailable for longer than the retries last, and nothing else would delete its data later.
      const isRetryable = code === 'JOB_LOST' || ERRORS[code as ErrorCode]?.retryable;
      if (isRetryable) await this.enqueueDeletion(manager, JOBS['account.deleted'].payload.parse(payload));
    });
  }

  /**
   * Deletes the account, enqueues the deletion of its content in the same transaction, and ends its sessions.
   * @throws ApiError INVALID_CREDENTIALS naming the password; ADMIN_CANNOT_DELETE_SELF for admins, so that one always
   * remains
   */
  async delete(actor: SessionActor, { password }: AccountDeletion): Promise<void> {
    const user = await this.accounts.getCurrentUser(actor);
    if (!(await this.passwordHasher.matches(user.password, password))) {
      const details = [{ field: 'password', message: 'This is not the password of this account.' }];
      throw new ApiError('INVALID_CREDENTIALS', { details });
    }
    await this.dataSource.transaction(async (manager) => {
      // The user may have become an admin since they were read.
      if (!(await this.users.deleteUnlessAdmin(manager, user.id))) await this.rejectDeletion(user.id);
      await this.enqueueCleanup(manager, { userId: user.id, visitorId: actor.visitorId });
    });
    await this.sessions.endAll(user.id);
  }

  /** Enqueues the deletion of all content of an account that the caller's transaction deletes. */
  async enqueueCleanup(manager: EntityManager, deletedAccount: DeletedAccount): Promise<void> {
    // Claim jobs contain the user's name.
    await this.jobRequests.deleteFinished(manager, `user:${deletedAccount.userId}`);
    await this.enqueueDeletion(manager, deletedAccount);
  }

  /**
   * Removes what is left of an account: its sessions, and the payloads of earlier jobs, which contain its visitor id.
   * Runs when the deletion job starts or is retried.
   */
  async endSessions(userId: number): Promise<void> {
    await this.sessions.endAll(userId);
    await this.jobRequests.deleteFinished(this.dataSource.manager, `user:${userId}`);
  }

  /**
   * Throws the error for an account that was not deleted: it belongs to an admin, or another call has just deleted it.
   */
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

import { Injectable } from '@nestjs/common';
import type { Credentials, Registration } from '@placelore/contracts/auth/auth.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionStore } from '../sessions/session-store.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { PasswordHasher } from './password-hasher.js';

/** A caller, with the key of their session. */
export type SessionActor = Actor & { sessionKey: string | null };

/** Signs users up, in and out. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly jobRequests: JobRequests,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws ApiError AUTHENTICATION_REQUIRED when the user was deleted or suspended after sign-in. */
  async getCurrentUser(actor: Actor): Promise<User> {
    const user = actor.userId === null ? null : await this.users.findById(actor.userId);
    if (user?.status !== 'active') throw new ApiError('AUTHENTICATION_REQUIRED');
    return user;
  }

  /** Creates the account and signs in. @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN. */
  async register(
    actor: SessionActor,
    { username, email, password }: Registration,
  ): Promise<{ user: User; sessionId: string }> {
    const passwordHash = await this.passwordHasher.hash(password);
    const user = await this.dataSource.transaction(async (manager) => {
      const created = await this.users.insert(manager, { username, email, password: passwordHash, isAdmin: false });
      await this.claimGuestData(manager, created, actor);
      return created;
    });
    return { user, sessionId: await this.startSession(actor, user) };
  }

  /** @throws ApiError INVALID_CREDENTIALS, after the same time for unknown users; ACCOUNT_SUSPENDED. */
  async verifyCredentials({ username, password }: Credentials): Promise<User> {
    const user = await this.users.findByUsername(username);
    if (!(await this.passwordHasher.matches(user?.password, password)) || !user)
      throw new ApiError('INVALID_CREDENTIALS');
    if (user.status !== 'active') throw new ApiError('ACCOUNT_SUSPENDED');
    return user;
  }

  /**
   * Starts a session for an authenticated user.
   * @throws ApiError when the user was suspended or changed during the sign-in
   * @returns the id of the session
   */
  async login(actor: SessionActor, user: User): Promise<string> {
    await this.dataSource.transaction((manager) => this.claimGuestData(manager, user, actor));
    return this.startSession(actor, user);
  }

  async logout(actor: SessionActor): Promise<void> {
    if (actor.sessionKey !== null && actor.userId !== null) await this.sessions.end(actor.sessionKey);
  }

  /** Each sign-in creates a new session and invalidates the previous one, to prevent session fixation. */
  private async startSession(actor: SessionActor, user: User): Promise<string> {
    await this.logout(actor);
    const sessionId = await this.sessions.start({ userId: user.id, username: user.username, isAdmin: user.isAdmin });
    // Deletion, suspension, a new role and a new password end all sessions of a user, but not one that is created at
    // the same moment. So the user is read again after the session was created.
    const currentUser = await this.users.findById(user.id);
    if (
      currentUser?.status === 'active' &&
      currentUser.isAdmin === user.isAdmin &&
      currentUser.password === user.password
    )
      return sessionId;
    await this.sessions.endAll(user.id);
    throw new ApiError(currentUser?.status === 'suspended' ? 'ACCOUNT_SUSPENDED' : 'INVALID_CREDENTIALS');
  }

  /** Transfers the content of a guest to their account after they sign up or in. */
  private async claimGuestData(manager: EntityManager, user: User, { visitorId }: SessionActor): Promise<void> {
    if (visitorId === null) return;
    await this.jobRequests.enqueue(
      manager,
      'visitor.claim',
      { userId: user.id, username: user.username, visitorId },
      { requestedBy: `user:${user.id}`, dedupeKey: `${user.id}:${visitorId}` },
    );
  }
}

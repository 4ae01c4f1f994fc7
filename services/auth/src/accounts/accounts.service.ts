import { Injectable } from '@nestjs/common';
import type { Credentials, Registration } from '@placelore/contracts/auth.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { SessionStore } from '@placelore/platform/sessions/session-store.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { Passwords } from './passwords.js';

/** A caller, with the session they came with. */
export type Caller = Person & { sessionKey: string | null };

/** Signing up, in and out. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly work: WorkRequests,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws ApiError AUTHENTICATION_REQUIRED when the user was deleted or suspended meanwhile. */
  async current(actor: Person): Promise<User> {
    const user = actor.userId === null ? null : await this.users.byId(actor.userId);
    if (user?.status !== 'active') throw new ApiError('AUTHENTICATION_REQUIRED');
    return user;
  }

  /** Creates the account and signs in. @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN. */
  async register(
    actor: Caller,
    { username, email, password }: Registration,
  ): Promise<{ user: User; sessionId: string }> {
    const hashed = await this.passwords.hash(password);
    const user = await this.dataSource.transaction(async (manager) => {
      const created = await this.users.insert(manager, { username, email, password: hashed, isAdmin: false });
      await this.claimVisitorsWork(manager, created, actor);
      return created;
    });
    return { user, sessionId: await this.startSession(actor, user) };
  }

  /** @throws ApiError INVALID_CREDENTIALS, equally slow for unknown users, or ACCOUNT_SUSPENDED. */
  async login(actor: Caller, { username, password }: Credentials): Promise<{ user: User; sessionId: string }> {
    const user = await this.users.byUsername(username);
    if (!(await this.passwords.matches(user?.password, password)) || !user) throw new ApiError('INVALID_CREDENTIALS');
    if (user.status !== 'active') throw new ApiError('ACCOUNT_SUSPENDED');
    await this.dataSource.transaction((manager) => this.claimVisitorsWork(manager, user, actor));
    return { user, sessionId: await this.startSession(actor, user) };
  }

  async logout(actor: Caller): Promise<void> {
    if (actor.sessionKey !== null && actor.userId !== null) await this.sessions.end(actor.sessionKey, actor.userId);
  }

  /** A sign-in always gets a new session: one that was known before is worth nothing afterwards. */
  private async startSession(actor: Caller, user: User): Promise<string> {
    await this.logout(actor);
    const sessionId = await this.sessions.start({ userId: user.id, username: user.username, isAdmin: user.isAdmin });
    // Deleting or suspending somebody, another role and another password end the sessions there are: one that began just
    // then would be left over.
    const now = await this.users.byId(user.id);
    if (now?.status === 'active' && now.isAdmin === user.isAdmin && now.password === user.password) return sessionId;
    await this.sessions.endAll(user.id);
    throw new ApiError(now?.status === 'suspended' ? 'ACCOUNT_SUSPENDED' : 'INVALID_CREDENTIALS');
  }

  /** What somebody made as a guest becomes theirs once they sign up or in. */
  private async claimVisitorsWork(manager: EntityManager, user: User, { visitorId }: Caller): Promise<void> {
    if (visitorId === null) return;
    await this.work.request(
      manager,
      'visitor.claim',
      { userId: user.id, username: user.username, visitorId },
      { requestedBy: `user:${user.id}`, dedupeKey: `${user.id}:${visitorId}` },
    );
  }
}

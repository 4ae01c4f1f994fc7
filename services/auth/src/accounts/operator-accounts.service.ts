import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { AuditLog, OPERATOR } from '@placelore/platform/audit/audit-log.js';
import { DataSource } from 'typeorm';
import { SessionStore } from '../sessions/session-store.js';
import { UsersRepository } from '../users/users.repository.js';
import { PasswordHasher } from './password-hasher.js';

/** Credentials shown to the operator once and never stored. */
export interface GeneratedCredentials {
  username: string;
  password: string;
}

/** Account commands of operators: they help users who are locked out, and create an admin where there is none. */
@Injectable()
export class OperatorAccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws ApiError USERNAME_TAKEN, EMAIL_TAKEN */
  async createAdmin(username: string, email: string): Promise<GeneratedCredentials> {
    const password = this.passwordHasher.generate();
    const passwordHash = await this.passwordHasher.hash(password);
    const user = await this.dataSource.transaction(async (manager) => {
      const created = await this.users.insert(manager, { username, email, password: passwordHash, isAdmin: true });
      await this.audit.record(manager, OPERATOR, {
        action: 'user.create-admin',
        subject: { type: 'user', id: created.id, name: username },
        after: { isAdmin: true },
      });
      return created;
    });
    return { username: user.username, password };
  }

  /** Gives a user a generated password and ends their sessions. @throws ApiError USER_NOT_FOUND */
  async resetPassword(username: string): Promise<GeneratedCredentials> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new ApiError('USER_NOT_FOUND');
    const password = this.passwordHasher.generate();
    const passwordHash = await this.passwordHasher.hash(password);
    const endedKeys = await this.dataSource.transaction(async (manager) => {
      if (!(await this.users.lock(manager, user.id))) throw new ApiError('USER_NOT_FOUND');
      await this.users.update(manager, user.id, { password: passwordHash });
      await this.audit.record(manager, OPERATOR, {
        action: 'user.reset-password',
        subject: { type: 'user', id: user.id, name: user.username },
      });
      // Ends sessions in the transaction, so that a crash leaves none behind; those that start during it end after it.
      return this.sessions.endWithin(manager, user.id);
    });
    await this.sessions.endAll(user.id, endedKeys);
    return { username: user.username, password };
  }
}

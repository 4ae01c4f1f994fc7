import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/users.repository.js';
import { PasswordHasher } from './password-hasher.js';

/** Injection token of the first admin's account data. */
export const FIRST_ADMIN_SETTINGS = Symbol('FIRST_ADMIN');

export interface FirstAdminSettings {
  username: string;
  email: string;
  password: string | undefined;
}

/** Creates the first admin from the configuration when there is no admin yet. */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly dataSource: DataSource,
    @Inject(FIRST_ADMIN_SETTINGS) private readonly settings: FirstAdminSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.users.hasAdmin()) return;
    const { username, email, password } = this.settings;
    if (!password) {
      this.logger.warn('No admin exists; set ADMIN_PASSWORD and restart to create one');
      return;
    }
    const passwordHash = await this.passwordHasher.hash(password);
    try {
      await this.users.insert(this.dataSource.manager, { username, email, password: passwordHash, isAdmin: true });
      this.logger.info({ username }, 'Created the first admin');
    } catch (thrown) {
      // Another replica may have created the admin first, or a user may have registered that name.
      if (!(thrown instanceof ApiError)) throw thrown;
      this.logger.warn(
        `The first admin was not created: ${thrown.message}. Choose another ADMIN_USERNAME or ADMIN_EMAIL`,
      );
    }
  }
}

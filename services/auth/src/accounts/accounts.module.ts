import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import { SessionStore } from '@placelore/platform/sessions/session-store.js';
import type { Redis } from 'ioredis';
import type { AuthConfig } from '../config.js';
import { UserListsRepository } from '../users/user-lists.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountRemoval } from './account-removal.service.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { FIRST_ADMIN, FirstAdmin, type FirstAdminSettings } from './first-admin.js';
import { InternalAccountsController } from './internal-accounts.controller.js';
import { OperatorAccounts } from './operator-accounts.service.js';
import { Passwords } from './passwords.js';
import { SessionCookie } from './session-cookie.js';
import { UserAdministration } from './user-administration.service.js';
import { UsersController } from './users.controller.js';

@Module({})
export class AccountsModule {
  static forRoot(config: AuthConfig): DynamicModule {
    const firstAdmin: FirstAdminSettings = {
      username: config.ADMIN_USERNAME,
      email: config.ADMIN_EMAIL,
      password: config.ADMIN_PASSWORD,
    };
    return {
      module: AccountsModule,
      controllers: [AccountsController, UsersController, InternalAccountsController],
      providers: [
        AccountRemoval,
        AccountsService,
        FirstAdmin,
        OperatorAccounts,
        Passwords,
        UserAdministration,
        UserListsRepository,
        UsersRepository,
        { provide: FIRST_ADMIN, useValue: firstAdmin },
        { provide: SessionCookie, useValue: new SessionCookie(config.PUBLIC_URL) },
        { provide: SessionStore, inject: [QUEUE_REDIS], useFactory: (redis: Redis) => new SessionStore(redis) },
      ],
    };
  }
}

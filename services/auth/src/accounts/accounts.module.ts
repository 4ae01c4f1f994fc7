import { type DynamicModule, Module } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserListsRepository } from '../users/user-lists.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { FIRST_ADMIN_SETTINGS, FirstAdminService, type FirstAdminSettings } from './first-admin.service.js';
import { InternalAccountsController } from './internal-accounts.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { OperatorAccountsService } from './operator-accounts.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionCookie } from './session-cookie.js';
import { UserAdministrationService } from './user-administration.service.js';
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
      imports: [SessionsModule],
      controllers: [AccountsController, UsersController, InternalAccountsController],
      providers: [
        AccountDeletionService,
        AccountsService,
        FirstAdminService,
        LocalStrategy,
        OperatorAccountsService,
        PasswordHasher,
        UserAdministrationService,
        UserListsRepository,
        UsersRepository,
        { provide: FIRST_ADMIN_SETTINGS, useValue: firstAdmin },
        { provide: SessionCookie, useValue: new SessionCookie(config.PUBLIC_URL) },
      ],
    };
  }
}

import { Controller } from '@nestjs/common';
import { internalAccounts } from '@placelore/contracts/auth/auth.js';
import { internalUsers } from '@placelore/contracts/auth/users.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { type GeneratedCredentials, OperatorAccountsService } from './operator-accounts.service.js';

@Controller()
export class InternalAccountsController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly operatorAccounts: OperatorAccountsService,
  ) {}

  @Route(internalAccounts.endSessions)
  @Internal()
  endSessions(@Input() { id }: RouteInput<typeof internalAccounts.endSessions>): Promise<void> {
    return this.deletion.endSessions(id);
  }

  @Route(internalUsers.createAdmin)
  @Internal()
  createAdmin(
    @Input() { username, email }: RouteInput<typeof internalUsers.createAdmin>,
  ): Promise<GeneratedCredentials> {
    return this.operatorAccounts.createAdmin(username, email);
  }

  @Route(internalUsers.resetPassword)
  @Internal()
  resetPassword(@Input() { username }: RouteInput<typeof internalUsers.resetPassword>): Promise<GeneratedCredentials> {
    return this.operatorAccounts.resetPassword(username);
  }
}

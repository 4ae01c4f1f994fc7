import { Controller } from '@nestjs/common';
import { internalAccounts } from '@placelore/contracts/auth.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { internalUsers } from '@placelore/contracts/users.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountRemoval } from './account-removal.service.js';
import { type GivenPassword, OperatorAccounts } from './operator-accounts.service.js';

@Controller()
export class InternalAccountsController {
  constructor(
    private readonly removal: AccountRemoval,
    private readonly operator: OperatorAccounts,
  ) {}

  @Route(internalAccounts.endSessions)
  @Internal()
  endSessions(_worker: Identity, { id }: RouteInput<typeof internalAccounts.endSessions>): Promise<void> {
    return this.removal.endSessions(id);
  }

  @Route(internalUsers.createAdmin)
  @Internal()
  createAdmin(
    _operator: Identity,
    { username, email }: RouteInput<typeof internalUsers.createAdmin>,
  ): Promise<GivenPassword> {
    return this.operator.createAdmin(username, email);
  }

  @Route(internalUsers.resetPassword)
  @Internal()
  resetPassword(
    _operator: Identity,
    { username }: RouteInput<typeof internalUsers.resetPassword>,
  ): Promise<GivenPassword> {
    return this.operator.resetPassword(username);
  }
}

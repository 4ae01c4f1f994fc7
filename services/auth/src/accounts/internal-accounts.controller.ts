import { Controller } from '@nestjs/common';
import { internalAccounts } from '@placelore/contracts/auth.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountRemoval } from './account-removal.service.js';

@Controller()
export class InternalAccountsController {
  constructor(private readonly removal: AccountRemoval) {}

  @Route(internalAccounts.endSessions)
  @Internal()
  endSessions(_worker: Identity, { id }: RouteInput<typeof internalAccounts.endSessions>): Promise<void> {
    return this.removal.endSessions(id);
  }
}

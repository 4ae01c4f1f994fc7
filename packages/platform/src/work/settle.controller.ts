import { Controller, type Type } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { settleRoute } from '@placelore/contracts/work-requests.js';
import { Route } from '../http/route.decorator.js';
import { Internal } from '../identity/access.decorators.js';
import { WorkRequests } from './work-requests.js';

/** The controller that lets the worker settle work requests of `owner`. */
export function settleControllerFor(owner: OwnerName): Type {
  const definition = settleRoute(owner);

  @Controller()
  class SettleController {
    constructor(readonly requests: WorkRequests) {}

    @Route(definition)
    @Internal()
    settle(_worker: Identity, { id, outcome }: RouteInput<typeof definition>): Promise<void> {
      return this.requests.settleAlone(id, outcome);
    }
  }
  return SettleController;
}

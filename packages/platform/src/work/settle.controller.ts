import { Controller, type Type } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import type { DomainServiceName } from '@placelore/contracts/jobs.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { finishRoute } from '@placelore/contracts/work-requests.js';
import { Route } from '../http/route.decorator.js';
import { Internal } from '../identity/access.decorators.js';
import { JobRequests } from './work-requests.js';

/** The controller that lets the worker settle work requests of `owner`. */
export function createFinishController(service: DomainServiceName): Type {
  const definition = finishRoute(service);

  @Controller()
  class FinishJobController {
    constructor(readonly requests: JobRequests) {}

    @Route(definition)
    @Internal()
    finish(_worker: Identity, { id, outcome }: RouteInput<typeof definition>): Promise<void> {
      return this.requests.finishInOwnTransaction(id, outcome);
    }
  }
  return FinishJobController;
}

import { Controller } from '@nestjs/common';
import { internalTrips } from '@placelore/contracts/content/trips/trips.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { TripsRepository } from './trips.repository.js';

@Controller()
export class InternalTripsController {
  constructor(private readonly repository: TripsRepository) {}

  @Route(internalTrips.purgeDeleted)
  @Internal()
  purgeDeleted(): Promise<void> {
    return this.repository.purgeDeleted();
  }
}

import { Controller } from '@nestjs/common';
import { internalPlaces } from '@placelore/contracts/places.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { OutboundRepository } from '../outbound/outbound.repository.js';

@Controller()
export class UpkeepController {
  constructor(private readonly clicks: OutboundRepository) {}

  @Route(internalPlaces.purge)
  @Internal()
  async purge(): Promise<void> {
    await this.clicks.purge();
  }
}

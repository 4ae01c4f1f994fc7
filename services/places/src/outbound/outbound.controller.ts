import { Controller } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { places } from '@placelore/contracts/places/maps.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { invalidInput } from '@placelore/platform/http/route-input.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import { findProvider } from '../recommendations/affiliate-links.js';
import { type ClickCount, OutboundRepository } from './outbound.repository.js';

@Controller()
export class OutboundController {
  constructor(private readonly clicks: OutboundRepository) {}

  @Route(places.outbound)
  @Public()
  async record(@Input() { provider, place }: RouteInput<typeof places.outbound>): Promise<void> {
    const providerName = findProvider(provider);
    if (!providerName) throw invalidInput([{ field: 'provider', message: 'is not a supported provider' }]);
    await this.clicks.add(providerName, place.replace(/\s+/g, ' '));
  }

  @Route(places.outboundCounts)
  @AdminOnly()
  counts(@Input() { days }: RouteInput<typeof places.outboundCounts>): Promise<ClickCount[]> {
    return this.clicks.counts(days);
  }
}

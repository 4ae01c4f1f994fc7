import { Controller, Inject, Req, Res } from '@nestjs/common';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { type ClientConfig, type ProductHealth, system } from '@placelore/contracts/system/system.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { IdentifiedRequest } from '@placelore/platform/identity/access.guard.js';
import type { FastifyReply } from 'fastify';
import { type GatewayConfig, getGoogleMapsKey } from '../config.js';
import { openApiDocument } from '../openapi/document.js';
import { GATEWAY_CONFIG } from './app.constants.js';
import { SystemHealth, withoutReasons } from './system-health.js';

@Controller()
export class SystemController {
  private readonly document = openApiDocument();

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly settings: GatewayConfig,
    private readonly systemHealth: SystemHealth,
  ) {}

  @Route(system.health)
  @Public()
  async health(
    @Req() { identity }: IdentifiedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductHealth> {
    const health = await this.systemHealth.check();
    if (!health.ok) reply.status(503);
    reply.header('cache-control', 'no-store');
    return identity.kind === 'person' && identity.isAdmin ? health : withoutReasons(health);
  }

  @Route(system.config)
  @Public()
  config(): ClientConfig {
    return {
      googleMapsApiKey: getGoogleMapsKey(this.settings),
      googleMapsMapId: this.settings.GOOGLE_MAPS_MAP_ID,
      reverseGeocoderUrl: this.settings.MAPS_REVERSE_GEOCODER_URL ?? null,
      hasOpenServices: this.settings.OPEN_SERVICES_CONTACT,
      imageMaxBytes: IMAGE_MAX_BYTES,
    };
  }

  @Route(system.openapi)
  @Public()
  openapi(): { openapi: string } {
    return this.document;
  }
}

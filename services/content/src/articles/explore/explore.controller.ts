import { Controller, Res } from '@nestjs/common';
import { type CountryCount, explore } from '@placelore/contracts/content/articles/explore.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { ExploreService } from './explore.service.js';

@Controller()
export class ExploreController {
  constructor(private readonly service: ExploreService) {}

  @Route(explore.countries)
  @Public()
  countries(@Res({ passthrough: true }) reply: FastifyReply): Promise<CountryCount[]> {
    reply.header('cache-control', 'public, max-age=60');
    return this.service.countries();
  }
}

import { Controller, Res } from '@nestjs/common';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import {
  type CountryCount,
  explore,
  LISTED_REGIONS,
  type PlaceGroupCount,
  type RegionCount,
} from '@placelore/contracts/content/articles/explore.js';
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
    keepForAMinute(reply);
    return this.service.countries();
  }

  @Route(explore.groups)
  @Public()
  groups(@Res({ passthrough: true }) reply: FastifyReply): Promise<PlaceGroupCount[]> {
    keepForAMinute(reply);
    return this.service.groups();
  }

  @Route(explore.highlights)
  @Public()
  highlights(@Res({ passthrough: true }) reply: FastifyReply): Promise<ArticleCard[]> {
    keepForAMinute(reply);
    return this.service.highlights();
  }

  @Route(explore.regions)
  @Public()
  async regions(@Res({ passthrough: true }) reply: FastifyReply): Promise<RegionCount[]> {
    keepForAMinute(reply);
    const known = (await this.service.regions()).slice(0, LISTED_REGIONS.max);
    return known.toSorted((a, b) => b.count - a.count);
  }
}

const keepForAMinute = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=60');

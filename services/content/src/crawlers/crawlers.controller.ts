import { Controller, Req, Res } from '@nestjs/common';
import { crawlers } from '@placelore/contracts/crawlers.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { Route as Contract, RouteInput } from '@placelore/contracts/route.js';
import { entityTagOf, isKnown } from '@placelore/platform/http/entity-tag.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CrawlersService } from './crawlers.service.js';
import { type Origin, SiteAddress } from './site-address.js';

type Amp = RouteInput<typeof crawlers.amp>;
type Part = RouteInput<typeof crawlers.sitemapPart>;

@Controller()
export class CrawlersController {
  constructor(
    private readonly service: CrawlersService,
    private readonly site: SiteAddress,
  ) {}

  @Route(crawlers.sitemap)
  @Public()
  async sitemap(_actor: Person, _input: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.site.of(request);
    answer(request, reply, site, crawlers.sitemap, await this.service.sitemap(site.origin));
  }

  @Route(crawlers.sitemapPart)
  @Public()
  async sitemapPart(_actor: Person, { part }: Part, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.site.of(request);
    answer(request, reply, site, crawlers.sitemapPart, await this.service.sitemapPart(part, site.origin));
  }

  @Route(crawlers.feed)
  @Public()
  async feed(_actor: Person, _input: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.site.of(request);
    answer(request, reply, site, crawlers.feed, await this.service.feed(site.origin));
  }

  @Route(crawlers.robots)
  @Public()
  robots(_actor: Person, _input: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.site.of(request);
    answer(request, reply, site, crawlers.robots, this.service.robots(site.origin));
  }

  @Route(crawlers.amp)
  @Public()
  async amp(_actor: Person, { slug }: Amp, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.site.of(request);
    const found = await this.service.amp(slug, site.origin);
    if ('movedTo' in found) {
      reply.status(301).header('location', found.movedTo).header('cache-control', keepingOf(site)).send();
      return;
    }
    if (found.found) return answer(request, reply, site, crawlers.amp, found.page);
    reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(found.page);
  }
}

/**
 * Sends a text that holds until its owner is asked again, or 304 to who has it. One that names the installation as this
 * caller called it is for this caller alone.
 */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Origin,
  { produces }: Contract,
  body: string,
): void {
  reply.header('cache-control', keepingOf(site));
  if (isKnown(request.headers['if-none-match'], entityTagOf(body), reply)) reply.send();
  else reply.type(`${produces}; charset=utf-8`).send(body);
}

const keepingOf = ({ isFixed }: Origin): string => (isFixed ? 'public, no-cache' : 'private, no-cache');

import { Controller, Req, Res } from '@nestjs/common';
import { seo } from '@placelore/contracts/content/seo.js';
import type { Route as Contract, RouteInput } from '@placelore/contracts/core/route.js';
import { computeEtag, isNotModified } from '@placelore/platform/http/etag.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SeoService } from './seo.service.js';
import { type SiteOrigin, SiteOriginResolver } from './site-origin.js';

type AmpInput = RouteInput<typeof seo.amp>;
type SitemapPartInput = RouteInput<typeof seo.sitemapPart>;

@Controller()
export class SeoController {
  constructor(
    private readonly service: SeoService,
    private readonly siteOrigins: SiteOriginResolver,
  ) {}

  @Route(seo.sitemap)
  @Public()
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.siteOrigins.resolve(request);
    sendText(request, reply, site, seo.sitemap, await this.service.sitemap(site.origin));
  }

  @Route(seo.sitemapPart)
  @Public()
  async sitemapPart(@Input() { part }: SitemapPartInput, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.siteOrigins.resolve(request);
    sendText(request, reply, site, seo.sitemapPart, await this.service.sitemapPart(part, site.origin));
  }

  @Route(seo.feed)
  @Public()
  async feed(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.siteOrigins.resolve(request);
    sendText(request, reply, site, seo.feed, await this.service.feed(site.origin));
  }

  @Route(seo.robots)
  @Public()
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.siteOrigins.resolve(request);
    sendText(request, reply, site, seo.robots, this.service.robots(site.origin));
  }

  @Route(seo.amp)
  @Public()
  async amp(@Input() { slug }: AmpInput, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const site = this.siteOrigins.resolve(request);
    const result = await this.service.amp(slug, site.origin);
    if ('redirectUrl' in result) {
      reply.status(301).header('location', result.redirectUrl).header('cache-control', formatCacheControl(site)).send();
      return;
    }
    if (result.isFound) return sendText(request, reply, site, seo.amp, result.page);
    reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(result.page);
  }
}

/**
 * Sends a text that clients revalidate each time, or 304. If the text contains the origin of this request, the response
 * is private to the caller.
 */
function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteOrigin,
  { produces }: Contract,
  body: string,
): void {
  reply.header('cache-control', formatCacheControl(site));
  if (isNotModified(request.headers['if-none-match'], computeEtag(body), reply)) reply.send();
  else reply.type(`${produces}; charset=utf-8`).send(body);
}

const formatCacheControl = ({ isFixed }: SiteOrigin): string => (isFixed ? 'public, no-cache' : 'private, no-cache');

import { Controller, Res } from '@nestjs/common';
import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { ArticleRewritingService } from './article-rewriting.service.js';

@Controller()
export class ArticleRewritingController {
  constructor(private readonly service: ArticleRewritingService) {}

  @Route(adminArticles.rewrite)
  @AdminOnly()
  rewrite(
    @Actor() actor: Actor,
    @Input() input: RouteInput<typeof adminArticles.rewrite>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RewrittenArticle> {
    const abortController = new AbortController();
    reply.raw.on('close', () => abortController.abort());
    return this.service.rewrite(actor, input, abortController.signal);
  }
}

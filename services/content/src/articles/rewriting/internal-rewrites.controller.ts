import { Controller } from '@nestjs/common';
import type { RewriteRequest } from '@placelore/contracts/content/articles/article-rewrites.js';
import { internalRewrites } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ArticleRewriteJobService } from './article-rewrite-job.service.js';

const { read, commit } = internalRewrites;

@Controller()
export class InternalRewritesController {
  constructor(private readonly rewriteJobs: ArticleRewriteJobService) {}

  @Route(read)
  @Internal()
  read(@Input() { id }: RouteInput<typeof read>): Promise<RewriteRequest> {
    return this.rewriteJobs.getRequest(id);
  }

  @Route(commit)
  @Internal()
  commit(@Input() { id, jobRequestId, guide }: RouteInput<typeof commit>): Promise<void> {
    return this.rewriteJobs.commit(id, jobRequestId, guide);
  }
}

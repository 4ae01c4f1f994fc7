import { Controller, Res } from '@nestjs/common';
import { type LibraryOverview, library } from '@placelore/contracts/content/articles/library.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { LibraryService } from './library.service.js';

@Controller()
export class LibraryController {
  constructor(private readonly service: LibraryService) {}

  @Route(library.overview)
  @Public()
  overview(@Res({ passthrough: true }) reply: FastifyReply): Promise<LibraryOverview> {
    reply.header('cache-control', 'public, max-age=60');
    return this.service.getOverview();
  }
}

import { Controller, Req, Res } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { requestOrigin } from '@placelore/contracts/core/request-origin.js';
import { type TileInput, tiles } from '@placelore/contracts/places/tiles.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openArchiveRange } from './archive-range.js';
import { StreetMapsService } from './street-maps.service.js';

/** Seconds for which a client may reuse the list of maps; an operator may add a map at any time. */
const SOURCES_MAX_AGE_SECONDS = 30;
/** The same for ranges of the archive, whose URL contains its version. */
const ARCHIVE_MAX_AGE_SECONDS = 24 * 3_600;

@Controller()
export class TilesController {
  constructor(private readonly maps: StreetMapsService) {}

  @Route(tiles.sources)
  @Public()
  sources(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('cache-control', `public, max-age=${SOURCES_MAX_AGE_SECONDS}`);
    return this.maps.describe();
  }

  @Route(tiles.archive)
  @Public()
  async archive(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { path } = await this.maps.findArchive();
    const part = await openArchiveRange(path, request.headers);
    reply.header('accept-ranges', 'bytes').header('etag', part.etag);
    if (part.kind === 'unsatisfiable') {
      reply.header('content-range', `bytes */${part.size}`);
      throw new ApiError('RANGE_NOT_SATISFIABLE');
    }
    reply.header('cache-control', `public, max-age=${ARCHIVE_MAX_AGE_SECONDS}, no-transform`);
    if (part.kind === 'notModified') {
      reply.status(304).send();
      return;
    }
    reply
      .status(206)
      .header('content-type', 'application/vnd.pmtiles')
      .header('x-content-type-options', 'nosniff')
      .header('content-range', `bytes ${part.start}-${part.start + part.bytes.length - 1}/${part.size}`)
      .send(part.bytes);
  }

  @Route(tiles.image)
  @Public()
  async image(@Input() input: TileInput, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { bytes, mediaType, etag, maxAge } = await this.maps.getTile(input, requestOrigin(request.headers));
    reply.header('cache-control', `public, max-age=${maxAge}`).header('x-content-type-options', 'nosniff');
    if (isNotModified(request.headers['if-none-match'], etag, reply)) return reply.send();
    return reply.header('content-type', mediaType).send(bytes);
  }
}

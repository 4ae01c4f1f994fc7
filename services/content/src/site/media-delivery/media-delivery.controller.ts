import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { objects } from '@placelore/contracts/content/media.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { parseRange } from '@placelore/platform/http/byte-range.js';
import { etagMatches } from '@placelore/platform/http/etag.js';
import { Actor, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MediaDeliveryService, type VisibleObject } from './media-delivery.service.js';

@Controller()
export class MediaDeliveryController {
  constructor(private readonly service: MediaDeliveryService) {}

  @Route(objects.read)
  @Public()
  async read(@Actor() actor: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = (request.params as { '*': string })['*'];
    const object = await this.service.find(actor, key, request.headers.accept);
    const tag = `"${object.etag}"`;
    if (etagMatches(request.headers['if-none-match'], tag)) {
      setObjectHeaders(reply, object, tag).status(304).send();
      return;
    }
    const { range: rangeHeader, 'if-range': ifRange } = request.headers;
    const isRangeApplicable = request.method === 'GET' && (ifRange === undefined || ifRange === tag);
    const range = parseRange(isRangeApplicable ? rangeHeader : undefined, object.size);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${object.size}`);
      throw new ApiError('RANGE_NOT_SATISFIABLE');
    }
    const part = range === 'whole' ? undefined : range;
    const body = request.method === 'HEAD' ? Readable.from([]) : await this.service.open(object.key, part);
    setObjectHeaders(reply, object, tag)
      .header('content-type', object.contentType)
      .header('content-disposition', 'inline')
      .header('content-length', part ? part.end - part.start + 1 : object.size);
    if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${object.size}`);
    reply.send(body);
  }
}

/**
 * Sets the headers of every response about an object, including those without a body. Every cache may store the object
 * but must revalidate it each time, which transfers no image data; so a withdrawn image disappears at once.
 */
function setObjectHeaders(reply: FastifyReply, object: VisibleObject, tag: string): FastifyReply {
  return reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('vary', 'accept')
    .header('cache-control', `${object.isPublic ? 'public' : 'private'}, no-cache`)
    .header('x-content-type-options', 'nosniff');
}

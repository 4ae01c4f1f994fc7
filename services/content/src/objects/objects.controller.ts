import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { objects } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { namesTag } from '@placelore/platform/http/entity-tag.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byte-range.js';
import { ObjectsService, type VisibleObject } from './objects.service.js';

@Controller()
export class ObjectsController {
  constructor(private readonly service: ObjectsService) {}

  @Route(objects.read)
  @Public()
  async read(
    actor: Person,
    _input: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = (request.params as { '*': string })['*'];
    const object = await this.service.find(actor, key, request.headers.accept);
    const tag = `"${object.etag}"`;
    if (namesTag(request.headers['if-none-match'], tag)) {
      describe(reply, object, tag).status(304).send();
      return;
    }
    const { range: asked, 'if-range': condition } = request.headers;
    const rangeCounts = request.method === 'GET' && (condition === undefined || condition === tag);
    const range = readRange(rangeCounts ? asked : undefined, object.size);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${object.size}`);
      throw new ApiError('RANGE_NOT_SATISFIABLE');
    }
    const part = range === 'whole' ? undefined : range;
    const body = request.method === 'HEAD' ? Readable.from([]) : await this.service.open(object.key, part);
    describe(reply, object, tag)
      .header('content-type', object.contentType)
      .header('content-disposition', 'inline')
      .header('content-length', part ? part.end - part.start + 1 : object.size);
    if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${object.size}`);
    reply.send(body);
  }
}

/**
 * Headers of every answer about an object, also of the one without a body. Every cache may keep it, and has to ask each
 * time whether it still holds, which costs no bytes: a picture that is withdrawn is gone at once.
 */
function describe(reply: FastifyReply, object: VisibleObject, tag: string): FastifyReply {
  return reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('vary', 'accept')
    .header('cache-control', `${object.isPublic ? 'public' : 'private'}, no-cache`)
    .header('x-content-type-options', 'nosniff');
}

import { Controller, Req } from '@nestjs/common';
import type { Identity, Person } from '@placelore/contracts/identity.js';
import { media } from '@placelore/contracts/media.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyRequest } from 'fastify';
import { UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly service: UploadsService) {}

  @Route(media.askUpload)
  @AdminOnly()
  async ask(actor: Person, bound: RouteInput<typeof media.askUpload>): Promise<RouteAnswer<typeof media.askUpload>> {
    return { uploadURL: await this.service.ask(actor, bound) };
  }

  @Route(media.receiveUpload)
  @Public()
  async receive(
    _anybody: Identity,
    address: RouteInput<typeof media.receiveUpload>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    try {
      await this.service.receive(address, request.raw);
    } finally {
      // What was not read is read and dropped, so that the sender gets to see the answer.
      request.raw.resume();
    }
  }
}

import { Controller, Req } from '@nestjs/common';
import { media } from '@placelore/contracts/content/media.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyRequest } from 'fastify';
import { UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly service: UploadsService) {}

  @Route(media.createUploadUrl)
  @AdminOnly()
  async createUploadUrl(
    @Actor() actor: Actor,
    @Input() constraints: RouteInput<typeof media.createUploadUrl>,
  ): Promise<RouteResponse<typeof media.createUploadUrl>> {
    return { uploadURL: await this.service.createUploadUrl(actor, constraints) };
  }

  @Route(media.receiveUpload)
  @Public()
  async receive(
    @Input() signedUrl: RouteInput<typeof media.receiveUpload>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    try {
      await this.service.receive(signedUrl, request.raw);
    } finally {
      // Drains unread input, so that the client receives the response.
      request.raw.resume();
    }
  }
}

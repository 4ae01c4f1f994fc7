import { Controller, Req, Res } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { mapCells } from '@placelore/contracts/places/map/map-cells.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MapCellsService } from './map-cells.service.js';

/** Cells change only with releases; an outdated cell may be used for a week while the browser fetches it again. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

@Controller()
export class MapCellsController {
  constructor(private readonly cells: MapCellsService) {}

  @Route(mapCells.cell)
  @Public()
  read(
    @Input() { zoom, x, y }: RouteInput<typeof mapCells.cell>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { json, etag } = this.cells.getCell(zoom, x, y);
    reply.header('cache-control', CACHE_CONTROL);
    if (isNotModified(request.headers['if-none-match'], etag, reply)) return reply.send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(json);
  }
}

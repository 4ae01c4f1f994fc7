import { Controller } from '@nestjs/common';
import { internalDrawing, type ShareCard } from '@placelore/contracts/content/covers.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { CoversService } from './covers.service.js';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Route(internalDrawing.cover)
  @Internal()
  async cover(@Input() { subject, variant }: RouteInput<typeof internalDrawing.cover>): Promise<{ picture: string }> {
    return { picture: (await this.covers.cover(subject, variant)).toString('base64') };
  }

  @Route(internalDrawing.sharePanel)
  @Internal()
  async sharePanel(@Input() card: ShareCard): Promise<{ picture: string }> {
    return { picture: (await this.covers.sharePanel(card)).toString('base64') };
  }
}

import { Controller } from '@nestjs/common';
import { type CoverSubject, internalDrawing, type ShareCard } from '@placelore/contracts/content/covers.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { CoversService } from './covers.service.js';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Route(internalDrawing.cover)
  @Internal()
  async cover(_worker: Identity, subject: CoverSubject): Promise<{ picture: string }> {
    return { picture: (await this.covers.cover(subject)).toString('base64') };
  }

  @Route(internalDrawing.sharePanel)
  @Internal()
  async sharePanel(_worker: Identity, card: ShareCard): Promise<{ picture: string }> {
    return { picture: (await this.covers.sharePanel(card)).toString('base64') };
  }
}

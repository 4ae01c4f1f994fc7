import { Controller } from '@nestjs/common';
import {
  type CoverPictures,
  type CoverSubject,
  internalDrawing,
  type ShareCard,
} from '@placelore/contracts/content/covers.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { CoversService } from './covers.service.js';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Route(internalDrawing.cover)
  @Internal()
  async cover(@Input() subject: CoverSubject): Promise<CoverPictures> {
    const { day, dusk } = await this.covers.cover(subject);
    return { picture: day.toString('base64'), duskPicture: dusk.toString('base64') };
  }

  @Route(internalDrawing.sharePanel)
  @Internal()
  async sharePanel(@Input() card: ShareCard): Promise<{ picture: string }> {
    return { picture: (await this.covers.sharePanel(card)).toString('base64') };
  }
}

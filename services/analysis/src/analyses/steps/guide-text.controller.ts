import { Controller } from '@nestjs/common';
import { internalWriting } from '@placelore/contracts/content/guides.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuideTextService } from './guide-text.service.js';

@Controller()
export class GuideTextController {
  constructor(private readonly guideTexts: GuideTextService) {}

  @Route(internalWriting.writeGuide)
  @Internal()
  guide(
    @Input() brief: RouteInput<typeof internalWriting.writeGuide>,
  ): Promise<RouteResponse<typeof internalWriting.writeGuide>> {
    return this.guideTexts.write(brief);
  }

  @Route(internalWriting.getPrice)
  @Internal()
  price(): RouteResponse<typeof internalWriting.getPrice> {
    return { isPaid: this.guideTexts.isPaid };
  }
}

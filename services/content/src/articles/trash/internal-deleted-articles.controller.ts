import { Controller } from '@nestjs/common';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DeletedArticlesService } from './deleted-articles.service.js';

@Controller()
export class InternalDeletedArticlesController {
  constructor(private readonly service: DeletedArticlesService) {}

  @Route(internalDuplicates.purgeDeleted)
  @Internal()
  purge(): Promise<RouteResponse<typeof internalDuplicates.purgeDeleted>> {
    return this.service.purge();
  }
}

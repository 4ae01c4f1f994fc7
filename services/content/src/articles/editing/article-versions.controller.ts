import { Controller } from '@nestjs/common';
import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ArticleVersionState } from '@placelore/contracts/content/articles/article-versions.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentAdminArticle, presentVersion, presentVersionState } from './admin-article.presenter.js';
import { ArticleEditingService } from './article-editing.service.js';

@Controller()
export class ArticleVersionsController {
  constructor(private readonly editing: ArticleEditingService) {}

  @Route(adminArticles.listVersions)
  @AdminOnly()
  async list(
    @Input() { id }: RouteInput<typeof adminArticles.listVersions>,
  ): Promise<RouteResponse<typeof adminArticles.listVersions>> {
    return { versions: (await this.editing.listVersions(id)).map(presentVersion) };
  }

  @Route(adminArticles.readVersion)
  @AdminOnly()
  async read(@Input() { id, number }: RouteInput<typeof adminArticles.readVersion>): Promise<ArticleVersionState> {
    return presentVersionState(await this.editing.getVersion(id, number));
  }

  @Route(adminArticles.restoreVersion)
  @AdminOnly()
  async restore(
    @Actor() actor: Actor,
    @Input() { id, number, revision }: RouteInput<typeof adminArticles.restoreVersion>,
  ): Promise<AdminArticle> {
    await this.editing.restore(actor, id, number, revision);
    const { article, pendingPhotos } = await this.editing.read(actor, id);
    return presentAdminArticle(article, pendingPhotos);
  }
}

import { Controller } from '@nestjs/common';
import { type AdminArticle, adminArticles } from '@placelore/contracts/admin-articles.js';
import type { ArticleVersionState } from '@placelore/contracts/article-versions.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentAdminArticle, presentVersion, presentVersionState } from './admin-article.presenter.js';
import { ArticleEditing } from './article-editing.service.js';

@Controller()
export class ArticleVersionsController {
  constructor(private readonly editing: ArticleEditing) {}

  @Route(adminArticles.versions)
  @AdminOnly()
  async list(
    _actor: Person,
    { id }: RouteInput<typeof adminArticles.versions>,
  ): Promise<RouteAnswer<typeof adminArticles.versions>> {
    return { versions: (await this.editing.versionsOf(id)).map(presentVersion) };
  }

  @Route(adminArticles.version)
  @AdminOnly()
  async read(_actor: Person, { id, number }: RouteInput<typeof adminArticles.version>): Promise<ArticleVersionState> {
    return presentVersionState(await this.editing.version(id, number));
  }

  @Route(adminArticles.restoreVersion)
  @AdminOnly()
  async restore(
    actor: Person,
    { id, number, revision }: RouteInput<typeof adminArticles.restoreVersion>,
  ): Promise<AdminArticle> {
    await this.editing.restore(actor, id, number, revision);
    const { article, pendingPhotos } = await this.editing.read(actor, id);
    return presentAdminArticle(article, pendingPhotos);
  }
}

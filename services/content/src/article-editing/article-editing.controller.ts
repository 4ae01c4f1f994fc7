import { Controller, Req } from '@nestjs/common';
import { type AdminArticle, adminArticles } from '@placelore/contracts/admin-articles.js';
import { articleEdit, newArticle } from '@placelore/contracts/article-fields.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyRequest } from 'fastify';
import type { Article } from '../articles/article.entity.js';
import { ArticlesService } from '../articles/articles.service.js';
import { presentAdminArticle } from './admin-article.presenter.js';
import { ArticleEditing } from './article-editing.service.js';
import { readArticleForm, readImageForm } from './article-form.js';
import { ArticlePictures } from './article-pictures.service.js';

@Controller()
export class ArticleEditingController {
  constructor(
    private readonly editing: ArticleEditing,
    private readonly articles: ArticlesService,
    private readonly pictures: ArticlePictures,
  ) {}

  @Route(adminArticles.uploadImage)
  @AdminOnly()
  async uploadImage(
    _actor: Person,
    _input: unknown,
    @Req() request: FastifyRequest,
  ): Promise<RouteAnswer<typeof adminArticles.uploadImage>> {
    return this.pictures.make(await readImageForm(request.raw));
  }

  @Route(adminArticles.read)
  @AdminOnly()
  async read(actor: Person, { id }: RouteInput<typeof adminArticles.read>): Promise<AdminArticle> {
    const { article, pendingPhotos } = await this.editing.read(actor, id);
    return presentAdminArticle(article, pendingPhotos);
  }

  @Route(adminArticles.create)
  @AdminOnly()
  async create(actor: Person, _input: unknown, @Req() request: FastifyRequest): Promise<AdminArticle> {
    return this.presented(actor, await this.editing.create(actor, await readArticleForm(request.raw, newArticle)));
  }

  @Route(adminArticles.edit)
  @AdminOnly()
  async edit(
    actor: Person,
    { id }: Pick<RouteInput<typeof adminArticles.edit>, 'id'>,
    @Req() request: FastifyRequest,
  ): Promise<AdminArticle> {
    return this.presented(actor, await this.editing.save(actor, id, await readArticleForm(request.raw, articleEdit)));
  }

  @Route(adminArticles.remove)
  @AdminOnly()
  remove(actor: Person, { id }: RouteInput<typeof adminArticles.remove>): Promise<void> {
    return this.articles.remove(actor, id);
  }

  private async presented(actor: Person, { id }: Article): Promise<AdminArticle> {
    return this.read(actor, { id });
  }
}

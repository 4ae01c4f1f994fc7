import { Controller, Req } from '@nestjs/common';
import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { articleEdit, newArticle } from '@placelore/contracts/content/articles/article-fields.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyRequest } from 'fastify';
import type { Article } from '../core/article.entity.js';
import { presentAdminArticle } from './admin-article.presenter.js';
import { ArticleEditingService } from './article-editing.service.js';
import { readArticleForm, readImageForm } from './article-form.js';
import { ArticleImagesService } from './article-images.service.js';

@Controller()
export class ArticleEditingController {
  constructor(
    private readonly editing: ArticleEditingService,
    private readonly images: ArticleImagesService,
  ) {}

  @Route(adminArticles.uploadImage)
  @AdminOnly()
  async uploadImage(@Req() request: FastifyRequest): Promise<RouteResponse<typeof adminArticles.uploadImage>> {
    return this.images.upload(await readImageForm(request.raw));
  }

  @Route(adminArticles.read)
  @AdminOnly()
  async read(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof adminArticles.read>): Promise<AdminArticle> {
    const { article, pendingPhotos } = await this.editing.read(actor, id);
    return presentAdminArticle(article, pendingPhotos);
  }

  @Route(adminArticles.create)
  @AdminOnly()
  async create(@Actor() actor: Actor, @Req() request: FastifyRequest): Promise<AdminArticle> {
    return this.presentById(actor, await this.editing.create(actor, await readArticleForm(request.raw, newArticle)));
  }

  @Route(adminArticles.edit)
  @AdminOnly()
  async edit(
    @Actor() actor: Actor,
    @Input() { id }: Pick<RouteInput<typeof adminArticles.edit>, 'id'>,
    @Req() request: FastifyRequest,
  ): Promise<AdminArticle> {
    return this.presentById(actor, await this.editing.save(actor, id, await readArticleForm(request.raw, articleEdit)));
  }

  private async presentById(actor: Actor, { id }: Article): Promise<AdminArticle> {
    return this.read(actor, { id });
  }
}

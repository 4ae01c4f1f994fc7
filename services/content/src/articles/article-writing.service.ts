import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Provenance } from '@placelore/contracts/analyses.js';
import type { ContentSource } from '@placelore/contracts/articles.js';
import type { Category } from '@placelore/contracts/categories.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { GuideVerification } from '@placelore/contracts/guides.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';
import type { EntityManager } from 'typeorm';
import { coverAfterEdit, withCover } from '../covers/cover-id.js';
import type { Article } from './article.entity.js';
import { cleanArticleHtml, textOf } from './article-html.js';
import { changedFields, type Saver, THE_PRODUCT, versionOf } from './article-versioning.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { type ArticleChanges, ArticlesRepository } from './articles.repository.js';
import { GuideNews } from './guide-news.service.js';
import { metaDescriptionOf } from './meta-description.js';
import { slugsFor } from './slugs.js';

/** An article before it is stored. */
export interface ArticleDraft {
  title: string;
  /** HTML as somebody wrote it. */
  content: string;
  /** Made of the text when empty or absent. */
  metaDescription?: string;
  category: Category;
  location: string;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  /** A cover is drawn for an article that has none. */
  imageUrl?: string;
  thumbnailUrl?: string | null;
  nearbyAttractions: NearbyAttraction[];
  contentSource: ContentSource;
  isPublic: boolean;
  /** Whether somebody has looked it through. */
  adminReviewed?: boolean;
  /** The address it must have; without one it is made of the title. */
  slug?: string;
  /** Who wrote the text, when it was not a person. */
  writing: Provenance | null;
  /** How much of what the writer stated could be checked. */
  verification?: GuideVerification | null;
  /** The discovery it is about, which the caller holds and which has no article; public only if that is. */
  discoveryId?: number | null;
}

/** What an edit changes of an article. A new slug is taken as it is, and the former one stays an address. */
export type ArticleEdit = Partial<Omit<ArticleDraft, 'isPublic' | 'discoveryId'>>;

/**
 * Writes articles: cleans their HTML, gives them an address, and has nearby places told of every change that is seen
 * there. All calls work inside the caller's transaction.
 */
@Injectable()
export class ArticleWriting {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly versions: ArticleVersionsRepository,
    private readonly news: GuideNews,
  ) {}

  /**
   * @param requestedBy who caused it, as work requests name it
   * @throws ApiError SLUG_TAKEN when the draft's slug is, or was, another article's
   */
  async create(manager: EntityManager, draft: ArticleDraft, requestedBy: string): Promise<Article> {
    const { title, latitude, longitude } = draft;
    const content = cleanArticleHtml(draft.content, title);
    const article = await this.insertUnderFreeSlug(manager, {
      ...draft,
      content,
      metaDescription: draft.metaDescription || metaDescriptionOf(textOf(content)),
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      imageUrl: draft.imageUrl ?? '',
      thumbnailUrl: draft.thumbnailUrl ?? null,
      adminReviewed: draft.adminReviewed ?? false,
      guidebookId: null,
    });
    if (article.isPublic) await this.news.tell(manager, article, 'published', requestedBy);
    return article;
  }

  /**
   * Changes an article, and keeps what it was as a version; an edit that changes nothing does nothing.
   * @param saver whom the version names
   * @throws ApiError ARTICLE_NOT_FOUND; SLUG_TAKEN when another article has or had the new slug
   */
  async edit(
    manager: EntityManager,
    id: number,
    edit: ArticleEdit,
    requestedBy: string,
    saver: Saver = THE_PRODUCT,
  ): Promise<Article> {
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    const { slug = before.slug } = edit;
    if (slug !== before.slug) await this.move(manager, before, slug);
    const changes = changesOf(before, edit);
    Object.assign(changes, coverAfterEdit(before, { ...before, ...changes }));
    const after = { ...before, ...changes };
    if (isDeepStrictEqual(after, { ...before })) return before;
    const changed = changedFields(before, after);
    if (changed.length > 0) {
      await this.versions.keep(manager, versionOf(before, changed, saver));
      changes.revision = before.revision + 1;
    }
    const article = await this.repository.update(manager, id, changes);
    if (article.isPublic) {
      if (slug !== before.slug)
        await this.news.tell(manager, { ...article, slug: before.slug }, 'withdrawn', requestedBy);
      await this.news.tell(manager, article, 'changed', requestedBy);
    }
    return article;
  }

  /**
   * Replaces an article by another draft, public as that is. Its slug follows the title, and the former one stays an
   * address.
   * @throws ApiError ARTICLE_NOT_FOUND; UNAVAILABLE when somebody takes the new slug at the same moment
   */
  async rewrite(manager: EntityManager, id: number, draft: ArticleDraft, requestedBy: string): Promise<Article> {
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    const { contentSource: _, isPublic, discoveryId: __, adminReviewed: ___, slug: ____, ...texts } = draft;
    const metaDescription =
      draft.metaDescription || metaDescriptionOf(textOf(cleanArticleHtml(draft.content, draft.title)));
    const slug = await this.slugAfterwards(manager, before, draft.title);
    try {
      await this.edit(manager, id, { ...texts, metaDescription, slug }, requestedBy);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'SLUG_TAKEN')
        throw new ApiError('UNAVAILABLE', { cause: thrown });
      throw thrown;
    }
    return this.setPublic(manager, id, isPublic, requestedBy);
  }

  /** The slug an article has under another title: its own if that still fits, else the first that nobody else has. */
  private async slugAfterwards(manager: EntityManager, before: Article, title: string): Promise<string> {
    for (;;) {
      const slugs = slugsFor(title);
      if (slugs.includes(before.slug)) return before.slug;
      const owners = await Promise.all(slugs.map((slug) => this.repository.ownerOfSlug(manager, slug)));
      const free = slugs.find((_slug, nth) => owners[nth] === null || owners[nth] === before.id);
      if (free !== undefined) return free;
    }
  }

  /**
   * Publishes or withdraws.
   * @throws ApiError ARTICLE_NOT_FOUND; DISCOVERY_PRIVATE when the discovery it is about would stay hidden
   */
  async setPublic(manager: EntityManager, id: number, isPublic: boolean, requestedBy: string): Promise<Article> {
    if (isPublic && (await this.repository.holdDiscovery(manager, id)) === false)
      throw new ApiError('DISCOVERY_PRIVATE');
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    if (before.isPublic === isPublic) return before;
    const article = await this.repository.setPublic(manager, id, isPublic);
    await this.news.tell(manager, article, isPublic ? 'published' : 'withdrawn', requestedBy);
    return article;
  }

  /**
   * Deletes an article with its former addresses for good; returns what it was. That is for whoever deletes what it is
   * about: an admin's deletions are those of `DeletedArticles`, which can be undone.
   * @throws ApiError ARTICLE_NOT_FOUND
   */
  async remove(manager: EntityManager, id: number, requestedBy: string): Promise<Article> {
    const article = await this.repository.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    await this.repository.delete(manager, id);
    await this.versions.forget(manager, [id]);
    if (article.isPublic) await this.news.tellRemoved(manager, article, requestedBy);
    return article;
  }

  private async insertUnderFreeSlug(
    manager: EntityManager,
    article: Omit<Parameters<ArticlesRepository['insert']>[1], 'slug'> & { slug?: string },
  ): Promise<Article> {
    for (;;) {
      const slugs = article.slug === undefined ? slugsFor(article.title) : [article.slug];
      const taken = await this.repository.takenSlugs(manager, slugs);
      const slug = slugs.find((candidate) => !taken.has(candidate));
      // Somebody else may take it between the look and the insert.
      const inserted =
        slug === undefined ? null : await this.repository.insert(manager, withCover({ ...article, slug }));
      if (inserted) return inserted;
      if (article.slug !== undefined) throw new ApiError('SLUG_TAKEN');
      if (article.discoveryId && (await this.repository.ofDiscovery(manager, article.discoveryId)) !== null) {
        throw new Error(`The discovery ${article.discoveryId} has an article already`);
      }
    }
  }

  private async move(manager: EntityManager, { id, slug: former }: Article, slug: string): Promise<void> {
    const owner = await this.repository.ownerOfSlug(manager, slug);
    if (owner !== null && owner !== id) throw new ApiError('SLUG_TAKEN');
    await this.repository.keepAddress(manager, id, former, slug);
  }
}

/** The columns an edit changes. Content is cleaned with the title it will stand under. */
function changesOf(before: Article, edit: ArticleEdit): ArticleChanges {
  const { content, latitude, longitude, ...rest } = edit;
  return {
    ...rest,
    ...(content !== undefined && { content: cleanArticleHtml(content, edit.title ?? before.title) }),
    ...(latitude !== undefined && { latitude: degrees(latitude) }),
    ...(longitude !== undefined && { longitude: degrees(longitude) }),
  };
}

const degrees = (value: number | null): string | null => (value === null ? null : value.toFixed(6));

import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import type { EntityManager } from 'typeorm';
import { buildSlugCandidates } from '../../common/slugs.js';
import { isThinText } from '../../fact-check/thin-text.js';
import { resolveImageAfterEdit, withCover } from '../../media/cover-keys.js';
import type { Article } from './article.entity.js';
import { cleanArticleHtml, extractText } from './article-html.js';
import { ArticleIndexPublisher } from './article-index-publisher.js';
import { buildMetaDescription } from './article-text.js';
import { findChangedFields, type SavedBy, SYSTEM_USER, toVersion } from './article-versioning.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { type ArticleChanges, ArticlesRepository } from './articles.repository.js';
import { PhotoRequests } from './photo-requests.js';

/** Article before it is stored. */
export interface ArticleDraft {
  title: string;
  /** HTML that is not yet sanitized. */
  content: string;
  /** Derived from the text when it is empty or missing. */
  metaDescription?: string;
  category: Category;
  /** Type of the place, unless it is a sight. */
  placeType?: PlaceType | null;
  location: string;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  /** Without an image, a cover is drawn. */
  imageUrl?: string;
  thumbnailUrl?: string | null;
  /**
   * Credit of an image from an open collection. When missing, the image gets none, so that it never keeps another's
   * credit.
   */
  imageCredit?: ImageCredit | null;
  nearbyAttractions: NearbyAttraction[];
  contentSource: ContentSource;
  isPublic: boolean;
  /** Whether an admin has reviewed it. */
  adminReviewed?: boolean;
  /** Slug that the article must get; without it, one is built from the title. */
  slug?: string;
  /** Model that wrote the text; null when a person did. */
  writing: Provenance | null;
  /** Sentences with their grades. */
  verification?: TextVerification | null;
  /** Facts from which the text was written; null when unknown. */
  knowledge?: PlaceKnowledge | null;
  /**
   * Its discovery. The caller must have locked it, and it must not have an article. The article is public only if the
   * discovery is.
   */
  discoveryId?: number | null;
}

/** Changes of an edit. A new slug is used unchanged, and the former one becomes a redirect. */
export type ArticleEdit = Partial<Omit<ArticleDraft, 'isPublic' | 'discoveryId'>>;

/**
 * Writes articles: sanitizes their HTML, assigns slugs, and requests an index update for every visible change. All
 * methods run in the caller's transaction.
 */
@Injectable()
export class ArticleMutationsService {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly versions: ArticleVersionsRepository,
    private readonly indexPublisher: ArticleIndexPublisher,
    private readonly photoRequests: PhotoRequests,
  ) {}

  /**
   * Creates an article.
   * @param requestedBy requester in the form that job requests use
   * @throws ApiError SLUG_TAKEN when the draft's slug is, or was, that of another article
   */
  async create(manager: EntityManager, draft: ArticleDraft, requestedBy: string): Promise<Article> {
    const { title, latitude, longitude } = draft;
    const content = cleanArticleHtml(draft.content, title);
    const article = await this.insertWithFreeSlug(manager, {
      ...draft,
      content,
      metaDescription: draft.metaDescription || buildMetaDescription(extractText(content)),
      latitude: formatDegrees(latitude),
      longitude: formatDegrees(longitude),
      imageUrl: draft.imageUrl ?? '',
      thumbnailUrl: draft.thumbnailUrl ?? null,
      imageCredit: draft.imageCredit ?? null,
      adminReviewed: draft.adminReviewed ?? false,
      isThin: isThinText(draft.knowledge ?? null, draft.verification ?? null),
      guidebookId: null,
    });
    if (article.isPublic) await this.announcePublication(manager, article, requestedBy);
    return article;
  }

  /**
   * Changes an article and stores its former state as a version. An edit without changes does nothing.
   * @param savedBy user recorded in the version
   * @throws ApiError ARTICLE_NOT_FOUND; SLUG_TAKEN when another article has or had the new slug
   */
  async edit(
    manager: EntityManager,
    id: number,
    edit: ArticleEdit,
    requestedBy: string,
    savedBy: SavedBy = SYSTEM_USER,
  ): Promise<Article> {
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    const { slug = before.slug } = edit;
    if (slug !== before.slug) await this.changeSlug(manager, before, slug);
    const changes = toChanges(before, edit);
    Object.assign(changes, resolveImageAfterEdit(before, { ...before, ...changes }));
    if (changes.imageUrl !== undefined && changes.imageUrl !== before.imageUrl)
      changes.imageCredit = edit.imageCredit ?? null;
    const after = { ...before, ...changes };
    if (isDeepStrictEqual(after, { ...before })) return before;
    const changed = findChangedFields(before, after);
    if (changed.length > 0) {
      await this.versions.save(manager, toVersion(before, changed, savedBy));
      changes.revision = before.revision + 1;
    }
    const article = await this.repository.update(manager, id, changes);
    if (article.isPublic) {
      if (slug !== before.slug)
        await this.indexPublisher.publish(manager, { ...article, slug: before.slug }, 'withdrawn', requestedBy);
      await this.indexPublisher.publish(manager, article, 'changed', requestedBy);
    }
    return article;
  }

  /**
   * Replaces the content of an article with another draft, and publishes or hides it as the draft states. Its slug
   * follows the title, and the former one becomes a redirect.
   * @throws ApiError ARTICLE_NOT_FOUND; UNAVAILABLE when another article takes the new slug at the same moment
   */
  async rewrite(manager: EntityManager, id: number, draft: ArticleDraft, requestedBy: string): Promise<Article> {
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    const { contentSource: _, isPublic, discoveryId: __, adminReviewed: ___, slug: ____, ...fields } = draft;
    const metaDescription =
      draft.metaDescription || buildMetaDescription(extractText(cleanArticleHtml(draft.content, draft.title)));
    const slug = await this.findSlugForTitle(manager, before, draft.title);
    try {
      const article = await this.edit(manager, id, { ...fields, metaDescription, slug }, requestedBy);
      // The former photo shows another place than the new text is about.
      if (isPublic && before.isPublic) await this.photoRequests.request(manager, article, requestedBy);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'SLUG_TAKEN')
        throw new ApiError('UNAVAILABLE', { cause: thrown });
      throw thrown;
    }
    return this.setPublic(manager, id, isPublic, requestedBy);
  }

  /** Returns the slug for a new title: the present one if it still fits, otherwise the first free one. */
  private async findSlugForTitle(manager: EntityManager, before: Article, title: string): Promise<string> {
    for (;;) {
      const slugs = buildSlugCandidates(title);
      if (slugs.includes(before.slug)) return before.slug;
      const ownerIds = await Promise.all(slugs.map((slug) => this.repository.findSlugOwner(manager, slug)));
      const freeSlug = slugs.find((_slug, index) => ownerIds[index] === null || ownerIds[index] === before.id);
      if (freeSlug !== undefined) return freeSlug;
    }
  }

  /**
   * Publishes or hides an article.
   * @throws ApiError ARTICLE_NOT_FOUND; DISCOVERY_PRIVATE when its discovery would stay hidden
   */
  async setPublic(manager: EntityManager, id: number, isPublic: boolean, requestedBy: string): Promise<Article> {
    if (isPublic && (await this.repository.lockDiscovery(manager, id)) === false)
      throw new ApiError('DISCOVERY_PRIVATE');
    const before = await this.repository.lock(manager, id);
    if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
    if (before.isPublic === isPublic) return before;
    const article = await this.repository.setPublic(manager, id, isPublic);
    if (isPublic) await this.announcePublication(manager, article, requestedBy);
    else await this.indexPublisher.publish(manager, article, 'withdrawn', requestedBy);
    return article;
  }

  private async announcePublication(manager: EntityManager, article: Article, requestedBy: string): Promise<void> {
    await this.indexPublisher.publish(manager, article, 'published', requestedBy);
    await this.photoRequests.request(manager, article, requestedBy);
  }

  /**
   * Permanently deletes an article and its redirects. @returns its former state
   * Used when the article's subject is deleted. Admins delete with `DeletedArticlesService`, which can restore
   * articles.
   * @throws ApiError ARTICLE_NOT_FOUND
   */
  async delete(manager: EntityManager, id: number, requestedBy: string): Promise<Article> {
    const article = await this.repository.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    await this.repository.delete(manager, id);
    await this.versions.deleteForArticles(manager, [id]);
    if (article.isPublic) await this.indexPublisher.publishWithdrawal(manager, article, requestedBy);
    return article;
  }

  private async insertWithFreeSlug(
    manager: EntityManager,
    article: Omit<Parameters<ArticlesRepository['insert']>[1], 'slug'> & { slug?: string },
  ): Promise<Article> {
    for (;;) {
      const slugs = article.slug === undefined ? buildSlugCandidates(article.title) : [article.slug];
      const takenSlugs = await this.repository.findTakenSlugs(manager, slugs);
      const slug = slugs.find((candidate) => !takenSlugs.has(candidate));
      // Another transaction may take the slug between the check and the insert.
      const inserted =
        slug === undefined ? null : await this.repository.insert(manager, withCover({ ...article, slug }));
      if (inserted) return inserted;
      if (article.slug !== undefined) throw new ApiError('SLUG_TAKEN');
      if (article.discoveryId && (await this.repository.findIdByDiscovery(manager, article.discoveryId)) !== null) {
        throw new Error(`Discovery ${article.discoveryId} already has an article`);
      }
    }
  }

  private async changeSlug(manager: EntityManager, { id, slug: formerSlug }: Article, slug: string): Promise<void> {
    const ownerId = await this.repository.findSlugOwner(manager, slug);
    if (ownerId !== null && ownerId !== id) throw new ApiError('SLUG_TAKEN');
    await this.repository.addSlugRedirect(manager, id, formerSlug, slug);
  }
}

/**
 * Returns the columns that an edit changes. Content is sanitized with the new title. A text without knowledge was
 * written by a person, and is not thin.
 */
function toChanges(before: Article, edit: ArticleEdit): ArticleChanges {
  const { content, latitude, longitude, ...rest } = edit;
  const { knowledge = null, verification = null } = edit;
  return {
    ...rest,
    ...(content !== undefined && content !== before.content && { isThin: isThinText(knowledge, verification) }),
    ...(content !== undefined && { content: cleanArticleHtml(content, edit.title ?? before.title) }),
    ...(latitude !== undefined && { latitude: formatDegrees(latitude) }),
    ...(longitude !== undefined && { longitude: formatDegrees(longitude) }),
  };
}

const formatDegrees = (value: number | null): string | null => (value === null ? null : value.toFixed(6));

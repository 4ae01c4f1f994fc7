import { Injectable } from '@nestjs/common';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { MAX_FEED_ARTICLES, MAX_SITEMAP_URLS } from '@placelore/contracts/content/seo.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { presentArticle } from '../../articles/core/article.presenter.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { ExploreService } from '../../articles/explore/explore.service.js';
import { renderAmpDocument, renderAmpNotFound } from './amp-document.js';
import { renderFeed } from './feed.js';
import { SeoRepository, type SitemapArticle } from './seo.repository.js';
import { renderRobotsTxt, renderSitemap, renderSitemapIndex, type SitemapEntry } from './sitemap.js';

/** Pages that list published content, in addition to the articles. */
const LIST_PATHS = ['/', '/articles', '/explore', '/map'];
/**
 * Number of ids per file of a split sitemap. With the lists and collections in the first file, no file exceeds the
 * limit.
 */
const MAX_LIST_URLS = 1_000;
const BLOCK_SIZE = MAX_SITEMAP_URLS - MAX_LIST_URLS;

export type AmpResult = { page: string; isFound: boolean } | { redirectUrl: string };

/** Serves crawlers. All origins come from {@link SiteOriginResolver}. */
@Injectable()
export class SeoService {
  constructor(
    private readonly repository: SeoRepository,
    private readonly articles: ArticlesRepository,
    private readonly explore: ExploreService,
  ) {}

  /** Returns every public page, or the index of several sitemap files. */
  async sitemap(origin: string): Promise<string> {
    if ((await this.repository.countPublished()) > BLOCK_SIZE) {
      const blocks = await this.repository.listBlocks(BLOCK_SIZE);
      // The first file contains the lists, so it is needed even when none of its articles is published.
      const files = blocks[0]?.number === '1' ? blocks : [{ number: '1', lastModified: undefined }, ...blocks];
      return renderSitemapIndex(
        files.map(({ number, lastModified }) => ({ url: `${origin}/sitemap-${number}.xml`, lastModified })),
      );
    }
    const articles = await this.repository.listFirst(BLOCK_SIZE);
    const changes = articles.map(({ updatedAt }) => updatedAt.getTime());
    const lastModified = changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
    return renderSitemap([...(await this.listEntries(origin, lastModified)), ...toArticleEntries(articles, origin)]);
  }

  /** Returns one file of a split sitemap. @throws ApiError NOT_FOUND when it would be empty */
  async sitemapPart(part: number, origin: string): Promise<string> {
    const articles = await this.repository.listBlockArticles(part, BLOCK_SIZE);
    const lists = part === 1 ? await this.listEntries(origin) : [];
    const entries = [...lists, ...toArticleEntries(articles, origin)];
    if (entries.length === 0) throw new ApiError('NOT_FOUND');
    return renderSitemap(entries);
  }

  /** Returns the lists, and the collections that have articles. */
  private async listEntries(origin: string, lastModified?: Date): Promise<SitemapEntry[]> {
    const [groups, countries, regions] = await Promise.all([
      this.explore.groups(),
      this.explore.countries(),
      this.explore.regions(),
    ]);
    const paths = [
      ...LIST_PATHS,
      ...groups.map(({ slug }) => getCollectionPath('places', slug)),
      ...countries.map(({ code }) => getCollectionPath('countries', code)),
      ...regions.map(({ slug }) => getCollectionPath('regions', slug)),
    ];
    return paths.slice(0, MAX_LIST_URLS).map((path) => ({ url: `${origin}${path}`, lastModified }));
  }

  async feed(origin: string): Promise<string> {
    return renderFeed(await this.repository.listNewest(MAX_FEED_ARTICLES), origin);
  }

  robots(origin: string): string {
    return renderRobotsTxt(origin);
  }

  /** Renders the AMP form of an article. It is the same for every caller, so a private article counts as missing. */
  async amp(slug: string, origin: string): Promise<AmpResult> {
    const article = SLUG_PATTERN.test(slug) ? await this.articles.findBySlug(slug) : null;
    if (!article?.isPublic) return { page: renderAmpNotFound(origin), isFound: false };
    if (article.slug !== slug) return { redirectUrl: `${origin}/articles/${article.slug}/amp` };
    return { page: renderAmpDocument(presentArticle(article), origin), isFound: true };
  }
}

const toArticleEntries = (articles: SitemapArticle[], origin: string): SitemapEntry[] =>
  articles.map(({ slug, updatedAt }) => ({ url: `${origin}/articles/${slug}`, lastModified: updatedAt }));

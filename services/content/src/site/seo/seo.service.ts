import { Injectable } from '@nestjs/common';
import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { MAX_FEED_ARTICLES, MAX_SITEMAP_URLS } from '@placelore/contracts/content/seo.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { presentArticle } from '../../articles/core/article.presenter.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { renderAmpDocument, renderAmpNotFound } from './amp-document.js';
import { renderFeed } from './feed.js';
import { SeoRepository, type SitemapArticle } from './seo.repository.js';
import { renderRobotsTxt, renderSitemap, renderSitemapIndex, type SitemapEntry } from './sitemap.js';

/** Pages that list published content, besides the articles. */
const LIST_PATHS = ['/', '/articles'];
/** Ids per file of a split sitemap: never more than a file may name, with the lists in the first. */
const BLOCK_SIZE = MAX_SITEMAP_URLS - LIST_PATHS.length;

export type AmpResult = { page: string; isFound: boolean } | { redirectUrl: string };

/** Serves crawlers. Origins are as {@link SiteOriginResolver} returns them. */
@Injectable()
export class SeoService {
  constructor(
    private readonly repository: SeoRepository,
    private readonly articles: ArticlesRepository,
  ) {}

  /** Returns every public page, or the index of the sitemap files. */
  async sitemap(origin: string): Promise<string> {
    if ((await this.repository.countPublished()) > BLOCK_SIZE) {
      const blocks = await this.repository.listBlocks(BLOCK_SIZE);
      // The first file names the lists, even when none of its articles is published.
      const files = blocks[0]?.number === '1' ? blocks : [{ number: '1', lastModified: undefined }, ...blocks];
      return renderSitemapIndex(
        files.map(({ number, lastModified }) => ({ url: `${origin}/sitemap-${number}.xml`, lastModified })),
      );
    }
    const articles = await this.repository.listFirst(BLOCK_SIZE);
    const changes = articles.map(({ updatedAt }) => updatedAt.getTime());
    const lastModified = changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
    return renderSitemap([...toListEntries(origin, lastModified), ...toArticleEntries(articles, origin)]);
  }

  /** Returns one file of a split sitemap. @throws ApiError NOT_FOUND when it would be empty */
  async sitemapPart(part: number, origin: string): Promise<string> {
    const articles = await this.repository.listBlockArticles(part, BLOCK_SIZE);
    const entries = [...(part === 1 ? toListEntries(origin) : []), ...toArticleEntries(articles, origin)];
    if (entries.length === 0) throw new ApiError('NOT_FOUND');
    return renderSitemap(entries);
  }

  async feed(origin: string): Promise<string> {
    return renderFeed(await this.repository.listNewest(MAX_FEED_ARTICLES), origin);
  }

  robots(origin: string): string {
    return renderRobotsTxt(origin);
  }

  /** Renders the AMP form of an article, the same for every caller: a private one is reported as missing. */
  async amp(slug: string, origin: string): Promise<AmpResult> {
    const article = SLUG_PATTERN.test(slug) ? await this.articles.findBySlug(slug) : null;
    if (!article?.isPublic) return { page: renderAmpNotFound(origin), isFound: false };
    if (article.slug !== slug) return { redirectUrl: `${origin}/articles/${article.slug}/amp` };
    return { page: renderAmpDocument(presentArticle(article), origin), isFound: true };
  }
}

const toListEntries = (origin: string, lastModified?: Date): SitemapEntry[] =>
  LIST_PATHS.map((path) => ({ url: `${origin}${path}`, lastModified }));

const toArticleEntries = (articles: SitemapArticle[], origin: string): SitemapEntry[] =>
  articles.map(({ slug, updatedAt }) => ({ url: `${origin}/articles/${slug}`, lastModified: updatedAt }));

import { Injectable } from '@nestjs/common';
import { FEED_MOST, SITEMAP_MOST } from '@placelore/contracts/crawlers.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { SLUG } from '@placelore/contracts/slug.js';
import { presentArticle } from '../articles/article.presenter.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { ampDocument, ampNotFound } from './amp-document.js';
import { CrawlersRepository, type NamedArticle } from './crawlers.repository.js';
import { feedXml } from './feed.js';
import { robotsTxt } from './robots.js';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.js';

/** Pages that show what is published, beside the articles themselves. */
const LISTS = ['/', '/articles'];
/** Ids in one file of a sitemap of several: never more than it may name, with the lists in the first. */
const BLOCK = SITEMAP_MOST - LISTS.length;

export type AmpAnswer = { page: string; found: boolean } | { movedTo: string };

/** What crawlers read. Origins are as {@link SiteAddress} gives them. */
@Injectable()
export class CrawlersService {
  constructor(
    private readonly repository: CrawlersRepository,
    private readonly articles: ArticlesRepository,
  ) {}

  /** Every public page, or the index of the files that name them. */
  async sitemap(origin: string): Promise<string> {
    if ((await this.repository.published()) > BLOCK) {
      const blocks = await this.repository.blocks(BLOCK);
      // The first file names the lists, also when none of its articles is published any more.
      const files = blocks[0]?.number === '1' ? blocks : [{ number: '1', changed: undefined }, ...blocks];
      return sitemapIndexXml(
        files.map(({ number, changed }) => ({ address: `${origin}/sitemap-${number}.xml`, changed })),
      );
    }
    const articles = await this.repository.first(BLOCK);
    const changes = articles.map(({ updatedAt }) => updatedAt.getTime());
    const changed = changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
    return sitemapXml([...lists(origin, changed), ...pages(articles, origin)]);
  }

  /** One file of a sitemap of several. @throws ApiError NOT_FOUND when it would name nothing */
  async sitemapPart(part: number, origin: string): Promise<string> {
    const articles = await this.repository.block(part, BLOCK);
    const named = [...(part === 1 ? lists(origin) : []), ...pages(articles, origin)];
    if (named.length === 0) throw new ApiError('NOT_FOUND');
    return sitemapXml(named);
  }

  async feed(origin: string): Promise<string> {
    return feedXml(await this.repository.newest(FEED_MOST), origin);
  }

  robots(origin: string): string {
    return robotsTxt(origin);
  }

  /** The AMP form of an article for everybody: one that is not published is not there, whoever asks. */
  async amp(slug: string, origin: string): Promise<AmpAnswer> {
    const article = SLUG.test(slug) ? await this.articles.bySlug(slug) : null;
    if (!article?.isPublic) return { page: ampNotFound(origin), found: false };
    if (article.slug !== slug) return { movedTo: `${origin}/articles/${article.slug}/amp` };
    return { page: ampDocument(presentArticle(article), origin), found: true };
  }
}

const lists = (origin: string, changed?: Date): SitemapEntry[] =>
  LISTS.map((path) => ({ address: `${origin}${path}`, changed }));

const pages = (articles: NamedArticle[], origin: string): SitemapEntry[] =>
  articles.map(({ slug, updatedAt }) => ({ address: `${origin}/articles/${slug}`, changed: updatedAt }));

import { Injectable } from '@nestjs/common';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { ArticleIndexChange, ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { DataSource, In } from 'typeorm';
import { IndexedArticle } from './indexed-article.entity.js';

/** Channel that is notified with the slug of every changed article. */
export const ARTICLE_INDEX_CHANNEL = 'places_article_index';

/** Fields of an article that are compared with places. */
export type IndexedTitle = Pick<IndexedArticle, 'slug' | 'title' | 'latitude' | 'longitude'>;

/** Details of an article that are shown with its place. */
export interface ArticleDetails {
  imageUrl: string | null;
  /** Credit that must be shown with the image. */
  imageCredit: ImageCredit | null;
  isVerified: boolean;
}

/** Columns of {@link IndexedTitle}, which are read for all articles; details are read for a few only. */
const TITLE_COLUMNS = { slug: true, title: true, latitude: true, longitude: true } as const;

/** All SQL for the article index. */
@Injectable()
export class ArticleIndexRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Applies a change and notifies every process, in one statement. Ignores a change that is older than the stored one;
   * if both have the same time, a withdrawal wins.
   */
  async apply({ change, ...article }: ArticleIndexChange): Promise<void> {
    await this.dataSource.query(
      `with applied as (
         insert into indexed_articles as known (${COLUMNS}, published)
         select ${COLUMNS}, $2 from jsonb_to_record($1::jsonb) as article(${COLUMN_TYPES})
         on conflict (slug) do update set published = excluded.published, ${ASSIGNMENTS}
         where (known.updated_at, not known.published) <= (excluded.updated_at, not excluded.published)
         returning slug)
       select pg_notify($3, slug) from applied`,
      [JSON.stringify(toRow(article)), change !== 'withdrawn', ARTICLE_INDEX_CHANNEL],
    );
  }

  /**
   * Replaces the articles in the range of a page with those of the page, in one statement: all other articles in the
   * range become unpublished. Keeps changes made after the page was read. Every process then reads all articles again.
   */
  async replace({ guides, after, upTo, asOf }: ArticleIndexPage): Promise<void> {
    await this.dataSource.query(
      `with page as (
         select * from jsonb_to_recordset($1::jsonb) as guide(${COLUMN_TYPES})),
       withdrawn as (
         update indexed_articles as known set published = false, updated_at = $4
         where known.published and known.updated_at <= $4
           and ($2::text is null or known.slug collate "C" > $2) and ($3::text is null or known.slug collate "C" <= $3)
           and not exists (select 1 from page where page.slug = known.slug)),
       written as (
         insert into indexed_articles as known (${COLUMNS}, published)
         select ${COLUMNS}, true from page
         on conflict (slug) do update set published = true, ${ASSIGNMENTS}
         where known.updated_at <= $4)
       select pg_notify($5, '')`,
      [JSON.stringify(guides.map(toRow)), after, upTo, asOf, ARTICLE_INDEX_CHANNEL],
    );
  }

  findAllPublished(): Promise<IndexedTitle[]> {
    return this.dataSource.manager.find(IndexedArticle, { select: TITLE_COLUMNS, where: { published: true } });
  }

  findPublished(slug: string): Promise<IndexedTitle | null> {
    return this.dataSource.manager.findOne(IndexedArticle, { select: TITLE_COLUMNS, where: { slug, published: true } });
  }

  /** Returns, by slug, the details of those of the articles that are published. */
  async findDetails(slugs: string[]): Promise<Map<string, ArticleDetails>> {
    const rows = await this.dataSource.manager.find(IndexedArticle, {
      select: { slug: true, thumbnailUrl: true, imageCredit: true, isVerified: true },
      where: { slug: In(slugs), published: true },
    });
    return new Map(
      rows.map(({ slug, thumbnailUrl, imageCredit, isVerified }) => [
        slug,
        { imageUrl: thumbnailUrl, imageCredit, isVerified },
      ]),
    );
  }
}

/** Columns that a change writes, with their types; `published` is written separately. */
const WRITTEN_COLUMNS = {
  slug: 'text',
  title: 'text',
  name_key: 'text',
  latitude: 'numeric',
  longitude: 'numeric',
  thumbnail_url: 'text',
  image_credit: 'jsonb',
  is_verified: 'boolean',
  updated_at: 'timestamptz',
} as const;
const COLUMN_NAMES = Object.keys(WRITTEN_COLUMNS);
const COLUMNS = COLUMN_NAMES.join(', ');
const COLUMN_TYPES = Object.entries(WRITTEN_COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const ASSIGNMENTS = COLUMN_NAMES.map((name) => `${name} = excluded.${name}`).join(', ');

const toRow = ({
  slug,
  title,
  latitude,
  longitude,
  thumbnailUrl,
  imageCredit,
  isVerified,
  updatedAt,
}: ArticleIndexPage['guides'][number]): Record<keyof typeof WRITTEN_COLUMNS, unknown> => ({
  slug,
  title,
  name_key: toNameKey(title),
  latitude,
  longitude,
  thumbnail_url: thumbnailUrl,
  image_credit: imageCredit,
  is_verified: isVerified,
  updated_at: updatedAt,
});

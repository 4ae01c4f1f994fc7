import { Injectable } from '@nestjs/common';
import type { ArticleIndexChange, ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { DataSource } from 'typeorm';
import { IndexedArticle } from './indexed-article.entity.js';

/** Channel that is notified with the slug of every changed article. */
export const ARTICLE_INDEX_CHANNEL = 'places_article_index';

/** All SQL of the article index. */
@Injectable()
export class ArticleIndexRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Applies a change and notifies every process, in one statement. Ignores a change that is older than the known one;
   * of two at the same instant the withdrawal wins.
   */
  async apply({ slug, change, title, latitude, longitude, updatedAt }: ArticleIndexChange): Promise<void> {
    await this.dataSource.query(
      `with applied as (
         insert into indexed_articles as known (slug, published, title, name_key, latitude, longitude, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (slug) do update set
           published = excluded.published, title = excluded.title, name_key = excluded.name_key,
           latitude = excluded.latitude, longitude = excluded.longitude, updated_at = excluded.updated_at
         where (known.updated_at, not known.published) <= (excluded.updated_at, not excluded.published)
         returning slug)
       select pg_notify($8, slug) from applied`,
      [slug, change !== 'withdrawn', title, toNameKey(title), latitude, longitude, updatedAt, ARTICLE_INDEX_CHANNEL],
    );
  }

  /**
   * Replaces the range of a page by its articles, in one statement: all other articles of the range become unpublished.
   * Keeps changes made after the page was read. Every process then reads all articles again.
   */
  async replace({ guides, after, upTo, asOf }: ArticleIndexPage): Promise<void> {
    await this.dataSource.query(
      `with page as (
         select * from jsonb_to_recordset($1::jsonb)
           as guide(slug text, title text, name_key text, latitude numeric, longitude numeric, updated_at timestamptz)),
       withdrawn as (
         update indexed_articles as known set published = false, updated_at = $4
         where known.published and known.updated_at <= $4
           and ($2::text is null or known.slug collate "C" > $2) and ($3::text is null or known.slug collate "C" <= $3)
           and not exists (select 1 from page where page.slug = known.slug)),
       written as (
         insert into indexed_articles as known (slug, published, title, name_key, latitude, longitude, updated_at)
         select slug, true, title, name_key, latitude, longitude, updated_at from page
         on conflict (slug) do update set
           published = true, title = excluded.title, name_key = excluded.name_key,
           latitude = excluded.latitude, longitude = excluded.longitude, updated_at = excluded.updated_at
         where known.updated_at <= $4)
       select pg_notify($5, '')`,
      [JSON.stringify(guides.map(toRow)), after, upTo, asOf, ARTICLE_INDEX_CHANNEL],
    );
  }

  findAllPublished(): Promise<IndexedArticle[]> {
    return this.dataSource.manager.findBy(IndexedArticle, { published: true });
  }

  findPublished(slug: string): Promise<IndexedArticle | null> {
    return this.dataSource.manager.findOneBy(IndexedArticle, { slug, published: true });
  }
}

const toRow = ({ slug, title, latitude, longitude, updatedAt }: ArticleIndexPage['guides'][number]) => ({
  slug,
  title,
  name_key: toNameKey(title),
  latitude,
  longitude,
  updated_at: updatedAt,
});

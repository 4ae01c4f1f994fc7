import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions that a photo gave and that stand in a public column; those of a guidebook's article are a sight's own. */
const PHOTO_POSITIONS = `
  select (discovery.exact_place->>'latitude')::numeric(9,6), (discovery.exact_place->>'longitude')::numeric(9,6)
    from discoveries discovery join discovery_relocations on discovery_id = discovery.id`;
const isPhotoPosition = (row: string) =>
  `((${row}->>'latitude')::numeric(9,6), (${row}->>'longitude')::numeric(9,6)) in (${PHOTO_POSITIONS})`;

/**
 * Moves the positions of photos out of what is published. Which town a photo belongs to is not known in this schema, so
 * its discovery and article are hidden until `discoveries.relocate` has located them again.
 */
export class KeepPhotoPositionsPrivate1700000000100 implements MigrationInterface {
  name = 'KeepPhotoPositionsPrivate1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discoveries add column exact_place jsonb,
        add column last_used_at timestamp with time zone not null default now()`);
    await runner.query(`
      create table discovery_relocations (
        discovery_id integer not null,
        publish boolean not null,
        write_article boolean not null,
        constraint discovery_relocations_pkey primary key (discovery_id)
      )`);
    await runner.query(`
      insert into discovery_relocations (discovery_id, publish, write_article)
      select discovery.id, discovery.is_public,
             discovery.is_public and (coalesce(article.is_public, false) or exists (
               select 1 from job_requests
                where job = 'article.write' and dedupe_key = discovery.id::text and finished_at is null))
        from discoveries discovery left join articles article on article.discovery_id = discovery.id
       where discovery.analysis_id is not null and discovery.latitude is not null
         and not exists (select 1 from articles sight
           where sight.guidebook_id is not null
             and (sight.latitude, sight.longitude) = (discovery.latitude, discovery.longitude))`);
    await this.hideDiscoveries(runner);
    await this.clearArticles(runner);
    await this.requestWork(runner);
  }

  /** Their articles count as written before a correction, so that they are written anew when they are published. */
  private async hideDiscoveries(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update discoveries set
        exact_place = jsonb_build_object(
          'latitude', latitude, 'longitude', longitude, 'nearbyAttractions', nearby_attractions),
        latitude = null, longitude = null, nearby_attractions = '[]', is_public = false, article_revision = revision - 1
       where id in (select discovery_id from discovery_relocations)`);
  }

  /** Also what a merge took over from such an article, and every former state and proposal that repeats it. */
  private async clearArticles(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from article_rewrites where article_id in (
        select id from articles where discovery_id in (select discovery_id from discovery_relocations))`);
    await runner.query(`
      delete from article_versions where ${isPhotoPosition('former')}
         or article_id in (select id from articles where discovery_id in (select discovery_id from discovery_relocations))`);
    await runner.query(`
      delete from article_versions version using articles article
       where article.id = version.article_id and article.discovery_id is not null and version.former->>'latitude' is not null
         and not exists (select 1 from articles sight where sight.guidebook_id is not null
           and (sight.latitude, sight.longitude) =
               ((version.former->>'latitude')::numeric(9,6), (version.former->>'longitude')::numeric(9,6)))`);
    await runner.query(`
      delete from deleted_articles where ${isPhotoPosition('article')}
         or discovery_id in (select discovery_id from discovery_relocations)`);
    await runner.query(`
      update article_merges set
        former = former - 'position' - 'nearbyAttractions' - 'content',
        taken = taken - 'position' - 'nearbyAttractions' - 'content'
       where ${isPhotoPosition("(former->'position')")} or ${isPhotoPosition("(taken->'position')")}`);
    await runner.query(`
      update articles set
        latitude = null, longitude = null, nearby_attractions = '[]', is_public = false, content = '',
        image_url = case when image_url like '/objects/covers/%' then '' else image_url end,
        thumbnail_url = case when image_url like '/objects/covers/%' then null else thumbnail_url end,
        updated_at = greatest(now(), updated_at + interval '1 millisecond')
       where discovery_id in (select discovery_id from discovery_relocations)
          or (latitude, longitude) in (${PHOTO_POSITIONS})`);
  }

  /** News of articles repeats their positions; nearby places learn anew which articles there are. */
  private async requestWork(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from job_requests where job = 'article-index.update' and finished_at is not null`);
    await runner.query(`
      insert into job_requests (id, job, payload, requested_by, request_id)
      select gen_random_uuid(), job, '{}', 'service:content', 'migration'
        from unnest(array['discoveries.relocate', 'article-index.rebuild']) as job
       where exists (select 1 from discovery_relocations)`);
  }

  /** The release before publishes the position of the photo with a discovery, so these are hidden. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update discoveries set is_public = false,
        latitude = (exact_place->>'latitude')::numeric(9,6), longitude = (exact_place->>'longitude')::numeric(9,6),
        nearby_attractions = exact_place->'nearbyAttractions'
       where exact_place is not null`);
    await runner.query('drop table discovery_relocations');
    await runner.query('alter table discoveries drop column exact_place, drop column last_used_at');
  }
}

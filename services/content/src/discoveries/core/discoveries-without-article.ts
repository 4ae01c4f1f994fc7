import { RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';

/**
 * Public discoveries without an article, or whose article is empty (images alone count as content) or has a corrupted
 * slug that was not dismissed. Excluded are discoveries whose article is being written, waits for review as a recovered
 * one, was merged into another one, or can still be restored from the trash, which a new article would prevent.
 */
export const DISCOVERIES_WITHOUT_ARTICLE = `
    from discoveries discovery
    left join articles article on article.discovery_id = discovery.id
    left join article_fingerprints traits on traits.article_id = article.id
   where discovery.is_public
     and (article.id is null
       or traits.text_hash is null and article.content not like '%<img%'
       or traits.slug_issue is not null and not exists (
         select 1 from duplicate_dismissals where kind = 'corrupted' and first_id = article.id))
     and not coalesce(article.content_source = 'recovered' and not article.admin_reviewed, false)
     and not (article.id is null and (
       exists (select 1 from discovery_articles linked where linked.discovery_id = discovery.id)
       or exists (
         select 1 from deleted_articles deleted
          where deleted.discovery_id = discovery.id
            and deleted.deleted_at > now() - interval '${RESTORABLE_DAYS} days')))
     and not exists (select 1 from job_requests
       where job = 'article.write' and dedupe_key = discovery.id::text and finished_at is null)`;

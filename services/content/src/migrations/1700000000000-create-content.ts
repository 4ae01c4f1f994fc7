import { createAuditLog, dropAuditLog } from '@placelore/platform/audit/create-audit-log.js';
import { createDeletedUsers, dropDeletedUsers } from '@placelore/platform/identity/create-deleted-users.js';
import { createJobRequests, dropJobRequests } from '@placelore/platform/jobs/create-job-requests.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ARTICLE_SEARCH, MISSPELLED_NAMES } from './create-content/article-search.js';
import { ARTICLE_TOTALS } from './create-content/article-totals.js';
import { ARTICLE_WORDS } from './create-content/article-words.js';
import { ARTICLE_HISTORY, ARTICLES } from './create-content/articles.js';
import { BATCH_RUNS } from './create-content/batch-runs.js';
import { DISCOVERIES } from './create-content/discoveries.js';
import { COMPARISON_FUNCTIONS, DUPLICATES, FINGERPRINTS } from './create-content/duplicates.js';
import { ERROR_REPORTS } from './create-content/error-reports.js';
import { GUIDES } from './create-content/guides.js';
import { MEDIA, STARTER_LIBRARY } from './create-content/media.js';
import { TITLE_KEYS } from './create-content/title-keys.js';
import { TRASH } from './create-content/trash.js';
import { TRIPS } from './create-content/trips.js';

/** The order matters: each topic may use tables and functions of the topics before it. */
const TOPICS = [
  TITLE_KEYS,
  DISCOVERIES,
  ARTICLES,
  ARTICLE_HISTORY,
  ARTICLE_SEARCH,
  MISSPELLED_NAMES,
  ARTICLE_TOTALS,
  ARTICLE_WORDS,
  COMPARISON_FUNCTIONS,
  FINGERPRINTS,
  DUPLICATES,
  TRASH,
  GUIDES,
  MEDIA,
  STARTER_LIBRARY,
  BATCH_RUNS,
  ERROR_REPORTS,
  TRIPS,
];

export class CreateContent1700000000000 implements MigrationInterface {
  name = 'CreateContent1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createJobRequests(runner);
    await createAuditLog(runner);
    await createDeletedUsers(runner);
    for (const topic of TOPICS) await runner.query(topic);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_TABLES);
    await runner.query(DROP_FUNCTIONS);
    await runner.query('drop text search configuration article_words, article_names');
    await dropDeletedUsers(runner);
    await dropAuditLog(runner);
    await dropJobRequests(runner);
  }
}

const DROP_TABLES = `
  drop view discovery_articles;
  drop table trip_stops, trips, error_reports, provider_prices, batch_run_items, batch_runs, starter_records, media_sweeps, uploads, guide_holders,
    guide_requests, dynamic_articles, merged_articles, deleted_articles, article_merges, duplicate_dismissals, similar_pairs,
    duplicate_queue, article_fingerprints, article_changes, article_totals, article_rewrites, refused_photos, refused_guide_photos, article_versions,
    article_slug_redirects, article_words, articles, deleted_backups, processed_analyses, discoveries`;

/** Functions that are dropped after the tables, because indexes and triggers use them. */
const DROP_FUNCTIONS = `
  drop function current_article_id, guide_note_change, article_fingerprint_truncate, article_fingerprint_delete, article_fingerprint_write,
    metres_between, article_slug_issue, article_text_hash, article_text, article_hash, article_key,
    article_apply_change, article_note_truncate, article_note_change, article_names_like_any, article_names_like,
    article_mentions, articles_about, articles_of_kind, best_articles_of_kind, articles_with_words, article_keep_words, guide_fill_words, article_all_words, article_kind_text,
    article_head, article_summary, article_spaced_text, article_fill_quality, article_fill_search, article_plain_text, article_country_name, article_pictures, article_move_on, discovery_fill_search, title_key_of`;

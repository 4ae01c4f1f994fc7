import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import type { AdminArticle, PendingPhoto } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/content/articles/article-versions.js';
import { findFactConflicts } from '@placelore/contracts/places/sources/fact-conflicts.js';
import type { Article } from '../core/article.entity.js';
import { presentArticle } from '../core/article.presenter.js';
import type { ArticleVersion as VersionEntity } from '../core/article-version.entity.js';
import type { VersionRow } from '../core/article-versions.repository.js';

export function presentAdminArticle(article: Article, pendingPhotos: PendingPhoto[]): AdminArticle {
  const { discoveryId, revision, writing, knowledge } = article;
  const sourceConflicts = knowledge ? findFactConflicts(knowledge) : [];
  return { ...presentArticle(article), discoveryId, revision, writing, sourceConflicts, pendingPhotos };
}

export function presentVersion({ number, savedAt, savedBy, savedByName, changed }: VersionRow): ArticleVersion {
  return { number, savedAt: savedAt.toISOString(), savedBy: { userId: savedBy, username: savedByName }, changed };
}

export function presentVersionState(version: VersionEntity): ArticleVersionState {
  const { imageUrl, imageCredit = null, writing, knowledge: _, ...former } = version.former;
  return {
    ...presentVersion(version),
    former: { ...former, imageUrl: imageUrl || null, imageCredit, writing: writing && toPublicProvenance(writing) },
  };
}

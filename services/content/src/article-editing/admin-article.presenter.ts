import type { AdminArticle, PendingPhoto } from '@placelore/contracts/admin-articles.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/article-versions.js';
import type { Article } from '../articles/article.entity.js';
import { presentArticle } from '../articles/article.presenter.js';
import type { ArticleVersion as VersionEntity } from '../articles/article-version.entity.js';
import type { VersionRow } from '../articles/article-versions.repository.js';

export function presentAdminArticle(article: Article, pendingPhotos: PendingPhoto[]): AdminArticle {
  const { discoveryId, revision } = article;
  return { ...presentArticle(article), discoveryId, revision, pendingPhotos };
}

export function presentVersion({ number, savedAt, savedBy, savedByName, changed }: VersionRow): ArticleVersion {
  return { number, savedAt: savedAt.toISOString(), savedBy: { userId: savedBy, username: savedByName }, changed };
}

export function presentVersionState(version: VersionEntity): ArticleVersionState {
  const { imageUrl, ...former } = version.former;
  return { ...presentVersion(version), former: { ...former, imageUrl: imageUrl || null } };
}

import { type ArticleAuthor, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { ARTICLES_PAGE } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';

/** Pending requests for authors. All that are made before the first response are sent as one. */
let pendingRequests: { id: number; resolve: (authors: Promise<ArticleAuthor[]>) => void }[] = [];

function fetchAuthorsBatched(id: number): Promise<ArticleAuthor[]> {
  if (pendingRequests.length === 0) queueMicrotask(flushRequests);
  return new Promise((resolve) => pendingRequests.push({ id, resolve }));
}

function flushRequests(): void {
  const requests = pendingRequests;
  pendingRequests = [];
  for (let first = 0; first < requests.length; first += ARTICLES_PAGE.max) {
    const batch = requests.slice(first, first + ARTICLES_PAGE.max);
    const authors = call(adminArticles.listAuthors, { ids: batch.map(({ id }) => id).join(',') });
    for (const { resolve } of batch) resolve(authors);
  }
}

/** Returns the author of an article, for admins; undefined while it is unknown and for missing articles. */
export function useAuthor(id: number): ArticleAuthor | undefined {
  const { data } = useSWR(['adminArticles.listAuthors', id], async () => {
    return (await fetchAuthorsBatched(id)).find((author) => author.id === id) ?? null;
  });
  return data ?? undefined;
}

import { type ArticleAuthor, adminArticles } from '@placelore/contracts/admin-articles.js';
import { ARTICLES_PAGE } from '@placelore/contracts/articles.js';
import useSWR from 'swr';
import { call } from '../../lib/api.js';

/** Who waits to learn the author of an article: all that ask before anybody is answered are asked for at once. */
let waiting: { id: number; tell: (authors: Promise<ArticleAuthor[]>) => void }[] = [];

function askTogether(id: number): Promise<ArticleAuthor[]> {
  if (waiting.length === 0) queueMicrotask(askForAll);
  return new Promise((tell) => waiting.push({ id, tell }));
}

function askForAll(): void {
  const all = waiting;
  waiting = [];
  for (let first = 0; first < all.length; first += ARTICLES_PAGE.most) {
    const some = all.slice(first, first + ARTICLES_PAGE.most);
    const authors = call(adminArticles.authors, { ids: some.map(({ id }) => id).join(',') });
    for (const { tell } of some) tell(authors);
  }
}

/** Who an article is by; for admins. Undefined until that is known, and of one that is gone. */
export function useAuthor(id: number): ArticleAuthor | undefined {
  const { data } = useSWR(['adminArticles.authors', id], async () => {
    return (await askTogether(id)).find((author) => author.id === id) ?? null;
  });
  return data ?? undefined;
}

import { useFormats } from '../../lib/use-formats.js';
import { firstPage, useArticlePage } from './api.js';
import { TEXTS } from './texts.js';

/** How many articles the library has, or a search found; said anew when it changes. */
export function ArticleCount({ query, className }: { query: string; className?: string | undefined }) {
  const { data } = useArticlePage(firstPage(query));
  const formats = useFormats();
  const total = data?.total;
  return (
    <p role="status" className={className}>
      {total ? (query === '' ? TEXTS.total(formats, total) : TEXTS.found(formats, total, query)) : '\u00a0'}
    </p>
  );
}

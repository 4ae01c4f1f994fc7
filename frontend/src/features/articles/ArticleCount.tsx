import { useFormats } from '../../lib/use-formats.js';
import { firstPage, useArticlePage } from './api.js';
import { TEXTS } from './texts.js';

interface ArticleCountProps {
  query: string;
  /** The page that is read in any case. */
  page: number;
  className?: string | undefined;
}

/** How many articles the library has, or a search found; said anew when it changes. */
export function ArticleCount({ query, page, className }: ArticleCountProps) {
  const { data } = useArticlePage(firstPage(query, page));
  const formats = useFormats();
  const total = data?.total;
  return (
    <p role="status" className={className}>
      {total ? (query === '' ? TEXTS.total(formats, total) : TEXTS.found(formats, total, query)) : '\u00a0'}
    </p>
  );
}

import { useFormatters } from '../../../lib/format/formatters.js';
import { getFirstPage, useArticlePage } from '../api.js';
import { STRINGS } from './list-strings.js';

interface ArticleCountProps {
  query: string;
  /** Page that the list reads anyway, so that counting needs no additional request. */
  page: number;
  className?: string | undefined;
}

/** Number of articles in the library or in a search. Screen readers announce it when it changes. */
export function ArticleCount({ query, page, className }: ArticleCountProps) {
  const { data } = useArticlePage(getFirstPage(query, page));
  const formatters = useFormatters();
  const total = data?.total;
  return (
    <p role="status" className={className}>
      {total ? (query === '' ? STRINGS.total(formatters, total) : STRINGS.found(formatters, total, query)) : '\u00a0'}
    </p>
  );
}

import { useFormatters } from '../../../lib/format/formatters.js';
import { getFirstPage, useArticlePage } from '../api.js';
import { STRINGS } from './list-strings.js';

/** Number of guides in the library; nothing while it is unknown or zero. */
export default function GuideCount() {
  const { data } = useArticlePage(getFirstPage(''));
  const formatters = useFormatters();
  return data?.total ? STRINGS.total(formatters, data.total) : null;
}

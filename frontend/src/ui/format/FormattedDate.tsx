import { useFormatters } from '../../lib/format/formatters.js';

/** Shows a date in the format of the reader's region. @param iso ISO time */
export function FormattedDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useFormatters().formatDay(iso)}</time>;
}

import { useFormatters } from '../../lib/format/formatters.js';

/** A day as the reader's region writes it. @param iso a time in ISO form */
export function FormattedDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useFormatters().formatDay(iso)}</time>;
}

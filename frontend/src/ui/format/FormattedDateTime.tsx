import { chooseLocale } from '../../lib/format/formatters.js';

/** A day with its time, where the admin is. @param iso a time in ISO form */
export function FormattedDateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>;
}

/** The same as a text. */
export function formatDateTime(iso: string): string {
  const format = new Intl.DateTimeFormat(chooseLocale(navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(iso));
}

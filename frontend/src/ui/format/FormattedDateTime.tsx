import { chooseLocale } from '../../lib/format/formatters.js';

/** Shows a date and time in the user's time zone. @param iso ISO time */
export function FormattedDateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>;
}

/** Formats the same as plain text. */
export function formatDateTime(iso: string): string {
  const format = new Intl.DateTimeFormat(chooseLocale(navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(iso));
}

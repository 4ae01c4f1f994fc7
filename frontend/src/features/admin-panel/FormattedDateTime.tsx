import { chooseLocale } from '../../lib/format/formatters.js';

/**
 * Date and time in the admin's time zone, because entries of one day must be distinguishable. @param iso a time in ISO
 * format
 */
export function FormattedDateTime({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(chooseLocale(navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

import { chooseLocale } from '../../lib/format/formatters.js';

/** A day with its time, where the admin is: entries of one day are told apart. @param iso a time in ISO form */
export function FormattedDateTime({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(chooseLocale(navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

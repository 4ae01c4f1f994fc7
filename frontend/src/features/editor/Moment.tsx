import { localeOf } from '../../lib/formats.js';

/** A day with its time, where the admin is. @param iso a time in ISO form */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{momentText(iso)}</time>;
}

/** The same as a text. */
export function momentText(iso: string): string {
  const format = new Intl.DateTimeFormat(localeOf(navigator.languages), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(iso));
}

import { useFormats } from '../lib/use-formats.js';

/** A day as the reader's region writes it. @param iso a time in ISO form */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useFormats().day(iso)}</time>;
}

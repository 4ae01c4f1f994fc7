import { useFormats } from '../lib/use-formats.js';

/** A distance in the units of the reader's region. @param text as the API writes it: `850 m`, `1.2 km` */
export function Distance({ text }: { text: string }) {
  return <>{useFormats().wireDistance(text)}</>;
}

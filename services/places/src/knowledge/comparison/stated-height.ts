import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';

/** A height in meters that a record states. */
export interface StatedHeight {
  meters: number;
  isApproximate: boolean;
}

const HEIGHT =
  /^(.+?) (?:is|stands|rises) (?:(about|around|almost|nearly|some|over) )?(\d[\d,]*(?:\.\d+)?) m(?:eters)? (?:high|tall)\b/;

/**
 * Returns the height of the sight itself; null without one. Only sentences whose subject is certainly the sight count:
 * "It", its name, or "The" with the last word of its name. Other heights are those of its parts.
 */
export function findStatedHeight({
  name,
  summary,
  facts,
}: Pick<LandmarkRecord, 'name' | 'summary' | 'facts'>): StatedHeight | null {
  const lastWord = name.split(' ').at(-1) ?? name;
  const subjects = new Set(['it', name, `the ${name}`, `the ${lastWord}`].map((subject) => subject.toLowerCase()));
  for (const sentence of [...facts, summary]) {
    const [, subject = '', hedge, amount = ''] = HEIGHT.exec(sentence) ?? [];
    if (subjects.has(subject.toLowerCase()))
      return { meters: Number(amount.replaceAll(',', '')), isApproximate: hedge !== undefined };
  }
  return null;
}

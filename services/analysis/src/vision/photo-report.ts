import { CERTAINTIES, type Certainty } from '@placelore/contracts/analysis/second-look.js';
import { PHOTO_SUBJECTS, type PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import { z } from 'zod';

/**
 * What a model is asked to report. Certainty has three words, because models' own numbers for confidence mean little.
 */
export const photoReport = z.object({
  subject: z.enum(PHOTO_SUBJECTS),
  landmark: z
    .object({
      name: z.string(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      certainty: z.enum(CERTAINTIES),
    })
    .nullable(),
  labels: z.array(z.string()),
  readText: z.string().nullable(),
});
export type PhotoReport = z.infer<typeof photoReport>;

/**
 * Reads a report less strictly than it is requested. Endpoints that do not enforce a schema leave fields out or fill
 * them in differently, although the answer may be right. An object without any of the fields is rejected.
 */
export const photoReportReader = z
  .looseObject({})
  .refine((report) => ['subject', 'landmark', 'labels', 'readText'].some((field) => Object.hasOwn(report, field)))
  .transform(
    ({ subject, landmark, labels, readText }): PhotoReport => ({
      subject: readSubject(subject),
      landmark: readLandmark(landmark),
      labels: toList(labels).filter((entry) => typeof entry === 'string'),
      readText: Array.isArray(readText) ? readText.join('\n') : toText(readText),
    }),
  );

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : (toText(value)?.split(',') ?? []));

/** Reads a landmark; a plain text is taken as its name. */
function readLandmark(value: unknown): PhotoReport['landmark'] {
  const given = typeof value === 'string' ? { name: value, certainty: 'likely' } : value;
  if (typeof given !== 'object' || given === null) return null;
  const { name, city, country, certainty } = given as Record<string, unknown>;
  const known = readName(name);
  if (known === null) return null;
  return { name: known, city: readName(city), country: readName(country), certainty: readCertainty(certainty) };
}

/** Reads the subject; for an unknown word or none, the photo is an ordinary one. */
function readSubject(value: unknown): PhotoSubject {
  const word = toText(value)?.trim().toLowerCase() ?? '';
  return PHOTO_SUBJECTS.find((subject) => subject === word) ?? 'sight';
}

/** Ways in which models say that they recognize nothing. */
const NOTHING = /^(none|null|unknown|n\/?a|not (identified|recognized|known|sure)|unidentified|-)?$/i;

function readName(value: unknown): string | null {
  const name = toText(value)?.trim() ?? '';
  return NOTHING.test(name) ? null : name;
}

/** Reads words such as "high", shares and percentages; anything else counts as a guess. */
export function readCertainty(value: unknown): Certainty {
  const word = String(value ?? '').toLowerCase();
  const number = Number.parseFloat(word);
  const share = word.includes('%') || number > 1 ? number / 100 : number;
  if (/^(certain|very|high|sure|definite|confirmed)/.test(word) || share >= 0.9) return 'certain';
  if (/^(likely|medium|moderate|probable|fairly)/.test(word) || share >= 0.6) return 'likely';
  return 'guess';
}

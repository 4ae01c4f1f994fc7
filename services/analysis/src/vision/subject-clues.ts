import { CERTAINTY_CONFIDENCE } from '@placelore/contracts/analysis/second-look.js';
import { LETTERING_SUBJECTS, type PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { toPlainLine } from '../ai/untrusted-text.js';
import type { PhotoReport } from './photo-report.js';

/** A dish indicates its country a little and the place not at all, so it is too weak to lead or to contradict. */
const DISH_CONFIDENCE = 0.1;

/** Returns the clue from what a model named, according to the photo's subject; none when nothing usable was named. */
export function toSubjectClues({ landmark, subject }: Pick<PhotoReport, 'landmark' | 'subject'>): PlaceClue[] {
  const name = toPlainLine(landmark?.name ?? '', 120);
  if (!landmark || !name) return [];
  const [city, country] = [landmark.city, landmark.country].map((text) => toPlainLine(text ?? '', 80) || null);
  const kind = 'landmark recognized';
  const sight = { name, city: city ?? null, country: country ?? null, subject };
  if (subject === 'dish') return country ? [{ kind, text: country, confidence: DISH_CONFIDENCE, sight }] : [];
  // For a town, models repeat its name in the field for the town.
  const text = [...new Set([name, city, country])].filter(Boolean).join(', ');
  return [{ kind, text, confidence: rate(subject, CERTAINTY_CONFIDENCE[landmark.certainty]), sight }];
}

/**
 * Returns the confidence. Lettering may name another place, and a painting may be a copy that hangs anywhere, so
 * neither is certain alone.
 */
function rate(subject: PhotoSubject, stated: number): number {
  const isIndirect = subject === 'painting' || LETTERING_SUBJECTS.has(subject);
  return isIndirect ? Math.min(stated, CERTAINTY_CONFIDENCE.likely) : stated;
}

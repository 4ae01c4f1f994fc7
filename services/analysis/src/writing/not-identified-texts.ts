import type { AnalysisTexts, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { toPlainLine } from '../ai/untrusted-text.js';
import { findLettering } from './lettering.js';
import { TEXT_LIMITS } from './text-limits.js';

/** Maximum characters quoted from the text in a photo: enough to recognize it. */
const MAX_QUOTE_LENGTH = 120;

/**
 * Returns the texts for a photo whose place was not found: what the photo shows, and what would help. They state
 * nothing about a place, and no model writes them.
 */
export function createNotIdentifiedTexts(observation: Observation): AnalysisTexts {
  const findings = listFindings(observation);
  return {
    title: 'Not identified',
    description: [
      "We couldn't identify the place in this photo.",
      findings.length > 0
        ? 'Below is what we found in the photo.'
        : 'It contains no position, and we could not read any writing in it.',
    ].join(' '),
    category: 'Other',
    culturalInfo: listSuggestions(observation).join(' '),
    facts:
      findings.length > 0 ? findings : ['The photo contains no position, and we could not read any writing in it.'],
  };
}

function listFindings(observation: Observation): string[] {
  const { readText, labels, takenAt, clues } = observation;
  const language = readText ? undefined : findLettering(observation)?.language;
  const quote = toPlainLine(readText ?? '', MAX_QUOTE_LENGTH);
  const names = labels.map((label) => toPlainLine(label, 60)).filter(Boolean);
  const day = formatDay(takenAt);
  const lines = [
    ...(quote ? [`Text read in the photo: “${quote}”.`] : []),
    ...(language ? [`There is ${language} writing in the photo, but we could not read it clearly.`] : []),
    ...(names.length > 0 ? [`Seen in the photo: ${names.slice(0, 6).join(', ')}.`] : []),
    ...(day ? [`Taken on ${day}, by the camera's clock.`] : []),
    ...clues.flatMap(toClueLines),
  ];
  return lines.slice(0, TEXT_LIMITS.facts);
}

/** Returns the lines about a clue, for the kinds that are not covered above. */
function toClueLines({ kind, text, position }: PlaceClue): string[] {
  const quotedText = toPlainLine(text ?? '', MAX_QUOTE_LENGTH);
  if (kind === 'photo position' && position) {
    return [
      `The photo contains the position ${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}, where we found no place.`,
    ];
  }
  if (kind === 'stated location' && quotedText) return [`We found no place called “${quotedText}”.`];
  if (kind === 'landmark recognized' && quotedText)
    return [`It may show “${quotedText}”, which could not be confirmed.`];
  return [];
}

function listSuggestions({ clues }: Observation): string[] {
  const hasClue = (kind: PlaceClue['kind']) => clues.some((clue) => clue.kind === kind);
  return [
    hasClue('stated location')
      ? 'Try the name of the nearest larger town, with its country, as the place where the photo was taken.'
      : 'Upload the photo again and say where it was taken: a city, a country or the name of the sight is enough.',
    ...(hasClue('site details') ? [] : ['The name of a restaurant, monument or building helps too.']),
    ...(hasClue('photo position')
      ? []
      : [
          'A photo straight from the camera works best, because it can contain its position; messengers and screenshots remove it.',
        ]),
  ];
}

/** Formats the day of an ISO 8601 date or date-time for readers; returns null for any other text. */
function formatDay(takenAt: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(takenAt ?? '')?.[0];
  const date = new Date(`${day}T00:00:00Z`);
  if (!day || Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

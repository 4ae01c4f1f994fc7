import type { AnalysisTexts } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { toPlainLine, toPlainText } from '../ai/untrusted-text.js';
import { type FactTexts, toFactTexts } from './fact-texts.js';
import { createNotIdentifiedTexts } from './not-identified-texts.js';
import { formatCountryLocation, formatLocalName, formatLocation, formatSubject, getNoun } from './place-phrases.js';
import { TEXT_LIMITS } from './text-limits.js';
import type { WritingBrief, WritingProvider, WritingResult } from './writing-provider.js';

/** Composes texts from checked facts alone. Where little is known, the text is short and says so. */
export class EmbeddedWritingProvider implements WritingProvider {
  readonly name = 'embedded';

  async write({ place, background, observation }: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    signal.throwIfAborted();
    if (place === null) return createNotIdentifiedTexts(observation);
    return {
      texts: composeTexts(place, background?.facts ?? []),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

function composeTexts(place: LocatedPlace, knownFacts: readonly Fact[]): AnalysisTexts {
  const background = toFactTexts(knownFacts);
  const facts = background.facts
    .map((fact) => toPlainLine(fact, TEXT_LIMITS.fact))
    .filter(Boolean)
    .slice(0, TEXT_LIMITS.facts);
  return {
    title: toPlainLine(place.name, TEXT_LIMITS.title),
    description: toPlainText(background.summary ?? describePlace(place), TEXT_LIMITS.description),
    category: place.category,
    culturalInfo: toPlainText(composeCulturalInfo(place, background, facts), TEXT_LIMITS.culturalInfo),
    facts: facts.length > 0 ? facts : [formatLocationFact(place)],
  };
}

function composeCulturalInfo(place: LocatedPlace, background: FactTexts, facts: string[]): string {
  const timing = [
    ...(background.period ? [`Period: ${background.period}.`.replace(/\.\.$/, '.')] : []),
    ...(background.bestTime ? [`Best time to visit: ${background.bestTime}`] : []),
  ].join(' ');
  return [background.significance ?? describeMissingEntry(place, facts), timing].filter(Boolean).join('\n\n');
}

function describeMissingEntry(place: LocatedPlace, facts: string[]): string {
  const factsHint = facts.length > 0 ? ' The facts below come from the sources named at the end.' : '';
  return `We know little about ${formatSubject(place)} yet.${factsHint}`;
}

/** Returns the first sentence about a place that only has a name and a position. */
function describePlace(place: LocatedPlace): string {
  const location = formatLocation(place);
  switch (place.kind) {
    case 'landmark':
      return `${place.name}${formatLocalName(place)} is ${getNoun(place)}${location && ` in ${location}`}.`;
    case 'city':
      return `The evidence places this photo in or near ${place.name}${formatLocalName(place)}${location && `, ${location}`}. The exact sight could not be identified.`;
    case 'region':
      return `The evidence places this photo in ${place.name}${formatLocalName(place)}${location && `, ${location}`}. The exact sight could not be identified.`;
    case 'country':
      return `The evidence places this photo ${formatCountryLocation(place)}. The exact place could not be identified.`;
  }
}

/** Returns the one fact that holds for every located place. */
function formatLocationFact(place: LocatedPlace): string {
  const location = formatLocation(place);
  return place.kind === 'country' || !location
    ? `The place is ${formatCountryLocation(place)}.`
    : `${place.name} is in ${location}.`;
}

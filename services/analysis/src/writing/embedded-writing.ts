import type { WrittenTexts } from '@placelore/contracts/internal-analyses.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places.js';
import { plainLine, plainText } from '../providers/plain-text.js';
import { notIdentified } from './not-identified.js';
import { localNameOf, nounOf, subjectOf, whereabouts, whereOf } from './place-words.js';
import { TEXT_BOUNDS } from './text-bounds.js';
import type { Writing, WritingBrief, WritingProvider } from './writing-provider.js';

/** Composes texts from checked facts alone. Where little is known it says little, and says that. */
export class EmbeddedWriting implements WritingProvider {
  readonly name = 'embedded';

  async write({ place, background, observation }: WritingBrief, signal: AbortSignal): Promise<Writing> {
    signal.throwIfAborted();
    if (place === null) return notIdentified(observation);
    return {
      texts: composed(place, background),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

function composed(place: LocatedPlace, background: PlaceBackground | null): WrittenTexts {
  const facts = (background?.facts ?? [])
    .map((fact) => plainLine(fact, TEXT_BOUNDS.fact))
    .filter(Boolean)
    .slice(0, TEXT_BOUNDS.facts);
  return {
    title: plainLine(place.name, TEXT_BOUNDS.title),
    description: plainText(background?.summary ?? whatItIs(place), TEXT_BOUNDS.description),
    category: place.category,
    culturalInfo: plainText(culturalInfo(place, background, facts), TEXT_BOUNDS.culturalInfo),
    facts: facts.length > 0 ? facts : [whereItIs(place)],
  };
}

function culturalInfo(place: LocatedPlace, background: PlaceBackground | null, facts: string[]): string {
  const timing = [
    ...(background?.period ? [`Period: ${background.period}.`.replace(/\.\.$/, '.')] : []),
    ...(background?.bestTime ? [`Best time to visit: ${background.bestTime}`] : []),
  ].join(' ');
  return [background?.significance ?? withoutEntry(place, facts), timing].filter(Boolean).join('\n\n');
}

function withoutEntry(place: LocatedPlace, facts: string[]): string {
  const known = facts.length > 0 ? ' What is known for certain stands among the facts.' : '';
  return `The guidebook of this installation has no entry about ${subjectOf(place)} yet, so its history cannot be told here.${known}`;
}

/** First sentence about a place that only has a name and a position. */
function whatItIs(place: LocatedPlace): string {
  const where = whereabouts(place);
  switch (place.kind) {
    case 'landmark':
      return `${place.name}${localNameOf(place)} is ${nounOf(place)}${where && ` in ${where}`}.`;
    case 'city':
      return `What is known of this photo places it in or near ${place.name}${localNameOf(place)}${where && `, ${where}`}. Which sight it shows could not be told.`;
    case 'country':
      return `What is known of this photo places it ${whereOf(place)}. The exact place could not be told.`;
  }
}

/** The one fact that holds for every located place. */
function whereItIs(place: LocatedPlace): string {
  const where = whereabouts(place);
  return place.kind === 'country' || !where ? `The place is ${whereOf(place)}.` : `${place.name} is in ${where}.`;
}

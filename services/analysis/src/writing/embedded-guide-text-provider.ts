import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { type FactTexts, toFactTexts } from './fact-texts.js';
import { formatLocalName, formatLocation, formatSubject, getNoun } from './place-phrases.js';
import { limitGuideTexts } from './text-limits.js';
import type { GuideBrief, GuideTextProvider, GuideTextResult } from './writing-provider.js';

/**
 * Composes guides from checked facts and real nearby places alone. Where little is known, the guide is short and says
 * so.
 */
export class EmbeddedGuideTextProvider implements GuideTextProvider {
  readonly name = 'embedded';

  async write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult> {
    signal.throwIfAborted();
    return {
      texts: limitGuideTexts(composeGuide(brief)),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

type Section = GuideTexts['sections'][number];

function composeGuide(brief: GuideBrief): GuideTexts {
  const { place, discovery } = brief;
  const background = toFactTexts(brief.background.facts);
  const { description, facts } = composeOpening(brief, background);
  const timing = background.period === null ? [] : [`It dates from: ${background.period}.`.replace(/\.\.$/, '.')];
  const sections: Section[] = [
    ...(discovery ? [{ heading: 'What was found here', paragraphs: findNewSentences(discovery, background) }] : []),
    ...(timing.length > 0
      ? [{ heading: place.kind === 'landmark' ? 'When it was made' : 'Its age', paragraphs: timing }]
      : []),
    ...composeSections(brief),
  ];
  return {
    title: place.name,
    metaDescription: description,
    description,
    category: place.category,
    culturalSignificance: background.significance ?? describeMissingEntry(brief, background),
    sections,
    travelTips: background.tips,
    bestTimeToVisit: background.bestTime,
    facts: [...facts, ...(discovery?.facts ?? [])],
  };
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Labels that the texts of a photo put before a fact: "Best time to visit: …". */
const LABEL_PATTERN = /^\p{Lu}[\p{L} ]{2,30}: /u;

/**
 * Returns the sentences about a discovery that the guide does not contain yet: both may repeat the same checked facts.
 */
function findNewSentences(
  { description, culturalInfo }: NonNullable<GuideBrief['discovery']>,
  { summary, significance, period, bestTime, facts, tips }: FactTexts,
): string[] {
  const knownText = [summary, significance, period, bestTime, ...facts, ...tips].join(' ');
  const seenSentences = new Set<string>();
  const isNew = (sentence: string) => {
    const statement = sentence.trim().replace(LABEL_PATTERN, '').replace(/\.$/, '');
    if (knownText.includes(statement) || seenSentences.has(statement)) return false;
    seenSentences.add(statement);
    return true;
  };
  return [description, culturalInfo].map((text) =>
    [...SENTENCES.segment(text)]
      .map(({ segment }) => segment)
      .filter(isNew)
      .join('')
      .trim(),
  );
}

/** Maximum number of places that a sentence about a region or country names. */
const MAX_NAMED_INSIDE = 6;

/** Sections that follow the most important one, by kind of place. */
function composeSections(brief: GuideBrief): Section[] {
  switch (brief.place.kind) {
    case 'landmark':
      return [composeLocationSection(brief), composeNearbySection(brief)].flat();
    case 'city':
      return [composeNearbySection(brief), composeLocationSection(brief)].flat();
    case 'region':
    case 'country':
      return composeInsideSection(brief);
  }
}

function composeLocationSection({ place }: GuideBrief): Section[] {
  const location = formatLocation(place);
  if (!location) return [];
  const local = place.localName && place.localName !== place.name ? ` On signs it is called ${place.localName}.` : '';
  return [{ heading: 'Where it is', paragraphs: [`${place.name} is in ${location}.${local}`] }];
}

/** Lists nearby places as they were found, with their distances; none is invented. */
function composeNearbySection({ place, neighbors: nearbyAttractions }: GuideBrief): Section[] {
  const [first, ...otherAttractions] = nearbyAttractions;
  if (!first) return [];
  const origin = place.kind === 'city' ? `the center of ${place.name}` : place.name;
  const lead =
    place.kind === 'city'
      ? `${first.name} is ${first.distance} from ${origin}.`
      : `The sight nearest to ${origin} is ${first.name}, ${first.distance} away.`;
  const further = otherAttractions.slice(0, 4).map(({ name, distance }) => `${name} (${distance})`);
  const rest = further.length === 0 ? [] : [`Also within reach of ${origin}: ${joinList(further)}.`];
  return [{ heading: place.kind === 'city' ? 'What to see' : 'Close by', paragraphs: [[lead, ...rest].join(' ')] }];
}

/** Names the best known places inside a region or country; the list with the guide says where each of them is. */
function composeInsideSection(brief: GuideBrief): Section[] {
  const names = brief.neighbors.map(({ name }) => name);
  if (names.length === 0) return [];
  const subject = formatSubject(brief.place);
  const sentence =
    names.length === 1
      ? `${names[0]} is the best known place of the guidebook in ${subject}.`
      : `Well-known places of the guidebook in ${subject}: ${joinList(selectEvenly(names, MAX_NAMED_INSIDE))}.`;
  return [{ heading: 'What to see', paragraphs: [sentence] }];
}

/** Returns some entries from the beginning and from the middle: regions and towns come first, then sights. */
function selectEvenly(entries: readonly string[], limit: number): readonly string[] {
  if (entries.length <= limit) return entries;
  const middle = Math.ceil(entries.length / 2);
  return [...entries.slice(0, limit / 2), ...entries.slice(middle, middle + limit / 2)];
}

/** Composes the first sentences where the guidebook has none; the facts they contain are not repeated later. */
function composeOpening({ place }: GuideBrief, background: FactTexts): { description: string; facts: string[] } {
  const { facts } = background;
  if (background.summary !== null) return { description: background.summary, facts };
  const location = formatLocation(place);
  const named = `${place.name}${formatLocalName(place)}`;
  switch (place.kind) {
    case 'landmark':
      return { description: `${named} is ${getNoun(place)}${location && ` in ${location}`}.`, facts };
    case 'region':
    case 'city': {
      const [first = `${named} is a place${location && ` in ${location}`}.`, ...otherFacts] = facts;
      return { description: first, facts: otherFacts };
    }
    case 'country':
      return { description: facts.slice(0, 2).join(' ') || `${named}.`, facts: facts.slice(2) };
  }
}

function describeMissingEntry({ place, neighbors }: GuideBrief, background: FactTexts): string {
  const factsHint = background.facts.length > 1 ? ' The facts below come from the sources named at the end.' : '';
  const isNear = neighbors.some(({ note }) => note === undefined);
  const nearbyHint = isNear ? ' Nearby sights are listed with their distances.' : '';
  return `We know little about ${formatSubject(place)} yet.${factsHint}${nearbyHint}`;
}

const joinList = (entries: readonly string[]) =>
  entries.length < 2 ? entries.join('') : `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)}`;

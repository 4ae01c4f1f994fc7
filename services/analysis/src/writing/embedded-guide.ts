import type { GuideTexts } from '@placelore/contracts/guides.js';
import type { PlaceBackground } from '@placelore/contracts/places.js';
import { boundedGuide } from './guide-bounds.js';
import type { GuideBrief, GuideWriting, GuideWritingProvider } from './guide-writing-provider.js';
import { localNameOf, nounOf, subjectOf, whereabouts } from './place-words.js';

/** Composes guides from checked facts and true neighbours alone. Where little is known it says little, and says that. */
export class EmbeddedGuideWriting implements GuideWritingProvider {
  readonly name = 'embedded';

  async write(brief: GuideBrief, signal: AbortSignal): Promise<GuideWriting> {
    signal.throwIfAborted();
    return {
      texts: boundedGuide(composed(brief)),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

type Section = GuideTexts['sections'][number];

function composed(brief: GuideBrief): GuideTexts {
  const { place, background, discovery } = brief;
  const { description, facts } = opening(brief);
  const timing = background.period === null ? [] : [`It dates from: ${background.period}.`.replace(/\.\.$/, '.')];
  const sections: Section[] = [
    ...(discovery ? [{ heading: 'What was found here', paragraphs: untold(discovery, background) }] : []),
    ...(timing.length > 0
      ? [{ heading: place.kind === 'landmark' ? 'When it was made' : 'Its age', paragraphs: timing }]
      : []),
    ...layoutOf(brief),
  ];
  return {
    title: place.name,
    metaDescription: description,
    description,
    category: place.category,
    culturalSignificance: background.significance ?? littleIsKnown(brief),
    sections,
    travelTips: background.tips,
    bestTimeToVisit: background.bestTime,
    facts: [...facts, ...(discovery?.facts ?? [])],
  };
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What the texts of a photo put before a fact: "Best time to visit: …". */
const LABEL = /^\p{Lu}[\p{L} ]{2,30}: /u;

/** The sentences about a discovery that the rest of the guide does not have: both may be of the same checked facts. */
function untold(
  { description, culturalInfo }: NonNullable<GuideBrief['discovery']>,
  { summary, significance, period, bestTime, facts, tips }: PlaceBackground,
): string[] {
  const told = [summary, significance, period, bestTime, ...facts, ...tips].join(' ');
  const seen = new Set<string>();
  const isNew = (sentence: string) => {
    const said = sentence.trim().replace(LABEL, '').replace(/\.$/, '');
    if (told.includes(said) || seen.has(said)) return false;
    seen.add(said);
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

/** How a guide goes on after what matters most, by what kind of place it is about. */
function layoutOf(brief: GuideBrief): Section[] {
  switch (brief.place.kind) {
    case 'landmark':
      return [getting(brief), around(brief)].flat();
    case 'city':
      return [around(brief), getting(brief)].flat();
    case 'country':
      return [];
  }
}

function getting({ place }: GuideBrief): Section[] {
  const where = whereabouts(place);
  if (!where) return [];
  const local = place.localName && place.localName !== place.name ? ` On signs it is called ${place.localName}.` : '';
  return [{ heading: 'Where it is', paragraphs: [`${place.name} is in ${where}.${local}`] }];
}

/** Neighbours as they were found, with their distances; none is made up. */
function around({ place, neighbours }: GuideBrief): Section[] {
  const [first, ...others] = neighbours;
  if (!first) return [];
  const origin = place.kind === 'city' ? `the center of ${place.name}` : place.name;
  const lead =
    place.kind === 'city'
      ? `${first.name} is ${first.distance} from ${origin}.`
      : `The sight nearest to ${origin} is ${first.name}, ${first.distance} away.`;
  const further = others.slice(0, 4).map(({ name, distance }) => `${name} (${distance})`);
  const rest = further.length === 0 ? [] : [`Also within reach of ${origin}: ${listed(further)}.`];
  return [{ heading: place.kind === 'city' ? 'What to see' : 'Close by', paragraphs: [[lead, ...rest].join(' ')] }];
}

/** What the first sentences can be made of where the guidebook has none; the facts used for them are not told again. */
function opening({ place, background }: GuideBrief): { description: string; facts: string[] } {
  const { facts } = background;
  if (background.summary !== null) return { description: background.summary, facts };
  const where = whereabouts(place);
  const named = `${place.name}${localNameOf(place)}`;
  switch (place.kind) {
    case 'landmark':
      return { description: `${named} is ${nounOf(place)}${where && ` in ${where}`}.`, facts };
    case 'city': {
      const [first = `${named} is a place${where && ` in ${where}`}.`, ...others] = facts;
      return { description: first, facts: others };
    }
    case 'country':
      return { description: facts.slice(0, 2).join(' ') || `${named}.`, facts: facts.slice(2) };
  }
}

function littleIsKnown({ place, background, neighbours }: GuideBrief): string {
  const known = background.facts.length > 1 ? ' What is known for certain stands among the facts.' : '';
  const near = neighbours.length > 0 ? ' The sights around it are listed with their distances.' : '';
  return `The guidebook of this installation has no entry about ${subjectOf(place)} yet, so its history cannot be told here.${known}${near}`;
}

const listed = (entries: readonly string[]) =>
  entries.length < 2 ? entries.join('') : `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)}`;

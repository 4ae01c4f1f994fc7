import type { CitedGuideTexts, CitedSentence, CitedText } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { citeFacts } from './cited-sentences.js';
import { type FactTexts, isLittleKnown, MAX_FEW_FACTS, toFactTexts } from './fact-texts.js';
import { formatSubject } from './place-phrases.js';
import { limitGuideTexts } from './text-limits.js';
import type { GuideBrief, GuideTextProvider, GuideTextResult } from './writing-provider.js';

/**
 * Composes guides from facts alone, in the words of the facts. When little is known, the guide is short and says so.
 */
export class EmbeddedGuideTextProvider implements GuideTextProvider {
  readonly name = 'embedded';

  async write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult> {
    signal.throwIfAborted();
    return {
      texts: composeGuideTexts(brief),
      writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
      costs: [],
    };
  }
}

type Section = CitedGuideTexts['sections'][number];

/** Composes the texts of a guide from the facts about its place. */
export function composeGuideTexts(brief: GuideBrief): CitedGuideTexts {
  const background = toFactTexts(brief.background);
  return limitGuideTexts(
    isLittleKnown(brief.background) ? composeShortGuide(brief, background) : composeFullGuide(brief, background),
  );
}

function composeFullGuide(brief: GuideBrief, background: FactTexts): CitedGuideTexts {
  const { description, facts } = composeOpening(brief, background);
  const { significance, period, bestTime, tips } = background;
  return {
    ...composeFrame(brief),
    description,
    culturalSignificance: [citeFacts(significance)],
    sections: composeSections(brief, background, description),
    travelTips: tips.map((fact) => citeFacts([fact])),
    bestTimeToVisit: citeFacts(bestTime),
    facts: [
      ...[...period, ...facts].map((fact) => citeFacts([fact])),
      ...(brief.discovery?.facts ?? []).map((fact) => citeDiscovery(fact, brief)),
    ],
  };
}

/** Composes a guide without padding: what is known, once, and the statement that it is little. */
function composeShortGuide(brief: GuideBrief, background: FactTexts): CitedGuideTexts {
  const { description, facts } = composeOpening(brief, background);
  const { significance, period, neighbors, bestTime } = background;
  const stated = [...significance, ...period, ...facts].filter((fact) => !isPosition(fact));
  // The list below the guide has the distances of places around.
  const inside = neighbors.filter(({ kind }) => kind === 'inside');
  const shown = [...stated, ...inside].slice(0, MAX_FEW_FACTS);
  return {
    ...composeFrame(brief),
    description,
    culturalSignificance: [[{ text: `We know little about ${formatSubject(brief.place)} yet.`, facts: [] }]],
    sections: composeDiscoverySection(brief, background),
    travelTips: background.tips.map((fact) => citeFacts([fact])),
    bestTimeToVisit: citeFacts(bestTime),
    facts: shown.map((fact) => citeFacts([fact])),
  };
}

/** Whether a fact states coordinates, which the map shows. */
const isPosition = ({ kind, statement }: Fact): boolean => kind === 'location' && /\d° [NS]\b/.test(statement);

const composeFrame = ({ place }: GuideBrief): Pick<CitedGuideTexts, 'title' | 'category' | 'metaDescription'> => ({
  title: place.name,
  category: place.category,
  // Left empty: `limitGuideTexts` takes it from the description.
  metaDescription: [],
});

/** Composes the first sentences. The returned facts do not contain those that the sentences already state. */
function composeOpening({ place }: GuideBrief, { summary, facts, location }: FactTexts) {
  if (summary.length > 0) return { description: citeFacts(summary), facts };
  if (place.kind === 'landmark') return { description: citeFacts(location), facts };
  // What a country's capital is, or what kind of region a town is in.
  const count = place.kind === 'country' || facts[1]?.kind === 'detail' ? 2 : 1;
  const opening = facts.slice(0, count);
  return { description: citeFacts(opening.length > 0 ? opening : location), facts: facts.slice(count) };
}

/** Composes the sections after the most important one, by kind of place. */
function composeSections(brief: GuideBrief, background: FactTexts, description: CitedText): Section[] {
  const found = composeDiscoverySection(brief, background);
  const nearby = composeNeighborSection(brief, background.neighbors);
  const isNew = ({ text }: CitedSentence) => description.every((sentence) => sentence.text !== text);
  const location = [{ heading: 'Where it is', paragraphs: [citeFacts(background.location).filter(isNew)] }];
  switch (brief.place.kind) {
    case 'landmark':
      return [...found, ...location, ...nearby];
    case 'city':
      return [...found, ...nearby, ...location];
    case 'region':
    case 'country':
      return [...found, ...nearby];
  }
}

/** Maximum number of places that a section names; the list below the guide has all of them. */
const MAX_NAMED_NEIGHBORS = 5;

/** States the measured distances of some neighbors; for a region or country, where places in it are. */
function composeNeighborSection({ place }: GuideBrief, neighbors: readonly Fact[]): Section[] {
  const named = place.kind === 'landmark' || place.kind === 'city' ? neighbors : selectEvenly(neighbors);
  const heading = place.kind === 'landmark' ? 'Close by' : 'What to see';
  return [{ heading, paragraphs: [citeFacts(named.slice(0, MAX_NAMED_NEIGHBORS))] }];
}

/**
 * Returns some entries from the beginning and some from the middle, because regions and towns come first, then sights.
 */
function selectEvenly(entries: readonly Fact[]): readonly Fact[] {
  if (entries.length <= MAX_NAMED_NEIGHBORS) return entries;
  const [half, middle] = [Math.ceil(MAX_NAMED_NEIGHBORS / 2), Math.ceil(entries.length / 2)];
  return [...entries.slice(0, half), ...entries.slice(middle, middle + MAX_NAMED_NEIGHBORS - half)];
}

/** Composes a section of what a discovery states beyond the guide; both may state the same facts. */
function composeDiscoverySection(brief: GuideBrief, parts: FactTexts): Section[] {
  const { discovery } = brief;
  if (discovery === null) return [];
  const known = Object.values(parts)
    .flat()
    .map(({ statement }) => statement)
    .join(' ');
  const paragraphs = [discovery.description, discovery.culturalInfo].map((text) =>
    citeDiscovery(text, brief).filter((sentence) => !known.includes(sentence.text)),
  );
  return [{ heading: 'What was found here', paragraphs }];
}

/** Splits a discovery's text into sentences, which cite the facts that they were checked against. */
function citeDiscovery(text: string, { discovery }: GuideBrief): CitedText {
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    facts: discovery?.sentences?.find((checked) => checked.text === sentence)?.facts ?? [],
  }));
}

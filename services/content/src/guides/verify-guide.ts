import { inCountry, inSentence } from '@placelore/contracts/country-article.js';
import type { GuideTexts, GuideVerification } from '@placelore/contracts/guides.js';
import type { LocatedPlace, NearbyAttraction, PlaceBackground } from '@placelore/contracts/places.js';
import { normaliseName } from '@placelore/guidebook/names.js';
import { type Statement, statementsIn } from './guide-statements.js';
import { isTrue, type Known } from './known-truths.js';
import { sentencesOf } from './sentences.js';

/** What texts are checked against. */
export interface Grounds {
  place: LocatedPlace;
  background: PlaceBackground;
  neighbours: readonly NearbyAttraction[];
}

/**
 * Texts of which every sentence on distances, directions, neighbours and coordinates is borne out by what is known; the
 * other such sentences are left out. Years are counted, and stay even when nobody here knows them: a writer may add what
 * is generally established, but not where things are. Title and category are those of the located place.
 */
export function verifyGuide(
  given: GuideTexts,
  grounds: Grounds,
): { texts: GuideTexts; verification: GuideVerification } {
  const known = knownOf(grounds);
  const { place, background } = grounds;
  const check = checkWith(known.names, (statement, sentence) => holds(statement, sentence, known));
  const texts = textsThat(check.checked, given);
  const { checked, verification } = check;
  return {
    texts: {
      ...texts,
      title: place.name,
      description: texts.description || checked(background.summary ?? whereItIs(place, background)),
      category: place.category,
    },
    verification,
  };
}

/**
 * The same for texts about something nobody could locate: there every sentence on distances, directions, neighbours and
 * coordinates goes. Title and category stay.
 */
export function withoutClaimsOfPlace(given: GuideTexts): { texts: GuideTexts; verification: GuideVerification } {
  const { checked, verification } = checkWith([], () => false);
  return { texts: textsThat(checked, given), verification };
}

/** A text without the sentences that state what does not hold, and a count of all that was stated. */
function checkWith(names: readonly string[], holds: (statement: Statement, sentence: string) => boolean) {
  const verification = { statements: 0, verified: 0, dropped: 0 };
  const checked = (text: string): string => {
    const kept = sentencesOf(text).filter((sentence) => {
      const statements = statementsIn(sentence, names);
      const judged = statements.map((statement) => ({ statement, holds: holds(statement, sentence) }));
      const isKept = judged.every(({ statement, holds: held }) => held || statement.kind === 'year');
      verification.statements += statements.length;
      if (isKept) verification.verified += judged.filter(({ holds: held }) => held).length;
      else verification.dropped += statements.length;
      return isKept;
    });
    return kept.join('').trim();
  };
  return { checked, verification };
}

function textsThat(checked: (text: string) => string, texts: GuideTexts): GuideTexts {
  const all = (list: readonly string[]) => list.map(checked).filter(Boolean);
  return {
    ...texts,
    metaDescription: checked(texts.metaDescription),
    description: checked(texts.description),
    culturalSignificance: checked(texts.culturalSignificance),
    sections: texts.sections
      .map(({ heading, paragraphs }) => ({ heading: checked(heading), paragraphs: all(paragraphs) }))
      .filter(({ heading, paragraphs }) => heading && paragraphs.length > 0),
    travelTips: all(texts.travelTips),
    bestTimeToVisit: (texts.bestTimeToVisit && checked(texts.bestTimeToVisit)) || null,
    facts: all(texts.facts),
  };
}

function whereItIs({ kind, name, city, country, countryCode }: LocatedPlace, { facts }: PlaceBackground): string {
  const [known = `${name}.`] = facts;
  if (kind === 'country' || name === country) return known;
  const around = city !== null && city !== name ? `in ${city}, ${inSentence(countryCode, country)}` : null;
  return `${name} is ${around ?? inCountry(countryCode, country)}.`;
}

function holds(statement: Statement, sentence: string, known: Known): boolean {
  // A checked sentence is true as it stands, whatever of it could be told apart.
  return known.sentences.has(normaliseName(sentence)) || isTrue(statement, sentence, known);
}

function knownOf({ place, background, neighbours }: Grounds): Known {
  const { summary, significance, period, bestTime } = background;
  const checked = [summary, significance, bestTime, ...background.facts, ...background.tips].filter((text) => !!text);
  const own = [place.name, place.localName, place.city, place.region, place.country].filter((name) => !!name);
  return {
    place,
    neighbours,
    names: [...new Set([...neighbours.map(({ name }) => name), ...own])] as string[],
    sentences: new Set(checked.flatMap((text) => sentencesOf(text!)).map((text) => normaliseName(text))),
    text: normaliseName([...checked, ...own].join(' ; ')),
    years: new Set([...checked, period ?? ''].join(' ').match(/\b\d{3,4}\b/g)),
  };
}

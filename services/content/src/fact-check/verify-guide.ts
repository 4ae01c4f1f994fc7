import type { GuideTexts, GuideVerification } from '@placelore/contracts/content/guides.js';
import { segmentSentences } from '@placelore/contracts/core/sentences.js';
import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { joinStatements } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { isClaimSupported, type KnownFacts } from './claim-check.js';
import { type Claim, extractClaims } from './claims.js';

/** Facts that texts are checked against. */
export interface VerificationContext {
  place: LocatedPlace;
  background: PlaceKnowledge;
  nearbyAttractions: readonly NearbyAttraction[];
}

/**
 * Removes sentences whose claims on distances, directions, neighbors and coordinates the facts do not support. Years
 * are only counted: a writer may add general knowledge, but not locations. Title and category are those of the located
 * place.
 */
export function verifyGuide(
  input: GuideTexts,
  context: VerificationContext,
): { texts: GuideTexts; verification: GuideVerification } {
  const facts = collectFacts(context);
  const { place, background } = context;
  const checker = createChecker(facts.names, (statement, sentence) => isSupported(statement, sentence, facts));
  const texts = filterTexts(checker.checked, input);
  const { checked, verification } = checker;
  return {
    texts: {
      ...texts,
      title: place.name,
      description:
        texts.description || checked(joinStatements(background, 'summary') ?? describeLocation(place, background)),
      category: place.category,
    },
    verification,
  };
}

/**
 * Removes every sentence with a claim on distances, directions, neighbors or coordinates, for a subject that could not
 * be located. Title and category stay.
 */
export function stripPlaceClaims(input: GuideTexts): { texts: GuideTexts; verification: GuideVerification } {
  const { checked, verification } = createChecker([], () => false);
  return { texts: filterTexts(checked, input), verification };
}

/** Removes the sentences with unsupported claims, and counts all claims. */
function createChecker(names: readonly string[], testClaim: (statement: Claim, sentence: string) => boolean) {
  const verification = { statements: 0, verified: 0, dropped: 0 };
  const checked = (text: string): string => {
    const acceptedSentences = segmentSentences(text).filter((sentence) => {
      const statements = extractClaims(sentence, names);
      const results = statements.map((statement) => ({ statement, isSupported: testClaim(statement, sentence) }));
      const isAccepted = results.every(
        ({ statement, isSupported: supported }) => supported || statement.kind === 'year',
      );
      verification.statements += statements.length;
      if (isAccepted) verification.verified += results.filter(({ isSupported: supported }) => supported).length;
      else verification.dropped += statements.length;
      return isAccepted;
    });
    return acceptedSentences.join('').trim();
  };
  return { checked, verification };
}

function filterTexts(checked: (text: string) => string, texts: GuideTexts): GuideTexts {
  const filterList = (list: readonly string[]) => list.map(checked).filter(Boolean);
  return {
    ...texts,
    metaDescription: checked(texts.metaDescription),
    description: checked(texts.description),
    culturalSignificance: checked(texts.culturalSignificance),
    sections: texts.sections
      .map(({ heading, paragraphs }) => ({ heading: checked(heading), paragraphs: filterList(paragraphs) }))
      .filter(({ heading, paragraphs }) => heading && paragraphs.length > 0),
    travelTips: filterList(texts.travelTips),
    bestTimeToVisit: (texts.bestTimeToVisit && checked(texts.bestTimeToVisit)) || null,
    facts: filterList(texts.facts),
  };
}

function describeLocation({ kind, name, city, country, countryCode }: LocatedPlace, { facts }: PlaceKnowledge): string {
  const firstFact = facts[0]?.statement ?? `${name}.`;
  if (kind === 'country' || name === country) return firstFact;
  const region = city !== null && city !== name ? `in ${city}, ${addCountryArticle(countryCode, country)}` : null;
  return `${name} is ${region ?? addCountryPreposition(countryCode, country)}.`;
}

function isSupported(claim: Claim, sentence: string, facts: KnownFacts): boolean {
  // A verified sentence is true as a whole, whatever claims were extracted from it.
  return facts.sentences.has(normalizeName(sentence)) || isClaimSupported(claim, sentence, facts);
}

function collectFacts({ place, background, nearbyAttractions }: VerificationContext): KnownFacts {
  const checkedTexts = background.facts.map(({ statement }) => statement);
  const ownNames = [place.name, place.localName, place.city, place.region, place.country].filter((name) => !!name);
  return {
    place,
    nearbyAttractions,
    names: [...new Set([...nearbyAttractions.map(({ name }) => name), ...ownNames])] as string[],
    sentences: new Set(checkedTexts.flatMap((text) => segmentSentences(text)).map((text) => normalizeName(text))),
    text: normalizeName([...checkedTexts, ...ownNames].join(' ; ')),
    years: new Set(checkedTexts.join(' ').match(/\b\d{3,4}\b/g)),
  };
}

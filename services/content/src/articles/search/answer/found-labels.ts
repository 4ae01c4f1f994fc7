import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import { getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import { findJudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import { getTopicPhrase } from '@placelore/guidebook/searches/topics/topic-phrases.js';
import { findTopic } from '@placelore/guidebook/searches/topics/topics.js';
import type { FoundSearch } from '../article-search.service.js';
import { TIERS } from '../search-sql.js';

/**
 * Returns a search without what is beside the point: texts that mention a place of which there are guides, places that
 * are only likened to it, and what else a place has of a kind, where some of it has the requested style.
 */
export function withoutNoise(found: FoundSearch): FoundSearch {
  const { intent, total, relevant, rows } = found;
  if (relevant === 0) return withoutAccidentalMentions(found);
  if (intent === null || total === null || relevant === 0 || intent.places.length === 0) return found;
  const isNameOnly = intent.kind === null && intent.rest.length === 0 && intent.topics.length === 0;
  if (!isNameOnly && getStyle(intent) === null) return found;
  const fitting = rows.filter(({ tier }) => tier < TIERS.more);
  const [place, ...rivals] = intent.places;
  const isFound = fitting.some(({ tier }) => tier < TIERS.named);
  const named = isNameOnly && isFound && place && rivals.length === 0 ? normalizeName(getDisplayName(place.place)) : '';
  // Amsterdam is a Venice of the North, and no place called Venice.
  const shown = fitting.filter(({ tier, title }) => tier < TIERS.named || normalizeName(title).includes(named));
  const count = relevant - (fitting.length - shown.length);
  return { ...found, total: count, relevant: count, rows: shown };
}

/**
 * Returns a search for a place without texts that only have a word with the same stem: Håkon's Hall for "Hakone". These
 * are few, or the name would be a common word.
 */
function withoutAccidentalMentions(found: FoundSearch): FoundSearch {
  const { intent, total, rows } = found;
  const [place, ...rivals] = intent?.places ?? [];
  const isNameOnly = intent?.kind === null && intent.rest.length === 0 && intent.topics.length === 0;
  if (!place || rivals.length > 0 || !isNameOnly || total === null || total > rows.length) return found;
  const names = [getDisplayName(place.place), intent.subject].map(normalizeName);
  const shown = rows.filter(({ text, title, otherNames }) => {
    const words = ` ${normalizeName(`${title} ${otherNames} ${text}`)} `;
    return names.some((name) => words.includes(` ${name} `));
  });
  return { ...found, total: shown.length, rows: shown };
}

/**
 * Returns a search near a place without guides of other kinds, where places of the kind can be requested: who looks for
 * beaches near Bangkok does not mean its temples.
 */
export function withoutOthersNear(found: FoundSearch, requestable: number): FoundSearch {
  if (!found.isOfOtherKinds || found.intent?.relation !== 'near' || requestable === 0) return found;
  return { ...found, isOfOtherKinds: false, total: 0, relevant: 0, rows: [] };
}

/** Returns the label of the kind, with the style or rank that the results have: "Gothic cathedrals". */
export function getKindLabel({ intent, relevant }: Pick<FoundSearch, 'intent' | 'relevant'>): string | null {
  if (!intent?.kind) return null;
  return getStyledLabel(intent, intent.kind, relevant) + getOutsideLabel(intent);
}

function getStyledLabel(intent: SearchIntent, { label }: PlaceKind, relevant: number): string {
  const style = relevant > 0 ? getStyle(intent) : null;
  return style === null ? label : `${style.charAt(0).toUpperCase()}${style.slice(1)} ${label.toLowerCase()}`;
}

/**
 * Returns the label of the first topic, with the kind of the results: "Ghost towns", "Free museums". Null without a
 * topic.
 */
export function getTopicLabel({
  intent,
  relevant,
  isOfOtherKinds,
}: Pick<FoundSearch, 'intent' | 'relevant' | 'isOfOtherKinds'>): string | null {
  const [topic] = intent?.topics ?? [];
  if (!intent || !topic) return null;
  const { kind } = intent;
  if (kind !== null && isOfOtherKinds) return topic.label;
  const label = kind === null ? topic.label : getTopicPhrase(topic, kind, getStyledLabel(intent, kind, relevant));
  return label + getOutsideLabel(intent);
}

/** Says where nothing was looked for: " outside Italy"; empty near a place, which says as much. */
function getOutsideLabel({ excluded: [excluded], relation }: SearchIntent): string {
  if (excluded === undefined || relation === 'near') return '';
  const name = toNameWithArticle(getDisplayName(excluded.place));
  return excluded.place.kind === 'landmark' ? ` without ${name}` : ` outside ${name}`;
}

/** Returns what texts call the style that is the only word beside a kind: "gothic" of "gotische Kirchen". Null for none. */
function getStyle({ kind, rest }: SearchIntent): string | null {
  const [word, ...others] = rest;
  if (kind === null || word === undefined || others.length > 0 || findJudgedTopic(word)) return null;
  const said = findTopic(word)?.[0] ?? null;
  // A text that says "the oldest" may say it of anything.
  if (said === null || said.endsWith('est')) return null;
  const noun = kind.nouns.find((one) => said.endsWith(` ${one}`));
  // "Art museums" are no "art museum museums".
  return noun !== undefined ? said.slice(0, -noun.length - 1) : said;
}

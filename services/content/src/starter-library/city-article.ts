import { compassDirection } from '@placelore/contracts/great-circle.js';
import type { Near } from '@placelore/guidebook/guidebook.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/records.js';
import { CITY_HEADINGS, CITY_PHRASES } from './city-phrases.js';
import { articleLink, blockquote, dl, em, escapeText, h2, h3, ol, p, strong, ul } from './html.js';
import { canStandAlone } from './landmark-sections.js';
import { NEARBY_MOST } from './neighbourhood.js';
import type { Variation } from './variation.js';
import { farText, fill, lowerArticle, numberWord, sentencesOf } from './wording.js';

/** Everything an article about a city is made of. */
export interface CityStory {
  record: CityRecord;
  /** English name of the country. */
  country: string;
  /** Its sights, the best known first. */
  sights: Near<LandmarkRecord>[];
  /** The sight nearest to its centre, however far. */
  nearest: Near<LandmarkRecord> | null;
  slugOf: (id: string) => string | null;
  vary: Variation;
}

type Section = (story: CityStory) => string;

const heading = ({ record, vary }: CityStory, kind: keyof typeof CITY_HEADINGS): string =>
  escapeText(fill(vary.pick(`heading ${kind}`, CITY_HEADINGS[kind]), { name: record.name }));
const say = ({ vary }: CityStory, kind: keyof typeof CITY_PHRASES, values: Record<string, string> = {}): string =>
  fill(vary.pick(`phrase ${kind}`, CITY_PHRASES[kind]), values);

const local: Section = (story) =>
  story.record.localName ? ` ${say(story, 'local', { local: em(escapeText(story.record.localName)) })}` : '';
const lead: Section = (story) => p(escapeText(story.record.summary) + local(story));
const namedLead: Section = (story) =>
  p(`${strong(escapeText(story.record.name))}: ${escapeText(lowerArticle(story.record.summary))}${local(story)}`);
/** The history opened with its first sentence, then what the city is, then the rest of the history. */
function quotedStory(story: CityStory): string {
  const [first, ...rest] = sentencesOf(story.record.significance);
  if (rest.length === 0 || !canStandAlone(first!)) return lead(story) + significance(story);
  const more = h2(heading(story, 'significance')) + p(escapeText(rest.join(' ')));
  return blockquote(escapeText(first!)) + lead(story) + more;
}

const significance: Section = (story) => h2(heading(story, 'significance')) + p(escapeText(story.record.significance));

const factList: Section = (story) => h2(heading(story, 'facts')) + ul(story.record.facts.map(escapeText));
const numberedFacts: Section = (story) => h2(heading(story, 'facts')) + ol(story.record.facts.map(escapeText));
const factProse: Section = (story) => h2(heading(story, 'facts')) + p(escapeText(story.record.facts.join(' ')));

/** The sights with what each is; the forms differ, and so does how much is told of each. */
function sights(story: CityStory, form: 'told' | 'list' | 'table'): string {
  const told = story.sights.slice(0, NEARBY_MOST).map(({ record, distance }) => {
    const from = `${farText(distance)} ${compassDirection(story.record, record)}`;
    return {
      link: articleLink(story.slugOf(record.id), record.name),
      from,
      summary: escapeText(record.summary),
      record,
    };
  });
  if (told.length === 0) return h2(heading(story, 'sights')) + p(`${say(story, 'noSights')}${outing(story)}`);
  const intro = h2(heading(story, 'sights')) + p(say(story, 'sights'));
  if (form === 'told') {
    return intro + told.map(({ link, from, summary }) => p(`${strong(link)} (${from}). ${summary}`)).join('');
  }
  if (form === 'list')
    return intro + ul(told.map(({ link, from, summary }) => `${link}, ${from}: ${lowerArticle(summary)}`));
  return intro + dl(told.map(({ link, from, summary }) => [link, `${summary} ${em(from)}`]));
}

function outing(story: CityStory): string {
  if (!story.nearest) return '';
  const { record, distance } = story.nearest;
  const link = articleLink(story.slugOf(record.id), record.name);
  const direction = compassDirection(story.record, record);
  return ` ${say(story, 'nearestSight', { nearest: link, distance: farText(distance), direction })}`;
}

const since = (venue: HotelRecord): string => (venue.since ? `since ${venue.since}` : '');
const kind = (venue: RestaurantRecord): string => escapeText([venue.cuisine, since(venue)].filter(Boolean).join(', '));
const bracketed = (text: string): string => (text === '' ? '' : ` (${text})`);

const tables: Section = ({ record }) =>
  dl(record.restaurants.map((venue) => [`${escapeText(venue.name)} (${kind(venue)})`, escapeText(venue.description)]));
const tableList: Section = ({ record }) =>
  ul(
    record.restaurants.map(
      (venue) => `${strong(escapeText(venue.name))}, ${em(kind(venue))}. ${escapeText(venue.description)}`,
    ),
  );
const beds: Section = ({ record }) =>
  ul(
    record.hotels.map(
      (venue) => `${strong(escapeText(venue.name))}${bracketed(since(venue))}. ${escapeText(venue.description)}`,
    ),
  );
const bedProse: Section = ({ record }) =>
  record.hotels
    .map((venue) => p(`${em(escapeText(venue.name))}${bracketed(since(venue))}. ${escapeText(venue.description)}`))
    .join('');

const eat = (story: CityStory, form: Section): string =>
  h2(heading(story, 'tables')) +
  p(say(story, 'tables', { count: numberWord(story.record.restaurants.length) })) +
  form(story);
const stay = (story: CityStory, form: Section): string =>
  story.record.hotels.length === 0
    ? ''
    : h2(heading(story, 'beds')) +
      p(say(story, 'beds', { count: numberWord(story.record.hotels.length) })) +
      form(story);

const tips: Section = (story) => h2(heading(story, 'tips')) + ul(story.record.tips.map(escapeText));
const bestTime: Section = (story) => h2(heading(story, 'bestTime')) + p(escapeText(story.record.bestTime));
const plan: Section = (story) =>
  h2(heading(story, 'plan')) +
  h3(heading(story, 'bestTime')) +
  p(escapeText(story.record.bestTime)) +
  h3(heading(story, 'tips')) +
  ol(story.record.tips.map(escapeText));

const LAYOUTS: ((story: CityStory) => string[])[] = [
  (s) => [
    lead(s),
    significance(s),
    sights(s, 'told'),
    factList(s),
    eat(s, tables),
    stay(s, beds),
    tips(s),
    bestTime(s),
  ],
  (s) => [
    namedLead(s),
    sights(s, 'list'),
    significance(s),
    factProse(s),
    plan(s),
    eat(s, tableList),
    stay(s, bedProse),
  ],
  (s) => [quotedStory(s), bestTime(s), sights(s, 'table'), eat(s, tableList), stay(s, beds), numberedFacts(s), tips(s)],
  (s) => [lead(s), plan(s), sights(s, 'list'), eat(s, tables), significance(s), numberedFacts(s), stay(s, bedProse)],
  (s) => [
    namedLead(s),
    factList(s),
    significance(s),
    bestTime(s),
    sights(s, 'told'),
    tips(s),
    eat(s, tableList),
    stay(s, beds),
  ],
  (s) => [lead(s), significance(s), factProse(s), sights(s, 'table'), stay(s, bedProse), eat(s, tables), plan(s)],
];

/** The article about a city, as HTML. */
export function layOutCity(story: CityStory): string {
  return story.vary.pick('layout', LAYOUTS)(story).join('');
}

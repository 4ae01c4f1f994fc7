import type { FactKind } from '@placelore/contracts/places/facts.js';
import type { NewFact } from '@placelore/contracts/places/knowledge.js';
import {
  getBestClaims,
  getItemIds,
  getTexts,
  type QuantityValue,
  readQuantity,
  readTime,
  type TimeValue,
} from './claims.js';
import { formatNumber, presentQuantity, readCount } from './quantities.js';
import { type PresentedTime, presentTime, presentYear, toIsoDate } from './times.js';
import { type Claim, PROPERTIES, type Property, type WikidataItem } from './wikidata-item.js';

/** Item of UNESCO's World Heritage List. */
const WORLD_HERITAGE = 'Q9259';
/** Item for an approximate time: "circa". */
const CIRCA = 'Q5727902';
/** Maximum number of items of one property named in a sentence; only the first ones of a longer list are. */
const MAX_NAMES = 3;
const MAX_STATEMENT_LENGTH = 1000;

export interface StatementContext {
  item: WikidataItem;
  /** Name of the place in sentences. */
  name: string;
  /** Whether it is a place where people live, which was established and not built. */
  isSettlement: boolean;
  /** Labels of other items by id. */
  labels: ReadonlyMap<string, string>;
}

/** Properties whose values are items, with the kind of fact and its sentence. */
const ITEM_SENTENCES: readonly [Property, FactKind, (name: string, values: string[]) => string][] = [
  [PROPERTIES.capital, 'capital', (name, [value = '']) => `The capital of ${name} is ${value}.`],
  [
    PROPERTIES.architect,
    'architect',
    (name, values) =>
      `The architect${values.length > 1 ? 's' : ''} of ${name} ${values.length > 1 ? 'were' : 'was'} ${joinNames(values)}.`,
  ],
  [PROPERTIES.style, 'style', (name, values) => `The architectural style of ${name} is ${joinNames(values)}.`],
  [
    PROPERTIES.language,
    'language',
    (name, values) =>
      `The official language${values.length > 1 ? 's' : ''} of ${name} ${values.length > 1 ? 'are' : 'is'} ${joinNames(values)}.`,
  ],
];

/** Properties whose values are measures, with the kind of fact and its sentence. */
const MEASURE_SENTENCES: readonly [Property, FactKind, 'length' | 'area', (name: string, text: string) => string][] = [
  [PROPERTIES.height, 'height', 'length', (name, text) => `${name} is ${text} high.`],
  [PROPERTIES.length, 'length', 'length', (name, text) => `${name} is ${text} long.`],
  [PROPERTIES.area, 'area', 'area', (name, text) => `${name} covers ${text}.`],
];

/** Properties whose values are times, with the kind of fact and its sentence. */
const TIME_SENTENCES: readonly [Property, FactKind, (context: StatementContext, text: string) => string][] = [
  [
    PROPERTIES.inception,
    'inception',
    ({ name, isSettlement }, text) =>
      isSettlement ? `${name} was established ${text}.` : `${name} came into being ${text}.`,
  ],
  [PROPERTIES.opening, 'opening', ({ name }, text) => `${name} opened ${text}.`],
  [PROPERTIES.closed, 'detail', ({ name }, text) => `${name} closed ${text}.`],
  [PROPERTIES.demolished, 'detail', ({ name }, text) => `${name} ceased to exist ${text}.`],
];

/** Returns the ids of the items whose labels are needed for the statements about an item. */
export const getNeededLabels = (item: WikidataItem): string[] => [
  ...new Set(
    [
      ...ITEM_SENTENCES.map(([property]) => property),
      PROPERTIES.heritage,
      PROPERTIES.admin,
      PROPERTIES.country,
    ].flatMap((property) => getItemIds(item, property).slice(0, MAX_NAMES)),
  ),
];

/** Returns the claims of an item as statements of one sentence each. Contradicting claims are omitted. */
export function buildStatements(context: StatementContext): NewFact[] {
  return [
    ...buildDescription(context),
    ...buildLocation(context),
    ...TIME_SENTENCES.flatMap((sentence) => buildTime(context, ...sentence)),
    ...ITEM_SENTENCES.flatMap((sentence) => buildItems(context, ...sentence)),
    ...buildHeritage(context),
    ...MEASURE_SENTENCES.flatMap((sentence) => buildMeasure(context, ...sentence)),
    ...buildElevation(context),
    ...buildPopulation(context),
    ...buildWebsite(context),
  ].filter(({ statement }) => statement.length <= MAX_STATEMENT_LENGTH);
}

function buildDescription({ item, name }: StatementContext): NewFact[] {
  const description = item.descriptions.en?.value.trim();
  return description ? [{ kind: 'description', statement: `Wikidata describes ${name} as “${description}”.` }] : [];
}

function buildLocation({ item, name, labels }: StatementContext): NewFact[] {
  const parts = [PROPERTIES.admin, PROPERTIES.country].flatMap((property) => {
    const names = toLabels(getItemIds(item, property), labels);
    // If several administrative units or countries share or claim the place, no single one of them is correct.
    return names.length === 1 ? names : [];
  });
  const others = [...new Set(parts)].filter((part) => part !== name);
  if (others.length === 0) return [];
  return [{ kind: 'location', statement: `${name} is in ${others.join(', ')}.`, value: others.join(', ') }];
}

function buildItems(
  { item, name, labels }: StatementContext,
  property: Property,
  kind: FactKind,
  format: (name: string, values: string[]) => string,
): NewFact[] {
  const ids = getItemIds(item, property);
  const values = toLabels(ids.slice(0, MAX_NAMES), labels);
  // If one of several names were missing, the sentence would suggest that there are no others.
  if (values.length === 0 || values.length < Math.min(ids.length, MAX_NAMES)) return [];
  if (ids.length > MAX_NAMES || (property === PROPERTIES.capital && values.length > 1)) return [];
  return [{ kind, statement: format(name, values), value: joinNames(values) }];
}

function buildHeritage({ item, name, labels }: StatementContext): NewFact[] {
  const ids = getItemIds(item, PROPERTIES.heritage);
  const isWorldHeritage = ids.includes(WORLD_HERITAGE) || getTexts(item, PROPERTIES.worldHeritageId).length > 0;
  const protections = toLabels(ids.filter((id) => id !== WORLD_HERITAGE).slice(0, MAX_NAMES), labels);
  return [
    ...(isWorldHeritage
      ? [
          {
            kind: 'heritage',
            statement: `${name} is on UNESCO’s World Heritage List.`,
            value: 'World Heritage',
          } as const,
        ]
      : []),
    ...protections.map(
      (label) => ({ kind: 'heritage', statement: `${name} is protected: ${label}.`, value: label }) as const,
    ),
  ];
}

function buildMeasure(
  { item, name }: StatementContext,
  property: Property,
  kind: FactKind,
  dimension: 'length' | 'area',
  format: (name: string, text: string) => string,
): NewFact[] {
  const quantity = getSingle(item, property, readQuantity);
  const measure = quantity && presentQuantity(quantity, dimension);
  if (!measure || Number(measure.value) <= 0) return [];
  return [{ kind, statement: format(name, measure.text), value: measure.value, unit: measure.unit }];
}

function buildElevation({ item, name }: StatementContext): NewFact[] {
  const quantity = getSingle(item, PROPERTIES.elevation, readQuantity);
  if (!quantity) return [];
  const isBelow = Number(quantity.amount) < 0;
  const positive = isBelow ? { amount: quantity.amount.replace('-', '+'), unit: quantity.unit } : quantity;
  const measure = presentQuantity(positive, 'length');
  if (measure?.unit !== 'm') return [];
  const side = isBelow ? 'below' : 'above';
  return [
    {
      kind: 'elevation',
      statement: `${name} is ${measure.text} ${side} sea level.`,
      value: `${isBelow ? '-' : ''}${measure.value}`,
      unit: 'm',
    },
  ];
}

/** Of several counts, the latest is used; counts without a time contradict each other. */
function buildPopulation({ item, name }: StatementContext): NewFact[] {
  const counts = getBestClaims(item, PROPERTIES.population).flatMap((claim) => {
    const quantity = readQuantity(claim.mainsnak);
    const count = quantity && readCount(quantity);
    return count ? [{ count, asOf: getPointInTime(claim) }] : [];
  });
  const [latest, next] = counts.sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? ''));
  if (!latest || (next && next.asOf === latest.asOf && next.count !== latest.count)) return [];
  const year = latest.asOf === null ? '' : ` (${Number(latest.asOf.slice(0, 4))})`;
  return [
    {
      kind: 'population',
      statement: `${name} has ${formatNumber(latest.count)} inhabitants${year}.`,
      value: String(latest.count),
      unit: 'people',
      asOf: latest.asOf,
    },
  ];
}

function buildWebsite({ item, name }: StatementContext): NewFact[] {
  const [url, ...others] = getTexts(item, PROPERTIES.website);
  if (!url || others.length > 0 || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) return [];
  if (url.length > 300) return [];
  return [{ kind: 'website', statement: `The website of ${name} is ${url}.`, value: url }];
}

function buildTime(
  context: StatementContext,
  property: Property,
  kind: FactKind,
  format: (context: StatementContext, text: string) => string,
): NewFact[] {
  const claims = getBestClaims(context.item, property);
  const times = claims.flatMap((claim) => presentClaimTime(claim) ?? []);
  const [time, ...others] = times;
  if (!time || times.length < claims.length || others.some(({ text }) => text !== time.text)) return [];
  return [{ kind, statement: format(context, time.text), value: time.iso }];
}

/** Returns the time of a claim; an uncertain time as "around" or "between". */
function presentClaimTime({ mainsnak, qualifiers }: Claim): PresentedTime | null {
  const value = readTime(mainsnak);
  if (!value) return null;
  const earliest = readFirst(qualifiers?.P1319, readTime);
  const latest = readFirst(qualifiers?.P1326, readTime);
  const bounds = [earliest, latest].map((bound) => bound && presentYear(bound));
  if (bounds[0] && bounds[1]) return { text: `between ${bounds[0]} and ${bounds[1]}`, iso: null };
  const time = presentTime(value);
  const isAround = qualifiers?.P1480?.some(({ datavalue }) => JSON.stringify(datavalue).includes(`"${CIRCA}"`));
  return time && isAround ? { text: time.text.replace(/^(in|on) /, 'around '), iso: null } : time;
}

const readFirst = <T, V>(values: readonly V[] | undefined, read: (value: V) => T | null): T | null =>
  values?.[0] === undefined ? null : read(values[0]);

const getPointInTime = ({ qualifiers }: Claim): string | null => {
  const time: TimeValue | null = readFirst(qualifiers?.P585, readTime);
  return time && toIsoDate(time);
};

/** Returns the only value of a property; null when there is none or several different ones. */
function getSingle(
  item: WikidataItem,
  property: Property,
  read: (snak: Claim['mainsnak']) => QuantityValue | null,
): QuantityValue | null {
  const values = getBestClaims(item, property).map(({ mainsnak }) => read(mainsnak));
  const [first] = values;
  if (!first) return null;
  const isSame = values.every((value) => value?.amount === first.amount && value.unit === first.unit);
  return isSame ? first : null;
}

const toLabels = (ids: readonly string[], labels: ReadonlyMap<string, string>): string[] =>
  ids.flatMap((id) => labels.get(id) ?? []);

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

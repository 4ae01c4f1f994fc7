import { findPropertyTokens } from '../properties/read-properties.js';
import type { TimeRelation } from '../quantities/number-context.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';

/** Relations in the facts that support a stated relation. */
const COMPATIBLE: Record<TimeRelation, readonly TimeRelation[]> = {
  in: ['in', 'start', 'end', 'since', 'between'],
  since: ['since', 'start', 'in'],
  start: ['start', 'since', 'in'],
  between: ['start', 'between'],
  until: ['until', 'end', 'before'],
  end: ['end', 'until', 'in'],
  before: ['before', 'until'],
  after: ['after', 'since'],
};

const BEGINNINGS: readonly TimeRelation[] = ['since', 'start', 'after'];
const ENDS: readonly TimeRelation[] = ['until', 'end', 'before'];

/** Returns whether a beginning is stated as an end, or the other way round: "until 1906" for "from 1906". */
export const reversesTime = (stated: Quantity, known: Quantity): boolean =>
  (ENDS.includes(stated.relation) && BEGINNINGS.includes(known.relation)) ||
  (BEGINNINGS.includes(stated.relation) && ENDS.includes(known.relation));

/** Returns whether a cited time supports a stated one as a beginning, an end, or the time itself. */
export function isRelationCompatible(
  stated: Quantity,
  reading: Reading,
  known: Quantity,
  factReading: Reading,
): boolean {
  if ((stated.dimension !== 'bare' && stated.dimension !== 'century') || known.dimension === 'clock') return true;
  // "Children up to twelve" is no time.
  if (stated.approximation === 'most' && known.approximation === 'most') return true;
  if (!COMPATIBLE[stated.relation].includes(known.relation)) {
    // "Until 1930, when Y overtook it": it was overtaken in 1930.
    const isMoment = factReading.tokens
      .slice(known.last + 1, known.last + 3)
      .some(({ word }) => /^(?:when|als|quand|cuando)$/.test(word));
    // "Until 1785 it stood here" for "before it was moved in 1785".
    const isEndOf = stated.relation === 'in' && known.relation === 'until' && tellsEnd(stated, reading);
    const isEnd = stated.relation === 'until' && known.relation === 'in' && tellsEnd(known, factReading);
    // "Off the list since 2014" for "on the list 2004–2014".
    const isUntilHoliday =
      stated.relation === 'in' &&
      known.relation === 'until' &&
      HOLIDAY_END.test(reading.text.slice(0, reading.tokens[stated.first]!.start));
    // "Into the nineties" for "until the 1990s".
    const isInto =
      stated.relation === 'in' &&
      (known.relation === 'until' || known.relation === 'end') &&
      INTO.test(reading.text.slice(0, reading.tokens[stated.first]!.start));
    const isOver = stated.relation === 'since' && known.relation === 'end' && OVER.test(reading.text);
    // "Not until 1994" means in 1994.
    const isNotUntil = stated.relation === 'until' && known.relation === 'in' && isDenied(stated, reading);
    return (
      isOver ||
      isUntilHoliday ||
      isInto ||
      isNotUntil ||
      (stated.relation === 'between' && known.relation === 'in') ||
      (stated.relation === 'in' && isMoment) ||
      isEnd ||
      isEndOf
    );
  }
  const isRange = known.relation === 'start' || known.relation === 'end';
  if (!isRange || factReading.tokens.length > MAX_PERIOD_TOKENS) return true;
  const clause = reading.clauses.find(({ positions }) => positions.includes(stated.first));
  const states = (concept: string) =>
    clause?.positions.some(
      (position) => reading.tokens[position]!.concepts.includes(concept) && !isPartOfTime(position, stated, reading),
    ) ?? false;
  const isBeginning = states('begin') || states('found');
  if (isBeginning !== states('finish')) return isBeginning ? known.relation === 'start' : known.relation === 'end';
  return true;
}

const MAX_PART_TOKENS = 4;
/** Whether a word is part of a time: "the end of the 1780s" states no completion. */
const isPartOfTime = (position: number, { first }: Quantity, { tokens }: Reading): boolean =>
  position < first &&
  position >= first - MAX_PART_TOKENS &&
  /^(?:of|der|des|du|de|del|dei|degli|d|do|dos)$/.test(tokens[position + 1]?.word ?? '');

const isDenied = ({ first }: Quantity, { clauses, tokens }: Reading): boolean =>
  clauses.some(
    ({ positions }) =>
      positions.includes(first) &&
      positions.some((position) => position < first && NOT.test(tokens[position]!.text.toLowerCase())),
  );
const NOT = /^(?:not|nicht|ne|n|no|non|não)$/;
/** "Until shortly before Christmas 1986". */
const HOLIDAY_END = /(?<!\p{L})(?:until|till|bis|jusqu['’]|hasta|fino|até)(?: ?\p{L}+){1,4} $/iu;
const INTO = /(?<!\p{L})into (?:the )?(?:early |late )?$/iu;
const OVER =
  /(?<!\p{L})(?:off|no longer|out of|nicht mehr|n['’]\p{L}+ plus|ne \p{L}+ plus|sorti\p{L}*|ya no|fuera|salió|non \p{L}+ più|fuori|uscit\p{L}*|já não|fora|saiu|saíram)(?!\p{L})/iu;

/** Facts with at most this many tokens may be only a period, such as "1887–1889". */
const MAX_PERIOD_TOKENS = 14;

const ENDINGS: ReadonlySet<string> = new Set([
  'move',
  'close',
  'abandon',
  'finish',
  'destroy',
  'die',
  'collapse',
  'burn',
]);

/** Whether the clause of a year states that something ended. */
function tellsEnd({ first }: Quantity, fact: Reading): boolean {
  const clause = fact.clauses.find(({ positions }) => positions.includes(first));
  const lead = fact.tokens[first - 1];
  if (lead?.text === ':' && RENAMED.test(fact.tokens[first - 2]?.word ?? '')) return true;
  const terms = findPropertyTokens(fact);
  const isRenaming = clause?.positions.some((position) => RENAMED.test(fact.tokens[position]!.word)) ?? false;
  return (
    isRenaming ||
    (clause?.positions.some((position) =>
      terms.get(fact.tokens[position]!)?.some((property) => ENDINGS.has(property)),
    ) ??
      false)
  );
}

const RENAMED = /^(?:renam|umbenannt|umbenennung|rebapti|rebatis|renomm|renomb|rinomin|ribattez|renome)/;

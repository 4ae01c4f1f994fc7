import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import { ALL_DAYS, findDays, findHolidays, findMonths, isEveryDay } from './calendar.js';

/** What a clause states about opening hours. */
export interface Claim {
  days: number;
  months: number;
  /** Month and day: "12-25". */
  dates: readonly string[];
  times: readonly Quantity[];
  isNegated: boolean;
  /** Whether visitors have to wait for the time, so that it is the opening. */
  isAwaited: boolean;
  /** Whether it is about a break between two openings of a day. */
  isPause: boolean;
  /** Whether it holds for every day or season. */
  isAlways: boolean;
  concepts: ReadonlySet<string>;
  /** Bits of excepted days: "every day but Monday". */
  exceptions: number;
}

const WAITING =
  /(?<!\p{L})(?:wait|patience|warten|gedulden|attend\p{L}*|patient\p{L}*|esperar?|aspett\p{L}*)(?!\p{L})/iu;
const PAUSE =
  /(?<!\p{L})(?:break|over lunch|at lunchtime|mittagspause|über mittag|unterbr\p{L}*|pause|interromp\p{L}*|pausa|descanso|interrump\p{L}*|siesta|intervallo|interromp\p{L}*|intervalo)(?!\p{L})/iu;
/** Phrases for closed, such as the German "zu" at the end of a clause: "Das Tor bleibt zu". */
const SHUT =
  /(?<!\p{L})(?:ist|sind|bleib\p{L}*|war|waren|hat|haben)(?: \p{L}+)* zu(?=[,;.!]|$)|(?<!\p{L})(?:day of rest|day off|[Rr]uhetag|jour de (?:repos|fermeture)|día de descanso|dia de descanso|giorno di (?:riposo|chiusura)|rest[ai](?:no)? fuori)(?!\p{L})/u;
/** A time to compare with follows: "three hours earlier than in summer". */
const THAN = /^(?:than|als|que|di|do|rispetto)$/;
/** A day to compare with follows: "Saturdays from nine, as on weekdays". */
const LIKE = /^(?:like|as|wie|comme|como|come)$/;
const NEGATION =
  /(?<!\p{L})(?:not|no|nobody|never|nor|nicht|nie|kein\w*|niemand|pas|ne|n['’]|jamais|personne|no|nunca|nadie|non|nessuno|mai|não|nem|ninguém)(?!\p{L})|n['’]t/iu;

/** Negations in advice do not mean closed: "Don't hurry in the morning". */
const ADVICE =
  /(?<!\p{L})(?:don['’]t|do not|no need to|never) (?:hurry|rush|worry|bother|forget|miss|be|let|mind|wait|stand|oversleep)(?!\p{L})/giu;
const EXCEPT =
  /(?<!\p{L})(?:except(?:ing)?|save|apart from|other than|bar|excluding|außer|ausgenommen|bis auf|sauf|excepté|hormis|hors|excepto|salvo|menos|tranne|eccetto|fuorché|exceto|every day but|any day but|daily but|all days but|every day of the week but|every weekday but)(?!\p{L})/iu;

const OTHER_DAYS =
  /(?<!\p{L})(?:other days|other day|the rest|übrigen Tag\p{L}*|anderen Tag\p{L}*|autres jours|otros días|demás|altri giorni|outros dias)(?!\p{L})/iu;

/** Returns the text of a clause without the text between its parts. */
export const toText = ({ text, tokens }: Reading, positions: readonly number[]): string =>
  positions
    .map((position, index) => {
      const isNext = positions[index - 1] === position - 1;
      const part = text.slice(isNext ? tokens[position - 1]!.end : tokens[position]!.start, tokens[position]!.end);
      return index > 0 && !isNext ? ` ${part}` : part;
    })
    .join('');

/** Returns what a clause states about opening hours. */
export function toClaim(reading: Reading, positions: readonly number[]): Claim {
  const tokens = positions.map((position) => reading.tokens[position]!);
  const dated = new Set(
    reading.dates.filter(({ day }) => day !== null).map(({ position }) => reading.tokens[position]!),
  );
  const text = toText(reading, positions);
  const than = findComparison(reading, positions);
  const own = than === -1 ? tokens : tokens.slice(0, than);
  const days = findDays(own, false);
  const exception = EXCEPT.exec(text);
  const from = exception === null ? 0 : tokens[0]!.start + exception.index;
  const exceptions =
    exception === null
      ? 0
      : findDays(
          tokens.filter(({ start }) => start >= from),
          false,
        );
  return {
    days: exceptions === 0 ? days : ALL_DAYS & ~exceptions,
    exceptions,
    months: findMonths(own.filter((token) => !dated.has(token))),
    dates: [
      ...findHolidays(tokens),
      ...reading.dates
        .filter(({ day, position }) => day !== null && positions.includes(position))
        .map(({ day, month }) => `${month}-${day}`),
    ],
    times: reading.quantities.filter(
      (quantity) => positions.includes(quantity.first) && isTime(quantity) && !isReplaced(quantity, reading),
    ),
    isNegated: NEGATION.test(text.replace(ADVICE, '')),
    isAwaited: WAITING.test(text),
    isPause: PAUSE.test(text),
    isAlways: !OTHER_DAYS.test(text) && tokens.some((token) => isEveryDay(token) || token.concepts.includes('all')),
    concepts: new Set([...tokens.flatMap(({ concepts }) => concepts), ...(SHUT.test(text) ? ['close'] : [])]),
  };
}

/** Returns the index of the "than" or "like" after which another time is compared, or -1. */
function findComparison({ tokens, quantities }: Reading, positions: readonly number[]): number {
  const duration = quantities.find(({ dimension, first }) => dimension === 'duration' && positions.includes(first));
  if (duration === undefined)
    return positions.findIndex(
      (position, at) =>
        at > 0 && LIKE.test(tokens[position]!.text) && findDays(tokens.slice(position, position + 3), false) !== 0,
    );
  return positions.findIndex((position) => position > duration.last && THAN.test(tokens[position]!.text.toLowerCase()));
}

/** Whether a time is one that does not apply: nine in "at ten rather than nine". */
const isReplaced = ({ first }: Quantity, { tokens, text }: Reading): boolean =>
  /(?<!\p{L})(?:rather than|instead of|and not|statt|anstatt|au lieu de|en vez de|en lugar de|invece (?:di|che)|em vez de)(?: \p{L}+)?\s*$/iu.test(
    text.slice(0, tokens[first]!.start),
  );

/** A number without a unit is a time after a preposition: "until four". */
const isTime = ({ dimension, relation, value }: Quantity): boolean =>
  dimension === 'clock' || (dimension === 'bare' && relation !== 'in' && value >= 1 && value <= 24);

import type { TimeValue } from './claims.js';

/** Precisions of times in Wikidata. */
const PRECISION = { millennium: 6, century: 7, decade: 8, year: 9, month: 10, day: 11 } as const;
const JULIAN = /\/Q1985786$/;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface Parts {
  /** Negative for years BC; there is no year 0. */
  year: number;
  month: number;
  day: number;
  precision: number;
}

/** A time in words with its preposition, and in ISO 8601 if it can be expressed there. */
export interface PresentedTime {
  /** "in 1887", "on January 28, 1887", "in the 1880s", "in the 5th century BC". */
  text: string;
  /** "1887", "1887-01-28", "-0447" for 447 BC; null for decades and longer. */
  iso: string | null;
}

/** Returns a Wikidata time in words, as precisely as it is known; null if it is less precise than a millennium. */
export function presentTime(value: TimeValue): PresentedTime | null {
  const parts = parseTime(value);
  if (!parts) return null;
  const { year, month, day, precision } = parts;
  const era = year < 0 ? ' BC' : '';
  const count = Math.abs(year);
  switch (precision) {
    case PRECISION.day:
      return { text: `on ${MONTHS[month - 1]} ${day}, ${formatYear(year)}`, iso: formatIso(year, month, day) };
    case PRECISION.month:
      return { text: `in ${MONTHS[month - 1]} ${formatYear(year)}`, iso: formatIso(year, month) };
    case PRECISION.year:
      return { text: `in ${formatYear(year)}`, iso: formatIso(year) };
    case PRECISION.decade:
      return { text: `in the ${Math.floor(count / 10) * 10}s${era}`, iso: null };
    case PRECISION.century:
      return { text: `in the ${formatOrdinal(Math.ceil(count / 100))} century${era}`, iso: null };
    case PRECISION.millennium:
      return { text: `in the ${formatOrdinal(Math.ceil(count / 1000))} millennium${era}`, iso: null };
    default:
      return null;
  }
}

/** Returns the year of a time: "1163", "447 BC"; null when it is not known that precisely. */
export function presentYear(value: TimeValue): string | null {
  const parts = parseTime(value);
  return parts && parts.precision >= PRECISION.year ? formatYear(parts.year) : null;
}

/** Returns the first day that a time may mean as ISO 8601: "2023-01-01" for 2023. Null before the year 1. */
export function toIsoDate(value: TimeValue): string | null {
  const parts = parseTime(value);
  if (!parts || parts.precision < PRECISION.year || parts.year < 1 || parts.year > 9999) return null;
  const { year, month, day, precision } = parts;
  return formatIso(year, precision >= PRECISION.month ? month : 1, precision === PRECISION.day ? day : 1);
}

/** Days and months in the Julian calendar differ from modern ones, so only its years are used. */
function parseTime({ time, precision, calendarmodel }: TimeValue): Parts | null {
  const [, sign, yearText, monthText, dayText] = /^([+-])(\d{1,16})-(\d{2})-(\d{2})T/.exec(time) ?? [];
  const count = Number(yearText);
  if (!sign || !count) return null;
  const [month, day] = [Number(monthText), Number(dayText)];
  const isJulian = JULIAN.test(calendarmodel ?? '');
  const known =
    isJulian || month < 1 || month > 12 ? PRECISION.year : day < 1 || day > 31 ? PRECISION.month : PRECISION.day;
  return { year: sign === '-' ? -count : count, month, day, precision: Math.min(precision, known) };
}

const formatYear = (year: number) => (year < 0 ? `${-year} BC` : year < 100 ? `AD ${year}` : String(year));

function formatIso(year: number, ...rest: number[]): string {
  const digits = String(Math.abs(year)).padStart(4, '0');
  return [`${year < 0 ? '-' : ''}${digits}`, ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

function formatOrdinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}

import type { CitableFact, Finding, VerifiedPlace } from '../verdicts.js';

const EMAIL = /[\p{L}\d._%+-]+\s*@\s*[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const DOMAIN =
  /(?<![\p{L}\d@.])(?:[\p{L}\d-]+\.)+(?:com|org|net|info|edu|gov|int|travel|museum|paris|berlin|london|example|test|local|eu|io|ai|app|dev|co|biz|online|site|shop|[a-z]{2})(?![\p{L}\d])/giu;
const PHONE =
  /(?:\+|\b00)\s?\d(?:[\s()./-]?\d){6,}|\b0\d{2,4}(?:[\s/-]\d{2,}){2,}|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b|\b0\d{2,5}[\s/-]\d{4,}(?:\s?\d+)*|\b\d{3}(?:[ .]\d{2}){3}\b/g;
const PLUS_CODE = /\b[23456789CFGHJMPQRVWX]{2,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/gi;
const POSITION =
  /(-?\d{1,3}[.,]\d+)\s*°?\s*([NSEWO])?\s*[,;/ ]\s*(-?\d{1,3}[.,]\d+)\s*°?\s*([NSEWO])?(?![\d%])|(\d{1,3})\s*°\s*(?:\d{1,2}\s*['′’]\s*)?(?:[\d.]+\s*["″”]\s*)?[NSEWO]\b/g;
/** Allows for positions rounded to two decimals. */
const POSITION_TOLERANCE_DEGREES = 0.01;

/**
 * Checks telephone numbers, e-mail addresses, domains and Plus codes, which a cited fact must contain literally, and
 * positions, which must be that of the place.
 */
export function checkContacts(text: string, cited: readonly CitableFact[], place: VerifiedPlace): Finding | null {
  if (!MAYBE_CONTACT.test(text)) return null;
  const sources = cited.map(({ statement, value }) => `${statement} ${value ?? ''}`.toLowerCase());
  for (const pattern of [EMAIL, DOMAIN, PLUS_CODE]) {
    const missing = (text.match(pattern) ?? []).find(
      (found) => !isAbbreviation(found) && !sources.some((source) => source.includes(found.toLowerCase())),
    );
    if (missing !== undefined) return { reason: 'contact', detail: missing };
  }
  const digits = sources.map(toDigits);
  const phones = sources.flatMap((source) => source.match(PHONE) ?? []);
  const phone = (text.match(PHONE) ?? []).find(
    (found) =>
      !digits.some((each) => each.includes(toDigits(found))) && !phones.some((known) => isNationalPart(found, known)),
  );
  if (phone !== undefined) return { reason: 'contact', detail: phone };
  const position = [...text.matchAll(POSITION)].find((match) => !isPosition(match, place) || cited.length === 0);
  return position === undefined ? null : { reason: 'contact', detail: position[0] };
}

const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Longest international prefix, such as 49 or 351. */
const MAX_PREFIX = 3;
const MIN_NATIONAL = 7;

/** Whether a number is an international one as dialed within its country: "0201 246810" for "+49 201 246810". */
function isNationalPart(found: string, known: string): boolean {
  const [national, international] = [toDigits(found).replace(/^0/, ''), toDigits(known)];
  const prefix = international.length - national.length;
  return (
    known.trim().startsWith('+') &&
    national.length >= MIN_NATIONAL &&
    international.endsWith(national) &&
    prefix > 0 &&
    prefix <= MAX_PREFIX
  );
}

/** A quick test: every contact has an at sign, an inner dot, a plus, a degree sign or several digits. */
const MAYBE_CONTACT = /@|\p{L}\.\p{L}|\+|°|\d{2,}.*\d{2}|\d[.,]\d/u;

/** "I.M", "e.g", "d.C", "n.Chr" look like domains. */
const isAbbreviation = (found: string): boolean =>
  /^(?:\p{L}{1,3}\.)+\p{L}{1,4}$/u.test(found) && !/\.(?:com|org|net)$/i.test(found);

function isPosition([, latitude, ns, longitude, ew]: RegExpExecArray, place: VerifiedPlace): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  const read = (value: string, sign: string | undefined, negative: RegExp) =>
    Number(value.replace(',', '.')) * (sign !== undefined && negative.test(sign) ? -1 : 1);
  return (
    Math.abs(read(latitude, ns, /S/) - place.latitude) <= POSITION_TOLERANCE_DEGREES &&
    Math.abs(read(longitude, ew, /W/) - place.longitude) <= POSITION_TOLERANCE_DEGREES
  );
}

/** Returns a text without contacts and positions, so that their digits are not checked as numbers. */
export const stripContacts = (text: string): string =>
  !MAYBE_CONTACT.test(text)
    ? text
    : [EMAIL, PLUS_CODE, POSITION, PHONE].reduce((rest, pattern) => rest.replace(pattern, ' '), text);

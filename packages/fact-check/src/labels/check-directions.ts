import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const ONE_WAY =
  /(?<!\p{L})(?:each way|one[- ]way|einfache fahrt|pro strecke|aller simple|l['’]aller(?!-| et)|solo ida|sólo ida|solo andata|sola andata|só ida|cada trayecto)(?!\p{L})/iu;
const ROUND_TRIP =
  /(?<!\p{L})(?:round[- ]trip|there and back|out and back|both ways|hin und zurück|aller[- ]retour|ida y vuelta|andata e ritorno|ida e volta)(?!\p{L})/iu;
const UP =
  /(?<!\p{L})(?:upwards?|from the (?:bottom|floor|ground) up|bottom up|aufwärts|von unten nach oben|vers le haut|de bas en haut|hacia arriba|verso l['’]alto|para cima)(?!\p{L})/iu;
const DOWN =
  /(?<!\p{L})(?:downwards?|top[- ]down|from the top|abwärts|von oben nach unten|vers le bas|de haut en bas|hacia abajo|verso il basso|para baixo|top down)(?!\p{L})/iu;
const OPPOSITE_WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [ONE_WAY, ROUND_TRIP],
  [ROUND_TRIP, ONE_WAY],
  [UP, DOWN],
  [DOWN, UP],
];

/** Checks that "each way" does not replace "round trip", nor "upwards" "top down". */
export function checkWays(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const statements = cited.map(({ fact }) => fact.statement);
  const isSameNumber = reading.quantities.every((quantity) =>
    cited.some(({ readings }) =>
      readings.some(({ quantities }) => quantities.some(({ value }) => value === quantity.value)),
    ),
  );
  const reversed = OPPOSITE_WAYS.find(
    ([stated, known]) =>
      stated.test(reading.text) &&
      !known.test(reading.text) &&
      statements.some((text) => known.test(text)) &&
      !statements.some((text) => stated.test(text)),
  );
  return reversed === undefined || !isSameNumber
    ? null
    : { reason: 'role', detail: reversed[0].exec(reading.text)![0] };
}

const FROM = /^(?:from|von|vom|de|du|desde|da|dal|dalla|di)$/;
const MAX_GAP = 3;

/** Checks the starting point of a distance: "95 km from Jaipur on the Agra road" is not 95 km from Agra. */
export function checkOrigins(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  for (const quantity of reading.quantities) {
    if (quantity.dimension !== 'length') continue;
    const stated = findOrigin(quantity.last, reading);
    if (stated === null) continue;
    const known = cited.flatMap(({ readings }) =>
      readings.flatMap((fact) =>
        fact.quantities
          .filter(({ dimension, value }) => dimension === 'length' && value === quantity.value)
          .flatMap(({ last }) => {
            const origin = findOrigin(last, fact);
            return origin === null ? [] : [{ origin, fact }];
          }),
      ),
    );
    const isSame = known.some(({ origin, fact }) => isSameWord(stated, reading.language, origin, fact.language));
    if (known.length > 0 && !isSame) return { reason: 'role', detail: stated.text };
  }
  return null;
}

/** Returns the name after "from" beside a distance, or null. */
function findOrigin(last: number, { tokens }: Reading): Token | null {
  for (let at = last + 1; at <= last + MAX_GAP; at++) {
    if (!FROM.test(tokens[at]?.word ?? '')) continue;
    const name = tokens.slice(at + 1, at + 1 + MAX_GAP).find(({ isCapital }) => isCapital);
    return name === undefined || name.isOwnName ? null : name;
  }
  return null;
}

const ELEVATION = /^(?:elevation|altitud|seehohe|meereshohe|hohenlage|quota)/;
const TALL =
  /(?<!\p{L})(?:tall|high|hoch|haute?s?|alt[oa]s?|(?:raggiung|atteig|atteint|alcanza|mide|misura|mesure|mede)\p{L}* (?:\p{L}+ ){0,2}[\d.,]+ ?\p{L}+ (?:di altezza|de haut(?:eur)?|de alt(?:o|ura)))(?!\p{L})/iu;
const ABOVE_SEA =
  /(?<!\p{L})(?:above|sea|elevation|altitude|altitud|altitudine|über|meer\p{L}*|niveau|nivel|livello|mountains?|peaks?|summit|volcano|berg\p{L}*|gipfel|vulkan|mont\p{L}*|sommet|cima|pico|volc\p{L}*|hills?|hügel|colline|collina|colina|cerro)(?!\p{L})/iu;

/** Checks that an elevation does not become a height: a castle 336 m above sea level is not 336 m tall. */
export function checkElevations({ text, quantities }: Reading, cited: readonly FactEvidence[]): Finding | null {
  if (!TALL.test(text) || ABOVE_SEA.test(text)) return null;
  const isElevation = ({ readings }: FactEvidence) => ELEVATION.test(readings[0]?.tokens[0]?.word ?? '');
  const stated = quantities.find(({ dimension, value }) => {
    const known = cited.filter(({ readings }) =>
      readings.some((fact) => fact.quantities.some((other) => other.dimension === dimension && other.value === value)),
    );
    return dimension === 'length' && known.length > 0 && known.every(isElevation);
  });
  return stated === undefined ? null : { reason: 'number-of-something-else', detail: String(stated.written) };
}

import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/word-match.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Labels that say what a person did, by rows: words of the label | concepts of the deed. */
const ROLE_ROWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:architect|architekt|arquitet|arquitect|architett|designer|gestalter|planer)/, 'design plan drawing'],
  [/^(?:founder|grunder|fondat|fundador|stifter)/, 'found'],
  [/^(?:owner|besitzer|eigentumer|propriet|duen)/, 'belong'],
  [/^(?:client|auftraggeber|commanditaire|committent|commissioned|mecena|patron)/, 'pay order patron'],
  [/^(?:painter|maler|peintre|pintor|pittor|fresco|affresch)/, 'paint'],
  [/^(?:sculptor|bildhauer|sculpteur|escultor|scultor)/, 'carve sculpture'],
  [/^(?:engineer|ingenieur|ingegner|ingenier|engenheir)/, 'engineer'],
  [/^(?:contractor|bauunternehmer|constructor)/, 'contract build'],
  [/^(?:chef|cook|koch|cuisinier|cocinero|cuoco)/, 'cook'],
];

/** A person or firm with the deeds of the label. */
interface Role {
  deeds: readonly string[];
  names: readonly Token[];
  fact: Reading;
}

const toDeeds = (label: Token): string[] =>
  ROLE_ROWS.find(([pattern]) => pattern.test(label.word))?.[1].split(' ') ?? [];

function findRoles(cited: readonly FactEvidence[]): Role[] {
  return cited.flatMap(({ label, readings }) => {
    const fact = readings[0];
    if (label?.isTerse !== true || fact === undefined) return [];
    const colon = fact.tokens.findIndex(({ text }) => text === ':');
    const deeds = fact.tokens.slice(0, colon).flatMap(toDeeds);
    const names = fact.tokens.slice(colon + 1).filter(({ isCapital, isFunction }) => isCapital && !isFunction);
    return deeds.length === 0 || names.length === 0 ? [] : [{ deeds, names, fact }];
  });
}

/** Checks that nobody does what another label says of somebody else: the founder does not design for the architect. */
export function checkRoles(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const roles = findRoles(cited);
  if (roles.length < 2) return null;
  for (const { positions } of reading.clauses) {
    const tokens = positions.map((position) => reading.tokens[position]!);
    const concepts = new Set(tokens.flatMap((token) => token.concepts));
    const isNamed = ({ names, fact }: Role) =>
      names.some((name) =>
        tokens.some((token) => token.isCapital && isSameWord(token, reading.language, name, fact.language)),
      );
    const claimed = roles.filter(({ deeds }) => deeds.some((deed) => concepts.has(deed)));
    const named = roles.filter(isNamed);
    const isForeign = claimed.length > 0 && named.length > 0 && !claimed.some((role) => named.includes(role));
    if (isForeign) return { reason: 'role', detail: tokens.map(({ text }) => text).join(' ') };
  }
  return null;
}

const GIVING =
  /^(?:gave|given|sold|handed|ceded|donated|bequeathed|presented|verkaufte|schenkte|ubergab|vermachte|vendit|ceda|legua|offrit|donna|remit|vendio|regalo|cedio|lego|dono|vende|vendeu|cedeu|doou|vendette)$/;
const TAKING =
  /^(?:bought|purchased|received|inherited|acquired|kaufte|erwarb|erhielt|erbte|ubernahm|acheta|recut|herita|acquit|reprit|racheta|compro|recibio|heredo|adquirio|acquisto|eredito|ricevette|comprou|recebeu|herdou)$/;
const TO = /^(?:to|an|dem|der|au|aux|a|al|alla|ao)$/;
const FROM = /^(?:from|von|de|du|dal|da|del|do)$/;
const MAX_NAME_GAP = 5;
const MAX_SUBJECT_GAP = 8;
const PASSIVE = /^(?:was|were|been|being|wurden?|fut|furent|fue|fueron|fu|furono|foi|foram)$/;

/** Who gave something to whom. */
interface Transfer {
  giver: readonly Token[];
  taker: readonly Token[];
}

const isName = ({ kind, isCapital, isFunction, isOwnName }: Token): boolean =>
  kind === 'word' && isCapital && !isFunction && !isOwnName;

function findTransfers({ tokens }: Reading): Transfer[] {
  return tokens.flatMap((token, position) => {
    const isGiving = GIVING.test(token.word);
    if (!isGiving && !TAKING.test(token.word)) return [];
    const subject = tokens.slice(Math.max(0, position - MAX_SUBJECT_GAP), position).filter(isName);
    const isPassive = PASSIVE.test(tokens[position - 1]?.word ?? '');
    const joint = tokens.findIndex(
      ({ word }, at) => at > position && (isGiving ? TO : FROM).test(word) && hasName(tokens, at),
    );
    const other = joint === -1 ? [] : tokens.slice(joint + 1, joint + 1 + MAX_NAME_GAP).filter(isName);
    if (isPassive) return [{ giver: [], taker: isGiving ? subject : [] }];
    return [isGiving ? { giver: subject, taker: other } : { giver: other, taker: subject }];
  });
}

const hasName = (tokens: readonly Token[], joint: number): boolean =>
  tokens.slice(joint + 1, joint + 1 + MAX_NAME_GAP).some(isName);

/** Checks that nobody gives what he was given: "X sold it to Y" is not "Y gave it to X". */
export function checkTransfers(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const stated = findTransfers(reading);
  if (stated.length === 0) return null;
  for (const fact of cited.flatMap(({ readings }) => readings)) {
    const shares = (a: readonly Token[], b: readonly Token[]) =>
      a.some((token) => b.some((other) => isSameWord(token, reading.language, other, fact.language)));
    const known = findTransfers(fact);
    const reversed = stated.find(
      ({ giver, taker }) =>
        known.some((other) => shares(giver, other.taker) || shares(taker, other.giver)) &&
        !known.some((other) => shares(giver, other.giver) || shares(taker, other.taker)),
    );
    if (reversed !== undefined)
      return { reason: 'role', detail: [...reversed.giver, ...reversed.taker].map(({ text }) => text).join(' ') };
  }
  return null;
}

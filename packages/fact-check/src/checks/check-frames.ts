import type { Filler, Frame } from '../text/frames.js';
import { findFrames } from '../text/frames.js';
import type { Slot } from '../text/prepositions.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isPlaceName, isSameWord } from './words/word-match.js';

interface KnownFrame extends Frame {
  reading: Reading;
}

/** Slots in the facts that contradict a slot in the sentence. */
const EXCLUDED: Partial<Record<Slot, readonly Slot[]>> = {
  agent: ['patient', 'for', 'to', 'from', 'after', 'than', 'against'],
  patient: ['agent', 'after', 'than', 'against'],
  core: ['after', 'than', 'against'],
  against: ['agent', 'core'],
  for: ['agent', 'from', 'owner'],
  to: ['agent', 'from'],
  from: ['agent', 'to'],
  after: ['agent', 'patient'],
  than: ['agent', 'patient'],
};

/**
 * Checks that names and years stay with their verbs: who did it, to whom, for whom and when. Compares only verbs that
 * the cited facts use.
 */
export function checkFrames(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const frames = findFrames(reading);
  if (frames.length === 0) return null;
  const known = cited.flatMap(findKnownFrames);
  for (const frame of frames) {
    const same = known.filter((other) => isSameWord(frame.verb, reading.language, other.verb, other.reading.language));
    if (same.length === 0) continue;
    const finding = findForeignFiller(frame, reading, same, evidence) ?? findForeignTime(frame, same);
    if (finding !== null) return finding;
  }
  return null;
}

const KNOWN_FRAMES = new WeakMap<FactEvidence, KnownFrame[]>();

function findKnownFrames(fact: FactEvidence): KnownFrame[] {
  const known = KNOWN_FRAMES.get(fact);
  if (known !== undefined) return known;
  const frames = fact.readings.flatMap((reading) => findFrames(reading).map((frame) => ({ ...frame, reading })));
  KNOWN_FRAMES.set(fact, frames);
  return frames;
}

/**
 * Returns whether a sentence attributes an action to somebody although the facts state it in the passive and mention
 * the name in another clause: "X completed the gate" for "the gate was not completed until 1422, when X rebelled".
 */
export function isRoleWithoutFact(reading: Reading, cited: readonly FactEvidence[]): boolean {
  const frames = findFrames(reading);
  if (frames.length === 0) return false;
  const known = cited.flatMap(findKnownFrames);
  return frames.some(({ verb, fillers, isLight, isPassive }) => {
    const same = known.filter((other) => isSameWord(verb, reading.language, other.verb, other.reading.language));
    if (isLight || isPassive || same.length === 0) return false;
    const at = reading.tokens.indexOf(verb);
    return fillers.some(
      (filler) =>
        isNamed(filler) &&
        isAgentLike(filler) &&
        reading.tokens.indexOf(filler.tokens[0]!) < at &&
        !filler.tokens.every(({ isOwnName }) => isOwnName) &&
        same.every(
          (other) =>
            other.isPassive &&
            isKnownName(filler, reading, other.reading) &&
            !other.fillers.some(
              (each) =>
                isSameFiller(filler, reading, each, other.reading) &&
                each.slots.some((slot) => slot === 'agent' || slot === 'core' || slot === 'patient'),
            ),
        ),
    );
  });
}

function findForeignFiller(
  frame: Frame,
  reading: Reading,
  same: readonly KnownFrame[],
  { names }: Evidence,
): Finding | null {
  for (const filler of frame.isLight ? [] : frame.fillers) {
    if (filler.tokens.every((token) => token.isOwnName || isPlaceName(token, names)) && !isOtherName(filler)) continue;
    const found = same.flatMap((other) =>
      other.fillers.filter((each) => isSameFiller(filler, reading, each, other.reading)),
    );
    const detail = `${frame.verb.text}, ${filler.tokens.map(({ text }) => text).join(' ')}`;
    if (found.length > 0 && found.every((each) => excludes(filler.slots, each.slots)))
      return { reason: 'role', detail };
    const isOnlyOwner = found.every(({ slots }) => slots.every((slot) => slot === 'owner' || slot === 'of'));
    if (isOnlyOwner && hasOtherAgent(filler, frame, reading, same)) return { reason: 'role', detail };
    if (found.length === 0 && isInPlaceOfAgent(filler, frame, reading, same)) return { reason: 'role', detail };
    if (found.length === 0 && isOfOtherVerb(filler, frame, reading, same)) return { reason: 'role', detail };
  }
  return null;
}

/** Whether words for the place together are another name: "Tokyo Tower" is not any tower in Tokyo. */
const isOtherName = ({ tokens }: Filler): boolean =>
  tokens.length > 1 && tokens.some(({ isOwnName }) => !isOwnName) && tokens.every(({ isCapital }) => isCapital);

const isNamed = ({ tokens }: Filler): boolean => tokens.some(({ isCapital }) => isCapital);

const excludes = (stated: readonly Slot[], known: readonly Slot[]): boolean =>
  stated.every((slot) => known.every((other) => EXCLUDED[slot]?.includes(other) ?? false));

const isSameFiller = (a: Filler, { language }: Reading, b: Filler, other: Reading): boolean =>
  a.tokens.some((token) => b.tokens.some((each) => isSameWord(token, language, each, other.language)));

/** Whether all facts with the verb name somebody else, whom the sentence does not mention, as the one who did it. */
function hasOtherAgent(filler: Filler, frame: Frame, reading: Reading, same: readonly KnownFrame[]): boolean {
  if (!isNamed(filler) || !filler.slots.some((slot) => slot === 'agent' || slot === 'core')) return false;
  return same.every(({ fillers, hasUnnamed, reading: known }) => {
    const agents = fillers.filter(({ slots }) => slots.includes('agent'));
    const isGiven = agents.some((agent) =>
      frame.fillers.some(
        (each) =>
          each.slots.some((slot) => slot === 'agent' || slot === 'core') && isSameFiller(each, reading, agent, known),
      ),
    );
    return agents.length > 0 && !hasUnnamed && !isGiven;
  });
}

const isKnownName = ({ tokens }: Filler, { language }: Reading, known: Reading): boolean =>
  tokens.some((token) =>
    known.tokens.some(
      (other) => other.isCapital && !other.isFirst && isSameWord(token, language, other, known.language),
    ),
  );

const isAgentLike = ({ slots }: Filler): boolean => slots.some((slot) => slot === 'agent' || slot === 'core');

/** Whether the one who acted has another part: "Y buried the head of X" for "X beat Y and buried his head". */
const isInPlaceOfAgent = (filler: Filler, frame: Frame, reading: Reading, same: readonly KnownFrame[]): boolean =>
  isAgentLike(filler) &&
  reading.tokens.indexOf(filler.tokens[0]!) < reading.tokens.indexOf(frame.verb) &&
  same.some(({ reading: known }) => isKnownName(filler, reading, known)) &&
  same.every(({ fillers, reading: known }) =>
    fillers.some(
      (agent) =>
        isNamed(agent) &&
        isAgentLike(agent) &&
        frame.fillers.some((each) => !isAgentLike(each) && isSameFiller(each, reading, agent, known)),
    ),
  );

/** Whether the name belongs to another verb in the only fact with this one: "stolen in Florence". */
function isOfOtherVerb(filler: Filler, frame: Frame, reading: Reading, same: readonly KnownFrame[]): boolean {
  const [only] = same;
  if (!isNamed(filler) || !frame.years.some((year) => only?.years.includes(year))) return false;
  if (only === undefined || same.some((frame) => frame.reading !== only.reading) || only.fillers.length === 0)
    return false;
  return findFrames(only.reading).some(
    (other) =>
      other.verb !== only.verb && other.fillers.some((each) => isSameFiller(filler, reading, each, only.reading)),
  );
}

/**
 * Checks that a fact has both the name and the year of a clause ("It was X who did it in 1911"), unless the facts with
 * the year name nobody.
 */
export function checkNamesOfYears(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const known = cited.flatMap((fact) => findKnownFrames(fact).map((frame) => ({ frame, fact })));
  for (const frame of findFrames(reading)) {
    for (const year of frame.years) {
      const ofYear = known.filter((other) => other.frame.years.includes(year));
      const names = frame.fillers.filter(({ tokens }) =>
        tokens.some(({ isOwnName, isCapital }) => isCapital && !isOwnName),
      );
      const isTogether = (name: Filler) =>
        cited.some(({ readings }) =>
          readings.some(
            (each) =>
              each.quantities.some(({ value }) => value === year) &&
              name.tokens.some((token) =>
                each.tokens.some((other) => isSameWord(token, reading.language, other, each.language)),
              ),
          ),
        );
      const foreign = names.find((name) => !isTogether(name));
      const hasName = ofYear.some((other) =>
        other.frame.fillers.some(
          ({ tokens, slots }) => slots.includes('agent') && tokens.some(({ isCapital }) => isCapital),
        ),
      );
      if (foreign !== undefined && hasName) return { reason: 'role', detail: `${foreign.tokens[0]!.text}, ${year}` };
    }
  }
  return null;
}

function findForeignTime(frame: Frame, same: readonly KnownFrame[]): Finding | null {
  for (const key of ['years', 'days'] as const) {
    const stated: readonly (number | string)[] = frame[key];
    const known = same.map((other) => other[key] as readonly (number | string)[]);
    const isForeign = (value: number | string) => known.every((values) => values.length > 0 && !values.includes(value));
    const foreign = stated.find(isForeign);
    if (foreign !== undefined && stated.every(isForeign))
      return { reason: 'number-of-something-else', detail: `${frame.verb.text}, ${foreign}` };
  }
  return null;
}

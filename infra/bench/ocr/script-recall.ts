import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Text from '../../../services/analysis/src/images/ocr.js';
import type { Row } from '../measure.ts';
import { outlineSign } from './script-fonts.ts';
import { SCRIPT_SIGNS, type ScriptSign, SIGN_SCRIPTS, type SignScript } from './script-signs.ts';
import { createRandom, photographSign, STYLES } from './sign-photos.ts';

/** Longer than the service's limits, so that recall does not depend on what else the machine does. */
const LIMITS = { timeMs: 120_000, idleMs: 60_000 };
/** Number of signs per script in a brief run. */
const BRIEF_COUNT = 1;

interface Result {
  isRead: boolean;
  ms: number;
}

/**
 * Reads 210 rendered photos of signs and counts for each script how many are read without an error. Photos of the
 * held-back third are also read without their position, so that the script must be detected.
 */
export async function measureSigns(root: string, brief: boolean): Promise<Row[]> {
  const { PhotoOcr } = await importBuilt<typeof Text>(join(root, 'services/analysis/dist/images/ocr.js'));
  const reader = new PhotoOcr(LIMITS);
  const rows: Row[] = [];
  for (const script of SIGN_SCRIPTS) {
    const select = (signs: readonly ScriptSign[]) =>
      [...signs.entries()].filter(([, sign]) => sign.script === script).slice(0, brief ? BRIEF_COUNT : undefined);
    const seen: Result[] = [];
    for (const [index, sign] of select(SCRIPT_SIGNS.seen)) {
      seen.push(await readSign(reader, sign, await renderPhoto(sign, index, 7000), true));
    }
    const heldBack: Result[] = [];
    const unlocated: Result[] = [];
    for (const [index, sign] of select(SCRIPT_SIGNS.heldBack)) {
      const photo = await renderPhoto(sign, index, 17_000);
      heldBack.push(await readSign(reader, sign, photo, true));
      unlocated.push(await readSign(reader, sign, photo, false));
    }
    rows.push(toRow(script, { seen, heldBack, unlocated }));
  }
  await reader.close();
  return rows;
}

const importBuilt = async <T>(file: string) => (await import(pathToFileURL(file).href)) as T;

/** Renders a sign in the next of the styles. Held-back signs have other colors, places and noise than the rest. */
async function renderPhoto(sign: ScriptSign, index: number, seed: number): Promise<Buffer> {
  const outlined = await outlineSign(sign, createRandom(seed + index)());
  return photographSign(outlined, STYLES[index % STYLES.length]!, seed + index);
}

async function readSign(
  reader: Text.PhotoOcr,
  { text, latitude, longitude }: ScriptSign,
  photo: Buffer,
  isLocated: boolean,
): Promise<Result> {
  const startedAt = performance.now();
  const found = (await reader.read(photo, isLocated ? { latitude, longitude } : null))?.text ?? null;
  return { isRead: normalize(found ?? '').includes(normalize(text)), ms: performance.now() - startedAt };
}

/** Removes everything but letters and digits, and Latin accents, as in the comparison of names. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();

function toRow(script: SignScript, results: { seen: Result[]; heldBack: Result[]; unlocated: Result[] }): Row {
  const count = (group: readonly Result[]) => `${group.filter(({ isRead }) => isRead).length} of ${group.length}`;
  const times = [...results.seen, ...results.heldBack].map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    name: script,
    perSecond: Number.NaN,
    p50: times[Math.floor(times.length / 2)] ?? Number.NaN,
    p99: times.at(-1) ?? Number.NaN,
    note: `${count(results.seen)} seen; ${count(results.heldBack)} held back; ${count(results.unlocated)} held back without position`,
  };
}

import { extname } from 'node:path';
import sharp from 'sharp';
import { type Ask, IdleThread, type IdleThreadLimits } from './idle-thread.js';
import type { ReadWord, TextWork } from './text-thread.js';

/**
 * Rows of letters are found and read one by one first: that is quick, and finds lettering that is turned, faded or small.
 * Only when this yields little, the picture is read as a page, which is what dense text needs.
 */
const ROWS_EDGE = 1600;
const PAGE_EDGE = 1000;
/** Letters and digits that make a second reading unnecessary. */
const ENOUGH_CHARACTERS = 8;

/** Confidence (0 to 100) from which words count. Long words may be less sure, as chance does not spell them. */
const SURE = 60;
const SURE_IF_LONG = 45;
const LONG_WORD = 5;
/** Words of one or two letters ("de", "El") count only beside others, and have to be surer. */
const SURE_IF_SHORT = 75;
const SHORT_WORD = 2;
const TEXT_MAX = 1000;

/** The build has .js, the sources .ts; both run as they are. */
const THREAD = new URL(`./text-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads Latin-script text in photos, one photo at a time; more wait. The engine starts with the first photo and ends
 * when nothing comes for a while, which gives back some 200 MB.
 */
export class PhotoText {
  readonly #thread: IdleThread<TextWork, ReadWord[][]>;

  constructor(limits: IdleThreadLimits = { timeMs: 15_000, idleMs: 60_000 }) {
    this.#thread = new IdleThread(THREAD, limits);
  }

  /** Whether the engine is in memory. */
  get running(): boolean {
    return this.#thread.isRunning;
  }

  /**
   * The words that could be read in an upright picture, in lines, at most 1000 characters; null when there are none, or
   * when reading failed or took too long. Never throws.
   */
  read(picture: Buffer): Promise<string | null> {
    return this.#thread.run((ask) => readTwice(picture, ask));
  }

  /** Ends the engine; a photo being read gives null, as do later ones. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

async function readTwice(picture: Buffer, ask: Ask<TextWork, ReadWord[][]>): Promise<string | null> {
  const rows = clean(await ask(await workOf(picture, 'rows', ROWS_EDGE)));
  if (rows !== null && characters(rows) >= ENOUGH_CHARACTERS) return rows;
  const page = clean(await ask(await workOf(picture, 'page', PAGE_EDGE)));
  return joinReadings(rows, page);
}

async function workOf(picture: Buffer, layout: TextWork['layout'], edge: number): Promise<TextWork> {
  const gray = sharp(picture).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).grayscale();
  // The median removes grain, which would make letters fall to pieces.
  const { data, info } = await (layout === 'rows' ? gray.median(3) : gray.normalise())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { layout, picture: { data: new Uint8Array(data), width: info.width, height: info.height } };
}

/** The lines of two readings of one picture; of lines that say the same, the longer one. */
export function joinReadings(first: string | null, second: string | null): string | null {
  const lines = [first, second].flatMap((text) => text?.split('\n') ?? []);
  const longestFirst = lines.toSorted((a, b) => b.length - a.length);
  const kept = longestFirst.filter(
    (line, index) => !longestFirst.slice(0, index).some((longer) => bare(longer).includes(bare(line))),
  );
  return lines.filter((line, index) => kept.includes(line) && lines.indexOf(line) === index).join('\n') || null;
}

const bare = (line: string) =>
  line
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Lines of the words that are sure enough and long enough, at most 1000 characters; null when none is left. */
export function clean(lines: ReadWord[][]): string | null {
  const kept = lines.flatMap((words) => {
    if (!words.some(isSure)) return [];
    const beside = words.filter((word) => isSure(word) || isSureAndShort(word));
    return [beside.map((word) => word.text.replace(/[\p{C}\s]+/gu, '')).join(' ')];
  });
  let text = '';
  for (const line of kept) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > TEXT_MAX) return text || longer.slice(0, TEXT_MAX);
    text = longer;
  }
  return text || null;
}

function isSure({ text, confidence }: ReadWord): boolean {
  const count = characters(text);
  return count > SHORT_WORD && confidence >= (count >= LONG_WORD ? SURE_IF_LONG : SURE);
}

const isSureAndShort = ({ text, confidence }: ReadWord) =>
  confidence >= SURE_IF_SHORT && /^[\p{L}\p{N}'’.,&-]+$/u.test(text) && characters(text) > 0;

function characters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

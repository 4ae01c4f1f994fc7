import sharp from 'sharp';
import { digest, type StableNames } from './stable-names.ts';

const LINE_LENGTH = 180;
/** Shorter objects are recorded again if they are repeated. */
const MIN_REPEATED_LENGTH = 140;
/** Of longer texts and lists, only the beginning and a digest of the whole are recorded. */
const MAX_TEXT_LENGTH = 300;
const MAX_ITEMS = 6;
const SHOWN_ITEMS = 2;
const MAX_LINES = 50;
const SHOWN_LINES = 20;

/** Formats a JSON value on as few lines as possible. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat === undefined || indent.length + flat.length <= LINE_LENGTH || typeof value !== 'object' || value === null)
    return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Shortens JSON values for a recording: long texts and lists, and objects that were already recorded. */
export class Shortener {
  private readonly shown = new Set<string>();

  shorten(value: unknown): unknown {
    if (typeof value === 'string') return shortenText(value);
    if (Array.isArray(value)) {
      if (value.length <= MAX_ITEMS) return value.map((item) => this.shorten(item));
      const rest = `… ${value.length - SHOWN_ITEMS} more, ${digest(JSON.stringify(value.slice(SHOWN_ITEMS)))}`;
      return [...value.slice(0, SHOWN_ITEMS).map((item) => this.shorten(item)), rest];
    }
    if (value === null || typeof value !== 'object') return value;
    const text = JSON.stringify(value);
    if (text.length > MIN_REPEATED_LENGTH && this.shown.has(text)) return nameRepetition(value, text);
    this.shown.add(text);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.shorten(item)]));
  }
}

/** Returns the first simple fields of an object, and a digest of the whole. */
function nameRepetition(value: object, text: string): object {
  const simple = Object.entries(value).filter(([, item]) => typeof item === 'string' && item.length <= 80);
  return { ...Object.fromEntries(simple.slice(0, 2)), '…': `as above, ${digest(text)}` };
}

function shortenText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return `${text.slice(0, MAX_TEXT_LENGTH / 4)} … (${text.length} characters, ${digest(text)})`;
}

function formatLines(text: string): string {
  const lines = text
    .replace(/(?<=<\/(url|item|style|script)>)/g, '\n')
    .split('\n')
    .map(shortenText);
  if (lines.length <= MAX_LINES) return lines.join('\n');
  const rest = lines.slice(SHOWN_LINES).join('\n');
  return [...lines.slice(0, SHOWN_LINES), `… ${lines.length - SHOWN_LINES} more lines, ${digest(rest)}`].join('\n');
}

/** Returns the format and size of an image, with the rough colors of nine parts. */
async function formatImage(body: Buffer): Promise<string> {
  const { format, width, height } = await sharp(body).metadata();
  const pixels = await sharp(body).flatten().resize(3, 3, { fit: 'fill' }).raw().toBuffer();
  return `(${format}, ${width} x ${height}, ${[...pixels].map((value) => Math.round(value / 32)).join('')})`;
}

/** Formats a body for a recording: JSON, text, an image by what it looks like, and other bytes by their number. */
export async function formatBody(response: Response, names: StableNames, shortener: Shortener): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  if (body.length === 0) return '';
  if (/json/.test(type)) return formatJson(shortener.shorten(names.replaceIn(JSON.parse(body.toString()))));
  if (/^text|xml/.test(type)) return formatLines(names.replaceText(body.toString()).trimEnd());
  return response.status === 200 && type.startsWith('image/') ? formatImage(body) : `(${body.length} bytes)`;
}

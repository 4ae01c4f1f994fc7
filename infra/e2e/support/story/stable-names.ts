import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Keys of numbers that the database assigns. */
const ID_KEY = /^(id|ids|actor|upTo)$|Ids?$/;
/** Keys of measured numbers. */
const MEASURED_KEY = /Ms$|^(uptimeSeconds|completedPerMinute|failedPerMinute)$/;

const ID_IN_PATH =
  /(?<=\/(users|articles|discoveries|discovery-article|pending-articles|deleted-articles|trips|stops|error-reports|merges)\/)\d+/g;

const { version } = JSON.parse(readFileSync('services/gateway/package.json', 'utf8'));

const PATTERNS = {
  uuid: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  cursor: /\b\d{13,17}\.([0-9a-f-]{36}|\d+)/g,
  uploadToken: /expires(=|%3D)(\d{10})(&|%26)token(=|%3D)[\w-]+/g,
  shareToken: /(?<=^|shared-trips\/|\/t\/)[A-Za-z0-9_-]{44}$/g,
  time: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)|\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})/g,
  origin: /http:\/\/(localhost|127\.0\.0\.1):\d+/g,
};

/**
 * Replaces everything that differs between two runs with stable names: ids in the order in which they appear, and times
 * relative to now.
 */
export class StableNames {
  private readonly names = new Map<string, string>();

  /** Returns a copy of a JSON value. */
  replaceIn(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.replaceIn(item, key));
    if (key === 'requestId') return '<request>';
    if (typeof value === 'string')
      return ID_KEY.test(key) && /^-?\d+$/.test(value) ? this.nameId(value) : this.replaceText(value);
    if (typeof value === 'number')
      return ID_KEY.test(key) ? this.nameId(value) : MEASURED_KEY.test(key) ? '<measured>' : value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [this.replaceText(name), this.replaceIn(item, name)]),
    );
  }

  replaceText(text: string): string {
    return text
      .replace(PATTERNS.origin, 'http://product')
      .replace(PATTERNS.cursor, (cursor) => this.name('cursor', cursor))
      .replace(
        PATTERNS.uploadToken,
        (_, __, seconds) => `expires=${nameTime(new Date(seconds * 1000).toISOString())}&token=<token>`,
      )
      .replace(PATTERNS.uuid, (uuid) => this.name('uuid', uuid))
      .replace(PATTERNS.shareToken, (token) => this.name('share token', token))
      .replace(PATTERNS.time, nameTime)
      .replaceAll(version, '<version>')
      .replaceAll(new Date().toISOString().slice(0, 10), '<today>');
  }

  /** Replaces the ids in a path and its query. */
  replacePath(path: string): string {
    return this.replaceText(path)
      .replace(ID_IN_PATH, (id) => this.nameId(id))
      .replace(
        /\b(before|after|ids|actor|expires|token)=([\w%.,-]+)/g,
        (_, name, value) => `${name}=${this.name(name, value)}`,
      );
  }

  private nameId(id: number | string): string {
    return Number(id) < 0 ? `-${this.name('id', String(-Number(id)))}` : this.name('id', String(id));
  }

  private name(kind: string, value: string): string {
    const known = this.names.get(`${kind} ${value}`);
    if (known) return known;
    const name = `<${kind} ${[...this.names.keys()].filter((key) => key.startsWith(`${kind} `)).length + 1}>`;
    this.names.set(`${kind} ${value}`, name);
    return name;
  }
}

/** Returns a time since yesterday as its rough distance from now, and an earlier time unchanged. */
function nameTime(text: string): string {
  const minutes = (Date.parse(text) - Date.now()) / 60_000;
  if (minutes < -24 * 60) return text;
  if (minutes < 5) return '<now>';
  if (minutes < 50) return `<now + ${Math.round(minutes / 5) * 5} min>`;
  return minutes < 50 * 60 ? `<now + ${Math.round(minutes / 60)} h>` : `<now + ${Math.round(minutes / 60 / 24)} d>`;
}

/** Returns a short digest of a text. */
export const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

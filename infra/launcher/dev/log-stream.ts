import { styleText } from 'node:util';

type Color = Parameters<typeof styleText>[0];

const COLORS: Color[] = ['cyan', 'magenta', 'blue', 'yellow', 'green', 'cyanBright', 'magentaBright'];
const LEVELS: Record<number, [string, Color]> = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  30: ['info', 'green'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
};
/** Fields that are already in the line, or matter only in production. */
const HIDDEN_FIELDS = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'service', 'name']);

/**
 * Formats one log line for people: time, service, level, message, other fields. Text that is not JSON is kept
 * unchanged.
 * @param line one line of output: JSON written by pino, or any text
 */
export function formatLogLine(service: string, line: string, color: Color): string {
  const prefix = styleText(color, service.padEnd(8));
  let entry: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null) return `${prefix} ${line}`;
    entry = parsed as Record<string, unknown>;
  } catch {
    return `${prefix} ${line}`;
  }
  const [level, levelColor] = LEVELS[Number(entry.level)] ?? ['info', 'green'];
  const time = new Date(Number(entry.time) || Date.now()).toTimeString().slice(0, 8);
  const fields = Object.entries(entry)
    .filter(([key]) => !HIDDEN_FIELDS.has(key))
    .map(([key, value]) => formatField(key, value));
  return [
    styleText('dim', time),
    prefix,
    styleText(levelColor, level.padEnd(5)),
    String(entry.msg ?? ''),
    ...fields,
  ].join(' ');
}

function formatField(key: string, value: unknown): string {
  const stack = typeof value === 'object' && value !== null && 'stack' in value ? String(value.stack) : undefined;
  if (stack !== undefined) return `\n${stack}`;
  return styleText('dim', `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/**
 * Prints the output of several services as one stream of whole lines, with a color per service.
 * @param print receives one finished line
 */
export class LogStream {
  readonly #print: (line: string) => void;
  readonly #rests = new Map<string, string>();
  readonly #colors = new Map<string, Color>();

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  write(service: string, chunk: Buffer): void {
    const color = this.#colors.get(service) ?? COLORS[this.#colors.size % COLORS.length]!;
    this.#colors.set(service, color);
    const lines = ((this.#rests.get(service) ?? '') + chunk.toString('utf8')).split('\n');
    this.#rests.set(service, lines.pop() ?? '');
    for (const line of lines) if (line.trim()) this.#print(formatLogLine(service, line, color));
  }
}

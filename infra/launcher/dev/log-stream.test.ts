import { stripVTControlCharacters } from 'node:util';
import { formatLogLine, LogStream } from './log-stream.ts';

describe('formatLogLine', () => {
  it('shows time, service, level, message and fields of a JSON line', () => {
    const line = JSON.stringify({ level: 40, time: Date.UTC(2026, 0, 1), pid: 7, msg: 'Slow', ms: 12, path: '/a' });
    expect(stripVTControlCharacters(formatLogLine('content', line, 'cyan'))).toMatch(
      /^\d\d:\d\d:\d\d content {2}warn {2}Slow ms=12 path=\/a$/,
    );
  });

  it.each([
    [10, 'trace'],
    [20, 'debug'],
    [30, 'info '],
    [40, 'warn '],
    [50, 'error'],
    [60, 'fatal'],
    [35, 'info '],
  ])('labels level %d as %s', (level, name) => {
    const line = stripVTControlCharacters(formatLogLine('auth', JSON.stringify({ level, msg: 'x' }), 'cyan'));
    expect(line).toMatch(new RegExp(` auth {5}${name} x$`));
  });

  it('shows the stack of an error on separate lines', () => {
    const line = JSON.stringify({ level: 50, msg: 'Failed', err: { message: 'no', stack: 'Error: no\n    at x' } });
    expect(stripVTControlCharacters(formatLogLine('auth', line, 'cyan'))).toContain('Failed \nError: no\n    at x');
  });

  it.each(['plain text', '7', 'null', '{"half'])('prints %j unchanged', (line) => {
    expect(stripVTControlCharacters(formatLogLine('auth', line, 'cyan'))).toBe(`auth     ${line}`);
  });
});

describe('LogStream', () => {
  it('prints whole lines, even if they arrive in pieces and mixed with those of others', () => {
    const lines: string[] = [];
    const stream = new LogStream((line) => lines.push(stripVTControlCharacters(line)));
    stream.write('auth', Buffer.from('one\ntw'));
    stream.write('worker', Buffer.from('three\n'));
    stream.write('auth', Buffer.from('o\n \n\n'));
    expect(lines).toEqual(['auth     one', 'worker   three', 'auth     two']);
  });
});

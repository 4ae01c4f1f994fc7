import { optionalText, plainText, requiredText, text } from './text.js';

const accepts = (value: unknown) => text(20).safeParse(value).success;
const codes = [...Array(0x20).keys(), 0x7f];
const formatCode = (code: number) => `U+${code.toString(16).padStart(4, '0')}`;
/** Tab, line feed and carriage return are valid in written text. */
const WHITESPACE_CODES = [0x09, 0x0a, 0x0d];

describe('text', () => {
  it.each(codes.filter((code) => !WHITESPACE_CODES.includes(code)).map((code) => [formatCode(code), code]))(
    'rejects %s',
    (_, code) => {
      expect(accepts(`a${String.fromCharCode(code as number)}b`)).toBe(false);
    },
  );
  it.each(WHITESPACE_CODES.map((code) => [formatCode(code), code]))('accepts %s', (_, code) => {
    const value = `a${String.fromCharCode(code as number)}b`;
    expect(text(20).parse(value)).toBe(value);
  });
  it('trims before it checks the length', () => {
    expect(text(3).parse('  abc  ')).toBe('abc');
    expect(text(3).safeParse('abcd').success).toBe(false);
  });
  it.each([null, 7, {}, ['a']])('rejects %j', (value) => expect(accepts(value)).toBe(false));
});

describe('optionalText', () => {
  it.each(['', '   ', undefined])('treats %j as absent', (value) =>
    expect(optionalText(5).parse(value)).toBeUndefined(),
  );
  it('trims other values', () => expect(optionalText(5).parse(' a ')).toBe('a'));
  it('rejects values that are too long or not text', () => {
    expect(optionalText(5).safeParse('abcdef').success).toBe(false);
    expect(optionalText(5).safeParse('a\u0000').success).toBe(false);
  });
});

describe('requiredText', () => {
  it.each(['', '  ', '\u202e', '\u200b\u2060 \ufeff'])('rejects %j, which shows nothing', (value) =>
    expect(requiredText(20).safeParse(value).error?.issues[0]?.message).toBe('is required'),
  );
  it('keeps visible text with its joiners', () =>
    expect(requiredText(9).parse(' می\u200cخواهم ')).toBe('می\u200cخواهم'));
});

describe('plainText', () => {
  it('composes letters and removes invisible characters', () =>
    expect(plainText(6).parse(' Cafe\u0301\u202e ')).toBe('Caf\u00e9'));
  it('rejects text whose composed form is too long', () => {
    expect(plainText(4).parse('\u095c'.repeat(2))).toBe('\u0921\u093c'.repeat(2));
    expect(plainText(4).safeParse('\u095c'.repeat(3)).success).toBe(false);
  });
});

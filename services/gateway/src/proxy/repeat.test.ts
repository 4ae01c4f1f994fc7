import { canRepeat } from './repeat.js';

const createError = (code: string) => Object.assign(new Error(code), { code });
const UNSENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];
const INTERRUPTED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT'];
const LATE = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_ABORTED'];

/** Returns the codes of the errors after which a request is sent again. */
const findRepeated = (method: string, startsWork: boolean): string[] =>
  [...UNSENT, ...INTERRUPTED, ...LATE].filter((code) => canRepeat({ method, startsWork }, createError(code)));

describe('canRepeat', () => {
  it('repeats reads whose connection was lost', () => {
    expect(findRepeated('GET', false)).toEqual([...UNSENT, ...INTERRUPTED]);
    expect(findRepeated('HEAD', false)).toEqual([...UNSENT, ...INTERRUPTED]);
  });

  it('repeats reads that start work only when they were not sent', () => {
    expect(findRepeated('GET', true)).toEqual(UNSENT);
  });

  it('never repeats writes, nor requests that got an answer', () => {
    expect(findRepeated('POST', false)).toEqual([]);
    expect(canRepeat({ method: 'GET', startsWork: false }, null)).toBe(false);
  });
});

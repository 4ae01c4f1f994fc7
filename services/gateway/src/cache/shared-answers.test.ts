import { SharedAnswers } from './shared-answers.js';

const HEADERS = { 'cache-control': 'public, no-cache', etag: '"1"' };
const connected = () => {
  const answers = new SharedAnswers();
  answers.connected();
  return answers;
};
const keep = (answers: SharedAnswers, url: string, body = 'x') => answers.keeper(url).store(HEADERS, Buffer.from(body));
const bodyOf = (answers: SharedAnswers, url: string) => answers.read(url)?.body.toString();
const wanted = (answers: SharedAnswers) => answers.keeper('/a').wants(200, { ...HEADERS, 'content-length': '1' });

describe('answers kept for all guests', () => {
  afterEach(() => jest.useRealTimers());

  it('are kept only while news are heard', () => {
    const answers = new SharedAnswers();
    expect(wanted(answers)).toBe(false);
    answers.connected();
    expect(wanted(answers)).toBe(true);
    keep(answers, '/a');
    expect(bodyOf(answers, '/a')).toBe('x');
    answers.disconnected();
    expect([wanted(answers), bodyOf(answers, '/a')]).toEqual([false, undefined]);
    keep(answers, '/a');
    answers.connected();
    expect(bodyOf(answers, '/a')).toBeUndefined();
  });

  it.each(['heard', 'connected'] as const)('are not kept when they were asked for before %s()', (news) => {
    const answers = connected();
    const { store } = answers.keeper('/a');
    answers[news]();
    store(HEADERS, Buffer.from('old'));
    expect(bodyOf(answers, '/a')).toBeUndefined();
  });

  it('last five seconds at most', () => {
    jest.useFakeTimers({ now: 0 });
    const answers = connected();
    keep(answers, '/a');
    jest.setSystemTime(5_000);
    expect(bodyOf(answers, '/a')).toBe('x');
    jest.setSystemTime(5_001);
    expect(bodyOf(answers, '/a')).toBeUndefined();
  });

  it('are 32 MB at most; the one not used for longest goes first', () => {
    jest.useFakeTimers({ now: 0 });
    const answers = connected();
    const large = 'x'.repeat(255_000);
    const holds = (n: number) => bodyOf(answers, `/${n}`) === large;
    for (let n = 0; n < 131; n++) keep(answers, `/${n}`, large);
    expect(holds(0)).toBe(true);
    for (let n = 131; n < 140; n++) keep(answers, `/${n}`, large);
    expect([0, 1, 139].map(holds)).toEqual([true, false, true]);
    for (let turn = 0; turn < 1_000; turn++) keep(answers, '/0', large);
    expect(holds(139)).toBe(true);
  });
});

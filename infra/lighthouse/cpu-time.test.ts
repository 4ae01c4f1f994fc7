import type { TraceEvent } from 'lighthouse';
import { toCpuTime } from './cpu-time.ts';

const event = (fields: object) => ({ pid: 1, tid: 1, cat: '', args: {}, ph: 'X', ...fields }) as unknown as TraceEvent;

describe('trace in CPU time', () => {
  it('shortens every task to its CPU time, and keeps the relative times of its events', () => {
    const events = [
      event({ name: 'RunTask', ts: 1_000, dur: 400, tdur: 100 }),
      event({ name: 'Layout', ts: 1_200, dur: 80 }),
      event({ name: 'FireMark', ts: 1_400 }),
      event({ name: 'FireMark', ts: 1_401 }),
      event({ name: 'ThreadControllerImpl::RunTask', ts: 2_000, dur: 50, tdur: 60 }),
    ];
    expect(toCpuTime(events).map(({ ts, dur }) => [ts, dur])).toEqual([
      [1_000, 100],
      [1_050, 20],
      [1_100, undefined],
      [1_401, undefined],
      [2_000, 50],
    ]);
  });

  it('does not change other threads and tasks without a known CPU time', () => {
    const events = [
      event({ name: 'RunTask', ts: 1_000, dur: 400, tdur: 100 }),
      event({ name: 'Paint', ts: 1_100, dur: 40, tid: 2 }),
      event({ name: 'RunTask', ts: 1_150, dur: 40, tid: 3 }),
    ];
    expect(toCpuTime(events).slice(1)).toEqual(events.slice(1));
  });
});

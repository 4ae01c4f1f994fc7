import type { TraceEvent } from 'lighthouse';

/** What the browser does in one go, whatever it is. */
const TASK = /RunTask$/;

/**
 * Shortens every task of a recording to the time it had the processor, and moves what happened in it accordingly.
 * @param events of Chrome's trace format: `ts`, `dur` and `tdur` (the time its thread had the processor) in microseconds
 */
export function inProcessorTime(events: TraceEvent[]): TraceEvent[] {
  const current = new Map<string, { start: number; end: number; part: number }>();
  const inOrder = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return inOrder.map((event) => {
    const thread = `${event.pid}:${event.tid}`;
    const around = current.get(thread);
    if (around && event.ts <= around.end) return shortened(event, around.start, around.part);
    const { ts, dur, tdur } = event as TraceEvent & { tdur?: number };
    if (!TASK.test(event.name) || !dur || tdur === undefined) return event;
    const task = { start: ts, end: ts + dur, part: Math.min(1, tdur / dur) };
    current.set(thread, task);
    return shortened(event, ts, task.part);
  });
}

function shortened(event: TraceEvent, start: number, part: number): TraceEvent {
  const ts = Math.round(start + (event.ts - start) * part);
  return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: Math.round(event.dur * part) };
}

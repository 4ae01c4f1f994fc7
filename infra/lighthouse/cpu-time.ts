import type { TraceEvent } from 'lighthouse';

/** Name of the trace events that stand for one uninterrupted task, whatever its kind. */
const TASK_NAME = /RunTask$/;

/**
 * Shortens every task of a trace to its CPU time, and shifts the events inside it accordingly.
 * @param events in Chrome's trace format: `ts`, `dur`, and `tdur` (CPU time of the thread) are in microseconds
 */
export function toCpuTime(events: TraceEvent[]): TraceEvent[] {
  const currentTasks = new Map<string, { start: number; end: number; cpuShare: number }>();
  const sortedEvents = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return sortedEvents.map((event) => {
    const thread = `${event.pid}:${event.tid}`;
    const enclosingTask = currentTasks.get(thread);
    if (enclosingTask && event.ts <= enclosingTask.end)
      return scaleEvent(event, enclosingTask.start, enclosingTask.cpuShare);
    const { ts, dur, tdur } = event as TraceEvent & { tdur?: number };
    if (!TASK_NAME.test(event.name) || !dur || tdur === undefined) return event;
    const task = { start: ts, end: ts + dur, cpuShare: Math.min(1, tdur / dur) };
    currentTasks.set(thread, task);
    return scaleEvent(event, ts, task.cpuShare);
  });
}

function scaleEvent(event: TraceEvent, start: number, cpuShare: number): TraceEvent {
  const ts = Math.round(start + (event.ts - start) * cpuShare);
  return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: Math.round(event.dur * cpuShare) };
}

import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one clock tick of Linux (USER_HZ). */
const TICK_MS = 10;

/**
 * Starts to measure the processor time of processes on Linux.
 * @param getPids returns the processes to measure; called at the start and at the end
 * @returns a function that returns their processor time since then in ms, without processes that have ended
 */
export function startProcessorClock(getPids: () => number[]): () => number {
  const before = new Map(getPids().map((pid) => [pid, readTicks(pid)]));
  return () => getPids().reduce((sum, pid) => sum + Math.max(0, readTicks(pid) - (before.get(pid) ?? 0)), 0) * TICK_MS;
}

function readTicks(pid: number): number {
  // The name in parentheses may contain spaces. utime and stime are the 12th and 13th fields after it.
  const fields = readProcFile(pid, 'stat').split(') ').at(-1)!.split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Returns the server processes of PostgreSQL that are connected to a database. */
export function findDatabaseProcesses(database: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const command = readProcFile(pid, 'cmdline');
      return command.startsWith('postgres: ') && command.includes(` ${database} `);
    });
}

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

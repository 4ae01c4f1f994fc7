import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one clock tick of Linux (USER_HZ). */
const TICK_MS = 10;

/** Returns the milliseconds that processes have kept a processor busy; those that ended count as 0. Linux only. */
export function readProcessorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readTicks(pid) * TICK_MS, 0);
}

function readTicks(pid: number): number {
  // The name in parentheses may contain spaces; utime and stime are the 12th and 13th field after it.
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

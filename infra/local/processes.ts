import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that can be told from a later one with the same id. */
export interface ProcessMark {
  pid: number;
  /** When it started, in whatever form the system gives. */
  started: string;
}

/** The mark of a running process; undefined when there is none (a dead one nobody has collected counts as none). */
export function markOf(pid: number): ProcessMark | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.started === mark.started;
}

/** The command line of a process, or an empty text. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
}

/** Asks a process to end, waits at most `graceMs`, then kills it. Harmless when it is gone already. */
export async function endProcess(mark: ProcessMark, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  const send = (name: NodeJS.Signals) => {
    try {
      if (isRunning(mark)) process.kill(mark.pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  send(signal);
  if (await gone(mark, graceMs)) return;
  send('SIGKILL');
  await gone(mark, 2000);
}

async function gone(mark: ProcessMark, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(mark)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function startedOnLinux(pid: number): string | undefined {
  const fields = statOnLinux(pid);
  if (fields === undefined || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
}

/** The fields of `/proc/<pid>/stat` from the third (state) on; the name before may hold spaces and brackets (proc(5)). */
const statOnLinux = (pid: number): string[] | undefined =>
  read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');

const startedByPs = (pid: number): string | undefined => ps(pid, 'lstart=') || undefined;

const ps = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

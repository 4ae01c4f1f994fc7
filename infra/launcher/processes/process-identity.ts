import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that can be distinguished from a later one with the same id. */
export interface ProcessIdentity {
  pid: number;
  /** Start time, in the format of the system. */
  started: string;
}

/** Returns the identity of a running process, or undefined if there is none. A zombie does not count as running. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? readStartTimeOnLinux(pid) : readStartTimeWithPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.started === identity.started;
}

/** Returns the command line of a process, or an empty string. */
export function getCommandLine(pid: number): string {
  if (process.platform !== 'linux') return runPs(pid, 'command=');
  return readFileIfExists(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
}

/** Signals a process to exit, waits at most `graceMs`, and then kills it. Does nothing if it has already exited. */
export async function terminateProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals,
  graceMs: number,
): Promise<void> {
  const send = (name: NodeJS.Signals) => {
    try {
      if (isRunning(identity)) process.kill(identity.pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  send(signal);
  if (await waitForExit(identity, graceMs)) return;
  send('SIGKILL');
  await waitForExit(identity, 2000);
}

async function waitForExit(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function readStartTimeOnLinux(pid: number): string | undefined {
  const fields = readProcStat(pid);
  if (fields === undefined || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${readFileIfExists('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
}

/**
 * Returns the fields of `/proc/<pid>/stat` from the third (state) on. The name before them may contain spaces
 * (proc(5)).
 */
const readProcStat = (pid: number): string[] | undefined =>
  readFileIfExists(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');

const readStartTimeWithPs = (pid: number): string | undefined => runPs(pid, 'lstart=') || undefined;

const runPs = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

function readFileIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

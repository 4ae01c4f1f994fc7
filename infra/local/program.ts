import type { ChildProcess } from 'node:child_process';

/** Something the supervisor starts, waits for, restarts and stops. */
export interface ProcessSpec {
  name: string;
  /** Where its output goes; named when it fails. */
  logFile: string;
  /** How often it may end before it was ready for the first time, before that counts as failed. */
  maxStartAttempts: number;
  stopSignal: NodeJS.Signals;
  spawn(): ChildProcess | Promise<ChildProcess>;
  /** Answers quickly; a thrown error counts as not ready. */
  isReady(): Promise<boolean>;
}

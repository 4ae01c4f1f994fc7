import { isatty } from 'node:tty';
import type { Supervisor } from './processes/supervisor.ts';

/** Ms after which a service that has not stopped is killed. */
const GATEWAY_TIMEOUT_MS = 4000;
const SERVICES_TIMEOUT_MS = 4000;
/** Ms of which the stores have what is left: a database that is killed has to recover when it starts again. */
const SHUTDOWN_TIMEOUT_MS = 9500;
const MIN_STORES_TIMEOUT_MS = 1500;
/** A Ctrl-C in a terminal arrives twice under npm, which passes it on: only a later one is a second one. */
const DUPLICATE_SIGNAL_WINDOW_MS = 700;

/** Ms between two looks whether npm is still there. */
const POLL_INTERVAL_MS = 250;

const STORES = ['redis', 'postgres'];

/** In order: the door first, then who serves, then what they store in. Takes at most about ten seconds. */
export async function stopAll(supervisor: Supervisor): Promise<void> {
  const services = supervisor.names.filter((name) => name !== 'gateway' && !STORES.includes(name));
  const startedAt = Date.now();
  await supervisor.stop(['gateway'], GATEWAY_TIMEOUT_MS);
  await supervisor.stop(services, SERVICES_TIMEOUT_MS);
  await supervisor.stop(STORES, Math.max(MIN_STORES_TIMEOUT_MS, startedAt + SHUTDOWN_TIMEOUT_MS - Date.now()));
}

/**
 * Whether a terminal is read or written. Nohup leaves none, nor does who starts in the background with all output in a file:
 * they mean to stay when the terminal is closed. Whether hang-ups are ignored cannot be asked, as Node starts with them on.
 */
const isAtTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));

/** Calls `stop` on the first Ctrl-C, SIGTERM or closing of the terminal or of the pipe, and `kill` on a second one. */
export function onSignals(stop: () => void, kill: () => void): void {
  let firstSignalAt: number | undefined;
  const handleSignal = () => {
    if (firstSignalAt === undefined) {
      firstSignalAt = Date.now();
      stop();
    } else if (Date.now() - firstSignalAt > DUPLICATE_SIGNAL_WINDOW_MS) {
      kill();
    }
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
  process.on('SIGHUP', isAtTerminal ? handleSignal : () => undefined);
  for (const output of [process.stdout, process.stderr]) {
    // Nobody reads any more. What else can happen to lines for a person, such as a full disk, ends nothing.
    output.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && stop());
  }
}

/**
 * Calls `stop` when the npm that started us is gone. Its shell hands over to us (`exec`), so that it is our parent. A
 * terminal that is closed ends npm, too: what was started to outlive the terminal outlives that npm.
 * @param pollIntervalMs ms between two looks
 */
export function onLostNpm(stop: () => void, pollIntervalMs = POLL_INTERVAL_MS): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npmPid = process.ppid;
  let isNpmGone = false;
  const timer = setInterval(() => {
    if (process.ppid === npmPid) return;
    // One look more: the signal that ended npm may be on its way to us.
    if (!isNpmGone) {
      isNpmGone = true;
      return;
    }
    clearInterval(timer);
    stop();
  }, pollIntervalMs);
  timer.unref();
  if (!isAtTerminal) process.once('SIGHUP', () => clearInterval(timer));
}

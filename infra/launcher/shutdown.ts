import { isatty } from 'node:tty';
import type { Supervisor } from './processes/supervisor.ts';

/** Ms after which the gateway is killed if it has not stopped. */
const GATEWAY_TIMEOUT_MS = 4000;
const SERVICES_TIMEOUT_MS = 4000;
/**
 * Ms for the whole shutdown. The stores get what is left of it, because a killed database has to recover at its next
 * start.
 */
const SHUTDOWN_TIMEOUT_MS = 9500;
const MIN_STORES_TIMEOUT_MS = 1500;
/**
 * Under npm, which forwards signals, one Ctrl-C in a terminal arrives twice. A signal counts as a second one only after
 * this many ms.
 */
const DUPLICATE_SIGNAL_WINDOW_MS = 700;

/** Ms between two checks that npm is still running. */
const POLL_INTERVAL_MS = 250;

const STORES = ['redis', 'postgres'];

/** Stops the gateway first, then the services, then the stores. Takes about ten seconds at most. */
export async function stopAll(supervisor: Supervisor): Promise<void> {
  const services = supervisor.names.filter((name) => name !== 'gateway' && !STORES.includes(name));
  const startedAt = Date.now();
  await supervisor.stop(['gateway'], GATEWAY_TIMEOUT_MS);
  await supervisor.stop(services, SERVICES_TIMEOUT_MS);
  await supervisor.stop(STORES, Math.max(MIN_STORES_TIMEOUT_MS, startedAt + SHUTDOWN_TIMEOUT_MS - Date.now()));
}

/**
 * Whether any standard stream is a terminal. None is with nohup, or in the background with all output in a file; such a
 * launcher must survive the closing of the terminal. The signal cannot decide this: Node resets SIGHUP, so it is not
 * detectable whether the parent ignored it.
 */
const isAtTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));

/**
 * Calls `stop` on the first Ctrl-C or SIGTERM, or when the terminal or the pipe is closed, and `kill` on a second
 * signal.
 */
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
    // EPIPE means that the reader is gone. Other output errors, such as a full disk, must not stop the product.
    output.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && stop());
  }
}

/**
 * Calls `stop` when the npm that started this process is gone. Its shell uses `exec`, so npm is the parent process.
 * Closing the terminal also ends npm, but a launcher without a terminal must outlive it.
 * @param pollIntervalMs ms between two checks
 */
export function onLostNpm(stop: () => void, pollIntervalMs = POLL_INTERVAL_MS): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npmPid = process.ppid;
  let isNpmGone = false;
  const timer = setInterval(() => {
    if (process.ppid === npmPid) return;
    // Waits for one more poll, because the signal that ended npm may be about to arrive here.
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

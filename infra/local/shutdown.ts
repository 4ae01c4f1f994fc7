import { isatty } from 'node:tty';
import type { Supervisor } from './supervisor.ts';

/** Ms after which a service that has not stopped is killed. */
const GATEWAY_MS = 4000;
const SERVICES_MS = 4000;
/** Ms of which the stores have what is left: a database that is killed has to recover when it starts again. */
const ALL_MS = 9500;
const STORES_LEAST_MS = 1500;
/** A Ctrl-C in a terminal arrives twice under npm, which passes it on: only a later one is a second one. */
const SAME_KEYSTROKE_MS = 700;

/** Ms between two looks whether npm is still there. */
const LOOK_MS = 250;

const STORES = ['redis', 'postgres'];

/** In order: the door first, then who serves, then what they store in. Takes at most about ten seconds. */
export async function stopAll(supervisor: Supervisor): Promise<void> {
  const services = supervisor.names.filter((name) => name !== 'gateway' && !STORES.includes(name));
  const begun = Date.now();
  await supervisor.stop(['gateway'], GATEWAY_MS);
  await supervisor.stop(services, SERVICES_MS);
  await supervisor.stop(STORES, Math.max(STORES_LEAST_MS, begun + ALL_MS - Date.now()));
}

/**
 * Whether a terminal is read or written. Nohup leaves none, nor does who starts in the background with all output in a file:
 * they mean to stay when the terminal is closed. Whether hang-ups are ignored cannot be asked, as Node starts with them on.
 */
const atTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));

/** Calls `stop` on the first Ctrl-C, SIGTERM or closing of the terminal or of the pipe, and `kill` on a second one. */
export function onSignals(stop: () => void, kill: () => void): void {
  let first: number | undefined;
  const receive = () => {
    if (first === undefined) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > SAME_KEYSTROKE_MS) {
      kill();
    }
  };
  process.on('SIGINT', receive);
  process.on('SIGTERM', receive);
  process.on('SIGHUP', atTerminal ? receive : () => undefined);
  for (const output of [process.stdout, process.stderr]) {
    // Nobody reads any more. What else can happen to lines for a person, such as a full disk, ends nothing.
    output.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && stop());
  }
}

/**
 * Calls `stop` when the npm that started us is gone. Its shell hands over to us (`exec`), so that it is our parent. A
 * terminal that is closed ends npm, too: what was started to outlive the terminal outlives that npm.
 * @param lookMs ms between two looks
 */
export function onLostNpm(stop: () => void, lookMs = LOOK_MS): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  let noticed = false;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    // One look more: the signal that ended npm may be on its way to us.
    if (!noticed) {
      noticed = true;
      return;
    }
    clearInterval(watch);
    stop();
  }, lookMs);
  watch.unref();
  if (!atTerminal) process.once('SIGHUP', () => clearInterval(watch));
}

import { parentOf } from './processes.ts';
import type { Supervisor } from './supervisor.ts';

/** Ms after which a service that has not stopped is killed. */
const GATEWAY_MS = 4000;
const SERVICES_MS = 4000;
/** Ms of which the stores have what is left: a database that is killed has to recover when it starts again. */
const ALL_MS = 9500;
const STORES_LEAST_MS = 1500;
/** A Ctrl-C in a terminal arrives twice under npm, which passes it on: only a later one is a second one. */
const SAME_KEYSTROKE_MS = 700;

const STORES = ['redis', 'postgres'];

/** In order: the door first, then who serves, then what they store in. Takes at most about ten seconds. */
export async function stopAll(supervisor: Supervisor): Promise<void> {
  const services = supervisor.names.filter((name) => name !== 'gateway' && !STORES.includes(name));
  const begun = Date.now();
  await supervisor.stop(['gateway'], GATEWAY_MS);
  await supervisor.stop(services, SERVICES_MS);
  await supervisor.stop(STORES, Math.max(STORES_LEAST_MS, begun + ALL_MS - Date.now()));
}

/** Calls `stop` on the first Ctrl-C or SIGTERM and `kill` on a second one. */
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive);
}

/**
 * Calls `stop` when the npm that started us is gone. It starts us through a shell that passes no signal on: a SIGTERM to
 * npm ends the shell, and a killed npm leaves the shell waiting for us.
 */
export function onLostNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

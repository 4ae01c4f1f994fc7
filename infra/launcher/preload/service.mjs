// Node loads this module before every service.
import { isMainThread } from 'node:worker_threads';
import { releaseIdleMemory } from './release-idle-memory.mjs';
import { showSourcePositions } from './source-positions.mjs';

showSourcePositions();

if (isMainThread) releaseIdleMemory();

// When the launcher exits for any reason, its end of this process's standard input closes.
if (isMainThread) {
  const end = () => {
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  process.stdin.once('end', end).once('error', end).resume();
  process.stdin.unref?.();
}

/** Ms between messages that show the launcher that this process is not hanging. */
const HEARTBEAT_INTERVAL_MS = 2_000;

if (isMainThread && process.channel) {
  process.channel.unref();
  // Without a callback, sending to a launcher that is gone would end this process before it has stopped cleanly.
  setInterval(() => process.connected && process.send('alive', () => undefined), HEARTBEAT_INTERVAL_MS).unref();
}

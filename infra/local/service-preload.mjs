// Loaded before every service: when the launcher is gone, however it went, its end of the standard input closes.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const end = () => {
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  process.stdin.once('end', end).once('error', end).resume();
  process.stdin.unref?.();
}

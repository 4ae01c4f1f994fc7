import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Callbacks by connection; a single listener serves all its requests, however many are pipelined. */
const callbacksBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when a response has been sent or its client has disconnected. It observes the connection as well,
 * because some releases of Node emit no `close` for a response that is queued behind another one.
 */
export function onResponseEnd(socket: Socket, response: ServerResponse, callback: () => void): void {
  if (response.closed || socket.destroyed) {
    callback();
    return;
  }
  const callbacks = callbacksBySocket.get(socket) ?? observeClose(socket);
  const end = () => {
    response.off('close', end);
    if (callbacks.delete(end)) callback();
  };
  callbacks.add(end);
  response.once('close', end);
}

function observeClose(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  callbacksBySocket.set(socket, callbacks);
  socket.once('close', () => {
    for (const end of [...callbacks]) end();
  });
  return callbacks;
}

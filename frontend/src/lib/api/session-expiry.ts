const listeners = new Set<() => void>();

/** Calls `listener` whenever a response shows that the session has expired. Returns a function that unsubscribes it. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies all listeners that the session has expired. */
export function notifySessionExpired(): void {
  for (const listener of listeners) listener();
}

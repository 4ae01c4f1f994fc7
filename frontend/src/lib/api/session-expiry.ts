const listeners = new Set<() => void>();

/** Calls `listener` whenever an answer says that the session is over. Answers with what takes it back. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** An answer said that the session is over. */
export function notifySessionExpired(): void {
  for (const listener of listeners) listener();
}

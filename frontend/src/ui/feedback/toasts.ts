import { useSyncExternalStore } from 'react';

/** Number of toasts that are visible at once. */
export const MAX_VISIBLE_TOASTS = 1;
/** How long a toast is visible. */
export const TOAST_DURATION_MS = 5_000;
/** How long after closing a toast is removed. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** Swipe distance that dismisses a toast. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  /** Action that the user can run only once. */
  action?: { name: string; run: () => void };
  /** Whether it closes as soon as the visitor scrolls or presses something else, because the page says the same. */
  isBrief?: boolean;
  open: boolean;
}

export type ToastEvent = { kind: 'add'; toast: Toast } | { kind: 'close'; id: number } | { kind: 'remove'; id: number };

/** Adds a toast at the front, keeping only the newest ones. `close` marks a toast as closed, `remove` deletes it. */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.kind === 'add') return [event.toast, ...toasts].slice(0, MAX_VISIBLE_TOASTS);
  if (event.kind === 'remove') return toasts.filter((toast) => toast.id !== event.id);
  return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
}

const NO_TOASTS: readonly Toast[] = [];
let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(event: ToastEvent): void {
  toasts = reduceToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Shows a toast. */
export function showToast(toast: Pick<Toast, 'title' | 'description' | 'destructive' | 'action' | 'isBrief'>): void {
  lastId += 1;
  dispatch({ kind: 'add', toast: { ...toast, id: lastId, open: true } });
}

/** Closes a toast, which is removed later. */
export function closeToast(id: number): void {
  dispatch({ kind: 'close', id });
  setTimeout(() => dispatch({ kind: 'remove', id }), TOAST_REMOVAL_DELAY_MS);
}

/** Returns the toasts, newest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => NO_TOASTS,
  );
}

/**
 * Replaces the package `use-sync-external-store/shim`, which brings this hook to versions of React before 18, in the
 * bundle; see the aliases of Vite.
 */
export { useSyncExternalStore } from 'react';

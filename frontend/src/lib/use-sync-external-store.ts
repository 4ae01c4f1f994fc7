/**
 * Replaces the package `use-sync-external-store/shim` in the bundle; see the aliases in Vite's configuration. The
 * package provides this hook for versions of React before 18.
 */
export { useSyncExternalStore } from 'react';

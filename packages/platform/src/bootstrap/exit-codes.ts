/**
 * What a service exits with when its schema was made by an older version that cannot be upgraded: starting it again does
 * not help. The launcher reads this file before anything is built, so it imports nothing.
 */
export const UNKNOWN_MIGRATIONS_EXIT_CODE = 65;

/**
 * Exit code of a service whose schema has migrations that it does not know, so that starting it again does not help.
 * The launcher reads this file before anything is built, so it must not import anything.
 */
export const UNKNOWN_MIGRATIONS_EXIT_CODE = 65;

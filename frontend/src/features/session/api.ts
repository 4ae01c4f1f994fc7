import { auth, type CurrentUser } from '@placelore/contracts/auth/auth.js';
import useSWR, { mutate } from 'swr';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { clearCache, toKey } from '../../lib/cache/server-state.js';
import { getRememberedUser, rememberUser } from '../../lib/device/device-user.js';

/** Cache key of the current user. The value is null for a guest. */
export const SESSION_KEY = toKey(auth.currentUser, {});

/** Fetches the signed-in user, or null for a guest: status 401 is a valid response here, not an error. */
async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    return rememberAndReturn(await call(auth.currentUser, {}));
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return rememberAndReturn(null);
    // Offline, the user remembered on the device applies. The server checks the session with every call.
    if (!navigator.onLine) return getRememberedUser();
    throw error;
  }
}

function rememberAndReturn<User extends CurrentUser | null>(user: User): User {
  rememberUser(user);
  return user;
}

/** Reloads the current user. @throws HttpError, or TypeError if the network fails */
export async function refreshSession(): Promise<void> {
  await mutate(SESSION_KEY, fetchCurrentUser(), { revalidate: false });
}

export interface Session {
  user: CurrentUser | null;
  /** Whether the current user is still unknown. */
  isLoading: boolean;
}

/** Returns the current user. If the request fails, the user is treated as a guest. */
export function useSession(): Session {
  const { data, error } = useSWR(SESSION_KEY, fetchCurrentUser);
  return { user: data ?? null, isLoading: data === undefined && error === undefined };
}

/**
 * Ends an expired session: the user becomes a guest and cached data is cleared. Returns whether a user was signed in.
 */
export async function endSession(): Promise<boolean> {
  let previousUser: CurrentUser | null = null;
  await mutate<CurrentUser | null>(
    SESSION_KEY,
    (user) => {
      previousUser = user ?? null;
      return rememberAndReturn(null);
    },
    { revalidate: false },
  );
  if (previousUser) void clearCache(SESSION_KEY);
  return previousUser !== null;
}

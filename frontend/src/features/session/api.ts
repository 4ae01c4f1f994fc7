import { auth, type Credentials, type CurrentUser, type Registration } from '@placelore/contracts/auth.js';
import useSWR, { mutate } from 'swr';
import { call } from '../../lib/api.js';
import { rememberedUser, rememberOwner } from '../../lib/device-owner.js';
import { HttpError } from '../../lib/http-error.js';
import { forgetEverything, invalidate, keyOf } from '../../lib/server-state.js';

/** Who is using the page: null for a guest. */
export const SESSION_KEY = keyOf(auth.currentUser, {});

/** The signed-in user, or null for a guest: a 401 is an answer here, not an error. */
async function readUser(): Promise<CurrentUser | null> {
  try {
    return known(await call(auth.currentUser, {}));
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return known(null);
    // Without a network it is still whose it was; the server asks again with every call.
    if (!navigator.onLine) return rememberedUser();
    throw error;
  }
}

function known<User extends CurrentUser | null>(user: User): User {
  rememberOwner(user);
  return user;
}

/** Asks again who is using the page. @throws HttpError, or TypeError when the network fails */
export async function readSessionAgain(): Promise<void> {
  await mutate(SESSION_KEY, readUser(), { revalidate: false });
}

export interface Session {
  user: CurrentUser | null;
  /** Whether it is still unknown who this is. */
  loading: boolean;
}

/** Who is using the page. When that cannot be read, they are treated as a guest. */
export function useSession(): Session {
  const { data, error } = useSWR(SESSION_KEY, readUser);
  return { user: data ?? null, loading: data === undefined && error === undefined };
}

/** What a guest made now belongs to the user, so it is read again. */
async function enter(user: CurrentUser): Promise<CurrentUser> {
  await mutate(SESSION_KEY, known(user), { revalidate: false });
  void invalidate('discoveries');
  return user;
}

/** Signs in. @throws HttpError */
export async function login(credentials: Credentials): Promise<CurrentUser> {
  return enter(await call(auth.login, credentials));
}

/** Creates an account and signs in. @throws HttpError */
export async function register(registration: Registration): Promise<CurrentUser> {
  return enter(await call(auth.register, registration));
}

/** Signs out and forgets everything that was read. @throws HttpError */
export async function logout(): Promise<void> {
  await call(auth.logout, {});
  await becomeGuest();
}

/** Deletes the account for whoever knows its password; signs out everywhere. @throws HttpError */
export async function removeAccount(password: string): Promise<void> {
  await call(auth.removeAccount, { password });
  await becomeGuest();
}

/** The session is over: who was signed in is a guest now, and what they read is forgotten. Answers whether somebody was. */
export async function becomeGuest(): Promise<boolean> {
  let was: CurrentUser | null = null;
  await mutate<CurrentUser | null>(
    SESSION_KEY,
    (user) => {
      was = user ?? null;
      return known(null);
    },
    { revalidate: false },
  );
  if (was) void forgetEverything(SESSION_KEY);
  return was !== null;
}

import { auth, type Credentials, type CurrentUser, type Registration } from '@placelore/contracts/auth/auth.js';
import { mutate } from 'swr';
import { call } from '../../lib/api/api.js';
import { invalidate } from '../../lib/cache/server-state.js';
import { rememberUser } from '../../lib/device/device-user.js';
import { endSession, SESSION_KEY } from './api.js';

/** Reloads the data that a guest created, because it now belongs to the user. */
async function startSession(user: CurrentUser): Promise<CurrentUser> {
  rememberUser(user);
  await mutate(SESSION_KEY, user, { revalidate: false });
  void invalidate('discoveries');
  return user;
}

/** Signs in. @throws HttpError */
export async function login(credentials: Credentials): Promise<CurrentUser> {
  return startSession(await call(auth.login, credentials));
}

/** Creates an account and signs in. @throws HttpError */
export async function register(registration: Registration): Promise<CurrentUser> {
  return startSession(await call(auth.register, registration));
}

/** Signs out and clears all cached data. @throws HttpError */
export async function logout(): Promise<void> {
  await call(auth.logout, {});
  await endSession();
}

/** Deletes the account after checking its password, and signs out everywhere. @throws HttpError */
export async function deleteAccount(password: string): Promise<void> {
  await call(auth.deleteAccount, { password });
  await endSession();
}

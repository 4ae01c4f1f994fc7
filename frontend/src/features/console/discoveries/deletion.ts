import { adminDiscoveries } from '@placelore/contracts/admin-discoveries.js';
import { call } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import type { Failure } from '../list/declaration.js';
import { failure } from '../list/useActions.js';
import { TEXTS } from './texts.js';

const isMethodRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 405;

/** Deletes a discovery; where a network lets no DELETE through, by POST. @throws HttpError, TypeError */
export async function deleteDiscovery(id: number): Promise<void> {
  try {
    await call(adminDiscoveries.remove, { id });
  } catch (error) {
    if (!isMethodRefused(error)) throw error;
    await call(adminDiscoveries.removeByPost, { id });
  }
}

/** What is said of a discovery that could not be deleted. */
export function deletionFailure(error: unknown): Failure {
  if (isMethodRefused(error)) return { title: TEXTS.networkTitle, description: TEXTS.network };
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 401) return { title: TEXTS.networkTitle, description: TEXTS.notSignedIn };
  if (status === 403) return { title: TEXTS.networkTitle, description: TEXTS.notAllowed };
  return failure(TEXTS.deleteFailed)(error);
}

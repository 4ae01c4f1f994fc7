import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import type { AdminUser } from '@placelore/contracts/auth/users.js';
import type { User } from './user.entity.js';
import type { ListedUser } from './user-lists.repository.js';

/** Converts a user to the response for themselves; the password never leaves the service. */
export function presentCurrentUser(user: User | ListedUser): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Converts a user to the response for admins. */
export function presentUser(user: User | ListedUser): AdminUser {
  return { ...presentCurrentUser(user), status: user.status };
}

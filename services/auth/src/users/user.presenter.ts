import type { CurrentUser } from '@placelore/contracts/auth.js';
import type { User } from './user.entity.js';

/** The signed-in user as they see themself; the password never leaves the service. */
export function presentCurrentUser(user: User): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}

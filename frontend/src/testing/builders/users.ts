import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import type { AdminUser } from '@placelore/contracts/auth/users.js';

/** Who is signed in. */
export const USER: CurrentUser = {
  id: 3,
  username: 'marta',
  email: 'marta@example.com',
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** A user as admins see them; `change` replaces parts of it. */
export function buildAdminUser(change: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 3,
    username: 'marta',
    email: 'marta@example.com',
    isAdmin: false,
    status: 'active',
    createdAt: '2026-01-02T03:04:05.000Z',
    ...change,
  };
}

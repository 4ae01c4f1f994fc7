import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import type { AdminUser } from '@placelore/contracts/auth/users.js';

/** Signed-in user. */
export const USER: CurrentUser = {
  id: 3,
  username: 'marta',
  email: 'marta@example.com',
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** Builds a user as admins see it; `change` overrides fields. */
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

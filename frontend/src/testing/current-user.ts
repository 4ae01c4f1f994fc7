import type { CurrentUser } from '@placelore/contracts/auth.js';

/** Who is signed in. */
export const USER: CurrentUser = {
  id: 3,
  username: 'marta',
  email: 'marta@example.com',
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
};

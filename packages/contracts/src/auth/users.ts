import { z } from 'zod';
import { route } from '../core/route.js';
import { byRowId } from '../core/row-ids.js';
import { optionalText } from '../core/text.js';
import { credentials, currentUser, registration, USER_STATUSES } from './auth.js';

/** Page size of the admins' user list. */
export const USERS_PAGE = { default: 100, max: 100 } as const;
/**
 * Length of a search. One or two characters match the beginning of names and email addresses; longer terms match
 * anywhere.
 */
export const USER_SEARCH = { maxLength: 200, substringMinLength: 3 } as const;
/** Sort orders of the list. A minus reverses the order. */
export const USER_ORDERS = ['createdAt', '-createdAt', 'username', '-username', 'email', '-email'] as const;
export const USER_ROLES = ['admin', 'user'] as const;

/** User as shown to admins. */
export const adminUser = currentUser.extend({ status: z.enum(USER_STATUSES) });
export type AdminUser = z.infer<typeof adminUser>;

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const CHANGE_ERRORS = [...ADMIN_ERRORS, 'USER_NOT_FOUND', 'CANNOT_MODIFY_SELF', 'LAST_ADMIN'] as const;

export const users = {
  list: route({
    id: 'users.list',
    service: 'auth',
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'Lists users, newest first unless `sort` is set. `q` searches usernames and email addresses. The total is in ' +
      'X-Total-Count, the next page in Link',
    query: z.object({
      q: optionalText(USER_SEARCH.maxLength),
      status: z.enum(USER_STATUSES).optional(),
      role: z.enum(USER_ROLES).optional(),
      sort: z.enum(USER_ORDERS).default('-createdAt'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(USERS_PAGE.max).default(USERS_PAGE.default),
    }),
    response: z.array(adminUser),
    errors: ADMIN_ERRORS,
  }),
  delete: route({
    id: 'users.delete',
    service: 'auth',
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary:
      'Deletes an account and ends its sessions; its content is deleted in the background. Rejects the own account ' +
      'and the last admin',
    params: byRowId,
    errors: CHANGE_ERRORS,
  }),
  setStatus: route({
    id: 'users.setStatus',
    service: 'auth',
    method: 'PATCH',
    path: '/api/admin/users/:id/status',
    access: 'admin',
    summary: 'Suspends a user and ends their sessions, or reactivates them',
    params: byRowId,
    body: z.object({ status: z.enum(USER_STATUSES) }),
    response: adminUser,
    errors: CHANGE_ERRORS,
  }),
  setRole: route({
    id: 'users.setRole',
    service: 'auth',
    method: 'PATCH',
    path: '/api/admin/users/:id/role',
    access: 'admin',
    summary: 'Grants or revokes the admin role, and ends the user’s sessions, which carry the role',
    params: byRowId,
    body: z.object({ isAdmin: z.boolean() }),
    response: adminUser,
    errors: CHANGE_ERRORS,
  }),
} as const;

/** Generated password, returned only once. */
const generatedCredentials = z.object({ username: z.string(), password: z.string() });

/** Routes for operators on the shell; the gateway does not expose them. */
export const internalUsers = {
  createAdmin: route({
    id: 'internalUsers.createAdmin',
    service: 'auth',
    method: 'POST',
    path: '/internal/admins',
    access: 'internal',
    summary: 'Creates an admin with a generated password that only this response contains',
    body: registration.pick({ username: true, email: true }),
    response: generatedCredentials,
    errors: ['INVALID_INPUT', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
  }),
  resetPassword: route({
    id: 'internalUsers.resetPassword',
    service: 'auth',
    method: 'POST',
    path: '/internal/users/reset-password',
    access: 'internal',
    summary: 'Gives a user a generated password that only this response contains, and ends their sessions',
    body: credentials.pick({ username: true }),
    response: generatedCredentials,
    errors: ['INVALID_INPUT', 'USER_NOT_FOUND'],
  }),
} as const;

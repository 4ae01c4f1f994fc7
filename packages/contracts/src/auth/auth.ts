import { z } from 'zod';
import { route } from '../core/route.js';
import { byRowId } from '../core/row-ids.js';
import { text } from '../core/text.js';

/** Password length in characters. Longer passwords are rejected without hashing them. */
export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;

/** Scripts whose letters look alike, so that a name in two of them could imitate another. */
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** Names that would be mistaken for the product's staff, or for somebody without an account. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set(['admin', 'administrator', 'moderator', 'guest', 'placelore']);

const username = text(40)
  // Letters of full width and the like are the same letters.
  .transform((value) => value.normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(3, 'Username must be at least 3 characters')
      .max(40, 'must have at most 40 characters')
      .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may hold letters, digits, dots, hyphens and underscores')
      .refine(
        (value) => LOOKALIKE_SCRIPTS.filter((script) => script.test(value)).length < 2,
        'Username must not mix alphabets',
      )
      .refine((value) => !RESERVED_USERNAMES.has(value.toLowerCase()), 'This username is reserved'),
  );
const email = text(254).pipe(z.email('Please enter a valid email address'));
const password = z
  .string()
  .min(PASSWORD_LENGTH.min, 'Password must be at least 6 characters')
  .max(PASSWORD_LENGTH.max, 'Password must be at most 200 characters');

export const registration = z.object({ username, email, password });
export type Registration = z.infer<typeof registration>;

/** Sign-up form: the registration with the repeated password, which is never sent. */
export const registrationForm = registration
  .extend({ confirmPassword: z.string().min(PASSWORD_LENGTH.min, 'Password must be at least 6 characters') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
export type RegistrationForm = z.input<typeof registrationForm>;

export const credentials = z.object({
  username: text(254).pipe(z.string().min(1, 'Username is required')),
  password: z.string().min(1, 'Password is required').max(PASSWORD_LENGTH.max),
});
export type Credentials = z.infer<typeof credentials>;

/** Requires the password again, because access to a signed-in device must not suffice to delete the account. */
export const accountDeletion = credentials.pick({ password: true });
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const USER_STATUSES = ['active', 'suspended'] as const;

/** Signed-in user, as returned to that user. */
export const currentUser = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const auth = {
  currentUser: route({
    id: 'auth.currentUser',
    service: 'auth',
    method: 'GET',
    path: '/api/user',
    access: 'signedIn',
    summary: 'Returns the signed-in user',
    response: currentUser,
    errors: ['AUTHENTICATION_REQUIRED'],
  }),
  register: route({
    id: 'auth.register',
    service: 'auth',
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Creates an account and signs in',
    body: registration,
    response: currentUser,
    status: 201,
    rateLimit: { max: 10, windowSeconds: 3600, by: 'address' },
    lane: 'signIn',
    errors: ['INVALID_INPUT', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
  }),
  login: route({
    id: 'auth.login',
    service: 'auth',
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Signs in',
    body: credentials,
    response: currentUser,
    rateLimit: { max: 10, windowSeconds: 300, by: 'address' },
    lane: 'signIn',
    errors: ['INVALID_INPUT', 'INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED'],
  }),
  logout: route({
    id: 'auth.logout',
    service: 'auth',
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Signs out; without a session it does nothing',
  }),
  deleteAccount: route({
    id: 'auth.deleteAccount',
    service: 'auth',
    method: 'DELETE',
    path: '/api/user',
    access: 'signedIn',
    summary:
      'Deletes the account after checking its password, and ends all its sessions. Its discoveries with their ' +
      'articles and images, its analyses and photos are deleted in the background',
    body: accountDeletion,
    rateLimit: { max: 10, windowSeconds: 300, by: 'address' },
    lane: 'signIn',
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'INVALID_CREDENTIALS', 'ADMIN_CANNOT_DELETE_SELF'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalAccounts = {
  endSessions: route({
    id: 'internalAccounts.endSessions',
    service: 'auth',
    method: 'POST',
    path: '/internal/users/:id/sessions/end',
    access: 'internal',
    summary: 'Ends every session of a user; repeated calls change nothing',
    params: byRowId,
  }),
} as const;

import { BRAND } from '../../../lib/brand.js';

/** Strings for signing in, signing up and signing out. */
export const STRINGS = {
  pageTitle: `Sign in | ${BRAND}`,
  forms: 'Account',
  howItWorks: 'How it works',
  steps: [
    'Take photos of landmarks and places',
    'Get AI-powered cultural insights',
    'Build a personal discovery collection',
  ],
  loading: 'Loading...',
  username: 'Username',
  usernameHint: 'At least 3 letters, digits, dots, hyphens or underscores, without spaces.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  confirm: 'Confirm password',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  signInFailed: { title: 'Login failed', fallback: 'Invalid username or password' },
  signedIn: 'Welcome back!',
  signedInAs: (username: string) => `Logged in as ${username}`,
  signUp: 'Sign Up',
  signingUp: 'Creating your account…',
  signUpFailed: { title: 'Registration failed', fallback: 'Failed to create account' },
  signedUp: `Welcome to ${BRAND}!`,
  signedUpAs: (username: string) => `Account created for ${username}`,
  signedOut: 'Logged out',
  signedOutHint: 'Come back soon!',
  signOutFailed: 'Logout failed',
} as const;

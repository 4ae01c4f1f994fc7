import { BRAND } from '../../lib/brand.js';
import type { Formatters } from '../../lib/format/formatters.js';

const discoveries = (formatters: Formatters, count: number) =>
  count === 1 ? '1 discovery' : `${formatters.formatCount(count)} discoveries`;

export const STRINGS = {
  heading: 'Profile',
  loading: 'Loading your profile…',
  account: {
    heading: 'Your account',
    username: 'Username',
    email: 'Email',
    since: `With ${BRAND} since`,
    signOut: 'Sign Out',
  },
  export: {
    heading: 'Your data',
    text: `Everything ${BRAND} holds about you in one file: your account; your discoveries with their texts, articles and the addresses of their pictures; every analysis of a photo with what you said about it and what was read from it; and the guides that were written for you.`,
    button: 'Download My Data',
    busy: 'Collecting your data…',
    done: 'Your data is downloaded',
    failed: 'Download failed',
    failedHint: 'Your data could not be collected. Please try again.',
    fileName: (day: string) => `placelore-data-${day}.json`,
  },
  deletion: {
    heading: 'Delete account',
    text: 'Your account and everything you made with it are permanently deleted.',
    open: 'Delete My Account',
    title: 'Delete your account?',
    description: 'This cannot be undone. Download your data first if you want to keep any of it.',
    lost: 'What is deleted:',
    losses: (formatters: Formatters, count: number | undefined) => [
      'your account, and your sign-in on every device',
      count ? `your ${discoveries(formatters, count)}, with photos` : 'your discoveries, with photos',
      'the articles made of them, for everyone who reads them',
      'every analysis, with the photo you sent',
    ],
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Delete My Account',
    busy: 'Deleting…',
    failed: 'Your account could not be deleted. Please try again.',
    offline: "You're offline. Cannot delete your account right now.",
    done: 'Account deleted',
    doneHint: 'What you made is being removed. Farewell.',
    admin: 'An admin cannot delete their own account. Another admin has to take the role away first.',
  },
  guest: {
    heading: 'You are here as a guest',
    text: 'With an account, which is free forever:',
    gains: [
      'your discoveries follow you to every device',
      'your finds can become articles that others read',
      'all your data is yours to download or delete',
    ],
    signUp: 'Sign Up Free',
  },
  browser: {
    heading: 'Data in this browser',
    text: (formatters: Formatters, count: number | undefined) =>
      count
        ? `The ${discoveries(formatters, count)} you made here as a guest, results of recent photos, and places you have been. What you made comes with you when you sign up.`
        : 'Results of recent photos and places you have been. You have made no discoveries here as a guest.',
    open: 'Delete It All',
    title: 'Delete the data in this browser?',
    description: (formatters: Formatters, count: number | undefined) =>
      count
        ? `Your ${discoveries(formatters, count)} with photos, and all results and places stored on this device, are permanently deleted.`
        : 'All results and places stored on this device are permanently deleted.',
    cancel: 'Cancel',
    confirm: 'Delete',
    busy: 'Deleting…',
    done: 'Browser data deleted',
    failed: 'Delete failed',
    failedHint: 'Not everything could be deleted. Please try again.',
  },
} as const;

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
    failedHint: "We couldn't collect your data. Please try again.",
    fileName: (day: string) => `placelore-data-${day}.json`,
  },
  deletion: {
    heading: 'Delete account',
    text: 'Your account and everything you made with it are permanently deleted.',
    open: 'Delete My Account',
    title: 'Delete your account?',
    description: 'This action cannot be undone. Download your data first if you want to keep any of it.',
    lost: 'What is deleted:',
    losses: (formatters: Formatters, count: number | undefined) => [
      'your account, and your sign-in on every device',
      count ? `your ${discoveries(formatters, count)}, with photos` : 'your discoveries, with photos',
      'the guides made from them, for everyone who reads them',
      'every analysis, with the photo you sent',
    ],
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Delete My Account',
    busy: 'Deleting…',
    failed: "We couldn't delete your account. Please try again.",
    offline: "You're offline. Cannot delete your account right now.",
    done: 'Account deleted',
    doneHint: 'Your discoveries are being deleted',
    admin: "An admin can't delete their own account. Another admin has to remove the role first.",
  },
  guest: {
    heading: "You're browsing as a guest",
    text: 'With an account, which is free forever:',
    gains: [
      'your discoveries follow you to every device',
      'your discoveries can become guides that others read',
      'all your data is yours to download or delete',
    ],
    signUp: 'Sign Up Free',
  },
  browser: {
    heading: 'Data on this device',
    text: (formatters: Formatters, count: number | undefined) =>
      count
        ? `The ${discoveries(formatters, count)} you made here as a guest, results of recent photos, and places you have been. What you made comes with you when you sign up.`
        : 'Results of recent photos and places you have been. You have made no discoveries here as a guest.',
    open: 'Delete data on this device',
    title: 'Delete data on this device?',
    description: (formatters: Formatters, count: number | undefined) =>
      count
        ? `Your ${discoveries(formatters, count)} with photos, and all results and places stored on this device, are deleted. This action cannot be undone.`
        : 'All results and places stored on this device are deleted. This action cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    busy: 'Deleting…',
    done: 'Data on this device deleted',
    failed: 'Delete failed',
    failedHint: "We couldn't delete everything. Please try again.",
  },
} as const;

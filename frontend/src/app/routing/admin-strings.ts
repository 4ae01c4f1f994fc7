/** What is said at the door of the admin's screens: apart from the texts around every page, which visitors load. */
export const ADMIN_STRINGS = {
  denied: { title: 'Access Denied', description: 'Admin access required' },
} as const;

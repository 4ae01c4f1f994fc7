/**
 * Texts for visitors without admin access. They are separate from the texts around every page, which all visitors load.
 */
export const ADMIN_STRINGS = {
  denied: { title: 'Access Denied', description: 'Admin access required' },
} as const;

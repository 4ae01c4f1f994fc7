const longDateFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a time in ISO 8601 as `January 2, 2026`, in UTC. */
export const formatLongDate = (iso: string): string => longDateFormat.format(new Date(iso));

/** Shows a date and time in the user's time zone. @param iso ISO time */
export function FormattedDateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>;
}

/** Formats a date and time as plain text: `Nov 22, 2026, 6:45 PM` in every region. */
export function formatDateTime(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

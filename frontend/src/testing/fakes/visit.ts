/** Sets how the page was opened, and how many ms ago. */
export function mockVisit(type: 'navigate' | 'reload', ageMs: number): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }], now: () => ageMs });
}

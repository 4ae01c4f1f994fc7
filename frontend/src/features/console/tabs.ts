/** The tabs of the console, as the address has them, in their order. */
export const TABS = [
  'users',
  'discoveries',
  'articles',
  'pending-articles',
  'premium-articles',
  'recovered-articles',
  'activity',
] as const;
export type TabName = (typeof TABS)[number];

/** Their names on the screen. */
export const TAB_LABELS: Readonly<Record<TabName, string>> = {
  users: 'Users',
  discoveries: 'Discoveries',
  articles: 'Articles',
  'pending-articles': 'Pending articles',
  'premium-articles': 'Premium articles',
  'recovered-articles': 'Recovered articles',
  activity: 'Activity',
};

/** The tab an address is at; the first where it names none. */
export const parseTab = (searchParams: URLSearchParams): TabName =>
  TABS.find((name) => name === searchParams.get('tab')) ?? TABS[0];

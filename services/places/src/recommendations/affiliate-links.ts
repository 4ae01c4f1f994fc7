/** The operator's ids at the affiliate programs. */
export interface AffiliateIds {
  viator: string | undefined;
  tiqets: string | undefined;
  booking: string | undefined;
  klook: string | undefined;
}

interface Template {
  name: string;
  /** The provider's public search page and its search parameter. */
  search: string;
  query: string;
  /** The affiliate parameter and those that accompany it. */
  affiliate: string;
  extraParameters?: Record<string, string>;
}

const TEMPLATES: Record<keyof AffiliateIds, Template> = {
  viator: {
    name: 'Viator',
    search: 'https://www.viator.com/searchResults/all',
    query: 'text',
    affiliate: 'pid',
    // Viator's own markers for plain links of its partner program.
    extraParameters: { mcid: '42383', medium: 'link' },
  },
  tiqets: { name: 'Tiqets', search: 'https://www.tiqets.com/en/search/', query: 'q', affiliate: 'partner' },
  booking: { name: 'Booking.com', search: 'https://www.booking.com/searchresults.html', query: 'ss', affiliate: 'aid' },
  klook: { name: 'Klook', search: 'https://www.klook.com/search/result/', query: 'query', affiliate: 'aid' },
};

/** Returns the display name of a linked provider, by that name or by our key for it ("booking"); null for others. */
export function findProvider(text: string): string | null {
  const query = text.trim().toLowerCase();
  const found = Object.entries(TEMPLATES).find(([key, { name }]) => query === key || query === name.toLowerCase());
  return found?.[1].name ?? null;
}

/** Builds links to the search pages of affiliate providers. */
export class AffiliateLinks {
  constructor(private readonly ids: AffiliateIds) {}

  /** Returns a provider's name and the URL of its search for `text`. */
  buildSearchLink(provider: keyof AffiliateIds, text: string): { provider: string; affiliateUrl: string } {
    const { name, search, query, affiliate, extraParameters } = TEMPLATES[provider];
    const url = new URL(search);
    url.searchParams.set(query, text);
    const id = this.ids[provider];
    if (id !== undefined) {
      for (const [key, value] of Object.entries({ [affiliate]: id, ...extraParameters }))
        url.searchParams.set(key, value);
    }
    return { provider: name, affiliateUrl: url.href };
  }
}

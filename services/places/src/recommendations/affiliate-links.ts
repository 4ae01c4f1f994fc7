/** The operator's ids at the affiliate programmes. */
export interface AffiliateIds {
  viator: string | undefined;
  tiqets: string | undefined;
  booking: string | undefined;
  klook: string | undefined;
}

interface Template {
  name: string;
  /** The provider's public search page, and the parameter it searches by. */
  search: string;
  query: string;
  /** The parameter that names the affiliate, and those that go with it. */
  affiliate: string;
  extraParameters?: Record<string, string>;
}

const TEMPLATES: Record<keyof AffiliateIds, Template> = {
  viator: {
    name: 'Viator',
    search: 'https://www.viator.com/searchResults/all',
    query: 'text',
    affiliate: 'pid',
    // Viator's own marks for plain links of its partner programme.
    extraParameters: { mcid: '42383', medium: 'link' },
  },
  tiqets: { name: 'Tiqets', search: 'https://www.tiqets.com/en/search/', query: 'q', affiliate: 'partner' },
  booking: { name: 'Booking.com', search: 'https://www.booking.com/searchresults.html', query: 'ss', affiliate: 'aid' },
  klook: { name: 'Klook', search: 'https://www.klook.com/search/result/', query: 'query', affiliate: 'aid' },
};

/** A provider we link to, as it writes itself, by that name or by our word for it ("booking"); null for others. */
export function findProvider(text: string): string | null {
  const query = text.trim().toLowerCase();
  const found = Object.entries(TEMPLATES).find(([key, { name }]) => query === key || query === name.toLowerCase());
  return found?.[1].name ?? null;
}

/** Builds links to the search pages of affiliate providers. */
export class AffiliateLinks {
  constructor(private readonly ids: AffiliateIds) {}

  /** A provider's name, and the address that searches it for `text`. */
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

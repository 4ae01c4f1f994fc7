import { type AffiliateVariables, type LinkProvider, URL_PLACEHOLDER } from './affiliate-variables.js';

/** What an operator has configured for one provider. */
interface Affiliation {
  /** The operator's id at the provider's own program. */
  id?: string | undefined;
  /** Link of an affiliate network with the placeholder of the target, in place of the id. */
  template?: string | undefined;
}
export type Affiliations = Partial<Record<LinkProvider, Affiliation>>;

interface Provider {
  name: string;
  /** The provider's public search page and its search parameter. */
  search: string;
  query: string;
  /** The affiliate parameter of its own program and those that accompany it; absent when it has none. */
  affiliate?: string;
  extraParameters?: Record<string, string>;
}

const PROVIDERS: Record<LinkProvider, Provider> = {
  viator: {
    name: 'Viator',
    search: 'https://www.viator.com/searchResults/all',
    query: 'text',
    affiliate: 'pid',
    // Viator's own markers for plain links of its partner program.
    extraParameters: { mcid: '42383', medium: 'link' },
  },
  getyourguide: {
    name: 'GetYourGuide',
    search: 'https://www.getyourguide.com/s/',
    query: 'q',
    affiliate: 'partner_id',
  },
  tiqets: { name: 'Tiqets', search: 'https://www.tiqets.com/en/search/', query: 'q', affiliate: 'partner' },
  // Its program is open through affiliate networks alone.
  booking: { name: 'Booking.com', search: 'https://www.booking.com/searchresults.html', query: 'ss' },
  klook: { name: 'Klook', search: 'https://www.klook.com/search/result/', query: 'query', affiliate: 'aid' },
};

/** Returns the display name of a linked provider, by that name or by our key for it ("booking"); null for others. */
export function findProvider(text: string): string | null {
  const query = text.trim().toLowerCase();
  const found = Object.entries(PROVIDERS).find(([key, { name }]) => query === key || query === name.toLowerCase());
  return found?.[1].name ?? null;
}

/** Converts variables that have been validated. */
export const toAffiliations = (variables: AffiliateVariables): Affiliations => ({
  viator: { id: variables.AFFILIATE_VIATOR_ID, template: variables.AFFILIATE_LINKS.viator },
  getyourguide: { id: variables.AFFILIATE_GETYOURGUIDE_ID, template: variables.AFFILIATE_LINKS.getyourguide },
  tiqets: { id: variables.AFFILIATE_TIQETS_ID, template: variables.AFFILIATE_LINKS.tiqets },
  booking: { template: variables.AFFILIATE_LINKS.booking },
  klook: { id: variables.AFFILIATE_KLOOK_ID, template: variables.AFFILIATE_LINKS.klook },
});

/** Builds links to the search pages of affiliate providers. */
export class AffiliateLinks {
  constructor(private readonly affiliations: Affiliations) {}

  /** Checks whether the operator earns by links to a provider. */
  isAffiliated(provider: LinkProvider): boolean {
    const { id, template } = this.affiliations[provider] ?? {};
    return id !== undefined || template !== undefined;
  }

  /** Returns a provider's name and the URL of its search for `text`. */
  buildSearchLink(provider: LinkProvider, text: string): { provider: string; affiliateUrl: string } {
    const { name, search, query, affiliate, extraParameters } = PROVIDERS[provider];
    const { id, template } = this.affiliations[provider] ?? {};
    const url = new URL(search);
    url.searchParams.set(query, text);
    if (template !== undefined) {
      // The function keeps "$&" in the words from being read as a pattern of the replacement.
      return { provider: name, affiliateUrl: template.replace(URL_PLACEHOLDER, () => encodeURIComponent(url.href)) };
    }
    if (id !== undefined && affiliate !== undefined) {
      for (const [key, value] of Object.entries({ [affiliate]: id, ...extraParameters }))
        url.searchParams.set(key, value);
    }
    return { provider: name, affiliateUrl: url.href };
  }
}

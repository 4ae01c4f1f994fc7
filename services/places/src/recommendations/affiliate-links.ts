import { type AffiliateVariables, type LinkProvider, URL_PLACEHOLDER } from './affiliate-variables.js';

/** An operator's configuration for one provider. */
interface Affiliation {
  /** The operator's id in the provider's own program. */
  id?: string | undefined;
  /** Link of an affiliate network with a placeholder for the target, in place of the id. */
  template?: string | undefined;
}
export type Affiliations = Partial<Record<LinkProvider, Affiliation>>;

interface Provider {
  name: string;
  /** The provider's public search page and its search parameter. */
  search: string;
  query: string;
  /**
   * The affiliate parameter of the provider's own program and its accompanying parameters; absent without a program.
   */
  affiliate?: string;
  extraParameters?: Record<string, string>;
}

const PROVIDERS: Record<LinkProvider, Provider> = {
  viator: {
    name: 'Viator',
    search: 'https://www.viator.com/searchResults/all',
    query: 'text',
    affiliate: 'pid',
    // Viator's own parameters for plain links of its partner program.
    extraParameters: { mcid: '42383', medium: 'link' },
  },
  getyourguide: {
    name: 'GetYourGuide',
    search: 'https://www.getyourguide.com/s/',
    query: 'q',
    affiliate: 'partner_id',
  },
  tiqets: { name: 'Tiqets', search: 'https://www.tiqets.com/en/search/', query: 'q', affiliate: 'partner' },
  // Its program is available only through affiliate networks.
  booking: { name: 'Booking.com', search: 'https://www.booking.com/searchresults.html', query: 'ss' },
  klook: { name: 'Klook', search: 'https://www.klook.com/search/result/', query: 'query', affiliate: 'aid' },
};

/** Returns the display name of a linked provider by that name or by its key ("booking"); null for other texts. */
export function findProvider(text: string): string | null {
  const query = text.trim().toLowerCase();
  const found = Object.entries(PROVIDERS).find(([key, { name }]) => query === key || query === name.toLowerCase());
  return found?.[1].name ?? null;
}

/** Converts validated variables. */
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

  /** Whether the operator earns money from links to a provider. */
  isAffiliated(provider: LinkProvider): boolean {
    const { id, template } = this.affiliations[provider] ?? {};
    return id !== undefined || template !== undefined;
  }

  /** Returns a provider's name and the URL of a search for `text`. */
  buildSearchLink(provider: LinkProvider, text: string): { provider: string; affiliateUrl: string } {
    const { name, search, query, affiliate, extraParameters } = PROVIDERS[provider];
    const { id, template } = this.affiliations[provider] ?? {};
    const url = new URL(search);
    url.searchParams.set(query, text);
    if (template !== undefined) {
      // With a function, a "$&" in the URL is not interpreted as a replacement pattern.
      return { provider: name, affiliateUrl: template.replace(URL_PLACEHOLDER, () => encodeURIComponent(url.href)) };
    }
    if (id !== undefined && affiliate !== undefined) {
      for (const [key, value] of Object.entries({ [affiliate]: id, ...extraParameters }))
        url.searchParams.set(key, value);
    }
    return { provider: name, affiliateUrl: url.href };
  }
}

/** Countries and territories, by ISO 3166-1 code, whose English name takes "the" within a sentence. */
const COUNTRIES_WITH_ARTICLE: ReadonlySet<string> = new Set(
  `AE BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI`.split(' '),
);

/** Single islands, which take the preposition "on". */
const ISLANDS: ReadonlySet<string> = new Set(['AC', 'BV', 'CX', 'IM', 'NF', 'SH', 'TA']);

/** Returns a country's name for use within a sentence: "the Netherlands", "Italy". */
export const addCountryArticle = (code: string, name: string): string =>
  COUNTRIES_WITH_ARTICLE.has(code) && !/^the /i.test(name) ? `the ${name}` : name;

/** Returns the name with article and preposition: "in the Netherlands", "on Norfolk Island". */
export const addCountryPreposition = (code: string, name: string): string =>
  `${ISLANDS.has(code) ? 'on' : 'in'} ${addCountryArticle(code, name)}`;

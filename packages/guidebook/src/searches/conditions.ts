import { SEARCH_CONDITIONS, type SearchCondition } from '@placelore/contracts/content/articles/search.js';

/** Words for conditions in the languages with Latin letters that travelers use most, as alternatives of a regular expression. */
const WORDS: Readonly<Record<SearchCondition, string>> = {
  families:
    '(?:with|for) (?:(?:small|young|little|the) )?(?:kids?|child|children|family|families|toddlers?|babies|a baby|teens|teenagers)|(?:family|kid|child) (?:friendly|attractions|activities|fun|places)|family (?:trip|vacation|holiday|days? out)s?(?: (?:to|in))?|mit (?:kleinen )?(?:kindern?|der familie|baby)|fur (?:kinder|familien)|avec (?:des |les )?enfants|en famille|pour (?:les )?enfants|con (?:los |i )?(?:ninos|bambini|ragazzi)|(?:en|in) familia|in famiglia|para ninos|per bambini|met (?:kleine )?kinderen|z dziecmi|com criancas|cocuklarla',
  'rainy-day':
    '(?:(?:when|if|while) it(?: is|s)? rain(?:s|ing|y)?|(?:in|during) the rain|(?:on |for )?(?:an? )?rainy (?:days?|weather|afternoon)(?: activities)?|in bad weather|bei (?:schlechtem wetter|regen(?:wetter)?)|wenn es regnet|quand il pleut|sous la pluie|cuando llueve|con lluvia|quando piove|con la pioggia|als het regent|bij regen|gdy pada|w deszcz|com chuva|yagmurda)',
  free: '(?:for free|free of charge|free entry|free admission|with free (?:entry|admission)|without paying|free|kostenlose[nrs]?|kostenlos|gratuite?s?|gratis|gratuit[aio]s?|gratuito|za darmo|darmowe|ucretsiz)',
  photogenic:
    '(?:most )?(?:instagram(?:mable)?|photogenic|photo(?:graphy)?|selfie) (?:spots|places|locations)|(?:most )?instagrammable|fotospots',
  cheap:
    'cheap(?:est)?|budget(?: friendly)?|low cost|inexpensive|affordable|on a budget|gunstige?|billige?|pas cher|barat[oa]s?|economic[oi]|goedkope?|tani[ea]?|ucuz',
  open: 'open (?:now|today|tomorrow|late|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:jetzt|heute) geoffnet|ouverte?s? (?:maintenant|aujourdhui|le dimanche)|abiert[oa]s? (?:ahora|hoy)|apert[oi] (?:ora|oggi)',
  hours: 'opening (?:hours|times)|offnungszeiten|horaires?(?: douverture)?|horarios?|orari',
  prices:
    '(?:entrance|entry|ticket) (?:fee|price|cost)s?|tickets? prices?|tickets?|how much (?:is|are|does|do)(?: it)?(?: cost)?|how expensive (?:is|are)|costs?(?: of)?|eintritt(?:spreise?)?|tarifs?|precios?|biglietti',
  access:
    '(?:wheelchair )?accessib(?:le|ility)(?: for wheelchairs)?|(?:for|with|in) (?:a )?wheelchairs?(?: users)?|wheelchair(?: friendly)?|barrierefreie?|rollstuhlgerecht|accessibles? en fauteuil(?: roulant)?|silla de ruedas|step free|with a stroller|with reduced mobility',
  season:
    '(?:best |good |right )?time (?:of (?:the )?year )?to (?:visit|go(?: to)?|see|travel(?: to)?)|when (?:to|should i) (?:go(?: to)?|visit)|off season|low season|shoulder season|in (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall)|beste reisezeit(?: fur)?|meilleure (?:periode|saison)(?: pour (?:visiter|aller (?:a|en|au)))?|mejor epoca para (?:ir a|visitar)|periodo migliore per visitare',
  weather: 'weather(?: in| forecast)?|wetter(?: in)?|meteo|el tiempo en|temperature(?: in)?',
  station:
    'airport transfers?|transfers?|parking(?: lots?| spaces?)?|parkplatze?|(?:near|close to|next to|around|by|from) (?:the )?(?:airports?|(?:(?:main|central|train|railway|metro|subway|bus) )+stations?)|airports?|flughafen|(?:am|beim|nahe) (?:dem )?(?:haupt)?bahnhof|pres de la gare|cerca de la estacion|vicino alla stazione',
  safety:
    'is(?= .+ safe$)|(?:how |is it )?safe(?:ty)?(?: (?:is|are|in|to (?:visit|go to|travel to|walk in)))?|sicherheit|ist es sicher(?: in)?|securite|es seguro(?: viajar a)?|seguridad|sicurezza',
};
const PATTERNS = SEARCH_CONDITIONS.map(
  (condition) => [condition, new RegExp(`(?:^| )(?:${WORDS[condition]})(?= |$)`, 'g')] as const,
);
const ANY_PATTERN = new RegExp(`(?:^| )(?:${Object.values(WORDS).join('|')})(?= |$)`);

/** Text without the words for conditions, and what these were. */
export interface ConditionedText {
  text: string;
  conditions: SearchCondition[];
}

/** Removes the words for conditions from a normalized text; null if it has none. */
export function stripConditions(text: string): ConditionedText | null {
  if (!ANY_PATTERN.test(text)) return null;
  const conditions: SearchCondition[] = [];
  let rest = text;
  for (const [condition, pattern] of PATTERNS) {
    const stripped = rest.replace(pattern, ' ');
    if (stripped !== rest) conditions.push(condition);
    rest = stripped;
  }
  return { text: rest.replace(/ +/g, ' ').trim(), conditions };
}

/**
 * Words that people write around what they search, normalized by `normalizeName`, in the languages with Latin letters that
 * travelers use most. Each line is an alternative of a regular expression.
 */
const LEADING = [
  'things to (?:do|see)|(?:what|places|where|sights|stuff) to (?:do|see|visit|go)|(?:what|where) (?:can|could|should|must|do) (?:i|you|we|one) (?:do|see|visit|go)',
  '(?:the )?(?:(?:best|top|must see|famous|most famous|beautiful|most beautiful|most popular|most|popular|nicest|great|cool|interesting|quiet|quieter|quietest|secluded|uncrowded|less crowded|tiny|small|pretty|prettiest|lovely|charming|cute|stunning|amazing|breathtaking|iconic|unspoiled)(?: \\d+)?(?: of)?)',
  '(?:which (?:is|one is)(?: (?:better|best|nicer))?|what is better|should (?:i|we) (?:visit|go to|see)|ruhige[nr]?|kleine[nr]?)(?: to visit)?',
  '(?:top )?\\d+ (?:best|top)?|sights?(?:eeing)?|attractions?|tourist attractions|points of interest|highlights(?: of)?|places|guide (?:to|of|for)|travel guide (?:to|of|for)|trip to|travel to|visit(?:ing)?|explore|discover|show me|find|map of',
  // Before the English "was".
  'was (?:kann man|gibt es|tun|machen|sehen)(?: (?:zu sehen|machen|unternehmen|sehen))?|sehenswurdigkeiten|die (?:schonsten|besten)|schonste[nr]?|beste[nr]?|ausfluge?|besuch(?:en)?|reisefuhrer|(?:offnungszeiten|eintritt)(?: (?:vom?|der|des))?',
  '(?:how (?:old|tall|big|high|long|far|deep|much) |when |where |why |what )?(?:is|are|was|were)(?: the)?|who (?:built|made|designed|painted)(?: the)?|(?:opening (?:hours|times)|(?:entrance|entry) (?:fee|price)s?|tickets?(?: prices?)?)(?: (?:of|for|to))?',
  'que (?:ver|hacer|visitar)(?: y (?:ver|hacer|visitar))?|(?:los |las )?mejores|lugares (?:turisticos|para visitar)|visitar|cosas que (?:hacer|ver)|sitios',
  'que (?:faire|voir|visiter)|quoi (?:faire|voir)|(?:les )?(?:meilleur|plus beaux|plus belles|meilleure)s?|choses a (?:faire|voir)|visiter|lieux (?:a visiter|d interet)|a voir',
  'cos[ae] (?:da )?(?:vedere|fare|visitare)|(?:i |le )?migliori|posti da (?:vedere|visitare)|visitare|attrazioni',
  'wat te (?:doen|zien)|wat kun je (?:doen|zien)|bezienswaardigheden|(?:de )?(?:mooiste|leukste)|uitjes',
  'co (?:zobaczyc|robic|zwiedzic|warto zobaczyc)|najpiekniejsze|najlepsze|atrakcje(?: turystyczne)?|zwiedzanie',
  'o que (?:fazer|ver|visitar)|(?:as |os )?melhores|pontos turisticos|lugares para (?:visitar|conhecer)|en (?:guzel|iyi)',
  // How and when somebody travels.
  '(?:(?:an?|one|two|three|four|five|\\d+) )?(?:(?:long|short|family|perfect|quick) )?(?:days?|weekends?|weeks?|city breaks?|(?:short )?breaks?|getaways?|holidays?|vacations?|road ?trips?|trips?|stopovers?|layovers?|backpacking|itinerar(?:y|ies))(?: (?:trip|itinerary|guide))? (?:in|to|for|at|around|through|across)',
  '(?:\\d+ days? |one day |family |weekend )?(?:road ?trips?|backpacking|itinerary|city break|trip|vacation)',
  'when (?:to|should i) (?:go(?: to)?|visit)|time (?:to (?:visit|go(?: to)?|see)|for)|how many days(?: do (?:i|you|we) need)?(?: (?:in|for))?|how to get (?:to|around)|weather(?: in)?',
  '(?:instagram(?:mable)?|photo(?:graphy)?|photogenic|selfie) (?:spots|places|locations)|cheap|budget|free|affordable|rainy day(?: activities)?|(?:fun|activities|stuff) (?:for|with) (?:kids|children|families)',
  '(?:(?:river|boat|dhow|felucca) )?cruises? (?:on|along|down|in|through)|(?:boat|walking|guided|city|day|bus) (?:tours?|trips?) (?:on|along|in|of|through|around)|kreuzfahrt(?:en)? (?:auf|in)|croisieres? (?:sur|en)|cruceros? (?:por|en)|crociera (?:sul|in)',
  'wochenende|stadtetrip|urlaub|reise nach|week ?end a|escapada(?: a)?|fin de semana(?: en)?|viaje a|voyage (?:a|en|au)|viaggio (?:a|in)',
];
const TRAILING = [
  '(?:desert|guided|day|boat|walking|bus|bike|food|city|private|group) tours?',
  '(?:travel|city|tourist) guide|guide|sights|sightseeing|(?:tourist |top )?attractions|points of interest|highlights|(?:what|things|places) to (?:do|see|visit)|itinerary|travel|tourism|to (?:see|visit)|must sees?|(?:long )?weekends?|city breaks?|getaways?|(?:family |road ?)?trips?|vacations?|holidays?|rainy day|(?:instagram|photo) spots|photography|weather|in (?:one|two|three|four|five|\\d+) (?:hours?|days?)|\\d+ days?',
  '(?:for|in|within|with) (?:only )?(?:a|an|one|two|three|four|five|\\d+) (?:hours?|days?|weeks?|weekend)|in the (?:rain|snow|evening|morning|winter|summer)|at night|(?:with|for) (?:kids|children|families|a family|toddlers)',
  '(?:opening (?:hours|times)|hours|(?:entrance|entry|ticket) (?:fee|price|cost)s?|tickets?|free|open(?: today| now)?|worth (?:it|seeing|visiting)|built)',
  '(?:in|of|around) the world|worldwide|on earth|(?:auf|in) der welt|(?:du|dans le) monde|(?:del|en el) mundo|(?:del|nel) mondo',
  'zu sehen|machen|unternehmen|offnungszeiten|eintritt(?:spreise?)?|horaires?|tarifs?|horarios?|precios?|orari|biglietti|sehenswurdigkeiten|reisefuhrer|urlaub|tourisme|turismo|que (?:ver|hacer)|que (?:faire|voir)|cosa vedere|attrazioni',
  'gezilecek yerler|gezi rehberi|nereleri gezilir|bezienswaardigheden|wat te (?:doen|zien)|atrakcje|zwiedzanie|pontos turisticos|o que (?:fazer|ver)',
];
const LEADING_PATTERN = new RegExp(`^(?:${LEADING.join('|')})(?: |$)`);
const TRAILING_PATTERN = new RegExp(`(?:^| )(?:${TRAILING.join('|')})$`);

/** Relation of the searched places to the named one. */
export type SearchRelation = 'in' | 'near' | 'around me' | 'day trip from';

/** Words for little known places, in four languages. */
const LESSER_KNOWN =
  /(?:^| )(?:(?:the )?(?:best )?hidden (?:gems?|places|spots|treasures)|off the beaten (?:path|track)|(?:lesser|less|little) known|underrated|unusual|quirky|secret|non touristy|geheimtipps?|insider ?tipps?|(?:lugares|rincones) (?:secretos|ocultos)|lieux (?:secrets|insolites)|(?:luoghi|posti) (?:nascosti|segreti))(?: |$)/;

/** Words for a trip that returns on the same day, in four languages. */
const DAY_TRIPS =
  '(?:day ?trips?|day tours?|excursions?|tagesausfluge?|tagestouren|ausfluge?|excursiones|escursioni|gite)';
const DAY_TRIP_FROM = new RegExp(
  `^(?:(?:the |easy |great )?(?:best |top |easy |great )?)?${DAY_TRIPS}(?: (?:from|near|around|out of|outside(?: of)?|von|ab|rund um|desde|depuis|da))? (?!to |in |nach )(.+)$|^(.+) ${DAY_TRIPS}$`,
);

/** Words between what is searched and where, the longest first. */
const RELATIONS: readonly [string, SearchRelation][] = [
  ...[
    'in der nahe von',
    'in der nahe vom',
    'in der nahe der',
    'in der nahe des',
    'in der nahe',
    'nahe dem',
    'nahe der',
  ].map((phrase): [string, SearchRelation] => [phrase, 'near']),
  ...[
    'vicino alla',
    'vicino allo',
    'vicino al',
    'cerca de la',
    'cerca del',
    'pres de la',
    'pres des',
    'perto da',
    'perto do',
  ].map((phrase): [string, SearchRelation] => [phrase, 'near']),
  ['in de buurt van', 'near'],
  ['w poblizu', 'near'],
  ['perto de', 'near'],
  ['a proximite de', 'near'],
  ['in the vicinity of', 'near'],
  ['close to', 'near'],
  ['next to', 'near'],
  ['pres de', 'near'],
  ['pres du', 'near'],
  ['autour de', 'near'],
  ['cerca de', 'near'],
  ['alrededor de', 'near'],
  ['vicino a', 'near'],
  ['nahe bei', 'near'],
  ['inside of', 'in'],
  ['around', 'near'],
  ['near', 'near'],
  ['nearby', 'near'],
  ['nahe', 'near'],
  ['bei', 'near'],
  ['inside', 'in'],
  ['within', 'in'],
  ['in', 'in'],
  ['at', 'in'],
  ['of', 'in'],
  ['on', 'in'],
  ['from', 'in'],
  ['en', 'in'],
  ['a', 'in'],
  ['au', 'in'],
  ['aux', 'in'],
  ['dans', 'in'],
  ['de', 'in'],
  ['du', 'in'],
  ['von', 'in'],
  ['di', 'in'],
  ['auf', 'in'],
  ['im', 'in'],
  ['em', 'in'],
  ['no', 'in'],
  ['na', 'in'],
  ['w', 'in'],
  ['we', 'in'],
];
const AROUND_ME =
  /(?:^| )(?:(?:near|around|close to|next to) (?:me|here|my location|my position)|nearby|in meiner nahe|in der nahe|pres de (?:moi|chez moi)|autour de moi|cerca de (?:mi|aqui)|vicino a me)$/;

/** Removes fillers at both ends. Returns an empty text if there is nothing else. */
export function stripFillers(text: string): string {
  let rest = text;
  for (;;) {
    const stripped = rest.replace(LEADING_PATTERN, '').replace(TRAILING_PATTERN, '').trim();
    if (stripped === rest) return rest;
    rest = stripped;
  }
}

/** Returns the text before "near me"; null if it does not end with such words. */
export function stripAroundMe(text: string): string | null {
  return AROUND_ME.test(text) ? text.replace(AROUND_ME, '').trim() : null;
}

/** Returns the text without words for little known places; null if it has none. */
export const stripLesserKnown = (text: string): string | null =>
  LESSER_KNOWN.test(text) ? text.replace(LESSER_KNOWN, ' ').trim() : null;

/** Words for what somebody did at a place, in English and German. */
const PERSON =
  /^(?:(?:places|sites|houses?|museums?|cities|towns|things) )?where (?:did |does |do |is |was )?(.+?) (?:lived?|born|was born|died?|worked?|paint(?:ed)?|wrote|write|(?:is |was )?buried|studied|compose(?:d)?|grew up|stayed)$|^(?:orte an denen |orte wo |wo )(?:lebte|wohnte|starb|malte|schrieb|arbeitete|wurde) (.+?)(?: geboren| begraben)?$/;

/** Returns the name of a person whose places are looked for: "where did mozart live"; null for any other search. */
export function readPerson(text: string): string | null {
  const found = PERSON.exec(text);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Returns the name of the place where day trips start; null for any other search. */
export function findDayTripStart(text: string): string | null {
  const found = DAY_TRIP_FROM.exec(text);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Text divided at a word for a relation. */
export interface RelatedParts {
  before: string[];
  relation: 'in' | 'near';
  after: string[];
}

/** Returns the ways to divide words at a word for a relation, the leftmost first. */
export function splitAtRelations(words: readonly string[]): RelatedParts[] {
  return words.flatMap((_, start) => {
    for (const [phrase, relation] of RELATIONS) {
      const length = phrase.split(' ').length;
      const after = words.slice(start + length);
      if (after.length === 0 || words.slice(start, start + length).join(' ') !== phrase) continue;
      return [{ before: words.slice(0, start), relation: relation as 'in' | 'near', after }];
    }
    return [];
  });
}

/** Words without content. */
const EMPTY_WORDS = new Set(
  'the a an of in at on and der die das den dem und le la les l el los las il lo gli i et y e to for with my some all de du des del della di do da au aux'.split(
    ' ',
  ),
);

export const stripEmptyWords = (words: readonly string[]): string[] => words.filter((word) => !EMPTY_WORDS.has(word));

/** Words beside a kind that hardly any text has, since what it describes is old anyway. */
const AGE_WORDS = new Set(
  'ancient old historic historical alte alten antike antiken antiguo antiguos antichi'.split(' '),
);

/** Removes such words: "ancient temples" are no other temples. */
export const stripAgeWords = (words: readonly string[]): string[] => words.filter((word) => !AGE_WORDS.has(word));

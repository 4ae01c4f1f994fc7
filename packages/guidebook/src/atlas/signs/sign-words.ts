/** Words on signs, normalized by `normalizeName`, that show how an adjacent place name is meant. */
const toWordSet = (text: string) => new Set(text.normalize('NFKD').split(/\s+/).filter(Boolean));

/** Words for kinds of places. Names that consist only of them ("Grand Palace") exist in many towns. */
export const PLACE_TYPE_WORDS =
  toWordSet(`abbey and arch basilica bay bazaar beach big black blue botanic botanical bridge building
  canal canyon capitol castle cathedral cave caves central centre center church citadel city clock cliffs de del della den
  di die du east el end fort fortress fountain garden gardens gate golden grand great green hall harbour harbor hill
  history holy hotel house in island islands kings la lake las le les library little los lower main market memorial mill
  monastery monument mosque mount mountain mountains museum national natural new night north of old on opera palace park
  pier place plaza port promenade pyramid queens red restaurant river road rock royal ruins sacred saint sainte sea shrine
  small south square station statue stone street summer temple the theater theatre tomb tower town upper valley village
  wall walls water waterfall west white winter world zoo`);

/**
 * Businesses and stops that borrow their names from anywhere in the world, or from a sight around the corner:
 * "Restaurant Taj Mahal", "Café Louvre", "Metro Sagrada Família".
 */
export const BORROWING_VENUES =
  toWordSet(`agence agencia agency agenzia airlines airport albergo apartment apartments apotheke auberge backerei bakery
  bank bar barber bistro boulangerie boutique brasserie brewery burger bus cafe cafeteria caffe car carpark casino cinema
  clinic club coffee cream curry dental diner doner drogerie farmacia fashion gasthaus gasthof gelateria gelato gifts grill
  guesthouse hair hostal hostel hotel hotels immobilien inn jewellery jewelry kebab kino kiosk kitchen laundry lounge market
  massage metro minimarket motel nails noodles osteria outlet parking parkplatz patisserie pension pharmacie pharmacy pizza
  pizzeria pub ramen realty reiseburo rent rental rentals residence resort restaurant restaurante ristorante salon shoes
  shop snack souvenir souvenirs spa steakhouse store suites supermarket supermarkt supermercato sushi takeaway tandoori
  tattoo taverna taxi tickets tour tours travel trattoria tube ubahn viaggi viajes voyages
  식당 호텔 카페 커피 모텔 여관 게스트하우스 민박 약국 병원 은행 주차장 마트 여행사`);

/** The same in scripts without spaces between words. */
export const UNSPACED_VENUES =
  /餐厅|餐廳|饭店|飯店|酒店|旅馆|旅館|旅行社|料理|ホテル|レストラン|カフェ|喫茶|โรงแรม|ร้านอาหาร/;

/** Venues with their own name, followed by their town: "Hotel Continentale Arezzo", "Teatro Massimo Palermo". */
const LOCAL_VENUES =
  toWordSet(`alimentari albergo apotheke auberge backerei bar bistro boulangerie brasserie brauerei cafe
  caffe cinema clinica enoteca farmacia gasthaus gasthof gelateria hostal hostel hotel konditorei libreria liceo motel
  museo musee museum osteria panificio panaderia parador pasticceria pension pensione pharmacie pizzeria pousada ryokan
  restaurant restaurante ristorante scuola taverna teatro theater theatre trattoria weingut`);

/** Words that do not make a venue's own name: "Trattoria Bella Napoli", "Hotel Villa Roma". */
const ADJECTIVES =
  toWordSet(`alt alte ancien antica antico beautiful bel bella belle bello best big bonita casa chez city cosmo
  dolce eat express fine first gran grand grande great gusto happy heart hotel il little maison mini mamma mia neu neue new
  nouveau nouvelle nova nuova nuovo nuevo nueva old original petit petite piccola piccolo real royal sapore sapori spirit
  star super sweet taste the vecchia vecchio vieux viva villa`);

/** Towns whose names are used by hotels, restaurants, dishes and goods everywhere. */
const BORROWED_TOWN_NAMES =
  toWordSet(`amalfi athen athens athena bath barcelona beirut berlin bombay bordeaux bristol buffalo cambridge
  capri casablanca columbia damascus delhi dresden florence firenze florenz florida havana hollywood istanbul jerusalem
  kiev krakow lincoln lisboa london londres madrid mailand malaga manchester manhattan marrakech marrakesh mexico miami
  milan milano mobile monaco montana moscow munchen munich mumbai napoli naples neapel nice odessa orange orlando oxford
  palma paris parma peking pekin philadelphia phoenix portofino prag prague reading riviera rom roma rome saigon saintmoritz
  savoy shanghai singapore siracusa sorrento split sydney toledo tokio tokyo torino toscana valencia venedig venezia venice
  verona versailles victoria vienna wellington wien windsor york newyork losangeles sanfrancisco santafe lasvegas hongkong
  rio riodejaneiro santamonica`);

/** Sights with a name of one short word that other things share. */
const BORROWED_LANDMARK_NAMES =
  toWordSet(`bondi cervino delfi delphi everest kremlin kruger meteora merlion moremi orloj parsa petra rialto
  skypark sphinx steffl tivoli trevi vanda waikiki waitan wunyami`);

/** Words before the name of a town that greet its visitors or introduce its authorities. */
const TOWN_PHRASES =
  `comune di;citta di;stadt;hansestadt;landeshauptstadt;rathaus;ville de;mairie de;mairie d;commune de;
  gemeente;gemeinde;city of;town of;municipality of;county of;ayuntamiento de;ajuntament de;camara municipal de;
  prefeitura de;municipio de;kommune;welcome to;benvenuti a;benvenuti ad;bienvenue a;bienvenue en;willkommen in;
  bienvenidos a;bienvenido a;bem vindo a;bem vindos a;welkom in;velkommen til;valkommen till;witamy w;stazione di;
  museo civico di;universita di;university of;universitat;universidad de;duomo di;cattedrale di;cathedrale de;
  catedral de;office de tourisme de;tourist information`
    .split(';')
    .map((phrase) => phrase.trim().split(' '));

/** Streets and lines that lead to a town or are named after it: "Via Roma", "Rue de Paris". */
const STREET_WORDS =
  toWordSet(`allee autostrada avenida avenue bd blvd boulevard calle corso direction gare highway line lungarno
  piazza piazzale place plac platz plaza road route rua rue street strasse strada str ulica via viale`);

const CONNECTIVES = toWordSet('a ad d da de dei del della des di do du en im in of van von w zu');

/** Meaning of a name by the words around it. */
export type NameContext = 'alone' | 'town phrase' | 'local venue' | 'borrowed' | 'street' | 'plain';

/** Position of a name within lines of words. */
export interface NameSpan {
  words: readonly string[];
  /** Line number of each word. */
  lineByWord: readonly number[];
  start: number;
  end: number;
}

/** Classifies a name by the words around it. */
export function getNameContext(span: NameSpan): NameContext {
  const { words, start, end } = span;
  const before = words.slice(0, start);
  const named = words.slice(start, end);
  if (isStreet(before)) return 'street';
  if (/^\d{4,6}$/.test(before.at(-1) ?? '') || TOWN_PHRASES.some((phrase) => endsWith(before, phrase))) {
    return 'town phrase';
  }
  if (isStreetName(span)) return 'street';
  if (isTownOfVenue(span) && !BORROWED_TOWN_NAMES.has(named.join(''))) return 'local venue';
  if (isAtBusiness(span)) return 'borrowed';
  if (
    words.every((word, index) => (index >= start && index < end) || PLACE_TYPE_WORDS.has(word) || CONNECTIVES.has(word))
  )
    return 'alone';
  return 'plain';
}

/** Checks whether a sight with a name of one short word is unmistakable by that name. */
export const isUnmistakable = (name: string): boolean => !BORROWED_LANDMARK_NAMES.has(name);

const endsWith = (words: readonly string[], phrase: readonly string[]) =>
  phrase.every((word, index) => words[words.length - phrase.length + index] === word);

function isStreet(before: readonly string[]): boolean {
  const last = before.filter((word, index) => !(index >= before.length - 2 && CONNECTIVES.has(word))).at(-1) ?? '';
  return STREET_WORDS.has(last) || /(?:strasse|straat|gatan|gade|utca)$/.test(last);
}

/** Words after a name that make it the name of a street: "Alhambra Avenue". */
const STREET_SUFFIXES = toWordSet('ave avenue blvd boulevard drive gasse lane rd road street strasse straat');

/** Checks whether a name is followed by a word for streets: "Colosseum Street 12", but not "Colosseum". */
function isStreetName({ words, lineByWord, end }: NameSpan): boolean {
  return end < words.length && lineByWord[end] === lineByWord[end - 1] && STREET_SUFFIXES.has(words[end]!);
}

/** Checks whether the words around a name belong to a business or a stop, which may have borrowed the name. */
export const isAtBusiness = (span: NameSpan): boolean =>
  getSurroundingWords(span).some((word) => BORROWING_VENUES.has(word));

/** Returns the words around a name on its own lines, and on the lines before and after. */
function getSurroundingWords({ words, lineByWord, start, end }: NameSpan): string[] {
  const [first, last] = [lineByWord[start]! - 1, lineByWord[end - 1]! + 1];
  return words.filter(
    (_, index) => (index < start || index >= end) && lineByWord[index]! >= first && lineByWord[index]! <= last,
  );
}

/**
 * Checks whether a name ends a line that begins with a venue and the venue's own name, or fills the line after it:
 * "Hotel Continentale Arezzo", "Trattoria da Gino di Siena".
 */
function isTownOfVenue({ words, lineByWord, start, end }: NameSpan): boolean {
  if (end < words.length && lineByWord[end] === lineByWord[end - 1]) return false;
  const startsLine = start === 0 || lineByWord[start - 1] !== lineByWord[start];
  const line = lineByWord[start]! - (startsLine ? 1 : 0);
  const first = lineByWord.indexOf(line);
  if (first < 0 || first >= start) return false;
  const before = words.slice(first, start);
  const venue = before.findIndex((word) => LOCAL_VENUES.has(word));
  if (venue < 0) return false;
  const ownName = before.slice(venue + 1).filter((word) => word.length > 2 && !CONNECTIVES.has(word));
  return (
    ownName.length > 0 &&
    ownName.some((word) => !ADJECTIVES.has(word) && !LOCAL_VENUES.has(word) && !/^\d+$/.test(word))
  );
}

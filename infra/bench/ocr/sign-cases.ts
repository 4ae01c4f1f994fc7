/**
 * Signs as travelers photograph them, with the place they name. `place` is null if the words only resemble a place:
 * brands, street names, restaurants named after a distant town. Every third case is held back for a final check.
 */
export interface SignCase {
  /** One or two lines. */
  text: string;
  place: string | null;
  /** The lines as outlines, for scripts that the machine's fonts may lack. */
  outlines?: readonly LineOutline[];
}

/** A line of text as the outline of its letters, in units of the font size. */
export interface LineOutline {
  /** SVG elements. The text starts at x = 0, with its baseline at y = 0. */
  svg: string;
  width: number;
}

const landmarks: [string, string][] = [
  ['Rijksmuseum', 'Rijksmuseum'],
  ['UFFIZI', 'Uffizi Gallery'],
  ["Musée d'Orsay", "Musée d'Orsay"],
  ['MUSÉE DU LOUVRE', 'Louvre Museum'],
  ['MUSEO DEL PRADO', 'Prado Museum'],
  ['British Museum', 'British Museum'],
  ['Sagrada Família', 'Sagrada Família'],
  ['Schloss Schönbrunn', 'Schönbrunn Palace'],
  ['VAN GOGH MUSEUM', 'Van Gogh Museum'],
  ['Guggenheim Bilbao', 'Guggenheim Museum Bilbao'],
  ['PALACIO DE\nBELLAS ARTES', 'Palacio de Bellas Artes'],
  ['Teatro Colón', 'Teatro Colón'],
  ['Acropolis Museum', 'Acropolis Museum'],
  ['Brandenburger Tor', 'Brandenburg Gate'],
  ['NEUSCHWANSTEIN', 'Neuschwanstein Castle'],
  ['VASAMUSEET', 'Vasa Museum'],
  ['Galleria degli\nUffizi', 'Uffizi Gallery'],
  ['GALERIES LAFAYETTE\nHAUSSMANN', 'Galeries Lafayette Haussmann'],
  ['Livraria Lello', 'Livraria Lello'],
  ['Palácio da Pena', 'Pena Palace'],
  ['MERCAT DE LA\nBOQUERIA', 'La Boqueria'],
  ['Museo Frida Kahlo', 'Frida Kahlo Museum'],
  ['The Metropolitan\nMuseum of Art', 'Metropolitan Museum of Art'],
  ['TOWER OF LONDON', 'Tower of London'],
  ['Te Papa Tongarewa', 'Te Papa Tongarewa'],
  ['ROBBEN ISLAND', 'Robben Island Museum'],
  ['Hagia Sophia', 'Hagia Sophia'],
  ['TOPKAPI SARAYI', 'Topkapı Palace'],
  ['Karlův most', 'Charles Bridge'],
  ['Wawel Royal Castle', 'Wawel Royal Castle'],
  ['Edinburgh Castle', 'Edinburgh Castle'],
  ['STONEHENGE', 'Stonehenge'],
  ['Machu Picchu', 'Machu Picchu'],
  ['ANGKOR WAT', 'Angkor Wat'],
  ['ALCATRAZ', 'Alcatraz Island'],
  ['State Hermitage Museum', 'State Hermitage Museum'],
  ['Elbphilharmonie', 'Elbphilharmonie'],
  ['Nationalmuseet', 'National Museum of Denmark'],
  ['MUSEI VATICANI', 'Vatican Museums'],
  ['Keukenhof', 'Keukenhof'],
  ['Casa Rosada', 'Casa Rosada'],
  ['Hallgrímskirkja', 'Hallgrímskirkja'],
  ['LOUVRE', 'Louvre Museum'],
  ['Gyeongbokgung\nPalace', 'Gyeongbokgung Palace'],
  ['Sydney Opera House', 'Sydney Opera House'],
  ['EMPIRE STATE\nBUILDING', 'Empire State Building'],
  ['Kronborg', 'Kronborg'],
  ['VERSAILLES', 'Palace of Versailles'],
];

const towns: [string, string][] = [
  ['Hotel Continentale\nArezzo', 'Arezzo'],
  ['HOTEL BELLEVUE\nSALZBURG', 'Salzburg'],
  ['Comune di Arezzo', 'Arezzo'],
  ['Trattoria da Gino\nSiena', 'Siena'],
  ['Bienvenue à Colmar', 'Colmar'],
  ['STADT BAMBERG', 'Bamberg'],
  ['Pension Alpenrose\nInnsbruck', 'Innsbruck'],
  ['Gasthof Adler\n6900 Bregenz', 'Bregenz'],
  ['Farmacia San Marco\n52100 Arezzo', 'Arezzo'],
  ['Ville de Beaune', 'Beaune'],
  ['Pharmacie Masséna\nNice, France', 'Nice'],
  ['OSAKA, JAPAN', 'Osaka'],
  ['Welcome to Ljubljana', 'Ljubljana'],
  ['Teatro Massimo\nPalermo', 'Palermo'],
  ['Panificio Rossi Lucca', 'Lucca'],
  ['Gemeente Utrecht', 'Utrecht'],
  ['Hotel Continental Oslo', 'Oslo'],
  ['Museo Civico di\nSansepolcro', 'Sansepolcro'],
  ['Ayuntamiento de Ronda', 'Ronda'],
  ['Bäckerei Müller\nHeidelberg', 'Heidelberg'],
  ['Hôtel de la Poste\nColmar', 'Colmar'],
  ['Willkommen in Görlitz', 'Görlitz'],
  ['Restaurante El Faro\nCádiz', 'Cádiz'],
  ['CITY OF OTTAWA', 'Ottawa'],
];

const misleading = [
  'Nice Hotel',
  'BATH',
  'Reading Room',
  'BEST WESTERN',
  'Paris Baguette',
  'ORANGE',
  'Mobile',
  'Hotel Bristol',
  'Restaurant Roma',
  'OPEN 9-17',
  'TOTAL 12.40 EUR\nTHANK YOU',
  'AB 123 CD',
  'VIA ROMA',
  'Rue de Paris',
  'Pizzeria\nBella Napoli',
  'HOTEL LONDON',
  'Philadelphia\nCream Cheese',
  'Restaurant Taj Mahal',
  'Hotel Victoria',
  'Florence Nightingale\nWard',
  'HAVANA CLUB',
  'Café Louvre',
  'CINEMA ALHAMBRA',
  'Singapore Noodles',
  'New York Pizza',
  'Barcelona Chairs',
  'Grand Hotel Europa',
  'B-MW 4711',
  'Oxford Shoes',
  'Edinburgh Woollen Mill',
];

/** Scenes without text. */
export const SCENES = ['sky', 'foliage', 'facade', 'bricks', 'waves', 'stones'] as const;
export type Scene = (typeof SCENES)[number];

export interface Split<T> {
  seen: T[];
  heldBack: T[];
}

export const splitCases = <T>(cases: readonly T[]): Split<T> => ({
  seen: cases.filter((_, index) => index % 3 !== 2),
  heldBack: cases.filter((_, index) => index % 3 === 2),
});

const toCase = ([text, place]: [string, string]): SignCase => ({ text, place });
export const LANDMARK_SIGNS = splitCases(landmarks.map(toCase));
export const TOWN_SIGNS = splitCases(towns.map(toCase));
export const MISLEADING_SIGNS = splitCases(misleading.map((text): SignCase => ({ text, place: null })));

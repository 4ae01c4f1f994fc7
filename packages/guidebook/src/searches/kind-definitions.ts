import type { Category } from '@placelore/contracts/places/categories.js';
import type { KindDefinition } from './kind-definition.js';
import { NATURAL_KINDS } from './natural-kinds.js';

const SACRED: readonly Category[] = ['Religious Site', 'Architecture', 'Landmark', 'Cultural Site'];
const BUILT: readonly Category[] = ['Historical Site', 'Architecture', 'Landmark', 'Cultural Site'];

export const KIND_DEFINITIONS: readonly KindDefinition[] = [
  ...NATURAL_KINDS,
  {
    label: 'Museums',
    queried:
      'museum, museums, gallery, galleries, art gallery, art galleries, museen, musee, musees, museo, museos, musei, galerie, galerien, galeries, galleria',
    nouns: 'museum, gallery',
    categories: ['Museum'],
    related: ['Cultural Site', 'Historical Site', 'Architecture', 'Entertainment'],
    exceptions: 'east-side-gallery checkpoint-charlie galleria-vittorio-emanuele-ii royal-galleries-of-saint-hubert',
  },
  {
    label: 'Cathedrals',
    queried:
      'cathedral, cathedrals, kathedrale, kathedralen, dome, cathedrale, cathedrales, catedral, catedrales, duomo',
    nouns: 'cathedral, minster, duomo',
    related: SACRED,
  },
  {
    label: 'Churches',
    queried:
      'church, churches, basilica, basilicas, chapel, chapels, kirche, kirchen, eglise, eglises, iglesia, iglesias, chiesa, chiese, basilika, basilique',
    nouns: 'church, cathedral, basilica, chapel, minster, abbey, duomo',
    related: SACRED,
  },
  {
    label: 'Temples and shrines',
    queried:
      'temple, temples, shrine, shrines, tempel, schreine, templo, templos, tempio, templi, pagoda, pagodas, pagode',
    nouns: 'temple, shrine, pagoda, stupa',
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Mosques',
    queried: 'mosque, mosques, moschee, moscheen, mosquee, mosquees, mezquita, mezquitas',
    nouns: 'mosque, masjid',
    signs: 'mosque',
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Synagogues',
    queried: 'synagogue, synagogues, synagoge, synagogen, sinagoga, sinagogas',
    nouns: 'synagogue, kenesa',
    related: SACRED,
  },
  {
    label: 'Monasteries',
    queried:
      'monastery, monasteries, abbey, abbeys, convent, convents, kloster, abtei, monastere, monasteres, abbaye, abbayes, monasterio, monasterios, monastero',
    nouns: 'monastery, abbey, convent, lavra, nunnery',
    placeTypes: ['Monastery'],
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Religious sites',
    queried: 'religious site, religious sites, holy places, pilgrimage sites, sacred places',
    categories: ['Religious Site'],
  },
  {
    label: 'Castles',
    queried:
      'castle, castles, schloss, schlosser, burg, burgen, chateau, chateaux, castillo, castillos, castello, castelli, castelo',
    nouns: 'castle, schloss, chateau, castello, castillo, castelo, alcazar',
    akin: 'fortress, citadel, palace, residenz',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Forts',
    queried:
      'fort, forts, fortress, fortresses, citadel, citadels, festung, festungen, forteresse, forteresses, fortaleza, fortalezas',
    nouns: 'fort, fortress, citadel, fortification, fortified, castle, bastion',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Palaces',
    queried: 'palace, palaces, palast, palaste, palais, palacio, palacios, palazzo, palazzi, mansion, mansions',
    nouns: 'palace, palais, palazzo, palau, residenz, mansion, residence',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Markets',
    queried:
      'market, markets, bazaar, bazaars, souk, souks, markt, markte, marche, marches, mercado, mercados, mercato, mercati',
    nouns: 'market, bazaar, souk, souq',
    related: ['Shopping', 'Cultural Site', 'Architecture'],
  },
  {
    label: 'Shopping',
    queried: 'shopping, shops, mall, malls, shopping malls, einkaufen, compras',
    categories: ['Shopping'],
  },
  {
    label: 'Bridges',
    queried: 'bridge, bridges, brucke, brucken, pont, ponts, puente, puentes, ponte, ponti',
    nouns: 'bridge',
    related: [...BUILT, 'Transportation'],
  },
  {
    label: 'Towers',
    queried: 'tower, towers, turm, turme, tours, torre, torres, torri, observation decks',
    nouns: 'tower, skyscraper',
    related: [...BUILT, 'Entertainment'],
  },
  {
    label: 'Lighthouses',
    queried: 'lighthouse, lighthouses, leuchtturm, leuchtturme, phare, phares, faro, faros, fari',
    nouns: 'lighthouse',
    signs: 'lighthouse',
    related: [...BUILT, 'Transportation'],
  },
  {
    label: 'Skyscrapers',
    queried: 'skyscraper, skyscrapers, wolkenkratzer, gratte ciel, rascacielos, grattacieli',
    nouns: 'skyscraper',
    signs: 'skyscraper, tallest building, tallest tower',
    related: [...BUILT, 'Entertainment'],
  },
  {
    label: 'Ruins',
    queried:
      'ruin, ruins, archaeological site, archaeological sites, ancient ruins, ancient sites, ruinen, ausgrabungen, ruines, ruinas, rovine',
    nouns: 'ruin, archaeological',
    signs: 'ruin, archaeological, ancient, pyramid, maya, aztec, roman, inca',
    placeTypes: ['Ruins'],
    related: ['Historical Site'],
  },
  {
    label: 'Historical sites',
    queried: 'historical site, historical sites, historic sites, historic places, history, sitios historicos',
    categories: ['Historical Site'],
  },
  {
    label: 'Pyramids',
    queried: 'pyramid, pyramids, pyramide, pyramiden, pyramides, piramide, piramides, piramidi',
    nouns: 'pyramid',
    signs: 'pyramid',
    related: BUILT,
  },
  {
    label: 'Theaters and opera houses',
    queried:
      'theater, theaters, theatre, theatres, opera, operas, opera house, opera houses, oper, opern, teatro, teatros, teatri',
    nouns: 'opera, theater, theatre, teatro, palais garnier, la scala',
    related: ['Entertainment', 'Architecture'],
  },
  {
    label: 'Zoos and aquariums',
    queried: 'zoos and aquariums, tierparks',
    nouns: 'zoo, aquarium',
    related: ['Entertainment', 'Park', 'Museum'],
  },
  { label: 'Zoos', queried: 'zoo, zoos, tierpark, zoologico', nouns: 'zoo', related: ['Entertainment', 'Park'] },
  {
    label: 'Aquariums',
    queried: 'aquarium, aquariums, aquarien, acuario, acuarios, acquario',
    nouns: 'aquarium, oceanographic museum',
    signs: 'aquarium',
    related: ['Entertainment', 'Park', 'Museum'],
  },
  {
    label: 'Cemeteries',
    queried: 'cemetery, cemeteries, friedhof, friedhofe, cimetiere, cimetieres, cementerio, cementerios',
    nouns: 'cemetery',
    related: [...BUILT, 'Religious Site'],
  },
  {
    label: 'Squares',
    queried: 'square, squares, plaza, plazas, piazza, piazze, platze',
    nouns: 'square, plaza, piazza',
    related: BUILT,
  },
  {
    label: 'Libraries',
    queried: 'library, libraries, bibliothek, bibliotheken, bibliotheque, bibliotheques, biblioteca, bibliotecas',
    nouns: 'library',
    related: BUILT,
  },
  {
    label: 'Tombs and mausoleums',
    queried: 'tomb, tombs, mausoleum, mausoleums, graber, tombeaux, tumbas',
    nouns: 'tomb, mausoleum',
    signs: 'tomb, mausoleum',
    related: [...BUILT, 'Religious Site'],
  },
  {
    label: 'Architecture',
    queried: 'architecture, architektur, arquitectura, architettura',
    categories: ['Architecture'],
  },
  {
    label: 'Landmarks',
    queried: 'landmark, landmarks, monument, monuments, denkmaler, monumentos, monumenti',
    categories: ['Landmark', 'Historical Site'],
    nouns: 'monument',
    related: BUILT,
  },
  { label: 'Cities', queried: 'cities, stadte, villes, ciudades, citta', placeTypes: ['City'] },
  {
    label: 'Towns and villages',
    queried: 'towns, villages, dorfer, villages, pueblos, borghi',
    placeTypes: ['Town', 'Village', 'City'],
  },
  {
    label: 'Restaurants',
    queried:
      'restaurant, restaurants, where to eat, food, places to eat, cafe, cafes, coffee, coffee shops, brunch, breakfast, lunch, dinner, wo essen, essen gehen, ou manger, ou diner, donde comer, dove mangiare, ristorante, ristoranti, restaurante, restaurantes, trattoria',
    categories: ['Restaurant'],
  },
  {
    label: 'Hotels',
    queried:
      'hotel, hotels, hostel, hostels, where to stay, places to stay, accommodation, accommodations, lodging, airbnb, b and b, campsites, camping, unterkunft, unterkunfte, ubernachten, hebergement, hebergements, ou dormir, alojamiento, donde dormir, alloggio, alloggi, dove dormire, alberghi',
    nouns: 'hotel, inn',
    related: BUILT,
  },
  {
    label: 'Bars and pubs',
    queried:
      'bar, bars, pub, pubs, cocktail bars, wine bars, breweries, brewery, kneipen, biergarten, beer gardens, bares',
    nouns: 'pub, brewery, beer hall',
    signs: 'pub, brewery, beer hall',
    related: ['Entertainment', 'Restaurant', 'Cultural Site', 'Museum', 'Landmark'],
  },
  {
    label: 'Entertainment',
    queried: 'entertainment, amusement parks, theme parks, unterhaltung',
    categories: ['Entertainment'],
  },
  {
    label: 'Stations',
    queried: 'train stations, railway stations, stations, bahnhofe, gares',
    nouns: 'station',
    related: ['Transportation', 'Architecture'],
  },
];

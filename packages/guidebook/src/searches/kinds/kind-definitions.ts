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
      'museum, museums, gallery, galleries, art gallery, art galleries, museen, musea, musee, musees, museo, museos, musei, galerie, galerien, galeries, galleria, 博物館, 美術館, 博物馆, музей, музеи',
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
    exceptions: 'gendarmenmarkt',
  },
  {
    label: 'Churches',
    queried:
      'church, churches, basilica, basilicas, kirche, kirchen, eglise, eglises, iglesia, iglesias, chiesa, chiese, basilika, basilique, pieve',
    nouns: 'church, cathedral, basilica, chapel, minster, abbey, duomo',
    related: SACRED,
    places: 'pantheon-rome',
    // Squares and towers beside churches, and a ceiling within a museum.
    exceptions:
      'sistine-chapel piazza-del-popolo piazza-navona spanish-steps st-marks-square piazza-del-plebiscito leaning-tower-of-pisa vernazza nuremberg-hauptmarkt gendarmenmarkt place-du-tertre palais-rohan-strasbourg mirador-de-san-nicolas plaka-athens fishermans-bastion krakow-main-market-square triumphal-arch-chisinau zocalo-mexico-city plaza-mayor-lima plaza-de-armas-santiago plaza-de-armas-cusco castello-di-amorosa',
  },
  {
    label: 'Chapels',
    queried: 'chapel, chapels, kapelle, kapellen, chapelle, chapelles, capilla, capillas, cappella, cappelle',
    nouns: 'chapel',
    related: SACRED,
  },
  {
    label: 'Temples and shrines',
    queried:
      'temple, temples, shrine, shrines, tempel, schreine, templo, templos, tempio, templi, pagoda, pagodas, pagode, 寺, お寺, 寺院, 神社, 寺庙, храм, храмы',
    nouns: 'temple, shrine, pagoda, stupa',
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Mosques',
    queried: 'mosque, mosques, moschee, moscheen, mosquee, mosquees, mezquita, mezquitas',
    nouns: 'mosque, masjid',
    related: [...SACRED, 'Historical Site'],
    places: 'hagia-sophia kalyan-minaret hazrati-imam-complex qutub-minar chora-church mosque-cathedral-of-cordoba',
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
    exceptions:
      'abbey-road-crossing petra-monastery kawaiahao-church kenyatta-international-convention-centre tian-tan-buddha',
  },
  {
    label: 'Religious sites',
    queried: 'religious site, religious sites, holy places, pilgrimage sites, sacred places',
    categories: ['Religious Site'],
  },
  {
    label: 'Castles',
    queried:
      'castle, castles, schloss, schlosser, burg, burgen, chateau, chateaux, castillo, castillos, castello, castelli, castelo, 城, お城, замок, замки',
    nouns: 'castle, schloss, chateau, castello, castillo, castelo, alcazar',
    akin: 'fortress, citadel, palace, residenz',
    related: [...BUILT, 'Museum'],
    places: 'palazzo-vecchio',
    exceptions:
      'chateau-frontenac banff-springs-hotel chichen-itza chicago-water-tower oia-santorini taman-sari-yogyakarta louvre-museum acropolis-of-athens ogimachi-castle-observation-deck plaza-de-espana-seville doges-palace masada knossos diocletians-palace sacsayhuaman forbidden-city potala-palace suomenlinna palais-rohan-strasbourg palazzo-pitti',
  },
  {
    label: 'Forts',
    queried:
      'fort, forts, fortress, fortresses, citadel, citadels, festung, festungen, forteresse, forteresses, fortaleza, fortalezas',
    nouns: 'fort, fortress, citadel, fortification, fortified, bastion',
    related: [...BUILT, 'Museum'],
    exceptions:
      'chicago-water-tower oia-santorini machu-picchu chateau-frontenac fishermans-bastion neuschwanstein-castle',
  },
  {
    label: 'Palaces',
    queried: 'palace, palaces, palast, palaste, palais, palacio, palacios, palazzo, palazzi, mansion, mansions',
    nouns: 'palace, palais, palazzo, palau, residenz, mansion, residence',
    related: [...BUILT, 'Museum'],
    exceptions: 'red-fort',
  },
  {
    label: 'Markets',
    queried:
      'market, markets, bazaar, bazaars, souk, souks, markt, markte, marche, marches, mercado, mercados, mercato, mercati',
    nouns: 'market, bazaar, souk, souq',
    related: ['Shopping', 'Cultural Site', 'Architecture'],
    places:
      'jemaa-el-fnaa naqsh-e-jahan-square palazzo-della-ragione-padua old-port-of-marseille salamanca-place rialto-bridge charminar faneuil-hall marrakesh fez',
    exceptions:
      'rothenburg-market-square wroclaw-market-square krakow-main-market-square queen-victoria-building old-town-market-place-warsaw piazza-matteotti-greve old-market-omaha',
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
    exceptions: 'golden-gate-bridge-welcome-center wrigley-building',
  },
  {
    label: 'Towers',
    queried: 'tower, towers, turm, turme, torre, torres, torri, observation decks',
    nouns: 'tower, skyscraper',
    related: [...BUILT, 'Entertainment'],
    exceptions:
      'baths-of-caracalla el-jem-amphitheatre my-son-sanctuary hohenzollern-castle osaka-castle bergenhus-fortress christ-church-oxford bratislava-castle trakai-peninsula-castle mitad-del-mundo',
  },
  {
    label: 'Lighthouses',
    queried: 'lighthouse, lighthouses, leuchtturm, leuchtturme, phare, phares, faro, faros, fari',
    nouns: 'lighthouse',
    signs: 'lighthouse',
    related: [...BUILT, 'Transportation'],
    exceptions: 'galle-fort old-fortress-of-corfu morro-castle-havana mandraki-harbor-rhodes skansin',
  },
  {
    label: 'Skyscrapers',
    queried: 'skyscraper, skyscrapers, wolkenkratzer, gratte ciel, rascacielos, grattacieli',
    nouns: 'skyscraper',
    signs: 'skyscraper, tallest building, tallest tower',
    related: [...BUILT, 'Entertainment'],
    places: 'one-world-observatory willis-tower rockefeller-center flatiron-building',
    exceptions: 'house-of-wonders',
  },
  {
    label: 'Ruins',
    queried:
      'ruin, ruins, archaeological site, archaeological sites, ancient ruins, ancient sites, ruinen, ausgrabungen, ruines, ruinas, rovine',
    nouns: 'ruin, archaeological',
    signs: 'ruin, archaeological, ancient, pyramid, maya, aztec, roman, inca',
    placeTypes: ['Ruins'],
    related: ['Historical Site'],
    exceptions:
      'gothic-quarter-barcelona alcatraz hoi-an-ancient-town alcazaba-of-malaga monte-fort golden-gate-kyiv colonia-lighthouse palace-of-holyroodhouse alcazar-de-los-reyes-cristianos palace-of-the-grand-master-rhodes tower-of-david byblos-harbour',
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
    exceptions:
      'transamerica-pyramid palace-of-peace-and-reconciliation plaza-de-mayo hagar-qim cairo-tower boston-city-hall',
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
    places: 'glasgow-necropolis',
  },
  {
    label: 'Squares',
    queried: 'square, squares, plaza, plazas, piazza, piazze, platze',
    nouns: 'square, plaza, piazza',
    related: BUILT,
    exceptions:
      'national-september-11-memorial world-war-ii-memorial dongdaemun-design-plaza petit-trianon toledo-alcazar white-house wat-si-chum rockefeller-center palazzo-vecchio golden-gate-bridge-welcome-center radcliffe-camera panna-meena-ka-kund chiang-kai-shek-memorial-hall sultan-abdul-samad-building maison-carree toronto-city-hall triple-bridge palazzo-madama-turin brisbane-city-hall ho-chi-minh-mausoleum boston-city-hall charminar',
  },
  {
    label: 'Libraries',
    queried: 'library, libraries, bibliothek, bibliotheken, bibliotheque, bibliotheques, biblioteca, bibliotecas',
    nouns: 'library',
    related: BUILT,
    exceptions: 'rajabai-clock-tower chicago-cultural-center',
  },
  {
    label: 'Tombs and mausoleums',
    queried: 'tomb, tombs, mausoleum, mausoleums, graber, tombeaux, tumbas',
    nouns: 'tomb, mausoleum',
    related: [...BUILT, 'Religious Site'],
    places:
      'great-pyramid-of-giza valley-of-the-kings shah-i-zinda hegra royal-tombs-petra les-invalides nemrut-dag-tomb saadian-tombs',
  },
  {
    label: 'Architecture',
    queried:
      'architecture, buildings, architektur, bauwerke, gebaude, batiments, arquitectura, edificios, architettura, edifici',
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
    placeTypes: ['Town', 'Village'],
    places:
      'hallstatt-market-square bellagio-old-town vernazza positano-spiaggia-grande oia-santorini reine-lofoten burano-venice shirakawa-go rothenburg-market-square st-ives-harbor trulli-of-alberobello sassi-di-matera ait-benhaddou hoi-an-ancient-town kotor-old-town mdina-gate carcassonne-cite petite-venise-colmar torre-grossa-san-gimignano st-martins-church-bled',
  },
  {
    label: 'Restaurants',
    queried:
      'restaurant, restaurants, where to eat, food, places to eat, cafes, coffee shops, brunch, wo essen, essen gehen, ou manger, ou diner, donde comer, dove mangiare, ristorante, ristoranti, restaurante, restaurantes, trattoria, dinner, lunch, eateries, bistro, bistros, dining, dine, eat, abendessen, mittagessen, cena, pranzo, almuerzo',
    categories: ['Restaurant'],
  },
  {
    label: 'Hotels',
    queried:
      'hotel, hotels, hostel, hostels, where to stay, places to stay, accommodation, accommodations, lodging, airbnb, b and b, campsites, camping, unterkunft, unterkunfte, ubernachten, hebergement, hebergements, ou dormir, alojamiento, donde dormir, alloggio, alloggi, dove dormire, alberghi, inns, guest house, guest houses, guesthouse, guesthouses, auberge, auberges, pension, pensionen, riad, riads, ryokan, ryokans',
    nouns: 'hotel, inn',
    related: BUILT,
    exceptions: 'new-town-hall-munich les-invalides amir-timur-square',
  },
  {
    label: 'Bars and pubs',
    queried: 'bars, pubs, cocktail bars, wine bars, breweries, kneipen, biergarten, beer gardens',
    nouns: 'pub, brewery, beer hall',
    signs: 'pub, brewery, beer hall',
    related: ['Entertainment', 'Restaurant', 'Cultural Site', 'Museum', 'Landmark'],
    exceptions: 'egon-schiele-art-centrum',
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

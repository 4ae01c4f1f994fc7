import { CATEGORIES, type Category } from '@placelore/contracts/places/categories.js';
import type { KindDefinition } from './kind-definition.js';

const NATURAL: readonly Category[] = ['Natural Wonder', 'Mountain', 'Park', 'Beach'];

export const NATURAL_KINDS: readonly KindDefinition[] = [
  {
    label: 'Beaches',
    queried: 'beach, beaches, strand, strande, plage, plages, playa, playas, praia, praias, spiaggia, spiagge',
    nouns: 'beach',
    categories: ['Beach'],
    placeTypes: ['Beach'],
    related: NATURAL,
    places:
      'etretat-cliffs dune-of-pilat promenade-des-anglais lulworth-cove-stair-hole ocean-drive-miami-beach bondi-icebergs-pool tulum-ruins padar-island-viewpoint le-morne-brabant lake-mckenzie gibson-steps positano-spiaggia-grande',
    exceptions: 'jokulsarlon south-bank-brisbane',
  },
  {
    label: 'National parks',
    queried:
      'national park, national parks, nationalpark, nationalparks, parc national, parcs nationaux, parque nacional, parques nacionales, game reserves, safari parks',
    nouns: 'national park, national reserve',
    placeTypes: ['National park'],
    related: NATURAL,
    places:
      'zion-canyon bryce-canyon yosemite-valley-california denali-alaska crater-lake-oregon mount-rainier-paradise cadillac-mountain anhinga-trail-everglades delicate-arch zabriskie-point deadvlei mount-kilimanjaro padar-island-viewpoint zhangjiajie-national-forest-park jokulsarlon table-mountain lake-louise moraine-lake-banff angel-falls-canaima iguazu-falls ubirr',
  },
  {
    label: 'Gardens',
    queried:
      'garden, gardens, botanical gardens, botanic gardens, garten, jardin, jardins, jardines, giardino, giardini',
    nouns: 'garden, botanic',
    akin: 'park',
    related: ['Park', 'Architecture', 'Cultural Site'],
    exceptions:
      'schonbrunn-zoo hospital-de-sant-pau singapore-zoo berlin-zoo royal-exhibition-building rotorua-bath-house humayuns-tomb golestan-palace jag-mandir',
  },
  {
    label: 'Parks',
    queried: 'park, parks, parc, parcs, parque, parques, parco, parchi, parkanlagen',
    nouns: 'park, garden',
    categories: ['Park'],
    related: ['Park'],
  },
  {
    label: 'Waterfalls',
    queried:
      'waterfall, waterfalls, falls, wasserfall, wasserfalle, cascade, cascades, chutes, cascada, cascadas, cascata, cascate',
    nouns: 'waterfall, falls',
    signs: 'waterfall',
    placeTypes: ['Waterfall'],
    related: NATURAL,
    exceptions: 'kirkjufell geirangerfjord milford-sound yosemite-valley-california',
  },
  {
    label: 'Volcanoes',
    queried: 'volcano, volcanoes, volcanos, vulkan, vulkane, volcan, volcans, volcanes, vulcano, vulcani',
    nouns: 'volcano, stratovolcano, crater, caldera',
    signs: 'volcano, volcanic, crater, erupt, lava, caldera',
    related: NATURAL,
    exceptions: 'darvaza-gas-crater',
  },
  {
    label: 'Mountains',
    queried: 'mountain, mountains, peaks, berg, berge, montagne, montagnes, montana, montanas',
    nouns: 'mountain',
    categories: ['Mountain'],
    placeTypes: ['Mountain', 'Mountains'],
    related: NATURAL,
  },
  {
    label: 'Hiking',
    queried:
      'hiking, hikes, hike, trekking, treks, trails, hiking trails, walks, wandern, wanderwege, randonnee, randonnees, senderismo, escursioni',
    nouns: 'trail, path, gorge',
    signs: 'hike, hiker, trek, trail, footpath, path, walker',
    categories: ['Mountain'],
    placeTypes: ['Mountain', 'Mountains', 'National park'],
    related: NATURAL,
    places:
      'levada-das-25-fontes huayna-picchu sun-gate-machu-picchu torres-del-paine trolltunga-odda preikestolen tre-cime-di-lavaredo seceda zion-canyon emerald-lakes-tongariro franz-josef-glacier-valley sri-pada-summit table-mountain old-man-of-storr arthurs-seat el-torcal-de-antequera plitvice-lakes zhangjiajie-national-forest-park',
  },
  {
    label: 'Hot springs',
    queried:
      'hot spring, hot springs, thermal baths, thermal bath, thermal springs, onsen, spas, geyser, geysers, heisse quellen, thermen, sources chaudes, aguas termales, terme',
    nouns: 'hot spring, thermal, geothermal, thermal bath, geyser',
    signs: 'hot spring, thermal, geothermal, geyser, thermal bath',
    related: CATEGORIES,
  },
  {
    label: 'Glaciers',
    queried: 'glacier, glaciers, gletscher, glaciares, ghiacciai, icebergs',
    nouns: 'glacier, iceberg',
    signs: 'glacier, iceberg',
    related: [...NATURAL, 'Transportation'],
    places: 'jungfraujoch',
    exceptions: 'bondi-beach bondi-icebergs-pool lake-louise',
  },
  {
    label: 'Deserts',
    queried: 'desert, deserts, dunes, wuste, wusten, deserts, desiertos, deserti',
    nouns: 'desert, dune',
    signs: 'desert, dune',
    related: NATURAL,
    places: 'zabriskie-point',
    exceptions: 'dune-of-pilat cadillac-mountain lake-mckenzie darvaza-gas-crater',
  },
  {
    label: 'Fjords',
    queried: 'fjord, fjords, fiords, fjorde',
    nouns: 'fjord, fiord',
    signs: 'fjord, fiord',
    related: NATURAL,
    places: 'preikestolen',
  },
  {
    label: 'Lakes',
    queried: 'lakes, seen, lacs, lagos, laghi',
    nouns: 'lake',
    placeTypes: ['Lake'],
    related: NATURAL,
    places:
      'hallstatt-market-square bellagio-old-town vista-do-rei-sete-cidades thingvellir plitvice-lakes jet-deau lavaux-terraces-rivaz chillon-castle hohenschwangau-castle trakai-island-castle',
    exceptions:
      'tang-paradise villa-carlotta villa-monastero-varenna punta-spartivento beihai-park three-pools-mirroring-the-moon maroon-bells',
  },
  {
    label: 'Islands',
    queried: 'islands, inseln, iles, islas, isole',
    nouns: 'island, archipelago, cay, islet',
    placeTypes: ['Island', 'Islands'],
    related: [...NATURAL, 'Historical Site', 'Museum', 'Cultural Site', 'Landmark'],
    places:
      'oia-santorini santorini-caldera mount-otemanu suomenlinna burano-venice murano-glass-museum rhodes-old-town corfu-old-town hydra-harbor mykonos-windmills delos-archaeological-site padar-island-viewpoint white-beach-boracay maya-bay-phi-phi-leh mont-saint-michel st-michaels-mount lake-mckenzie house-of-slaves-goree ahu-tongariki trakai-island-castle reine-lofoten blue-grotto-capri rabbit-beach-lampedusa blue-lagoon-comino le-morne-brabant vista-do-rei-sete-cidades mulafossur elafonissi-beach',
    exceptions: 'coney-island peter-and-paul-fortress statue-of-liberty crater-lake-oregon tadoussac-waterfront',
  },
  {
    label: 'Caves',
    queried: 'cave, caves, cavern, caverns, hohle, hohlen, grotte, grottes, cueva, cuevas, grotta',
    nouns: 'cave, cavern, grotto',
    signs: 'cave',
    placeTypes: ['Cave'],
    related: [...NATURAL, 'Religious Site', 'Historical Site'],
    exceptions:
      'mer-de-glace tintagel-castle sanctuary-of-lourdes ha-long-bay reynisfjara church-of-the-nativity grishneshwar-temple',
  },
  {
    label: 'Vineyards and wineries',
    queried:
      'vineyard, vineyards, winery, wineries, wine region, wine regions, wine tasting, wine, wein, weingut, weinregion, vin, vins, vino, vinos, vini, weinberge, weinguter, vignoble, vignobles, vinedos, bodegas, vigneti, cantine',
    nouns: 'vineyard, winery, wine',
    signs: 'vineyard, winery, wine, champagne',
    related: [...NATURAL, 'Cultural Site', 'Architecture', 'Restaurant'],
    places:
      'avenue-de-champagne crayeres-of-reims port-wine-lodges lavaux-terraces-rivaz piazza-matteotti-greve castello-di-amorosa beringer-vineyards blandys-wine-lodge monolithic-church-saint-emilion',
    exceptions: 'mount-etna',
  },
  {
    label: 'Nature',
    queried: 'nature, natural sights, natural beauty, scenery, landscapes, natur, naturaleza, natura',
    categories: ['Natural Wonder', 'Mountain', 'Beach'],
    placeTypes: ['Nature', 'National park', 'Waterfall', 'Cave', 'Lake', 'Mountain', 'Mountains'],
    places: 'reine-lofoten lavaux-terraces-rivaz',
  },
  {
    label: 'Natural wonders',
    queried: 'natural wonders, natural wonder, naturwunder, merveilles naturelles, maravillas naturales',
    categories: ['Natural Wonder'],
    placeTypes: ['Nature', 'National park', 'Waterfall', 'Cave'],
  },
];

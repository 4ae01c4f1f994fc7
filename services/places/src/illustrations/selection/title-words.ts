import type { MotifName } from '../motifs/catalog.js';

/** Kinds of buildings that look different in every part of the world. */
export type RegionalKind = 'lake' | 'church' | 'cathedral' | 'temple' | 'pyramidRegional' | 'ruins' | 'shrine' | 'tomb';

/**
 * Words for kinds of places in several languages, without accents; `-x` matches the end of a word, `x-` its beginning.
 * The head of the title decides: its last such word, before "of" and its like.
 */
export const KIND_WORDS: readonly (readonly [MotifName | RegionalKind, string])[] = [
  [
    'castle',
    'castle schloss chateau castello castillo castelo castel castelul zamek hrad kasteel slot slott var kastely linna linnus pilis kalaja dvorac grad zamok borg 城 성',
  ],
  [
    'fortress',
    'fort fortress fortaleza forte citadel citadelle citadella ciudadela alcazaba kasbah casbah festung tvrdava tvrdina qala qalat kala kale kalesi bastion bastioni ksar qasr wall walls fortezza fortifications fortifica- hisar qila killa keep presidio bunker kotuwa 城墙',
  ],
  ['gate', 'gate porta puerta porte bab darwaza barbican brama -men gateway gates 门 門'],
  [
    'palace',
    'parliament capitol capitolio residence congress palace palazzo palais palacio palau palast palas palatul saray sarayi mahal alcazar kraton keraton istana villa mansion manor haveli chancellery hall 宮 宫 궁 mausoleum',
  ],
  [
    'ruins',
    'forum agora ruins ruin temples treasury library biblioteca bibliotheque court exchange propylaea stoa sanctuary ports',
  ],
  ['oldArena', 'amphitheatre amphitheater anfiteatro hippodrome bullring'],
  ['stadiumBowl', 'arena stadium stadion estadio estadi stade'],
  ['ancientTheater', 'odeon'],
  ['stepwell', 'stepwell baori baoli bawdi vav jhalra kund'],
  ['ghats', 'ghat ghats'],
  [
    'theater',
    'spa onsen waterpark playhouse theatre theater teatro opera concert auditorium casino cinema philharmonie kabuki club studios baths bath bathhouse hammam thermae',
  ],
  [
    'museum',
    'planetarium submarine museum museo musee musei museu museums gallery galleries pinacoteca kunsthalle kunstmuseum galerie muzeum muzej muzeul muzesi nationalmuseet museet art arts institute center centre centrum collection memorial-museum 博物馆 博物館 美術館 university college school academy observatory aquarium',
  ],
  ['bazaar', 'bazaar bazar souq souk carsi'],
  [
    'market',
    'market mercado mercato marche halles pazar pazari markthalle mall arcade galleria galeries shops store outlet rynok mart shopping livraria bookshop 市場 市场',
  ],
  [
    'gabledStreet',
    'house casa haus street strasse gasse rue calle via quarter district village medina chinatown largo torg trg canal canals lane alley row avenue boulevard ramblas rambla town wharf port hafen square plaza piazza platz praca place plein plac namesti ter torget meydani steps convent-street 胡同',
  ],
  [
    'stoneBridge',
    'bridge brucke -brucke ponte pont puente most brug bro kopru koprusu cuprija ura cau setu pul 橋 桥 다리 causeway',
  ],
  ['aqueduct', 'aqueduct acueducto aqueduc acquedotto aqueduto viaduct viaducto'],
  ['arch', 'arch arco arc'],
  [
    'obelisk',
    'obelisk obelisco column pillar monument memorial cenotaph needle tugu denkmal spomenik pomnik monumento tropaeum lines cross grave tomb-of',
  ],
  ['statue', 'statue estatua colossus figure sculpture mermaid head heads statues'],
  ['zooPark', 'zoo safari tierpark zoologico zoologique'],
  ['tower', 'minaret tower torre turm tour toren torni belfry campanile kula kulesi minar lookout beffroi -turm'],
  ['skyscraper', 'convention building skyscraper towers plaza-tower headquarters'],
  [
    'church',
    'church kirche -kirche kirke -kirke kyrka -kyrka kerk iglesia igreja chiesa eglise chapel capilla cappella chapelle kostel kosciol tserkov priory templom mission santuario parish kirk hekatontapyliani',
  ],
  [
    'cathedral',
    'cathedral catedral cattedrale cathedrale kathedrale katedrala katedra dom domkirche abbey minster munster sobor tuomiokirkko domkirke collegiate',
  ],
  ['domedChurch', 'basilica basilique bazylika duomo baptistery rotunda synagogue kenesa oratory'],
  [
    'monastery',
    'monastery monasterio mosteiro monasteri kloster moni convent convento certosa gompa dzong cloister khiid hermitage kartause charterhouse',
  ],
  [
    'mosque',
    'mosque masjid jami cami camii mezquita madrasa medrese medersa madrasah meczet dargah rauza maqbara moschee mosquee miskiy zawiya مسجد جامع',
  ],
  ['tomb', 'tomb mausoleum maqbarasi'],
  ['stupa', 'stupa dagoba chorten chedi zedi vihara viharaya paya phaya 佛塔'],
  ['pagoda', 'pagoda pura 塔'],
  ['gopuram', 'mandir kovil koil devasthanam'],
  ['temple', 'temple templo tempel tempio wat ji dera chua nunnery lingyin 寺'],
  ['shrine', 'shrine'],
  ['shrineTorii', 'jinja jingu taisha gu 神社 神宮'],
  ['palace', 'gurdwara ashram'],
  ['pyramidRegional', 'pyramid pyramids piramide'],
  ['lighthouse', 'lighthouse cape cabo cap headland faro phare leuchtturm farol fyr majakka light'],
  ['metroHall', 'metro subway'],
  [
    'station',
    'tram tramway railway ferry terminus funicular cableway station bahnhof -bahnhof gare estacion stazione terminal airport railroad train trains',
  ],
  ['windmill', 'windmill windmills molen molens molino molinos windmuhle moinhos'],
  ['fountain', 'fountain fountains fontana fontaine fuente fontanna chafariz'],
  [
    'garden',
    'cemetery greenhouse greenhouses bamboo garden gardens jardin jardins giardino giardini jardim garten -garten park parc parque parco botanic botanical bagh arboretum conservatory green common en 園 园 公园 nursery meadow grove',
  ],
  [
    'beach',
    'lagoon promenade boardwalk malecon corniche beach praia playa plage spiaggia strand bay cove cala coast shore costa -hama pier hat',
  ],
  ['island', 'island isla ile isola ilha insel cay atoll reef islands archipelago -jima -shima pulau islet 島 岛'],
  [
    'mountain',
    'mount mountain mont monte peak pic pico -horn -spitze -berg volcano volcan hill cerro mt mauna glacier glaciar fell jebel gunung ridge pass trail crater geyser geysers springs fjord -fjord valley rock rocks cliff cliffs dune dunes morro viewpoint park-national 山 mountains hills forest wilderness',
  ],
  ['lake', 'lake lago lac see'],
  [
    'waterfall',
    'falls waterfall waterfalls cascade cascades cascada cascata cataratas -foss -fossen wasserfall chutes -falls',
  ],
  ['canyon', 'cenote canyon gorge gorges canon ravine schlucht badlands wadi'],
  ['cavern', 'underground catacombs cistern cave caves cavern caverns grotto grotta grotte cueva cuevas hohle mine'],
  ['skyline', 'harbour harbor waterfront wheel'],
  [
    'table',
    'restaurant cafe trattoria bistro brasserie taverna tavern bar pub ristorante osteria gasthaus diner grill kitchen brauhaus coffeehouse brewery winery',
  ],
];

import type { MotifName } from '../motifs/catalog.js';

/** Kinds of buildings that look different in every part of the world. */
export type RegionalKind = 'lake' | 'church' | 'cathedral' | 'temple' | 'pyramidRegional' | 'ruins' | 'shrine' | 'tomb';

/**
 * Names that say what a place looks like although their words do not, without accents and in lower case. They are
 * searched for in the whole title, the first one that is found decides.
 */
export const FAMOUS_NAMES: readonly (readonly [MotifName, string])[] = [
  ['redTower', 'tokyo tower'],
  ['openArms', 'christ the redeemer|cristo redentor|cristo rei|christ of'],
  ['torchStatue', 'statue of liberty'],
  ['sails', 'sydney opera'],
  ['lotusTowers', 'angkor wat'],
  ['acropolis', 'acropolis'],
  ['spindleTowers', 'sagrada familia'],
  ['redBridge', 'golden gate bridge'],
  ['greatDome', 'hagia sophia|ayasofya'],
  ['sphinx', 'sphinx'],
  ['clockTower', 'big ben|houses of parliament|palace of westminster'],
  ['needleTower', 'burj khalifa|shanghai tower|the shard'],
  ['setbackTower', 'empire state|chrysler building|woolworth building|rockefeller center|willis tower'],
  [
    'observationTower',
    'skytree|cn tower|space needle|sky tower|euromast|macau tower|stratosphere|kl tower|menara kuala|cairo tower|skylon tower|oriental pearl|tv tower|fernsehturm|lotus tower',
  ],
  ['deckTowers', 'marina bay sands'],
  ['rockFacade', 'petra'],
  ['colonnade', 'sistine|st peter s basilica|saint peter s basilica|basilica di san pietro|st peter s square'],
  ['snowCone', 'mount fuji|fujisan|kilimanjaro|mount ararat|cotopaxi'],
  ['fountainFacade', 'trevi'],
  ['safari', 'serengeti'],
  ['elephants', 'kruger|amboseli|chobe|etosha|hwange|addo elephant'],
  ['riverHerd', 'masai mara|maasai mara'],
  ['crater', 'ngorongoro'],
  ['highPeak', 'everest|annapurna|aconcagua|denali|mont blanc|base camp|elbrus'],
  ['hornPeak', 'matterhorn'],
  ['granitePeaks', 'torres del paine|fitz roy'],
  ['sugarloaf', 'sugarloaf mountain'],
  ['blueHole', 'blue hole'],
  ['monolith', 'uluru|ayers rock'],
  ['keep', 'himeji castle|osaka castle|matsumoto castle'],
  ['stageHall', 'kiyomizu'],
  ['ruinedDome', 'hiroshima peace memorial|genbaku|atomic bomb dome'],
  ['bambooGrove', 'bamboo grove|bamboo forest'],
  ['neonStreet', 'shibuya|dotonbori'],
  ['madrasa', 'registan'],
  ['azureDome', 'gur e amir|shah i zinda'],
  ['basalt', 'giant s causeway|reynisfjara'],
  ['seaStacks', 'twelve apostles'],
  ['rockPillars', 'zhangjiajie'],
  ['dunes', 'deadvlei|sossusvlei'],
  ['desertRocks', 'wadi rum|valley of the kings'],
  ['travertine', 'pamukkale'],
  ['wetland', 'okavango'],
  ['wideFalls', 'niagara'],
  ['curtainFalls', 'victoria falls|mosi oa tunya'],
  ['jungleFalls', 'iguazu|iguacu'],
  ['redPalace', 'alhambra|generalife'],
  ['whiteTower', 'tower of london'],
  ['redWalls', 'moscow kremlin|kremlin'],
  ['prisonIsland', 'alcatraz'],
  ['greatStones', 'western wall'],
  ['southernTemple', 'a ma temple|thean hou|man mo temple|wong tai sin|tin hau|longshan temple'],
  ['forestTorii', 'meiji jingu|ise grand shrine|ise jingu'],
  ['shrineTorii', 'hachimangu|tenmangu|toshogu|heian jingu'],
  ['toriiPath', 'fushimi inari'],
  ['goldenTemple', 'golden temple|harmandir'],
  ['cubeCourt', 'kaaba|masjid al haram'],
  ['stupaTerraces', 'borobudur'],
  ['archBridge', 'harbour bridge|dom luis'],
  ['stoneTowerBridge', 'brooklyn bridge|clifton suspension|szechenyi chain'],
  ['riverParliament', 'hungarian parliament'],
  ['memorialHall', 'lincoln memorial|jefferson memorial'],
  ['london', 'london eye|westminster bridge'],
  ['sanFrancisco', 'painted ladies|alamo square'],
  ['canalHouses', 'grachten|canal ring|nyhavn'],
  ['hongKong', 'victoria harbour|the peak|victoria peak'],
  ['shanghai', 'the bund'],
  ['seoul', 'n seoul tower'],
  ['taipei', 'taipei 101'],
  ['wallRidge', 'great wall'],
  ['rotunda', 'pantheon'],
  ['pylons', 'karnak|luxor temple|edfu|philae|kom ombo'],
  ['tableMountain', 'table mountain'],
  ['basculeBridge', 'tower bridge'],
  ['leaningTower', 'leaning tower'],
  ['islandAbbey', 'mont saint michel|mont st michel|st michael s mount'],
  ['stoneCircle', 'stonehenge|avebury|stone circle'],
  ['moai', 'moai|easter island|rapa nui|ahu tongariki'],
  ['goldenPavilion', 'kinkaku|golden pavilion'],
  ['saltFlat', 'salt flat|salt flats|salt pan|salt pans|salar de|salinas grandes|chott|makgadikgadi'],
  ['windmill', 'kinderdijk|zaanse schans'],
  ['fountain', 'jet deau|bethesda'],
  ['latticeTower', 'eiffel tower|tour eiffel|blackpool tower|petrin lookout|canton tower'],
  ['skyscraper', 'petronas|flame towers|burj al arab|lotte world tower|flatiron|one world|bitexco'],
  [
    'suspensionBridge',
    'victoria falls bridge|manhattan bridge|howrah|25 de abril|bosphorus|akashi|forth bridge|oresund|hercilio luz|capilano|rope bridge|tsing ma|bay bridge|skybridge|hohenzollern',
  ],
  [
    'mosque',
    'taj mahal|dome of the rock|humayun|bibi ka maqbara|charminar|chini ka rauza|itmad|gol gumbaz|safdarjung|imambara|qalawun|mezquita|chor minor',
  ],
  [
    'palace',
    'victoria memorial|parliament building|parliament hill|forbidden city|topkapi|hofburg|schonbrunn|belvedere|residenz|zwinger|palace of versailles|chateau de versailles|louvre|bahia|chehel sotoun|hawa mahal|city palace|itchan kala|temple of heaven|hermitage|city hall|town hall|rathaus|state house|white house|reichstag|potala|ginkaku|nijo|gyeongbok|changdeok|deoksu|summer palace|drottningholm|itamaraty|biltmore|iolani|casa de|radhus|raadhuis|stadhuis',
  ],
  [
    'domedChurch',
    'ruins of saint paul|ruins of st paul|sacre coeur|st paul s cathedral|florence cathedral|santa maria del fiore|les invalides|pantheon paris|helsinki cathedral|duomo di firenze|berlin cathedral|karlskirche|sant esteve|frauenkirche dresden',
  ],
  ['gothicChurch', 'notre dame|westminster abbey|stephansdom|cologne|kolner dom|milan cathedral|duomo di milano'],
  [
    'onionDomes',
    'basil s cathedral|golden domed|savior on|spilled blood|alexander nevsky|uspenski|pechersk|sophia cathedral kyiv|st andrew s church kyiv|holy trinity lavra',
  ],
  [
    'amphitheater',
    'colosseum|colosseo|coliseum|pula arena|verona arena|arena di verona|el jem|roman theatre|roman theater|theatre of|theater of dionysus|hierapolis|aspendos|plaza de toros|odeon of|circus maximus|ball court',
  ],
  [
    'columns',
    'parthenon|delphi|ephesus|jerash|baalbek|palmyra|persepolis|leptis|volubilis|olympia|pompeii|agora|roman forum|roman ruins|federal hall|hatshepsut|abu simbel|garni|supreme court|walhalla|debod|philharmon|new york public|ancient city|heracles|valley of the temples|segesta|paestum|knossos|mycenae|byblos|hampi|ruins of',
  ],
  ['pyramid', 'giza|saqqara|dahshur|meroe|louvre pyramid|bent pyramid|red pyramid'],
  [
    'steppedPyramid',
    'chichen|teotihuacan|tikal|uxmal|palenque|monte alban|copan|ziggurat|tajin|coba|calakmul|sacsayhuaman|huaca|templo mayor|tulum|caracol|xunantunich|cholula|djoser|koh ker|bakong|pre rup|baksei|ta keo|phimeanakas|prambanan|ancient city of sigiriya',
  ],
  ['gopuram', 'angkor thom|bayon|banteay|ta prohm|preah|meenakshi|brihadeeswara|khajuraho|prasat|batu caves|my son'],
  [
    'arch',
    'arc de triomphe|india gate|gateway of india|arch of|s arch|washington square arch|patuxai|siegestor|wellington arch|marble arch|triumphal|arco da|gateway arch|arc du',
  ],
  [
    'gate',
    'brandenburg gate|tiananmen|puerta de alcala|holstentor|drum tower|bell tower of xi|bab al|charles gate|chinatown gate|qianmen|kaminarimon|deshengmen|sungnyemun|dongdaemun|gwanghwamun',
  ],
  ['buddha', 'daibutsu|leshan|tian tan|buddha'],
  [
    'statue',
    'merlion|mother ukraine|motherland|mount rushmore|lion monument|renaissance monument|little mermaid|manneken|crazy horse|genghis khan|gregory of nin|sun voyager|freedom monument|liberty bell|equestrian|floralis',
  ],
  [
    'tower',
    'galata tower|giotto|torre de belem|qutub minar|qutb minar|rajabai|clock tower|bell tower|beffroi|belfort|spasskaya|uhrturm|zytglogge|kulesi|martello|drum and bell|water tower|round tower|rundetaarn|belem tower|maiden tower|coit tower',
  ],
  [
    'monastery',
    'meteora|meteoron|paro taktsang|tigers nest|montserrat|gergeti|geghard|sumela|rila|ostrog|athos|lavra|roussanou|varlaam|st catherine s monastery|skellig|hanging temple|ura kidane',
  ],
  [
    'skyline',
    'high roller|riesenrad|singapore flyer|the strip|las vegas|times square|puerto madero|dubai marina|docklands|la defense|roppongi|shinjuku|akihabara|orchard road|lan kwai|marina bay|clarke quay',
  ],
  [
    'castle',
    'neuschwanstein|alcazar de segovia|conwy|eilean donan|dracula|prague castle|mont orgueil|wartburg|hohenzollern castle',
  ],
  [
    'fortress',
    'masada|carcassonne|suomenlinna|kastellet|narikala|alamo|city walls|ramparts|san juan national|ark of bukhara|arg of|mehrangarh|amber fort|agra fort|red fort|gwalior|kumbhalgarh|castillo de san|derbent|diocletian|itchan|robben|elmina|cape coast|goree|fort point|le castel|real fuerza|sqala|great zimbabwe|saint paul s bastion',
  ],
  [
    'mountain',
    'machu picchu|national park|nature reserve|game reserve|arthur s seat|sigiriya|jungfraujoch|half dome|el capitan|devils tower|huayna|plitvice|milford sound|crater lake|lake district|pulpit rock|preikestolen|trolltunga|stone forest|geirangerfjord|ngong ping|sacred monkey|pidurangala|sea of',
  ],
  ['waterfall', 'gullfoss|angel falls|rhine falls'],
  [
    'canyon',
    'grand canyon|antelope|monument valley|bryce|zion|arches national|cappadocia|goreme|fish river|charyn|colca|todra|dades|blyde|valley of fire|badlands|painted desert|nazca',
  ],
  [
    'beach',
    'dune of pilat|copacabana|ipanema|waikiki|bondi|gibson steps|blue lagoon|great ocean road|cliffs of|galle face',
  ],
  [
    'island',
    'great barrier reef|green island|halong|ha long|capri|santorini|maldives|galapagos|phi phi|bora bora|whitsunday',
  ],
  ['torii', 'itsukushima'],
  [
    'gabledStreet',
    'bryggen|gamla stan|old town|altstadt|ancient town|bo kaap|temple bar|river street|pelourinho|la boca|notting hill|trastevere|alfama|montmartre|rynek|grand place|grote markt|plaza mayor|main square|market square|market place|town square|french quarter|little india|jemaa el|gion|hanamikoji|hutong|higashi chaya|shirakawa|getreidegasse|golden lane|caminito|getsemani|red house',
  ],
  [
    'market',
    'la boqueria|boqueria|grand bazaar|spice bazaar|covent garden|galleria vittorio|khan el khalili|khan shatyr|souq waqif|cours saleya|harrods|galeries lafayette|kapalicarsi|markthal',
  ],
  [
    'garden',
    'gardens by the bay|prater|tivoli|english garden|central park|keukenhof|park guell|philosopher s path|gorky|villa borghese|vondelpark|jallianwala|treaty grounds',
  ],
  [
    'museum',
    'bibliotheca alexandrina|uffizi|prado|rijksmuseum|guggenheim|tate modern|centre pompidou|mac val|ghibli|te papa|haus der kunst|art centrum|cultural center|cultural centre|visitor center|welcome center|science cent',
  ],
  [
    'obelisk',
    'washington monument|murdered jews|holocaust|vietnam veterans|ground zero|auschwitz|genocide|killing fields|victory column|nelson s column|siegessaule|iron pillar|reformation wall|holodomor|national september|hollywood sign|checkpoint|berlin wall',
  ],
  [
    'theater',
    'la scala|opera house|concert hall|music hall|royal opera|state opera|bolshoi|concertgebouw|albert hall|carnegie|palau de la musica|moulin rouge|broadway|music hall|waterpark|theme park|disney|universal studios|legoland|mini europe|ryman',
  ],
  ['station', 'grand central|st pancras'],
];

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
  ['amphitheater', 'amphitheatre amphitheater anfiteatro arena hippodrome bullring stadium stadion estadio odeon'],
  [
    'theater',
    'spa onsen waterpark playhouse theatre theater teatro opera concert auditorium casino cinema philharmonie kabuki club studios baths bath bathhouse hammam thermae',
  ],
  [
    'museum',
    'planetarium submarine museum museo musee musei museu museums gallery galleries pinacoteca kunsthalle kunstmuseum galerie muzeum muzej muzeul muzesi nationalmuseet museet art arts institute center centre centrum collection memorial-museum 博物馆 博物館 美術館 university college school academy observatory aquarium',
  ],
  [
    'market',
    'market mercado mercato marche bazaar bazar souq souk halles pazar pazari markthalle carsi mall arcade galleria galeries shops store outlet rynok mart shopping livraria bookshop 市場 市场',
  ],
  [
    'gabledStreet',
    'house casa haus street strasse gasse rue calle via quarter district village medina chinatown largo torg trg canal canals lane alley row avenue boulevard ramblas rambla town wharf port hafen square plaza piazza platz praca place plein plac namesti ter torget meydani ghat ghats steps convent-street 胡同',
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
  ['stupa', 'stupa dagoba chorten chedi wat zedi vihara viharaya paya phaya 佛塔'],
  ['pagoda', 'pagoda pura 塔'],
  ['gopuram', 'mandir kovil koil devasthanam'],
  ['temple', 'temple templo tempel tempio ji dera chua nunnery lingyin 寺'],
  ['shrine', 'shrine'],
  ['torii', 'jinja jingu taisha gu 神社 神宮'],
  ['palace', 'gurdwara ashram'],
  ['pyramidRegional', 'pyramid pyramids piramide'],
  ['lighthouse', 'lighthouse cape cabo cap headland faro phare leuchtturm farol fyr majakka light'],
  [
    'station',
    'metro tram tramway subway railway ferry terminus funicular cableway station bahnhof -bahnhof gare estacion stazione terminal airport railroad train trains',
  ],
  ['windmill', 'windmill windmills molen molens molino molinos windmuhle moinhos'],
  ['fountain', 'fountain fountains fontana fontaine fuente fontanna chafariz'],
  [
    'garden',
    'zoo cemetery safari greenhouse greenhouses bamboo garden gardens jardin jardins giardino giardini jardim garten -garten park parc parque parco botanic botanical bagh arboretum conservatory green common en 園 园 公园 nursery meadow grove',
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
  [
    'canyon',
    'underground catacombs cenote cistern canyon gorge gorges canon ravine schlucht badlands wadi cave caves grotto mine',
  ],
  ['skyline', 'harbour harbor waterfront wheel'],
  [
    'table',
    'restaurant cafe trattoria bistro brasserie taverna tavern bar pub ristorante osteria gasthaus diner grill kitchen brauhaus coffeehouse brewery winery',
  ],
];

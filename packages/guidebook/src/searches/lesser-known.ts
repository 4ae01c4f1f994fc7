const toSet = (ids: string): ReadonlySet<string> => new Set(ids.split(/\s+/).filter(Boolean));

/** Ids of sights that were judged to be hidden gems, whatever their popularity. */
export const HIDDEN_GEMS = toSet(`
  chora-church galata-mevlevi-lodge derinkuyu-underground-city ruins-of-ani tokali-church sumela-monastery nemrut-dag-tomb
  chapel-of-bones-evora levada-das-25-fontes pinhao-railway-station serra-do-pilar national-tile-museum carmo-convent
  moorish-castle-sintra blandys-wine-lodge
  chichu-art-museum isuien-garden koko-en oku-no-in daisho-in-miyajima hozen-ji sennyu-ji toji-in rinno-ji
  atago-shrine-tokyo kappabashi-street hase-dera-kamakura higashi-chaya eikan-do
  ostia-antica villa-deste hadrians-villa baths-of-caracalla sansevero-chapel castello-di-vezio su-nuraxi
  mausoleum-of-galla-placidia villa-of-the-mysteries archiginnasio-of-bologna basilica-of-san-francesco-arezzo
  castle-of-barolo santa-maria-de-idris murano-glass-museum toledo-metro-station punta-spartivento
  piazza-matteotti-greve palazzo-della-ragione-padua
  dolmen-of-menga playa-de-las-catedrales el-torcal-de-antequera arab-baths-girona arab-baths-ronda tower-of-hercules
  monastery-of-san-martino-pinario bunkers-del-carmel hospital-de-sant-pau casa-vicens temple-of-debod
  san-juan-de-los-reyes casa-de-las-conchas cala-macarella
  musee-jacquemart-andre parc-monceau monolithic-church-saint-emilion king-of-aragon-steps saint-remi-basilica
  crayeres-of-reims abbey-of-saint-victor ancient-theatre-of-fourviere villandry clos-luce jardins-de-la-fontaine
  marksburg rheinstein-castle linderhof-palace masters-houses-dessau markthalle-neun st-lorenz-nuremberg
  st-jamess-church-rothenburg imperial-baths-trier haus-der-kunst
  little-venice-london barbican-estate minack-theatre barbara-hepworth-museum glasgow-necropolis hunterian-museum-glasgow
  old-man-of-storr mathematical-bridge conwy-castle dunnottar-castle tintagel-castle
  hallstatt-charnel-house karlskirche egon-schiele-art-centrum sedlec-ossuary peksowy-brzyzek-cemetery
  vajdahunyad-castle varlaam-monastery tholos-of-delphi saint-spyridon-church-corfu sarakiniko-beach hydra-harbor
  museum-of-broken-relationships sea-organ-zadar temple-of-augustus-pula zlatni-rat-beach
  eggishorn lavaux-terraces-rivaz worth-castle borgund-stave-church vigeland-museum kastellet
  maritime-museum-of-denmark riddarholmen-church kungstradgarden-metro-station suomenlinna-church
  thrihnukagigur kerid-crater eldfell mulafossur tinganes rock-of-cashel
  beguinage-of-bruges plantin-moretus-museum royal-greenhouses-of-laeken karaim-kenesa-trakai boyana-church
  corvin-castle stavropoleos-monastery predjama-castle spis-castle jvari-monastery geghard-monastery
  samuels-fortress gorica-bridge cheng-hoon-teng hagar-qim mnajdra st-pauls-catacombs
  medinet-habu deir-el-medina ibn-tulun-mosque bab-zuweila qalawun-complex dendera-temple shali-fortress kom-el-dikka
  al-attarine-madrasa volubilis ben-youssef-madrasa el-badi-palace ras-el-maa kasbah-of-the-udayas timgad
  temple-of-artemis-jerash qasr-al-bint ziggurat-of-ur nizwa-souq mausoleum-of-khoja-ahmed-yasawi
  chor-minor samanid-mausoleum ulugh-beg-observatory burana-tower
  panna-meena-ka-kund toorji-ka-jhalra sunder-nursery jamali-kamali-mosque mehtab-bagh hemakuta-hill thiksey-monastery
  mullick-ghat-flower-market bagore-ki-haveli paradesi-synagogue pancha-rathas
  patan-durbar-square dattatreya-temple-bhaktapur golden-temple-patan gal-vihara pidurangala-rock
  preah-khan banteay-kdei neak-pean wat-suthat jim-thompson-house or-tor-kor-market wat-si-chum
  wat-sa-si wat-ratchaburana-ayutthaya my-son-sanctuary tan-ky-old-house tomb-of-khai-dinh cham-museum
  museum-puri-lukisan pura-taman-saraswati candi-sewu kawah-ijen
  nan-lian-garden chi-lin-nunnery tai-kwun mandarins-house haji-lane dempsey-hill jingshan-park great-mosque-of-xian
  lukhang-temple su-causeway jogyesa gamcheon-culture-village-busan jongmyo-shrine four-four-south-village zhishan-garden
  hatadage calle-crisologo great-zimbabwe osun-osogbo-sacred-grove pyramids-of-meroe district-six-museum
  biete-maryam house-of-slaves-goree fort-jesus
  huaca-pucllana el-olivar intihuatana-machu-picchu la-chascona la-sebastiana museo-a-cielo-abierto-valparaiso
  parque-lage ims-paulista lopes-mendes-beach las-lajas-sanctuary leon-trotsky-house-museum san-juan-bautista-coyoacan
  uxmal balandra-beach cenote-ik-kil temple-of-the-feathered-serpent plaza-dorrego
  bradbury-building ennis-house elfreths-alley loretto-chapel fort-point cadillac-ranch owens-thomas-house
  old-ursuline-convent woolworth-building durham-museum chicago-cultural-center maroon-bells
  habitat-67 cave-and-basin tadoussac-waterfront lost-lagoon arthur-circus ubirr tamarama-beach state-library-victoria
  cardboard-cathedral st-faiths-church-ohinemutu emerald-lakes-tongariro church-of-the-good-shepherd
`);

/** Ids of sights that every visitor of their town or country knows, although their popularity worldwide is low. */
export const WELL_KNOWN = toSet(`
  galata-tower galata-bridge spice-bazaar-istanbul maidens-tower cleopatra-beach alanya-castle aspendos-theatre
  praia-da-nazare hiroshima-castle jigokudani-monkey-park sapporo-clock-tower sapporo-tv-tower odori-park
  former-hokkaido-government-office yuigahama-beach sumida-park mercado-dos-lavradores roman-temple-of-evora
  clerigos-tower monument-to-the-discoveries lisbon-cathedral torre-del-oro barcelona-cathedral poble-espanyol
  plaza-de-toros-ronda frauenkirche-munich munich-residenz siegestor kadewe oberbaum-bridge st-pancras-station
  british-library lords-cricket-ground schonbrunn-zoo hundertwasserhaus gloriette royal-palace-of-amsterdam westerkerk
  naples-cathedral versailles-cathedral riva-split temple-of-olympian-zeus-athens st-patricks-cathedral-dublin
  christ-church-cathedral-dublin scottish-parliament-building st-giles-cathedral akershus-fortress amalienborg
  christiansborg-palace abba-the-museum t-centralen myeongdong-cathedral dongdaemun-design-plaza namdaemun-market sungnyemun
  hongqiao-pearl-market national-museum-of-china marble-boat-summer-palace hua-lamphong-station democracy-monument-bangkok
  chatuchak-park ho-chi-minh-mausoleum one-pillar-pagoda hoa-lo-prison jantar-mantar-jaipur city-palace-jaipur
  cairo-tower qasr-el-nil-bridge tahrir-square koutoubia-mosque castle-of-good-hope two-oceans-aquarium companys-garden
  golden-gate-bridge-welcome-center transamerica-pyramid wrigley-building statue-of-liberty-museum federal-hall
  greek-theatre-los-angeles rio-metropolitan-cathedral obelisco-buenos-aires metropolitan-cathedral-buenos-aires
  queen-victoria-building bondi-icebergs-pool bondi-pavilion royal-exhibition-building st-pauls-cathedral-melbourne gum-moscow
  mini-europe royal-galleries-of-saint-hubert church-of-our-lady-bruges rectors-palace-dubrovnik fort-lovrijenac
  wild-wadi souk-madinat-jumeirah dubai-opera presidential-office-building-taipei gold-reef-city sea-life-busan
  quinta-avenida-playa-del-carmen parque-los-fundadores domenico-modugno-statue byward-market gibson-steps
`);

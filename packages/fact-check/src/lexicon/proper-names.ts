/** Names that differ by language and their adjectives, in the columns of action-words.ts. */
export const PROPER_NAMES = `
n-prague | prague | prag prager | prague praga | |
n-vienna | vienna viennese | wien wiener* | vienne viena vienna viennois* vienés* | |
n-munich | munich | münchen münchner | munich múnich monaco-di-baviera | |
n-cologne | cologne | köln kölner | cologne colonia | |
n-nuremberg | nuremberg | nürnberg* | nuremberg núremberg norimberga | |
n-venice | venice venetian* | venedig venezian* | venise vénitien* venecia venecian* venezia | |
n-milan | milan milanese | mailand* mailänder | milan milán milano | |
n-naples | naples neapolitan* | neapel neapolitan* | naples nápoles napoli | |
n-turin | turin | turin turiner | turin turín torino | |
n-genoa | genoa genoese | genua genuesisch* | gênes génova genova | |
n-pisa | pisa pisan* | pisa pisaner | pise pisa | |
n-seville | seville | sevilla | séville sevilla siviglia | |
n-lisbon | lisbon | lissabon* | lisbonne lisboa lisbona | |
n-brussels | brussels | brüssel* | bruxelles bruselas | |
n-bruges | bruges | brügge* | bruges brujas | |
n-antwerp | antwerp | antwerpen* | anvers amberes anversa | |
n-geneva | geneva | genf genfer | genève ginebra ginevra | |
n-zurich | zurich | zürich zürcher | zurich zúrich zurigo | |
n-warsaw | warsaw | warschau* | varsovie varsovia varsavia | |
n-krakow | krakow kraków cracow | krakau* | cracovie cracovia | |
n-moscow | moscow | moskau* | moscou moscú mosca | |
n-athens | athens athenian* | athen athener* | athènes athéni* atenas ateniens* atene | |
n-copenhagen | copenhagen | kopenhagen* | copenhague copenaghen | |
n-beijing | beijing peking | peking beijing | pékin pekín pechino | |
n-jerusalem | jerusalem | jerusalem* | jérusalem jerusalén gerusalemme | |
n-rome | rome | rom römer* | rome roma | |
n-budapest | budapest | budapest* | budapest | |
n-bavaria | bavaria bavarian* | bayern bayer* bayr* | bavière bavar* baviera bávar* | |
n-franconia | franconia* middle-franconia | franken fränkisch* mittelfranken oberfranken unterfranken | franconie franconia | |
n-saxony | saxony saxon* | sachsen sächsisch* | saxe saxon* sajonia sajón* | |
n-prussia | prussia prussian* | preußen preußisch* | prusse prussien* prusia prusian* | |
n-bohemia | bohemia bohemian* | böhmen böhmisch* südböhmen nordböhmen | bohême bohémien* bohemia bohemi* | |
n-moravia | moravia* | mähren mährisch* | moravie moravia | |
n-silesia | silesia* | schlesien schlesisch* | silésie silesia | |
n-normandy | normandy norman normans | normandie normann* | normandie normand* normandía normand* | |
n-brittany | brittany breton* | bretagne breton* | bretagne breton* bretaña bretón* | |
n-burgundy | burgundy burgundian* | burgund* | bourgogne bourguignon* borgoña borgoñ* | |
n-tuscany | tuscany tuscan* | toskana toskan* | toscane toscan* toscana | |
n-andalusia | andalusia* | andalusi* | andalou* andalousie andalucía andaluz* | |
n-catalonia | catalonia catalan* | katalonien katalan* | catalogne catalan* cataluña catalán* | |
n-castile | castile castilian* | kastili* | castille castillan* castilla castellan* | |
n-flanders | flanders flemish | flandern flämisch* | flandre flandres flamand* flamenc* | |
n-danube | danube | donau | danube danubio | |
n-rhine | rhine | rhein* | rhin rin reno | |
n-moldau | vltava | moldau | vltava moldau moldava | |
n-elbe | elbe | elbe elb | elbe elba | |
n-thames | thames | themse | tamise támesis tamigi | |
n-seine | seine | seine-fluss | seine sena senna | |
n-tiber | tiber | tiber | tibre tíber tevere | |
n-alps | alps alpine | alpen alpin* | alpes alpin* alpi | |
n-pyrenees | pyrenees | pyrenäen* | pyrénées pirineos | |
n-mediterranean | mediterranean | mittelmeer* mediterran* | méditerran* mediterrán* mediterrane* | |
n-atlantic | atlantic | atlantik* atlantisch* | atlantique* atlántic* atlantic* | |
n-pacific | pacific | pazifik* pazifisch* | pacifique* pacífic* pacific* | |
n-baltic | baltic | ostsee* baltisch* | baltique* báltic* baltic* | |
n-northsea | north-sea | nordsee* | mer-du-nord mar-del-norte | |
n-blacksea | black-sea | schwarzes-meer schwarzen-meer | mer-noire mar-negro | |
n-stlawrence | lawrence | lorenz laurentius lorenzstrom | laurent lorenzo lourenço | |
n-james | james jacob santiago | jakob jakobus jakobs* santiago | jacques jaime santiago jacobo giacomo | |
n-john | john | johannes johann | jean juan giovanni joão | |
n-peter | peter | peter petrus | pierre-apôtre pedro pietro | |
n-paul | paul | paul paulus | paul pablo paolo paulo | |
n-michael | michael | michael | michel miguel michele | |
n-george | george | georg | georges jorge giorgio | |
n-nicholas | nicholas | nikolaus nikolai | nicolas nicolás nicola | |
n-stephen | stephen steven | stephan stefan | étienne esteban stefano | |
n-mark | saint-mark st-mark | markus markus-evangelist | marc marcos marco | |
n-francis | francis | franz franziskus | françois francisco francesco | |
n-charles | charles | karl | charles carlos carlo | |
n-louis | louis | ludwig | louis luis luigi luís | |
n-henry | henry | heinrich | henri enrique enrico henrique | |
n-joseph | joseph | josef joseph | joseph josé giuseppe | |
n-alexander | alexander | alexander | alexandre alejandro alessandro | |
n-catherine | catherine katherine | katharina | catherine catalina caterina | |
n-ferdinand | ferdinand | ferdinand | ferdinand fernando ferdinando | |
n-margaret | margaret | margarete margarethe | marguerite margarita margherita | |
n-andrew | andrew | andreas | andré andrés andrea | |
n-lawrence | laurence | | | |
n-theresa | theresa teresa | theresia theresa | thérèse teresa | |
n-leo | leo | leo | léon-pape | |
n-julius | julius | julius | jules julio giulio | |
n-caesar | caesar | caesar cäsar | césar cesare | |
n-augustus | augustus | augustus | auguste augusto | |
n-hadrian | hadrian* | hadrian* | hadrien adriano | |
n-constantine | constantine | konstantin | constantin constantino costantino | |
n-venus | venus | venus | es=venus it=venere | |
n-madonna | madonna virgin | madonna jungfrau | vierge madone virgen vergine | |
n-france-rev | french-revolution | französische-revolution französischen-revolution | révolution-française revolución-francesa | |
n-ww1 | first-world-war world-war-i world-war-one great-war | erster-weltkrieg ersten-weltkrieg | première-guerre-mondiale grande-guerre primera-guerra-mundial prima-guerra-mondiale primeira-guerra-mundial grande-guerra | |
austrian.k | austria* | österreich* | autrich* autriche austri* | |
swiss.k | swiss switzerland | schweiz* | suisse* suiz* svizzer* suíç* | |
dutch.k | dutch netherlands holland | niederländ* niederlande* holländ* holland | néerland* pays-bas holland* holandés* neerland* países-bajos oland* | |
belgian.k | belgi* | belgi* | belge* belgique belga* bélgica belgio | |
russian.k | russia* | russ* russland* | russe* russie rus[oa]* rusia russ[oi]a* | |
turkish.k | turk* turkey ottoman* | türk* osmanisch* osmanen | turc turque* turquie ottoman* turc[oa]* turquía otoman* | |
indian.k | india indian* | indien indisch* inder | inde indien* indienne* india indi[oa]s* | |
persian.k | persia* iran* | pers* persisch* iran* | pers[ea]* iran* persia irán* | |
mughal.k | mughal* mogul* moghul* | mogul* moghul* | moghol* mogol* | |
mexican.k | mexic* | mexik* | mexi[cq]* mexican* méxico | |
brazilian.k | brazil* | brasil* | brésil* brasil* | |
argentine.k | argentin* | argentin* | argentin* | |
peruvian.k | peru* | peru* | pérou péruvien* perú peruan* | |
portuguese.k | portug* | portug* | portug* portugués* | |
polish.k | polish poland poles pole | polen polnisch* | polon* pologne polac* polonia | |
czech.k | czech* | tschech* | tchèque* tchéqu* chec[oa]* chequia república-checa | |
hungarian.k | hungar* | ungar* ungarn | hongr* húngar* hungría ungher* | |
irish.k | irish ireland | irland irisch* | irland* irlandés* | |
scottish.k | scot scottish scotland scots | schott* schottland | écoss* escoc* | |
norwegian.k | norw* | norweg* | norv* norueg* | |
finnish.k | finland finnish finn finns | finnland finnisch* | finland* finlandés* | |
canadian.k | canad* | kanad* | canad* canadá | |
australian.k | austral* | austral* | austral* | |
newzealand.k | new-zealand* | neuseeland* | nouvelle-zélande néo-zéland* nueva-zelanda | |
southafrican.k | south-africa* | südafrika* | afrique-du-sud sud-africain* sudáfrica sudafrican* | |
moroccan.k | morocc* | marokk* | maroc* marruecos marroquí* | |
israeli.k | israel* | israel* | israël* israelí* | |
korean.k | korea* | korea* | corée* corea* | |
vietnamese.k | vietnam* | vietnam* | vietnam* | |
thai.k | thai* siam* | thai* siam* | thaïl* tailand* | |
khmer.k | khmer* cambodia* | khmer* kambodscha* | khmer* cambodg* jemer* camboya* | |
arab.k | arab* | arab* | arab* árab* | |
byzantine.k | byzantin* | byzantin* | byzantin* bizantin* | |
celtic.k | celt* | kelt* | celt* | |
viking.k | viking* | wikinger* | viking* vikingo* | |
aztec.k | aztec* | aztek* | aztèque* azteca* | |
maya.k | maya mayan* | maya | maya* | |
moorish.k | moor moors moorish | maurisch* mauren | maure* mauresque* moro moros moris* | |
moslem.k | muslim* islam* moslem* | muslim* islam* | musulman* islam* | |
buddhist.k | buddh* | buddh* | bouddh* bud[ai]* | |
hindu.k | hindu* | hindu* | hindou* hind[uú]* | |
protestant.k | protestant* lutheran* | protestant* evangelisch* lutherisch* | protestant* luthérien* luteran* | |
habsburg.k | habsburg* hapsburg* | habsburg* | habsbourg* habsburgo* | |
bourbon.k | bourbon* | bourbon* | bourbon* borb[oó]n* | |
latin-america.k | latin-america* south-america* | südamerika* lateinamerika* | amérique-du-sud amérique-latine américa-latina américa-do-sul america-del-sud sudamerica sudamérica américa-del-sur | |
north-america.k | north-america* | nordamerika* | amérique-du-nord américa-del-norte norteamérica | |
oceania.k | oceania* | ozeanien* | océanie oceanía | |
christianity.k | christian* | christ* | chréti* cristian* cristã* | |
n-luke | luke | lukas | luc lucas luca | |
n-bartholomew | bartholomew | bartholomäus | barthélemy bartolomé bartolomeo bartolomeu | |
n-dominic | dominic | dominik* | dominique domingo domenico | |
n-moses | moses | moses | moïse moisés mosè | |
n-edward | edward | eduard | édouard eduardo edoardo | |
n-godfrey | godfrey | gottfried | godefroy godofredo goffredo | |
n-rudolf | rudolf rudolph | rudolf | rodolphe rodolfo | |
n-homer | homer | homer | homère homero omero | |
n-hercules | hercules heracles | herkules herakles | hercule hércules ercole | |
n-jupiter | jupiter zeus | jupiter zeus | jupiter júpiter giove zeus | |
n-athena | athena minerva | athene athena minerva | athéna minerve atenea minerva atena | |
n-dionysus | dionysus bacchus | dionysos bacchus | dionysos bacchus dioniso baco bacco | |
n-ulysses | ulysses odysseus | odysseus | ulysse ulises ulisse | |
n-troy | troy trojan* | troja trojan* | troie troya troia | |
n-carthage | carthage carthaginian* | karthag* | carthag* cartago cartagin* | |
n-genghis | genghis chinggis jenghiz chingis | dschingis tschingis | gengis | |
n-muhammad | muhammad mohammed mohamed mahomet | mohammed muhammad | mahomet mahoma maometto maomé | |
n-suleiman | suleiman süleyman | süleyman suleiman | soliman solimán solimano solimão | |
n-timur | timur tamerlane | timur tamerlan | tamerlan tamerlán tamerlano tamerlão | |
n-bible | bible biblical biblia | bibel* | bible* biblia bibbia bíblia | 聖書 | |
n-koran | koran quran qur'an | koran* | coran corán corano alcorão | | القران
n-adriatic | adriatic | adria adriatisch* | adriatique* adriátic* adriatic* | |
n-aegean | aegean | ägäis ägäisch* | égée egeo egeu | |
n-caribbean | caribbean | karibi* | caraïb* caribe* carib* caraib* | |
n-carpathians | carpathian* | karpat* | carpat* cárpat* carpazi | |
n-andes | andes andean* | anden | andes andin* ande | |
n-caucasus | caucas* | kaukas* | caucas* cáucas* | |
n-vistula | vistula | weichsel | vistule vístula vistola | |
n-moselle | moselle | mosel | moselle mosela mosella | |
n-meuse | meuse | maas | meuse mosa | |
n-tagus | tagus | tejo tajo | tage tajo tejo tago | |
n-ganges | ganges | ganges | gange ganges | |
n-euphrates | euphrates | euphrat | euphrate éufrates eufrate | |
n-crimea | crimea* | krim | crimée crimea | |
n-transylvania | transylvania* | siebenbürg* transsilvan* | transylvan* transilvan* | |
n-pomerania | pomerania* | pommern pommersch* | poméran* pomeran* | |
n-carinthia | carinthia* | kärnten kärntner* | carinthi* carinti* | |
n-styria | styria* | steiermark steirisch* | styri* estiri* stiria | |
n-tyrol | tyrol* | tirol* | tyrol* tirol* | |
n-savoy | savoy savoyard* | savoy* | savoie savoyard* saboya savoia sabóia | |
n-alsace | alsace alsatian* | elsass elsäss* | alsac* | |
n-lorraine | lorraine | lothring* | lorrain* lorena | |
n-crete | crete cretan* | kreta kretisch* | crète crétois* creta cretens* | |
n-rhodes | rhodes | rhodos | rhodes rodas rodi | |
n-corfu | corfu | korfu | corfou corfú corfù | |
renaissance.k | renaissance* | renaissance* | renaissance* renacentista* renacimiento* rinasc* | |
modernism.k | modernis* art-nouveau art-deco jugendstil | modernis* jugendstil* | modernis* art-nouveau art-déco | |
rococo.k | rococo* | rokoko* | rococo* rococó* | |
moulded.k | brutalis* futuris* | brutalis* | brutalis* | |
antiquity.k | antiquity | antike* antik* | antiquité* antique* antigüedad* antichit* | |
n-rhone | rhone rhône | rhone | rhône ródano rodano | |
n-douro | douro duero | douro duero | douro duero | |
n-apennines | apennines apennine | apennin* | apennins apenino* appennin* apenin* | |
n-black-sea | black-sea | schwarze-meer schwarzen-meer* schwarzes-meer | mer-noire mar-negro mar-nero | |
n-north-sea | north-sea | nordsee* | mer-du-nord mar-del-norte mare-del-nord mar-do-norte | |
n-aachen | aachen aix-la-chapelle | aachen* | aix-la-chapelle aquisgrán aquisgrana aquisgrano aquisgrão | |
n-regensburg | regensburg ratisbon | regensburg* | ratisbonne ratisbona | |
n-mainz | mainz mayence | mainz* | mayence maguncia magonza mogúncia | |
n-trier | trier treves | trier trierer | trèves tréveris treviri | |
n-basel | basel basle | basel basler* | bâle basilea basileia | |
n-lucerne | lucerne | luzern* | lucerne lucerna | |
n-salzburg | salzburg | salzburg* | salzbourg salzburgo salisburgo | |
n-strasbourg | strasbourg | straßburg* | strasbourg estrasburgo strasburgo | |
n-bordeaux | bordeaux | bordeaux | bordeaux burdeos bordéus | |
n-marseille | marseille marseilles | marseille | marseille marsella marsiglia marselha | |
n-toulouse | toulouse | toulouse | toulouse tolosa | |
n-ghent | ghent | gent genter | gand gante | |
n-edinburgh | edinburgh | edinburgh* | édimbourg edimburgo | |
n-padua | padua paduan | padua | padoue padua padova pádua | |
n-mantua | mantua mantuan | mantua | mantoue mantua mantova mântua | |
n-livorno | leghorn livorno | livorno | livourne livorno | |
n-granada | granada | granada | granada | |
n-gdansk | gdansk gdańsk danzig | danzig* gdansk gdańsk | gdansk dantzig danzica | |
n-wroclaw | wroclaw wrocław breslau | breslau* wroclaw | wroclaw breslavia breslávia | |
n-vilnius | vilnius vilna | vilnius wilna | vilnius vilna | |
n-alexandria | alexandria alexandrian | alexandria | alexandrie alejandría alessandria alexandria | |
n-babylon | babylon babylonia* | babylon* | babylone babilonia babilônia babilónia babil[oó]ni* | |
n-flanders | flanders flemish | flandern flämisch* | flandre flandres flandes fiandre flamand* fiamming* | |
n-alsace | alsace alsatian | elsass elsäss* | alsace alsacien* alsacia* alsazia* alsácia | |
n-castile | castile castilian* | kastili* | castille castillan* castilla castellan[oa]* castiglia castigliano castela | |
n-galicia | galicia galician* | galici* galizi* | galice galicien* galicia galleg[oa]* galizia galiza | |
n-piedmont | piedmont piedmontese | piemont* | piémont* piamont* piemont* | |
n-sardinia | sardinia* | sardinien sardisch* | sardaigne sarde sardes cerdeña sardegna sard[oa] sardenha | |
n-corsica | corsica* | korsika* korsisch* | corse corses córcega corsica córsega | |
n-catherine | catherine katherine | katharina katharinen | catherine catalina caterina catarina | |
n-trajan | trajan | trajan | trajan trajano traiano | |
n-justinian | justinian | justinian | justinien justiniano giustiniano | |
n-charlemagne | charlemagne | karl-der-große karls-des-großen karl-dem-großen | charlemagne carlomagno carlos-magno | |
n-magdalene | magdalene magdalen | magdalena magdalenen* | madeleine magdalena maddalena madalena | |
n-barbara | barbara | barbara | bárbara barbara | |
n-victor | victor | viktor victor vittorio | victor víctor vittorio vítor | |
n-emmanuel | emmanuel emanuel manuel | emanuel immanuel | emmanuel manuel emanuele | |
n-sigismund | sigismund | sigismund siegmund | sigismond segismundo sigismondo | |
n-jesuit | jesuit* | jesuit* | jésuit* jesuit* gesuit* | |
n-benedictine | benedictine* | benediktin* | bénédictin* benedictin* benedettin* beneditin* | |
n-franciscan | franciscan* | franziskan* | franciscain* franciscan[oa]* francescan* | |
n-dominican | dominicans dominican-friar* dominican-order black-friars | dominikaner* | dominicains dominicos domenican* dominicanos | |
n-cistercian | cistercian* | zisterziens* | cistercien* cisterciens[ei]* | |
n-augustinian | augustinian* austin-friar* | augustiner* | augustin* agustin* agostinian* agostinh* | |
n-habsburg | habsburg* hapsburg* | habsburg* | habsbourg* habsburg* asburg* | |
n-moors | moors moorish | mauren maurisch* | maures mauresque* moros morisc[oa]* moresc[oa]* mouros mourisc[oa]* | |
n-visigoth | visigoth* | westgot* | wisigoth* visigod* visigot* | |
n-viking | viking* | wikinger* | viking* vikingo* vichingh* | |
n-slav | slav slavs slavic slavonic | slaw* | slave slaves eslav[oa]* slav[oi] | |
n-teutonic | teutonic-order teutonic-knights teutonic | deutschorden* deutsche-orden deutschen-orden* deutschritter* | teutonique* teutónic* teutonic* | |
n-enlightenment | enlightenment | aufklärung* | illuminismo iluminismo | |
n-hanse | hanse hansa hanseatic* | hanse hanse* hanseat* | hanse hanséat* hansa hanseátic* anseatic* | |
n-easter | easter | ostern oster* | pâques pascua pasqua páscoa | |
n-neptune | neptune | neptun* | neptune neptuno nettuno netuno | |
n-thames | | | tâmisa | |
n-pyrenees | | | pirenei pirenéus pirineus | |
n-stephen | | | estêvão estevão | |
n-nicholas | | | nicolau | |
`;

/**
 * Things in travel texts: crafts, goods, fittings and parts of buildings, in the columns of action-words.ts. None of
 * them is checkable by itself. They serve to compare translations.
 */
export const FAMILY_WORDS = `
side | side sides sided | seite seiten | côté côtés lado lados lati | |
pane | pane panes panel panels | scheibe scheiben platte platten | vitre vitres panneau* panel paneles lastr[ae] pannell[oi] painel painéis vidraça* | |
calligrapher.r | calligrapher* | kalligraf* kalligraph* | calligraphe* calígraf* calligraf* | |
rent.v | rent rents rented rental let-to leased lease | miet* vermiet* gemietet* pacht* | loua louer loué* loyer* louai* alquil* arrend* affitt* alug* | |
coffee | coffee | kaffee* | fr=café es=café caffè pt=café | |
tea | tea teas | tee tees | fr=thé es=té it=tè pt=chá | |
tobacco | tobacco | tabak* | tabac* tabaco tabacco | |
cigarette | cigarette* | zigarette* | cigarette* cigarrillo* sigarett* cigarro* | |
chewing-gum | chewing-gum | kaugummi* | chewing-gum chicle* gomme-da-masticare | |
chocolate | chocolate* | schokolad* | chocolat* chocolate* cioccolat* | |
hedge | hedge hedges | hecke hecken | haie haies seto* siep[ei] sebe sebes | |
cypress | cypress* | zypresse* | cyprès ciprés cipreses cipress[oi] cipreste* | |
shaft | shaft shafts pit pits colliery | schacht schächte schachts zeche zechen grube gruben | puits pozo* pozz[oi] poço* | |
coal | coal | kohle* steinkohle* | charbon* carbón carbon[ei] carvão | |
bequeath.v | bequeath* bequest will-of | vermach* vermächt* | légu[ae]* legó legad* lasciò-in-eredità legou | |
wheat | wheat grain grains corn cereal* | weizen getreide* korn | blé blés céréale* trigo cereal* grano cereali | |
flour | flour | mehl | farine harina farina farinha | |
sugar | sugar* | zucker* | sucre* azúcar* zuccher* açúcar* | |
silk | silk silks silken | seide seiden* | soie soies seda sedas seta sete | |
cotton | cotton | baumwoll* | coton* algodón* cotone algodão | |
leather | leather tanner* tannery tanneries | leder* gerber* | cuir cuirs cuero* cuoio couro tanneur* curtid* | |
spice | spice spices | gewürz* | épice* especia* spezi[ea] especiaria* | |
pipe | pipe pipes | pfeife* rohr rohre rohren röhre* | tuyau* tubo tubos cann[ae] cano canos | |
key | key keys keyboard* | schlüssel* taste tasten | clé clés clef clefs llave* chiav[ei] chave* | |
railing | railing* balustrade* parapet* | geländer* brüstung* balustrade* | balustrade* parapet* barandilla* barand* parapett* balaustr* | |
choir | choir choirs chancel* | chor chöre | chœur* coro coros cor[oi] | |
pulpit | pulpit* | kanzel* | chaire* púlpito* pulpit[oi] púlpito* | |
relic | relic relics reliquary | reliquie* | relique* reliquia* reliqui[ae] relíquia* | |
buttress | buttress* | strebe* | contrefort* contrafuert* contraffort* contraforte* | |
battlement | battlement* crenel* merlon* | zinne* | créneau* almena* merl[oi] merlat* ameia* | |
portcullis | portcullis* | fallgitter* | herse* rastrillo* saracinesca* | |
settlement | settlement* | siedlung* | cité-ouvrière lotissement* asentamiento* poblado* insediament* povoado* | |
pavement | pavement* paving paved cobble* | pflaster* gepflastert* | pavé pavés pavage* dallage* adoquin* empedrad* selciat* lastricat* calçad* | |
spring-water | spring-fed source-of | quelle quellen | source sources manantial* fuente-natural sorgent[ei] nascente | |
wave | wave waves | welle wellen | vague vagues ola olas onda ondas it=onde | |
orchard | orchard* | obstgarten* obstgärten* | verger* huerto* frutteto frutteti pomar* | |
plateau | plateau* tableland* | hochebene* plateau* | plateau* meseta* altopian* planalto* | |
barrel | barrel* cask casks | fass fässer | tonneau* barril* tonel* bott[ei] barili | |
furnace | furnace* kiln kilns oven ovens | ofen öfen hochofen* hochöfen* | four fours fourneau* horno* fornac[ei] forn[oi]* | |
wheel | wheel wheels | rad räder rädern | roue roues rueda* ruot[ae] roda rodas | |
weapon | weapon* arms-collection armor armour | waffe* rüstung* | arme armes armure* arma armas armadura* arm[ei] armatur[ae] | |
photograph | photograph photographs photography | fotografie* fotograf* | photographie* fotografía* fotografi[ae]* | |
manuscript | manuscript* codex codices | handschrift* manuskript* kodex | manuscrit* manuscrito* codex códice* manoscritt[oi] codic[ei] | |
song | song songs | lied lieder | chanson* canción canciones canto canzon[ei] canção canções | |
orchestra | orchestra* | orchester* | orchestre* orquesta* orchestr[ae] orquestra* | |
warehouse | warehouse* storehouse* granar* depot* | lagerhaus* lagerhäuser* speicher* kornspeicher* depot* | entrepôt* grenier* dépôt* almacén* granero* depósito* magazzin[oi] granai[oa]* armazém armazéns celeiro* | |
stable | stable stables | stall ställe pferdestall* marstall* | écurie* establo* caballeriza* scuderi[ae] stall[ae] estábulo* cavalari* | |
kitchen | kitchen* | küche küchen | cuisine* cocina* cucin[ae] cozinha* | |
plague | plague* epidemic* cholera | pest seuche* cholera epidemie* | peste* épidémie* choléra epidemia* cólera peste epidemi[ae] | |
famine | famine* hunger | hungersnot* | famine* hambruna* hambre carestia* fame fome | |
refuge | refuge* shelter* asylum | zuflucht* unterschlupf | refuge* réfugi* refugi[oa]* rifugi[oa]* refúgio* | |
customs | customs toll-house | zoll zölle zollhaus* | douane* aduana* dogan[ae] alfândega* | |
mint | mint mints minted | münzstätte* münzprägung* geprägt* | monnaie-frappée ceca casa-de-la-moneda zecca casa-da-moeda | |
tax | tax taxes levy duty duties | steuer steuern abgabe* | impôt* taxe* impuesto* tass[ae] impost[oae] imposto* | |
council | council* | rat rates stadtrat* gemeinderat* | conseil* consejo* concejo* consigli[oa]* conselho* | |
administration | administrat* | verwaltung* verwaltet* | administr* amministra* | |
fortify.v | fortif* | befestig* | fortifi* | |
treaty | treaty treaties agreement* | vertrag verträge abkommen* | traité traités accord accords tratado* acuerdo* trattat[oi] accord[oi] tratado* acordo* | |
bedroom | bedroom* bedchamber* | schlafzimmer* schlafgemach* | chambre-à-coucher dormitorio* camer[ae]-da-letto quarto-de-dormir | |
poor | poor needy destitute | bedürftig* mittellos* | pauvre* pobre* pover[oaie]* indigent* | |
dance.v | dance dances danced dancing | tanz tänze tanzen getanzt* | danse* baile* bail[aoó]* danz[ae] ball[oi] dança* | |
tool | tool tools instrument* | werkzeug* instrument* | outil* instrument* herramienta* instrumento* attrezz* strument[oi] ferramenta* | |
machine | machine* machinery | maschine* | machine machines máquina* macchin[ae] macchinari[oa] | |
uniform | uniform* costume* | uniform* tracht trachten kostüm* | uniforme* costume* traje trajes divis[ae] costum[ei] | |
newspaper | newspaper* | zeitung* | journal journaux periódico* giornal[ei] jornal jornais | |
cloister | cloister* | kreuzgang* kreuzgänge* | cloître* claustro* chiostr[oi] | |
strait | strait straits sound channel | meerenge* sund | détroit* estrecho* strett[oi] estreito* | |
tier | row rows | | hilera* fileira* filas file | |
volume | volume volumes tome tomes | band bände bänden | volume volumes tome tomes tomo tomos tomi volumi volúmenes | |
register | organ-stop organ-stops stops | register registern | registre registres registro registros registri | |
president.r | chairman chairmen chairwoman | vorsitz* | | |
people | | männer männern | hommes hombres uomini homens | |
terraced | terraced | reihenhaus* reihenhäus* | mitoyen* adosad* a-schiera geminad* | |
flat-home | flat flats apartment* | wohnung* appartement* | appartement* apartament* piso-vivienda appartament* | |
glass | glazed glazing | verglas* | vitré* vitrag* acristalad* vetrata vetrate envidraçad* | |
skylight | skylight* | oberlicht* | verrière* claraboy* lucernari[oi]* claraboia* | |
trim | trim* clipped pruned | gestutzt* beschnitten* | taillé taillée podad* recortad* potat* aparad* | |
headframe | headframe* headgear pithead | fördergerüst* förderturm* | chevalement* castillete* | |
culminate | culminat* highest-point | höchste-punkt höchster-punkt höchsten-punkt | culmin* punto-culminante punto-più-alto | |
process.v | process processed processing | verarbeit* aufbereit* | traité traités transform* elabora* procesad* lavorat* | |
make | manufactur* produced produces | produzier* | produi* produj* produc* produzi* prodott* | |
victory | victory victories victorious triumph* | sieg siege siegs siegreich* triumph* | victoire* victorieu* triomph* victoria victorias triunf* vittori[ae] trionf* vitória* | |
guild | guild guilds | zunft zünfte* gilde* | guilde* corporation* gremio* corporazion* guilda* | |
debt | debt debts | schuld schulden | dette dettes deuda* debit[oi] dívida* | |
thread | thread threads yarn | faden fäden garn garne | fil hilo hilos fil[oi] fio fios | |
lamp | lamp lamps | lampe lampen leuchte* | lampe* lámpara* lampad[ae] lâmpada* | |
dye | dye dyes dyed dyer* | färb* gefärbt* | teintur* teint* tint[eo] teñi* tintor* tingi* | |
boiler | boiler* | kessel | chaudière* caldera* caldai[ae] caldeira* | |
crane | crane cranes | kran kräne | grue grues grúa* gru grua* | |
log | beam beams log logs | balken | poutre* viga* trav[ei] | |
slate | slate slates | schiefer* | ardoise* pizarra* ardesi[ae] ardósia* | |
thatch | thatch* | reet* strohdach* | chaume* paja palha pagli* | |
clay | clay clays loam | lehm* ton | argile* arcilla* barro argill[ae] argila* | |
lead | leaden | blei* | plomb plomo piombo chumbo | |
tin | tin | zinn* | étain estaño stagno estanho | |
lime | whitewash* limewash* | gekalkt* kalk | chaux encalad* cal calce caiad* | |
destroy.v | felled | | abbatt* abatt* abat[iu]* | |
organ-builder | organ-builder organ-builders | orgelbauer* | facteur-d'orgues organero* organar[oi]* organeiro* | |
next | | danach* hernach* | | |
ouvrage | | | ouvrage* | |
operate.v | operat* | | opérati* opération* operaci* operaç* operazion* | |
cemetery | | gräberfeld* gräberfelder* | | |
half-hour | | halbstündig* | | |
big | vast huge | riesig* gewaltig* | vast[eoa]* immens[eoa]* | |
beside | | | junto-al junto-a junto-aos | |
visit.v | tour tours touring | besichtig* | visit* | |
shop-buy | shopping | einkauf* | achats compras compere spesa | |
pray-word | | andacht* | | |
lunch | lunch* midday-meal | mittagessen* mittagspause* | déjeuner* almuerz* pranz[oi] almoç* | |
dinner | dinner* supper* | abendessen* | dîner* cena cenas cen[ae] jantar* | |
bread | bread loaf loaves | brot brote broten | pain pains pan panes pane pani pão pães | |
cheese | cheese* | käse* | fromage* queso* formagg* queijo* | |
wine | wine wines | wein weine weinen | vin vins vino vinos vini vinho* | |
oil | oil oils | öl öle | huile* aceite* olio oli azeite* | |
rope | rope ropes cable cables | seil seile seilen tau | corde* câble* cuerda* cable cables cord[ae] cav[oi] corda* cabo | |
nail | nail nails | nagel nägel nägeln | clou clous clavo* chiod[oi] prego* | |
shepherd | shepherd* | hirte hirten schäfer* | berger* pastor pastores pastor[ei] | |
cow | cow cows cattle | kuh kühe rinder vieh | vache* bétail vaca* ganado mucca mucche bestiame gado | |
sheep | sheep | schaf schafe schafen | mouton* brebis oveja* pecor[ae] ovelha* | |
tree | tree trees | baum bäume bäumen | arbre* árbol* alber[oi] árvore* | |
leaf | leaf leaves foliage | laub laubs blätter | feuille* feuillage* hoja* fogli[ae] folha* | |
rise.v | | | fr=élève fr=élèvent fr=élevait | |
`;

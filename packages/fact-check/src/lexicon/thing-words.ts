/** Things, people and materials, in the columns of action-words.ts. */
export const THING_WORDS = `
tower.p | tower* | turm* türm* | tour tours torre* torri campanil* | 塔 タワー | برج* ابراج
bridge.p | bridge* | brück* | pont ponts puente* ponte ponti pontes | 橋 | جسر* جسور
gate.p | gate gates gateway* portal entrance entrances | tor tore tores toren torbau eingang eingänge* | porte portes puerta* porta porte porti portail portal* portão | 門 | بوابة باب
entrance | entranc* entry-gate | eingang* | entrée* entrad* ingress* acces* | 入口* | مدخل
door | door* | tür* | porte portes puerta* porta | 扉 ドア | باب
church.p | church* cathedral basilica* minster | kirche* dom kathedral* basilika | église* cathédral* basili* iglesia* catedral* chies* cattedral* igrej* | 教会 大聖堂 | كنيسة كاتدرائية
basilica.p | basilica* | basilika | basili* | | 
cathedral.p | cathedral* | kathedral* dom | cathédral* catedral* cattedral* | 大聖堂 | كاتدرائية
chapel.p | chapel* | kapelle* | chapelle* capilla* cappell* capel[ao]* | 礼拝堂 | مصلى
temple.p | temple* shrine-temple | tempel* | temple* templo* tempi[oi]* | 寺 寺院 神殿 | معبد
shrine.p | shrine* sanctuar* | schrein* heiligtum* | sanctuaire* santuari* | 神社 | ضريح مزار
mosque.p | mosque* | moschee* | mosquée* mezquit* mosche* mesquit* | モスク | مسجد جامع
synagogue.p | synagog* | synagog* | synagog* sinagog* | | 
palace.p | palac* | palast* paläst* palais schloss* schlöss* | palais palaci* palazz* paláci* | 宮殿 | قصر
castle.p | castle* tower-house tower-houses | burg burgen schloss* schlöss* | château* castillo* castell* castelo* | 城 | قلعة
fortress.p | fort forts fortress* citadel* | festung* zitadelle* | fort forts forteresse* citadelle* fortalez* ciudadela* fortezz* cittadell* cidadel* | 要塞 | حصن
citadel.p | citadel* | zitadelle* | citadell* ciudadela* cittadell* cidadela* | | 
museum.p | museum* | museum museums museen | musée* muse[oi]* museu* | 博物館 美術館 | متحف
gallery | galler[yi]* | galerie* empore* | galeri* galer[ií]* galleri* | 回廊 | رواق
monument.p | monument* memorial* | denkmal* monument* | monument* | 記念碑 建造物 | نصب
mausoleum.p | mausole* tomb tombs grave graves | mausole* grab gräber grabmal* | mausol* tomb* tumb* túmul* sepul* | 墓 霊廟 | ضريح قبر مقبرة
pyramid.p | pyramid* | pyramid* glaspyramid* | pyramid* pir[aá]mid* | ピラミッド | هرم اهرام
times | times | mal | fois veces vez volte volta vezes | 回 | مرة مرات
ensemble | total composition* ensemble* complex* group* | gruppe* ensemble* komplex* komposition* | ensemble* groupe* conjunto* insieme compless* complex* grupo* grupp[oi] composi* | | مجموعة
building.s | building buildings building* structure* edific* | gebäude* bauwerk* bau bauten | bâtiment* édific* structur* edifici* estructur* struttur* edifíci* estrutur* construcción costruzion* | 建物 建築物 | مبنى بناية
house.np | house houses home homes | haus häuser hauses | maison* casa casas cas[ae] | 家 | بيت منزل
hall.p | hall halls chamber* | halle* saal säle kammer* plenarsaal | salle* chambre* sala* salón salones cámara* camer[ae]* câmara* salão | 部屋 広間 | قاعة غرفة
room | room rooms | raum räume zimmer | salle* chambre* sala* habitación habitaciones cuarto* camer[ae] quarto* | 部屋 | غرفة
floor | floor* | boden böden fußboden | fr=sol suelo* piso pavimento* chão | 床 | ارضية
storey | storey* stories floors level* | stockwerk* etage* geschoss* eben* | étage* niveau* piso* planta* pian[oi]* andar* nível níveis nivel* livell* | 階 | طوابق طابق
crypt | crypt* | krypta* | crypte* cript[ao]* | 地下聖堂 | سرداب
dome | dome* domed cupola* | kuppel* | dôme* coupole* cúpula* cupol* domo* | ドーム | قبة
roof | roof* | dach dächer* | toit* tech[oa]* tett[oi]* telhad* | 屋根 | سقف
wall | wall walls | mauer* wand wände* | mur murs muro* pared* parete pareti muraille* murall* | 壁 | جدار سور
column | column* pillar* | säule* pfeiler* | colonn* column* colun* pilar* | 柱 | عمود اعمدة
arch | arch archs arches archway entrance-arch | bogen bögen torbogen | arc arcs arche* arco* archi | アーチ | قوس
facade | facad* façad* front fronts | fassade* front vorderseite | façade* fachad* frente* facciat* | ファサード 正面 | واجهة
platform | platform* | plattform* | plateforme* plataform* piattaform* | 展望台 | منصة
terrace | terrac* | terrass* | terrass* terraz* | テラス 段々畑 | شرفة
stairs | stair* steps step | treppe* stufe* | escalier* marche* escaler* escalon* scal[ae]* scalinat* escad* degra* | 階段 | درج سلم
lift | lift lifts elevator* | aufzug* lift* | ascenseur* ascensor* elevador* | エレベーター | مصعد
window | window* | fenster* | fenêtre* ventan* finestr* janel* | 窓 | نافذة
ring | ring rings | ring rings außenring | anneau* anillo* anell[oi]* anel anéis | 輪 | حلقة
base | base bases pedestal* plinth* | sockel* basis fundament* | base bases piédestal socle* pedestal* basament* | 台座 | قاعدة
foundation | foundations groundwork | fundament* | fondation* ciment* fondament* fundaç* | 基礎 | اساسات
sculpture | sculptur* | skulptur* | sculptur* escultur* scultur* | 彫刻 | منحوتة
statue.p | statue* | statue* | statu[ea]* estatua* estátua* | 像 | تمثال
figure.p | figur* | figur* | figur* | 姿 | شكل
lion | lion* | löw* | lion* león* leon* leão | ライオン | اسد
body | body bodies | körper* leib | corps cuerpo* corp[oi]* | 胴体 体 | جسم
head | head heads | kopf köpf* | tête* cabez* test[ae] cabeç* | 頭 | راس
face | face faces | gesicht* | visage* rostro* cara volto* viso rosto* | 顔 | وجه
arm | arm arms | arm arme armen | bras brazo* bracc* braço* | 腕 | ذراع
beard | beard* | bart* | barbe* barba* | あごひげ 髭 | لحية
foot | foot-of feet foot | fuß füße fußes füßen | pied* pie pies pied[ie] pé pés | 足 麓 | قدم
horse | horse* | pferd* | cheva[lu]* caball* caval[lo]* | 馬 | حصان
chariot | chariot* quadriga* | streitwagen wagen quadriga | char chars carro* biga quadrig* cuadrig* | 戦車 | عربة
torch | torch* | fackel* | torche* flambeau* antorch* torci[ae]* fiaccol* toch[ao]* | 松明 トーチ | شعلة
chain | chain* | kette* | chaîne* caden* caten* corrente* | 鎖 | سلسلة
sword | sword* | schwert* | épée* espad* spad* | 剣 | سيف
crown | crown* | kron* | couronn* coron* coroa* | 冠 | تاج
flag | flag flags | fahne* flagge* | drapeau* bander* bandier* bandeira* | 旗 | علم
lantern | lantern* | laterne* | lanterne* linterna* farol* lantern* | 提灯 | فانوس
bench | bench* | bank bänke sitzbank | banc bancs banco* panch* | ベンチ | مقعد
salamander | salamand* | salamand* | salamandr* | | 
mosaic | mosaic* | mosaik* | mosaïque* mosaic* | モザイク | فسيفساء
tile | tile tiles tiled | fliese* kachel* ziegel* | tuile* carreau* azulej* tej[ao]* baldos* piastrell* tegol* telh[ao]* | タイル | بلاط
brick | brick* | ziegel* backstein* | brique* ladrill* matton* tijol* | 煉瓦 レンガ | طوب
shell | shell* | muschel* schale* | coqu* coquill* concha* conchigl* gusc* velas | 貝 シェル | صدفة
sphere | sphere* | kugel* | sphère* esfera* sfer[ae]* | 球 | كرة
antenna | antenna* aerial | antenn* | antenne* antena* antenn* | アンテナ | هوائي*
rivet | rivet* | niet* | rivet* remache* rebite* | リベット | مسمار
part | part parts piece* element* component* | teil teile* stück* einzelteil* | pièce* partie* pieza* parte* part[ei] pezz[oi]* peça* | 部品 部分 | اجزاء قطعة
iron | iron wrought-iron | eisen* | fer hierro* ferr[oi] | 鉄 | حديد*
steel | steel | stahl* | acier* acero* acciaio aço | 鋼 | فولاذ
copper | copper* | kupfer* | cuivre* cobre* it=rame | 銅 | نحاس
bronze | bronze* | bronze* | bronze* bronc* bronz* | 青銅 | برونز
gold | gold golden | gold* | fr=or doré* oro dorad* dorat* ouro dourad* d'oro | 金 黄金 | ذهب*
silver | silver* | silber* silbr* | argent argenté* plata platead* argent* prata* | 銀 | فضة فضي
stone | stone stones | stein steine* steinern* | pierre* piedra* pietr[ae]* pedr[ao]* | 石 | حجر
rock | rock rocks | fels* gestein* | roche* rocher* roca* rocci[ae]* rocha* | 岩 | صخر
marble | marble* | marmor* | marbre* mármol* marmo mármore* | 大理石 | رخام
granite | granit* | granit* | granit* | 花崗岩 | جرانيت غرانيت
limestone | limestone* | kalkstein* | calcaire* caliza* calcar[ei]* calcári* piedra-caliza | 石灰岩 | حجر-جيري
sandstone | sandstone* | sandstein* | grès arenisca* arenaria arenito | 砂岩 | حجر-رملي
soapstone | soapstone* | speckstein* | stéatite* esteatita* pedra-sabão pietra-ollare | | 
wood | wood wooden timber* | holz* hölzern* | bois madera* legno madeira* | 木 木造 | خشب
cedar | cedar* | zeder* | cèdre* cedro* | 杉 | ارز
concrete | concrete* | beton* | béton* hormigón* cemento* concreto* calcestruzz* | コンクリート | خرسانة
glass | glass* | glas gläser* gläsern* | verre* cristal* vidrio* vetro vetrat* vidro* | ガラス | زجاج
tile-cloth | cloth* fabric* textil* | stoff* tuch* gewebe* | tissu* toile* tela* tejido* tessut* tecid* | 布 | قماش
paint | paint paints | farbe* anstrich* | peinture* pintura* vernic* tint[ao]* | 塗料 | طلاء
casing | casing* cladding* facing | verkleidung* | parement* revêt* revestim* rivestim* | 化粧石 | كسوة
design.n | design* plan plans drawing* project* scheme* | entwurf* entwürfe* plan pläne zeichnung* projekt* | dessin* projet* plan plans diseño* proyect* plano* progett* disegn* projet[oa]* desenh* | 設計 図面 | تصميم مشروع
drawing | drawing* sketch* | zeichnung* | dessin* dibujo* disegn* desenho* | 図面 | رسم
model | model models | modell* vorbild* | modèle* maquette* modelo* maqueta* modell[oi]* | 模型 | نموذج
name.n | name names | name namen | nom noms nombre nombres nom[ei] nome nomes | 名前 名 | اسم اسماء
work.n | work works construction building-work labor | arbeit arbeiten bauarbeit* werk werke | travaux œuvre* oeuvre* obra* oper[ae]* lavor[oi]* trabalho* construc* chantier | 工事 作品 | عمل اعمال
art | art arts artist* | kunst künst* | art arts artist* arte arti artes | 芸術 | فن
architect.r | architect* | architekt* | architect* arquitect* architett* arquitet* | 建築家 | مهندس-معماري معماري
engineer.r | engineer* | ingenieur* | ingénieur* ingenier* ingegner* engenheir* | 技師 エンジニア | مهندس*
sculptor.r | sculptor* | bildhauer* | sculpteur* escultor* scultor* | 彫刻家 | نحات
artist.r | artist* painter* | künstler* maler* | artist* peintre* pintor* pittor* | 芸術家 画家 | فنان رسام
scientist.r | scientist* scholar* | wissenschaftler* gelehrt* | scientifi* savant* cientí[fs]* scienziat* cientist* | 科学者 | عالم علماء
king.r | king kings kingdom | könig könige königs | roi rois rey reyes it=re rei reis royau* | 王 国王 | ملك ملوك
queen.r | queen* | königin* | reine* reina* regin[ae]* rainha* | 女王 王妃 | ملكة
emperor.r | emperor* imperial empire | kaiser* kaiserlich* | empereur* impérial* emperador* imperi* imperator* império* imperador* | 皇帝 帝国 | امبراطور*
pharaoh.r | pharaoh* | pharao* | pharaon* faraón* faraon* faraó* | ファラオ | فرعون
pope.r | pope popes | papst päpst* | pape papes papa papas papi | 教皇 | بابا البابا
saint | saint saints holy sacred | heilig* sankt | saint* sant[oaie]* san são sacr[éoa]* sagrad* | 聖 神聖 | مقدس قديس
god | god gods goddess goddesses | gott götter göttin | dieu* dios it=dio it=dei deus | 神 | اله
president.r | president* | präsident* | président* president* presidente* | 大統領 | رئيس
soldier.r | soldier* troop* army | soldat* truppe* armee | soldat* troup* armée soldad* tropas ejército esercito exército | 兵士 軍 | جندي جنود جيش
gladiator | gladiator* | gladiator* | gladiat* | 剣闘士 | مصارع
spectator | spectator* audienc* | zuschauer* | spectat* espectad* spettator*  | 観客 | متفرج مشاهد
visitor.f | visitor* guest* tourist* travel* | besucher* gäste touris* reisend* | visiteur* visitant* visitator* turist* tourist* viajer* huésped* viaggiat* | 観光客 来訪者 訪問者 | زائر زوار سياح
people | people person* men man | menschen leute personen volk | gens personne* peuple* gente personas pueblo* popol[oi]* persone pessoa* povo | 人 人々 | ناس شعب
inhabitant | inhabitant* population* resident* | einwohner* bevölkerung* | habitant* populat* habitantes poblaci* abitant* popolaz* populaç* | 人口 | سكان نسمة
women.r | woman women | frau frauen | femme* mujer* donn[ae]* mulher* | 女性 | نساء امراة
man.r | gentleman | mann männer | homme* hombre* uom[oi]* homem homens | 男性 | رجل رجال
wife.r | wife wives spouse | frau ehefrau gattin gemahlin | femme épouse* esposa mujer moglie espos* mulher | 妻 | زوجة زوجته
husband.r | husband* | mann ehemann gatte* | mari époux marido esposo marit[oi] | 夫 | زوج زوجها
brother.r | brother* | brüder* bruder* | frère* herman[oa]s hermano* fratell* irmão* | 兄弟 | اخ اخوة
sister.r | sister* | schwester* | sœur* soeur* hermana* sorell* irmã* | 姉妹 | اخت اخته
child.r | child* kid kids boy boys | kind kinder* junge jungen | enfant* niñ[oa]* bambin[oaie]* crianç* garç* ragazz* | 子供 少年 | طفل اطفال صبي
farmer.r | farmer* | bauer* landwirt* | paysan* agricult* granjer* campesin* contadin* fazendeir* | 農民 | فلاح
fisherman.r | fisherm* | fischer* | pêcheur* pescad* pescator* | 漁師 | صياد
worker.r | worker* labourer* laborer* | arbeiter* bauarbeiter* | ouvrier* travaill* obrer* trabajador* operai* lavorator* trabalhad* operári* | 労働者 | عمال عامل
pilgrim | pilgrim* | pilger* | pèlerin* peregrin* pellegrin* | 巡礼者 | حجاج حاج
guard.r | guard guards | wache* wächter* gardist* | gardien* guardi* | 衛兵 | حارس
monk.r | monk* | mönch* | moine* monje* monac[oi]* monge* | 僧 | راهب
ruler.r | ruler* sultan* shah | herrscher* sultan* | souverain* dirigeant* gobernant* sovran* governant* sult[aá]n* | 支配者 | حاكم سلطان
nanny.r | nanny nurse* | kindermädchen | nourrice nounou niñera* bambinai* babá* tat[ae]* | 乳母 | مربية
boat | boat* ship ships vessel* ferr[yi]* | boot boote* schiff* fähre* | bateau* navire* barco* barca* bar[ck]* nav[ei] traghett* balsa | 船 | قارب سفينة مركب
train | train trains railway* rail | zug züge bahn zahnradbahn eisenbahn | train* tren trenes tren[oi] ferrocarril* ferrovi* trem trens comboio* | 列車 鉄道 | قطار
tram | tram trams streetcar* | straßenbahn* tram* | tram* tranv[ií]a* bonde* elétric* | 路面電車 | ترام
bus | bus buses | bus busse* | bus autobus autobús autobuses ônibus autocarro* | バス | حافلة
metro | metro subway* underground | metro u-bahn* ubahn* | métro* metro* metrô | 地下鉄 | مترو
station.p | station* | bahnhof* station* haltestelle* | gare* station* estaci[oó]n* stazion* fermat* estaç* | 駅 | محطة
line | line lines route* | linie* route* | ligne* línea* line[ae]* linh[ao]* ruta* rott[ae]* | 線 路線 | خط
cable-car | cable-car* cableway* | seilbahn* | téléphérique* telefér* funivi* teleféric* bondinho | ロープウェイ | تلفريك
road.g | road* street* lane* path paths alley* way | straße* gasse* weg wege pfad | rue rues route chemin* calle* camino* it=via strad[ae]* vicol[oi]* ru[ae]s rua caminho* allée* | 道 通り | شارع طريق
square.gp | square squares plaza piazza | platz plätze | place places plaza* piazz[ae]* praça* | 広場 | ساحة ميدان
market.p | market* bazaar* | markt* märkte | marché* mercad* mercat[oi]* feira* | 市場 | سوق
stall | stall stalls shop shops store bookshop* bookstore* | stand stände laden läden geschäft* | étal* boutique* magasin* puesto* tienda* banc[ao]rell* negoz[io]* barrac* loja* livrari* librair* librer* | 店 露店 | متجر كشك
souvenir | souvenir* snack* | souvenir* snack* andenken | souvenir* recuerd* snack* lembranç* | 土産 | تذكار
park.p | park parks national-park national-parks | park parks nationalpark* | parc-national parque-nacional parc parcs parque* parc[oi]* | 公園 | حديقة منتزه
garden.gp | garden* | garten gärten | jardin* jard[ií]n* giardin* jardim jardins | 庭 庭園 | حديقة
estate.p | estate* grounds ground site sites property | anlage* gelände* grundstück* gut landgut stätte* | domaine* terrain* site* finca* terreno* sitio* tenut[ae] sit[oi]* propriedade* sítio* | 敷地 土地 遺跡 | موقع ارض
city.p | city cities town towns | stadt städte* | ville villes ciudad* citt[àa]* cidade* | 都市 街 | مدينة
country | country countries nation* | land länder nation* | pays nation* país* paes[ei]* nazion* naç* | 国 | دولة بلد
world | world* earth planet | welt* | monde* mund* mond[oi]* | 世界 | عالم العالم
river.p | river* stream* | fluss* flüss* strom | fleuve* rivière* río* fium[ei]* rio rios | 川 河 | نهر
bank.n | bank banks shore* | ufer* | rive rives berge* orill* riv[ae] sponda margem margens ribera | 岸 | ضفة
sea | sea seas ocean* | meer* see ozean* | fr=mer mers océan* mar mares océano* mare oceano* | 海 | بحر
lake.p | lake lakes pond* | see seen teich* | lac lacs étang* lago* laghi es=laguna* | 湖 池 | بحيرة
bay.p | bay bays harbour* harbor* port | bucht* hafen* | baie* bahí* bai[ae]* port ports puerto* port[oi] porto baía* golfe | 湾 港 | خليج ميناء
island.p | island* isle* | insel* | île* isla* isol[ae]* ilha* | 島 | جزيرة
mountain.p | mountain* mount peak* hill hills | berg berge* gipfel* hügel* | mont monts montagne* colline* montañ* monte* cerro* montagn[ae]* collin[ae]* montanh* morro* pico* | 山 | جبل
ridge | ridge* | grat* bergrücken kamm | crête* cresta* crinal* crista* | 尾根 | 
volcano.p | volcano* stratovolcano* | vulkan* | volcan* volcán* vulcan* vulcão | 火山 | بركان
summit | summit* top tops peak | gipfel* spitze* | sommet* cima* vett[ae]* cume* topo* cumbre* pico | 頂上 頂 | قمة
tip | tip tips point | spitze* | pointe* punta* pont[ae]* extrém* | 先端 | طرف
mouth | mouth* | mündung* | embouchure* entrée desemboc* boca foce imbocc* | 河口 | مصب
water.g | water* rain* rainwater | wasser* regen* | eau eaux pluie* agua lluvia* acqua piogg* água chuva* | 水 雨 | ماء مياه مطر
aqueduct | aqueduct* | aquädukt* wasserleitung* | aqueduc* acueduct* acquedott* aquedut* | 水道 | قناة
fountain.p | fountain* spring | brunnen* quelle* | fontaine* fuente* fontan[ae]* font[ei]* fonte* chafariz | 泉 噴水 | نافورة
basin | basin* pool* cistern* | becken* zisterne* | bassin* citerne* cuenca* cistern[ae]* vasc[ae]* bacia* tanque* pil[oó]n estanque* | 水盤 貯水槽 | حوض خزان
moat | moat* ditch* | graben* | fossé* douves foso* fossat[oi]* fosso* | 堀 | خندق
coin | coin coins | münze* | pièce* monnaie* moneda* monet[ae]* moeda* | 硬貨 コイン | عملات عملة
charity | charit* | wohltätig* hilfswerk* | charit* caritativ* benéfic* carità caridad* obra-benéfica | 慈善 | خيرية
gift | gift* present presents donation* | geschenk* spende* gabe* | don dons cadeau* regal[oi]* donativ* don[oi]* donazion* presente* doaç* | 寄付 贈り物 | هدية تبرع
fashion-house | fashion-house* fashion | modehaus* mode | maison-de-mode mode casa-de-moda moda casa-di-moda | | 
company | company companies firm firms | firma* unternehmen* gesellschaft | société* entreprise* compagnie* empresa* compañía* aziend* societ* impres[ae]* companhia* | 会社 | شركة
school | school* universit* | schule* universität* | école* escuela* universi* scuol[ae]* escola* | 学校 大学 | مدرسة جامعة
competition | competition* contest* | wettbewerb* | concours* concurso* concors[oi]* competi* | コンペ 競技 | مسابقة
exhibition | exhibition* fair fairs expo | ausstellung* weltausstellung* messe* | exposition* exposici* esposizion* exposiç* feria* fier[ae]* | 博覧会 展覧会 | معرض
revolution | revolution* | revolution* | révolution* revoluci* rivoluzion* revoluç* | 革命 | ثورة
war | war wars | krieg* weltkrieg* | guerre* guerra* guerr[ae]* | 戦争 大戦 | حرب
peace | peace* | frieden* | paix paz pace | 平和 | سلام
freedom | freedom* libert* | freiheit* | libert* | 自由 | حرية
unity | unity unification reunification | einheit* wiedervereinigung* | unité* unidad* unit[àa] reunif* unidade* | 統一 | وحدة
symbol | symbol* emblem* sign signs | symbol* wahrzeichen* zeichen | symbole* emblème* símbolo* simbol[oi]* emblem* | 象徴 | رمز
collection | collection* | sammlung* | collection* colecci* collezion* coleç* | コレクション | مجموعة
law | law laws legal | gesetz* recht | loi lois ley leyes legg[ei] lei leis droit derecho | 法律 法典 | قانون
parliament | parliament* | parlament* bundestag | parlement* parlamento* | 議会 | برلمان
right.n | rights | rechte bürgerrecht* | droits derechos diritti direitos | 権利 | حقوق
game | game games | spiele spielen spiel* | jeu jeux juego* gioc[oh]i* jogo* | 競技 試合 | العاب
arena | arena* | arena* | arène* arena* | 闘技場 | ساحة
amphitheater.p | amphitheat* | amphitheater* | amphithéâtre* anfiteatr* | 円形闘技場 | مدرج
stage | stage* | bühne* abschnitt* | étape* scène etapa* tramo* tapp[ae]* trecho* palco* | 舞台 段階 | مسرح مرحلة
opera.p | opera* | oper opern | opéra* ópera* oper[ae] | オペラ | اوبرا
film | film films movie* | film filme* | film films película* filme* | 映画 | فيلم
money | money* | geld* | argent dinero* sold[io]* denar* dinheiro* | 金銭 | مال
dispute | dispute* quarrel* | streit* | disput* querell* conflit* lit[ei]* disputa* | 争い | خلاف
earthquake | earthquake* quake* | erdbeben* | séisme* tremblement* terremoto* sism* | 地震 | زلزال زلازل
flower | flower* | blume* blüte* | fleur* flor flores fior[ei]* | 花 | زهور
tree.g | tree* | baum bäume* | arbre* árbol* alber[oi]* árvore* | 木々 樹 | شجرة
floorpanel | panel* | platte* tafel* glasboden | panneau* panel* pannell* painel painéis | パネル | لوح
walkway | walkway* footbridge* | gehweg* fußgängerbrücke* steg* laufgang* | passerelle* pasarela* passerell* passarela* | 通路 | ممر
skeleton | skeleton* frame* framework* | skelett* gerüst* rahmen* | squelette* ossature* charpente* esqueleto* estructura scheletr* esqueleto* armaç* | 骨組み | هيكل
bascule | bascule* leaf leaves | klappe* bascule* | bascule* báscula* | 跳開部 | 
style | style* | stil* | style* estilo* stil[ei] | 様式 | طراز اسلوب
part-of-year | season* | jahreszeit* saison* | saison* temporada* estación estaciones stagion* | 季節 | موسم
restaurant | restaurant* café* cafe* dining | restaurant* café* | restaurant* restaurante* ristorant* café* caff[eè] | レストラン | مطعم
hotel | hotel* | hotel* | hôtel* hotel* albergh* | ホテル | فندق
cemetery | cemeter* graveyard* | friedhof* | cimetière* cementeri* cimiter* cemitéri* | 墓地 | مقبرة
dog | dog dogs | hund hunde* | chien* perr[oa]* can[ei]* cachorr* cão cães | 犬 | كلب
camera | camera* photo* picture* | kamera* foto* bild* | photo* foto* cámara* | 写真 | صورة
number.f | number numbers | nummer zahl anzahl | numéro* número* numero nombre-de | 番号 | رقم
ground | ground | boden erdboden | fr=sol suelo* terra solo chão | 地面 | الارض
area | area* surface* | fläche* gebiet* | superfici* área* are[ae] | 面積 | مساحة
language | language* | sprache* | langue* idioma* lengua* lingu[ae]* língua* | 言語 | لغة
capital | capital capitals | hauptstadt* | capitale* capital* | 首都 | عاصمة
border | border* frontier* | grenz* | frontière* frontera* confin[ei]* fronteira* | 国境 境 | حدود
pottery | potter* ceramic* | keramik* töpfer* | poterie* cerámi* cerami* cerâmi* | 陶器 | فخار
brewery | brewer* | brauerei* | brasserie* cervecer* birr[ei]* cervejar* | 醸造所 | 
temperature | temperature* | temperatur* | températur* temperatur* | 気温 | حرارة
code | code* | kodex code* | code* código* codice* | 法典 | شريعة
phone | phone* telephone* call | telefon* nummer* anruf* | téléphon* teléfono* llam* telefon* | 電話 | هاتف
`;

/** Further words of travel and history, most frequent first, in the columns of action-words.ts. */
export const TRAVEL_WORDS = `
set.fv | set sets put puts place placed places install* lay laid | setz* gesetzt* gestellt* gelegt* angebracht* platzier* installier* | plac* mis[eé] posé* coloc[aoó]* puest[oa] poner pus[oi] sistem* mess[oaie] colloc* instal* install* apos* | 設置* 置* | وضع* 
court | court courts courtyard* patio | hof höfe innenhof* | cour cours patio* cortil[ei] pátio* | 中庭 | فناء
cross.v | cross crosses crossed crossing span spanned | überquer* quer* kreuz* | travers* franchi* cruz[ao]* attravers* atravess* | 渡* | عبر
cross | cross crosses crucif* | kreuz* | crucif* crocifiss* croix cruz cruces croce croci | 十字架 | صليب
family | famil* relatives | famili* | famille* familia* famigli* família* | 家族 | عائلة اسرة
move.v | move* shift* relocat* transfer* | zog umgezogen* verleg* versetz* | déplac* déménag* traslad* mud[aoó]* mov[ie]* spost* trasfer* transfer* | 移* | انتقل نقل
form.v | form forms formed shape shapes shaped | form* gestalt* bildet* bildung* gebildet* | form[eéaoó]* façonn* model[oó]* plasm[oò]* dar-forma deu-lhe-forma forma | 形* | شكل*
form | form shape outline | form gestalt umriss* | forme* forma* sagoma | 形 | شكل
land | land lands | land | terre* tierra* terr[ae] terra* | 陸 | ارض
ruin | ruin* remains remnant* remain | ruine* überrest* reste | ruine* restes ruina* resto* rovin[ae]* rest[oi] | 遺跡 廃墟 | انقاض اطلال
minaret | minaret* | minarett* | minaret* alminar* minareto* | 尖塔 | ماذن مئذنة
gilded.a | gilded gilt | vergoldet* | doré* dorad[oa]* dorat[oaie] dourad* | 金箔 | مذهب
clock | clock* | uhr uhren turmuhr | horloge* reloj* orolog* relógi* | 時計 | ساعة
spire | spire* steeple* | turmspitze* turm türme türmen | flèche* aguja* gugli[ae]* agulha* | 尖塔 | 
block | block* boulder* | block* blöcke quader* | bloc blocs bloque* blocc* bloco* | ブロック | كتلة
cliff | cliff* crag* | klippe* steilwand* | falaise* acantilad* scoglier[ae]* falésia* | 崖 | جرف
bell | bell bells | glocke* | cloche* campana* campan[ae] sino sinos | 鐘 | جرس
theater | theat* playhouse | theater* | théâtre* teatro* teatr[oi] | 劇場 | مسرح
slope | slope* hillside* | hang hänge abhang* | pente* versant* ladera* pend[iì][oi]* encosta* | 斜面 | منحدر
meet.v | meet* met | traf treffen* trifft getroffen* | rencontr* réuni* encontr[óoa] reun* incontr* | 出会* | التقى
vault | vault* | gewölbe* | voûte* bóveda* volt[ae] abóbada* | 丸天井 | قبو
cave | cave* cavern* grotto* | höhle* grotte* | grotte* caverne* cueva* grott[ae]* gruta* caverna* | 洞窟 | كهف
change.v | chang* alter* vary varied | änder* geändert* wechsel* veränder* | chang* modifi* cambi* mud[aoó]u mudou alter[ao]* | 変* | تغير
valley | valley* | tal täler tals | vallée* valle* vale vales | 谷 | وادي
life | life lives lifetime | leben lebens* | vie vies vida* vit[ae] | 人生 一生 | حياة
library | librar* | bibliothek* | bibliothèque* bibliotec* | 図書館 | مكتبة
pavilion | pavilion* | pavillon* | pavillon* pabell[oó]n* padiglion* pavilh* | パビリオン | جناح
village | village* | dorf dörfer | village* pueblo* aldea* villagg[io]* aldeia* | 村 | قرية
sand | sand sandy | sand* | sable* aren[ae] arena sabbia areia* | 砂 | رمل
forest | forest* wood woods woodland | wald wälder | forêt* bosque* forest[ae] bosc[oh]* floresta* | 森 | غابة
ceiling | ceiling* | decke decken | plafond* techo soffitt* teto* | 天井 | سقف
pass.v | pass passes passed | passier* vorbei* | pass[eé]* pas[oóa]* | 通* | مر
plain | plain* flat | ebene* flach* | plaine* plat plate llan[oa]* pian[oa] pianur* planície* plan[oa] | 平野 平ら | سهل
office | office* bureau | büro* amt | bureau* oficina* uffici* escritório* | 事務所 | مكتب
corner | corner* | ecke* | coin* esquina* rincón* angol[oi]* canto* | 角 | زاوية
plant | plant* | pflanz* gepflanzt* | plant* piant* | 植物 | نبات
bath | bath* | bad bäder baden | bain* baño* bagn[oi]* term[ae] banho* | 浴 風呂 | حمام
monastery | monaster* abbey* convent* cloister* | kloster* klöster abtei* | monastère* abbaye* couvent* cloître* monaster* abadía* convent* abbazi* mosteiro* claustr* chiostr* | 修道院 | دير
help.v | help* assist* contribut* | half hilft geholfen* beitrag* | aid* ayud* aiut* ajud* contrib* | 助け* | ساعد
mean.v | mean means signif* | bedeut* | signifi* | 意味* | يعني
belong.v | belong* own owned owns | gehör* | appart* pertene* apparten* pertenc* | 属* | ينتمي
merchant.r | merchant* trader* | kaufmann* kaufleute händler* | marchand* négociant* comerciant* mercant[ei]* mercader* mercador* | 商人 | تاجر
son.r | son sons | sohn söhne* | fils hijo* figli[oi] filho* | 息子 | ابن
daughter.r | daughter* | tochter töchter | fille* hija* figli[ae] filha* | 娘 | ابنة
father.r | father* | vater* | père* padre* pai pais | 父 | والد
mother.r | mother* | mutter* | mère* madre* madr[ei] mãe* | 母 | ام والدة
friend.r | friend* | freund* | ami amis amie* amig[oa]* amic[oi]* | 友 | صديق
prince.r | prince* princess* | prinz* fürst* | princ* princ[ií]pe* prínc* | 王子 | امير
governor.r | governor* government* | gouverneur* regierung* | gouvern* gobern* govern* | 総督 政府 | حاكم حكومة
poet.r | poet* writer* author* | dichter* schriftsteller* autor* | poète* écrivain* auteur* poeta* escritor* autor* poet[ai] scrittor* | 詩人 作家 | شاعر كاتب
musician.r | musician* composer* singer* | musiker* komponist* sänger* | musicien* compositeur* músic[oa]* compositor* musicist* | 音楽家 | موسيقي
music | music* concert* | musik* konzert* | musique* concert* música* musica concierto* | 音楽 | موسيقى
student.r | student* pupil* | student* schüler* | étudiant* élèves estudiant* estudant* studente studentess* alumn* student[ei] alliev* aluno* | 学生 | طالب
patron.r | patron* sponsor* | förderer* mäzen* auftraggeber* | mécène* mecenas* patron* commanditaire* | 後援者 | راعي
leader.r | leader* chief* minister* | führer* anführer* minister* | chef* ministre* líder* jef[ea]* ministr* | 指導者 | زعيم
priest.r | priest* bishop* archbishop* | priester* bischof* erzbischof* | prêtre* évêque* sacerdot* obispo* vescov* bispo* padres | 司祭 司教 | كاهن اسقف
prisoner.r | prison* jail* | gefängnis* gefangen* | prison* cárcel* prigion* prisi* | 牢獄 | سجن
slave | slave* slaver* enslav* | sklav* | esclav* schiav* escrav* | 奴隷 | عبيد عبودية
coast | coast* beach* | küste* strand* | côte* plage* costa* playa* spiagg* praia* | 海岸 | ساحل شاطئ
hand | hand hands | hand hände* | main mains mano* man[oi] mão mãos | 手 | يد
read.v | read reads | las liest gelesen* | lire lu lue le[eoyíi]* lett[oae] lido* | 読* | قرا
altar | altar* | altar* altär* | autel* altar* altar[ei] | 祭壇 | مذبح
stop.v | stop* halt* | halt* hält stopp* | arrêt* par[aoó]* ferm[aò]* parad* | 止* | توقف
share.v | share* common | teil[et]* gemeinsam* | partag* compart* condivi* comparti* | 共* | مشترك
car | car cars | auto autos wagen | voiture* coche* auto auto* carro* | 車 | سيارة
sun | sun sunny solar | sonn* | soleil* sol sole solar* | 太陽 | شمس
moon | moon* | mond* | lune* luna* lua | 月 | قمر
star | star stars | stern* | étoile* estrell* stell[ae]* estrela* | 星 | نجم
think.v | think* thought thinker* believ* | denk* dacht* glaub* | pens[eéaoóò]* croi* cre[eyí]* cred[eo]* acredit* | 思* 考* | اعتقد فكر
play.v | play plays played playground* perform* | spiel[et]* gespielt* auftr* | jou[eé]* jug[óa]* gioc[oò]* tocou interpret* | 演* | لعب
copy | copy copies replica* | kopie* nachbildung* | copie* réplique* copia* réplica* cópia* replic[ah]* | 複製 | نسخة
young.a | young* | jung junge* junger | jeune* joven* giovan[ei]* jov[e]m* | 若 | شاب
dig.v | dig digs dug excavat* | grab[eu]* gegraben* ausgegraben* ausgrab* | fouill* creus* excav* scav* cav[oó]* | 発掘* 掘* | حفر*
scene | scene* | szene* | scène* escena* scen[ae] cena* | 場面 | مشهد
record | record* document* | aufzeichn* dokument* verzeichn* | document* registr* record* | 記録 | سجل
steep.a | steep* | steil* | raide* escarpé* empinad* ripid[oaie] íngrem* | 急 | شديد
throne | throne thrones | thron throne thrones | trône* trono* | 王座 | عرش
tale | tale* story stories anecdote* | geschichte* erzähl* | histoire* récit* histori[a]* stori[ae]* racont[oi]* cuent[oi]* cont[oi]s história* | 物語 | قصة حكاية
pink.c | pink* rose | rosa* | rose rosé* rosad[oa] rosa | ピンク | وردي
history | histor* | geschicht* histor* | histoir* históri* histori* stori[ac]* | 歴史 | تاريخ
arcade | arcad* loggia* portico* | arkade* laube* | arcad* portiqu* soportal* portic[oi]* pórtico* | アーケード | رواق
field | field* meadow* | feld* wiese* | champ* prado* camp[oi]* prat[oi]* | 野 | حقل
wing | wing wings winged | flügel* geflügelt* | aile* ailé* ala alas ali alad[oa]* alat[oaie] asa asas | 翼 棟 | جناح
fresco | fresco* mural* | fresk* wandbild* wandmalerei* | fresque* fresco* mural* affresc* afresco* | フレスコ | جدارية
balcony | balcon* | balkon* | balcon* balc[oó]n* varanda* | バルコニー | شرفة
tier | tier tiers | rang ränge reihe* etage etagen | gradin* étage* rang* grada* fila* gradinat[ae]* | 段 | 
rank | rank* | rang range ränge | rang rangs rango* rangh[oi]* hierarqu* | 階級 | رتبة
clear.a | clear* | klar* deutlich* | clair* clar[oa]* chiar[oaie]* | 明らか | واضح
relief | relief* | relief* | relief* relieve* riliev[oi]* relevo* | 浮き彫り | نقش-بارز
grow.v | grow* grew expand* enlarg* increas* | wuchs wächst gewachsen* vergrößer* erweiter* | grandi* agrand* crec[eií]* ampli[oóa]* cresc[eii]* ingrand* | 拡* | نما توسع
word | word words | wort wörter worte | mot mots parole* palabra* parol[ae] palavra* | 言葉 | كلمة
colony | colon[iy]* | kolon* | coloni* colóni* | 植民地 | استعمار
festival | festival* feast* holiday* | fest feste* festival* feiertag* | fête* festival* fiesta* fest[ae] feriado* | 祭 祭り | مهرجان عيد
animal | animal* beast* | tier tiere tieren | anima[lu]* bête* bestia* | 動物 | حيوان
elephant | elephant* | elefant* | éléphant* elefant* | 象 | فيل
gun | gun guns cannon* | kanone* geschütz* | canon* cañ[oó]n* cannon[ei]* canh* | 大砲 | مدفع
write.v | writ* wrote | schrieb* schreib* geschrieb* | écri* escrib* escrit* scri[vs]* scritt* escrev* | 書* | كتب
plaster | plaster* stucco* | gips* putz stuck* | plâtre* stuc yeso* estuc* stucc* gesso* | 漆喰 | جص
nave | nave* aisle* | schiff kirchenschiff langhaus | nef nefs nave* navat[ae] | 身廊 | 
kind | kind kinds sort type* | art arten | type* sorte* genre tipo* clase* | 種類 | نوع
dry.a | dry drier driest | trocken* | sec sèche* sec[oa]* secc[oh]* asciutt* | 乾 | جاف
independence | independen* | unabhängig* | indépendan* independ* indipenden* | 独立 | استقلال
wish | wish* hope* | wunsch* hoff* | souhait* espoir* dese[oa]* desider* desej* | 願* | امنية
rich.a | rich* wealth* | reich* reicher | rich* ric[oah]* ricc[oahie]* | 豊か | غني
curve | curv* serpentine bend bends winding | kurv* geschwungen* schlangenförmig* | courb* serpentin* curv[oa]* ondul* sinuos* | 曲線 | منحن
deck | deck decks observation | aussicht* deck | observ* mirador* osservator* | 展望 | 
flood | flood* | flut* hochwasser* überschwemm* | inond* inund* alluvion* enchent* | 洪水 | فيضان
letter | letter letters | brief* buchstabe* | lettre* carta* letter[ae] letra* | 手紙 文字 | رسالة حرف
appear.v | appear* featur* figure-in | erschein* taucht* kommt-vor | appar* figur* apare[cz]* compar* | 登場* | ظهر*
bomb | bomb* raid* | bombe* bombard* luftangriff* | bomb* | 爆撃 | قنبلة قصف
narrow.a | narrow* | schmal* eng enge* | étroit* estrech* strett[oaie]* estreit* | 狭 | ضيق
faith | faith* relig* | glaube* | foi fe fede fé | 信仰 | ايمان
local.a | local* | örtlich* einheimisch* lokal* | loca[lu]* local* lugareñ* | 地元 | محلي
thick.a | thick* | dick* | épais* grues[oa]* spess[oaie]* gross[oa]* | 厚 | سميك
thin.a | thin thinn* slender | dünn* | mince* fin[eas]* fin[oa] delgad* sottil[ei]* | 薄 | رقيق
tunnel | tunnel* passage* | tunnel* gang gänge | tunnel* passage* pasaj* túnel* galleria passagg[io]* passag[e]m* | トンネル | نفق
mix.v | mix* combin* merg* blend* fus[eio]* | misch* verbind* kombinier* vereint* | mélang* combin* mezcl* mescol* un[ií]* mistur* | 混* | مزج
district | district* quarter* neighborhood* neighbourhood* region* area-of prefecture* province* | viertel* bezirk* stadtteil* region* provinz* präfektur* | quartier* district* région* province* préfecture* barrio* distrit* regi[oó]n* provinci* quartier[ei]* rion[ei]* region[ei]* bairro* região prefectur* prefettur* | 地区 県 | حي منطقة محافظة
century-unit | centenar* | | centenaire centenari* | | مئوية
protect.v | protect* defend* defens* | schütz* geschützt* verteidig* | protég* défen* proteg* defen* protegg* difes* | 守* 保護* | حمى دفاع
sail.v | sail* | segel* | voil[eé]* naveg* navig* vela* vele | 航海* | ابحر
canal | canal* | kanal* kanäle | canal* canaux | 運河 | قناة
organ | organ organs | orgel* | orgue* órgano* organ[oi]* órgão* | オルガン | 
treasure | treasur* | schatz* schätze | trésor* tesor* | 宝 | كنز
post | post mast masts | pfosten mast* | poteau mât* poste* mástil* pal[oi]* | 柱 | 
grand.a | grand grandest magnific* splend* | prächtig* prunk* | magnifi* splend* espl[eé]nd* | 壮大 | فخم
settle.v | settle* coloniz* | besiedel* siedel* | colonis* asent* insedi* coloniz* | 定住* | استقر
receive.v | receiv* greet* welcom* | empfang* empfäng* erhält erhielt | re[cç]* accueil* recib* acog* ricev* accog* receb* acolh* | 受* | استقبل
republic | republic* | republik* | républi* repúbli* repubblic* | 共和国 | جمهورية
official | official* | offiziell* amtlich* | officiel* oficial* ufficial* | 公式 | رسمي
lighthouse | lighthouse* | leuchtturm* | phare* faro* far[oi] farol | 灯台 | منارة
hospital | hospital* | krankenhaus* hospital* | hôpital* hospital* ospedal* | 病院 | مستشفى
damage.v | damage* | beschädig* schaden* | endommag* dañ* dannegg* danific* | 被害* | ضرر
storm | storm* lightning* | sturm* blitz* | tempête* foudre* torment* rayo tempest[ae]* fulmin* raio | 嵐 雷 | عاصفة برق
ship-wreck | wreck* | wrack* | épave* naufrag* relitt* | 難破 | حطام
bird | bird* | vogel* vögel* | oiseau* pájar* aves ave uccell* pássar* | 鳥 | طائر
earth | earth* soil mud clay | erde* lehm* ton | terre* tierra* barro* argil* terr[ae] fang[oa]* | 土 | طين تراب
book | book books | buch bücher* | livre* libro* libr[oi] livro* | 本 | كتاب
band | band bands strip* | band bänder streifen | bande* band[ae]* franja* striscia faixa | 帯 | شريط
death-strip | death-strip* strip* | todesstreifen* | bande-de-la-mort franja-de-la-muerte striscia-della-morte | | 
break.v | break* broke | brach bricht gebrochen* | cass* bris* romp[ei]* rott[oa] quebr* | 壊* | كسر
attack.v | attack* invad* invasion* conquer* conquest* | angriff* angegriffen* erober* | attaqu* conqu* atac* conquist* attacc* | 攻* 征服* | هجوم غزا فتح
map | map maps | karte karten landkarte* | carte* mapa* mapp[ae]* | 地図 | خريطة
lock.v | lock* | schloss verschlossen* | serrur* tranc* | | 
learn.v | learn* teach* taught stud[iy]* | lern* lehr* studier* | appr* enseign* étudi* aprend* enseñ* estudi* impar* insegn* ensin* | 学* | تعلم
fit.v | fit fits fitted fitting suit suits | pass[et]* gefügt* | ajust* adapt* encaj* | 合* | 
spread.v | spread* extend* | ausbreit* | étend* extend* estend* | 広* | انتشر
idea | idea* invent* | idee* erfind* | idée* idea* ide[ae] ideia* invent* | 発明 考え | فكرة
dragon | dragon* | drache* | dragon* drag[oó]n* dragh[oi]* dragão* | 竜 龍 | تنين
ash | ash ashes | asche* | cendre* ceniza* cener[ei]* cinza* | 灰 | رماد
glaze | glaz* | glas[iu]* | glaç* vidri* smalt* | | 
explain.v | explain* reason* | erklär* grund | expliqu* raison* explic* razón* spieg* explica* | 説明* | شرح سبب
layer | layer* | schicht* | couche* capa capas strat[oi]* camada* | 層 | طبقة
weather.v | weather* erod* erosion worn | verwitter* | érod* érosion erosion* eros* desgast* | 風化* | تاكل
funeral | funeral* | begräbnis* beerdig* | funér* obsèques funeral* | 葬儀 | جنازة
date.f | date dates dated dating | stammt stammen datier* | date datent datant data datan datano risal* remont* | | يعود
come.f | come comes came coming originat* | kam kommt kommen herkunft | vien[st]* provien* vin[eo]* provien* vem veio | 来* | جاء اتى
happen.f | take-place took-place takes-place taken-place occur* happen* | stattfand fand-statt statt stattgefunden | a-lieu eut-lieu ocurri* ocorr* tuvo-lugar avvenn* teve-lugar acontec* | 行われ* | حدث جرى
workshop | workshop* shop studio* | werkstatt* atelier* | atelier* taller* botteg* oficina* | 工房 | ورشة
reduce.v | reduc* cut cuts shorten* lessen* | verringer* reduzier* verkürz* | rédui* redu[cjz]* rid[uo]* diminu* | 減* | خفض قلل
lodge.v | lodg* stay stayed stays slept sleep* overnight | übernacht* schlief schläft wohnte* logier* | log[eé]* dorm* hosped* alloggi* | 泊* | نام اقام
bear.v | bear bears bore borne carry carries carried support supports supported rest-on rests-on | trag* trug getragen* stütz* ruht* | port[eé]* soutien* sosten* sostien* descansa* regg* sustent* | 支え* | حمل
bring.v | bring brings brought come comes came transport* | bracht* gebracht* gekommen kam kamen | apport* amen* tra[ij]* llev* port* vien* | 運* | جلب
dial | dial* face faces clock-face* | zifferblatt* zifferblätter* | cadran* esfera* quadrant* mostrador* | 文字盤 | 
pedestrian | pedestrian* walker* | fußgänger* | piéton* peat[oó]n* pedon[ei]* pedestre* | 歩行者 | مشاة
crack.v | crack* | riss* gesprungen* sprung | fêl[eé]* fissur* grieta* crep[ae]* rachad* | 割れ* | شق
weigh.v | weigh* weight* | wiegt wiegen wog gewicht* | pès* pes[aoe]* poids | 重* | يزن وزن
serve.v | serve* served function* act-as acted-as | dient* diente* | serv* sirv* sirvi* | | استخدم
scale | scale scales | maßstab tonleiter | échelle* escala* scala | | 
slight | slight* little bit somewhat | leicht* etwas | léger* légère* un-peu liger* un-poco un-po legger* | 少し | قليلا
`;

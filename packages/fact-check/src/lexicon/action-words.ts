/**
 * Actions. Columns: concept.classes | English | German | French, Spanish, Italian, Portuguese | Japanese | Arabic. "*"
 * stands for any ending, and "-" joins the words of a phrase. See lexicon.ts for the classes.
 */
export const ACTION_WORDS = `
build.v | building buildings construction build built builds builder* construct* erect* raise* rais* | bau* gebaut* erbau* errich* | constru* costru* bâti* édifi* edific* erig* érig* | 建設* 建て* 建造* 築* | بني بنيت بناء شيد* يبنى بنى
rebuild.v | rebuil* reconstruct* rebuilt | wiederaufgebau* wieder-aufgebaut neu-errichtet | reconstru* ricostru* rebâti* reedific* | 再建* | اعيد اعادة
make.v | make* made making creat* | schuf schafft* geschaffen* machte* macht gemacht* hergestellt* fertigte* | fait faite faits faites fabriqu* créé* crea* cria* hizo hecho* fece fatto feito* fez fabric* | 作* 製* | صنع*
cast.v | cast | gegossen* goss | fondu* fundid* fuso | 鋳造* | صب
design.v | design* drew draw drawn drawing* sketch* | entw[oa]rf* entworfen* zeichne* gezeichne* plante* skizz* | dessin* conç* conçu* diseñ* dibuj* progett* disegn* projet* desenh* | 設計* | صمم* تصميم*
plan.v | plan planned plans propos* dream* intend* intent* meant* suppos* destin* envisag* | geplant* vorgesehen* vorhatte* gedacht* sollte* bestimmt* | prév* planific* plane* planej* pensad* previst* previs* destin* devai* deveria* | 計画* 予定* | مخطط* خطط*
refine.v | refin* improv* | verfeiner* überarbeit* verbesser* | affin* perfeccion* perfezion* aperfei* refin* | 改良* | حسن
found.v | found founded foundation founding establish* founder* | gegründet* gründet* gründung* | fond* fund* | 創建* 設立* 創設* | تاسس* اسس*
begin.v | begin* began begun start* launch* commenc* initiat* | begann* beginn* begonnen* anfang* start* | commenc* début* comenz* comienz* empez* empiez* inici* iniz* comin* começ* | 始* 着工* 開始* | بدا* يبدا* بدات
finish.v | finish* done complet* conclu* end ended ends | fertig* vollend* beendet* endet* abgeschlossen* ende | achev* termin* fini* complet* acab* conclu* finaliz* finit* it=fine | 完成* 竣工* 終* | اكتم* انته* ينتهي
open.v | open opens opened opening inaugurat* unveil* | öffne* geöffnet* eröffn* offen* einweih* eingeweiht* einweihung* | ses-portes sus-puertas ouvr* ouvert* inaugur* abier* abri* abre* abert* apre* aper* | 開館* 開業* 開* 落成* | افتتح* مفتوح* يفتح*
close.v | shut* close closed closes closing | geschlossen* schließ* schloss | ferm* cierr* cerr* chiu* chius* fech* encerr* | 閉館* 休館* 閉* 休業* | مغلق* يغلق* اغلق* تغلق*
consecrate.v | consecrat* dedicat* bless* | weiht* geweiht* weihe eingeweiht einweihung* | consacr* consagr* dédi* dedic* bén* inaugur* | 奉献* 献堂* | كرس*
die.v | die dies died dying death dead drown* | starb* stirbt gestorben* tod verst* ertrank* ertrunken* ertränk* ertrink* | mort morte mour* mur[íi]* murió muert* mor[iì]* morr* morto morta décéd* falec* noyé* noyer noya ahogó ahogad* ahogar* annegò annegat* annegar* afogou afogad* | 死* 没* 亡* | توفي* مات* وفاة
born.v | born birth birthplace* | geboren* geburt geburtsort* geburtshaus* geburtsstadt* | né née nés nací* nació nato nata nacque nasceu nascid* naissance lieu-de-naissance lugar-de-nacimiento luogo-di-nascita cidade-natal | 生まれ* | ولد*
live.v | live lived lives living resid* inhabit | lebt* wohnt* gewohnt | vécu* habit* vivi* viv[íi]* viss* vive mor[oa]u | 住* | عاش* سكن*
bury.v | bur[iy]* buried burial lie-buried lies-buried | begraben* beigesetzt* | enterr* inhum* sepol* sepult* | 埋葬* | دفن*
marry.v | marr* wedding* | heirat* hochzeit* | mari* épous* boda* cas[oó] nozze matrimoni* casament* | 結婚* | زواج
baptize.v | bapti* | tauf* | baptêm* bautiz* battesim* batiz* batism* | 洗礼* | معمود*
kill.v | kill* murder* | töt* getötet* ermord* | tué* tuer mat[aó]* ucci* assass* | 殺* | قتل*
fight.v | fight* fought battle | kampf* kämpf* gekämpft* schlacht* | combat* luch* lott* lut[ao]* bata* | 戦* | قاتل* قتال معركة
destroy.v | brought-down bring-down burnt-down destroy* destruct* demolish* demolit* tear-down torn-down raz* | zerstör* abgerissen* abriss* einreiß* niederreiß* | détru* destru* distru* démol* demol* derrib* | 破壊* 取り壊* | دمر* هدم*
fall.v | brought-down fall falls fell fallen descend descends descended collaps* drop dropped drops | fiel fällt gefallen* stürz* einstürz* eingestürzt* | tomb* effond* cay[óe]* cae caíd* cadde cad[eu]* croll* caiu desab* derrumb* | 崩* 落* 倒* | سقط* انهار*
burn.v | burn* fire fires blaze | brannt* brand* verbrannt* feuer* | brûl* incendi* quem* bruci* incênd* feu fogo fuego | 火災* 焼* | حريق* احترق*
survive.v | surviv* | überleb* überstand* erhalten* | surv* sobreviv* sopravv* | 生き残* | نجا*
save.v | save saved rescue* | rettet* gerettet* | sauv* salv* | 救* | انقذ*
preserve.v | preserv* maintain* kept keep* retain* conserv* | bewahr* erhalten* behalten* | conserv* préserv* preserv* gard* | 保存* | حفظ*
restore.v | restor* renovat* repair* | restaur* renov* saniert* | restaur* rénov* renov* restaura* ristruttur* | 修復* 改修* | رمم* ترميم*
replace.v | replac* substitut* | ersetz* ausgetauscht* | rempla* reempla* sostitu* substitu* | 交換* 取り替え* | استبدل*
remove.v | remov* stripp* strip take-away taken-away | entfern* abgenommen* abgetragen* | enlev* retir* rimo[sv]* remov* quit[óa]* arranc* | 除去* 撤去* | ازيل* نزع*
reuse.v | reus* used-again | wiederverwend* | réutilis* reutiliz* riutilizz* riusa* | 再利用* | استخدم
use.v | use used using uses usage usefulness useful serv* | nutz* benutz* genutzt* verwend* dient* | utilis* usa* us[óo] serv* utiliz* sirv* | 使* 利用* | استخدم* يستخدم*
add.v | add added adds adding addition* | hinzugefüg* ergänz* | ajout* añad* aggiun* adicion* acrescent* | 追加* | اضيف*
give.v | give gave given gives gift* donat* present-of | gab gibt gegeben* schenk* geschenk* | donn* don dio dado cadeau offert* don[oa]* regal* dar dado deu deram presente presenteou doação | 贈* | اهد* منح*
pay.v | pay* paid fund* financ* sponsor* | bezahl* finanz* gezahlt* | pay* pag[oaóu]* financ* finanz* | 支払* 資金* | دفع* مول*
cost.v | cost costs costing pric* charge* fee fees | kost* preis* gebühr* | coût* prix tarif* precio* cuest* cost[aio]* prezzo* preç* custa custo custos custam custar custava custavam custou custaram | 料金* 値段* | تكلف* سعر* رسوم
ticket | ticket* admission entry | ticket* eintrittskarte* karte* | billet* entrada* bigliett* bilhet* ingress* | 切符 チケット* 入場券 | تذكرة تذاكر
enter.v | enter* entr[yi]* admission admit* access* | eintritt* eingang* betret* betrat zutritt* | entr* entré* ingress* access* accès | 入場* 入口* | دخول مدخل
free-entry | free gratis free-of-charge | kostenlos* gratis eintritt-frei frei | gratuit* gratis grátis | 無料* | مجاني* مجانا
buy.v | buy* bought purchas* acquir* | kauf* gekauft* erwarb | achet* compr* acquist* | 買* 購入* | اشتر*
sell.v | sell* sold | verkauf* | vend* | 売* | باع* بيع*
steal.v | steal* stole stolen theft* | stahl* stiehlt gestohlen* geraubt* | vol[eé] volé* voler rob[oóa]* robad* rub[aò]* rubat* roub* furt* | 盗* | سرق*
continue.fv | continu* go-on gone-on going-on goes-on went-on | fortgesetzt* | continu* | 続* | استمر*
find.v | find finds found discover* unearth* rediscover* | fand fanden gefunden* entdeck* | trouv* découv* encontr* hall[óa]* descubr* trov[oaò]* scop[er]* scoper* descob* | 発見* 見つ* | عثر* اكتشف*
recover.v | recover* retriev* | zurückerhalten wiedergefunden* | retrouv* récupér* recuper* ritrov* | 取り戻* | استعيد* استرد*
lose.v | lose loses lost loss | verlor* verloren* | perd* | 失* | فقد* خسر*
hide.v | hide* hid hidden conceal* | versteck* verborgen* | cach* escond* oculto* nascos* nascond* | 隠* | خبا* مخفي*
return.v | return* came-home come-home came-back go-back went-back home | kehrt* zurückkehr* zurückgekehrt* zurück* rückkehr* | retour* rentr* rev[ie]* revint volv* regres* torn[oòa]* ritorn* volt[oa]* | 戻* 返* | عاد* رجع*
carry.v | carry* carried took take* taken bring* brought transport* bear bears bore | trug* trag* brachte* bringt gebracht* transport* nahm nimmt mitgenommen* entführt* | emport* port* apport* transport* llev[óa]* traj* traíd* tra[ií]* lev[oa]* portò carreg* emmen* | 運* 持ち* | نقل* حمل* جلب*
go.v | go goes went gone leave leaves come comes came depart* arriv* | geht ging* gegangen* verließ* verlass* kam* kommt fährt abfährt abfahr* | all[eé]* part[eiao]* sort* quitt* sal[eiío]* lleg* and[aò]* arriv* saiu sai vai cheg* part[eiu]* dej[óa]* | 行* 出発* 去* | غادر* ذهب* وصل*
win.v | win wins won | gewann* gewonnen* | gagn* remport* gan[óa]* vins* vinc* venceu ganh* | 優勝* 勝* | فاز*
raise.v | raise* hoist* | hiss* | lev[eéa]* hiss* iz[aó]* | 掲げ* | رفع*
rise.v | rise* rose risen climb* lift* ascend* | heb[et]* hob* gehoben* erhebt* steig* stieg* gestiegen* aufsteig* kletter* | lèv* lev[ae]* grimp* mont[eé]* escal* sub[eií]* sal[ieg]* sollev* eleva* alza* ergue* | 登* 上が* | ترتفع صعد* تسلق*
lower.v | lower | senk* | baiss* baj[aó]* abbass* | 下が* | انخفض*
carve.v | carv* sculpt* cut cuts chisel* hewn | gemeißelt* meißel* geschnitz* skulpt* bildhauer* geschnitten* schuf geschaffen* | sculpt* taill* tall[aó]* escul* scolp* intagli* | 彫* 刻* | نحت*
engrave.v | engrav* inscrib* inscription* | gravier* eingravier* inschrift* eingetragen* | grav[éeoa]* inscri* inscr[iíe]* incis* | 刻* 登録* | نقش* ادرج*
scratch.v | scratch* | ritz* geritzt* | grav* grat* rasp* graff* arranh* | 刻* | خدش
paint.v | paint* | mal[te]* gemalt* anstrich* farbe | pein[tt]* pint[aóou]* dipin* | 塗* 描* | رسم* طلاء
list.v | list listed lists inscrib* | aufgenommen* eingetragen* welterbe* list* | inscri* class[eé]* listad* declar* iscri* iscritt* | 登録* | ادرج* سجل*
name.v | name* call calls called known-as title* | nam[et]* namen* heißt hieß* genannt* | nom* nomm* appel* nombr* llam* chiam* cham[oa]* | 名* 呼* | اسم* يسمى سمي
honor.v | honor* honour* celebrat* commemorat* memor* mark marked marks | ehr[te]* geehrt* feier* gedenk* markier* | honor* célèb* celebr* commémor* commem* conmemor* onor* marqu* homenag* | 記念* 祝* | كرم* احتف*
worship.v | worship* venerat* rever* | verehr* angebet* | vénér* ador* vener* | 崇拝* 信仰* | عبد* تقديس*
pray.v | pray* prayer* | bet[et]* gebet* | pri[eè]r* prié rez[aoou]* oración orações pregh* oração | 祈* | صلاة صلى
listen.gv | listen* | hör[et]* zuhören | écout* escuch* ascolt* escut* ouv[ie]* | 聴* | استمع
sing.v | sing* sang sung | sang* singt gesungen* | chant* cant[aoó]* | 歌* | غنى*
speak.v | speak* spoke spoken speech* talk* | sprach* spricht gesprochen* rede* | parl* habl* discur* fal[oa]u | 演説* 話* | تحدث* خطب*
call-on.v | call-on calls-on called-on calling-on urg* demand* | forder* aufforder* aufgefordert* | exhort* appel* inst[óa]* esort* apel* | 求め* | دعا
protest.v | protest* opposed object-to | protest* | protest* | 抗議* | احتج*
show.v | show* shown exhibit* display* on-view on-show expos* | zeig* gezeigt* ausgestellt* ausstell* sehen | montr* expos* exib* muestr* mostr* exhib* | 展示* | معروض* يعرض* عرض*
house.v | house houses housed holds hold held contain* accommodat* seat seats seated | fass[et]* beherberg* enthält enthielt fand-platz fanden-platz platz-fanden platz-bot bot-platz gesessen* saßen | abrit* accueill* conten* alberg* acog* ospit* recib* receb* comport* | 収容* | يتسع استوعب* ضم يضم
hold-together.v | hold held hold-together held-together join* fasten* connect* link* unit* assembl* | zusammengehalten* zusammenhält verbind* verbunden* zusammengefüg* | assembl* un[ie]* unid* unit* reli[eé]* junt* ligad* colleg* uniti sujet* | 結合* | ربط* 
cover.v | cover* coat* clad* cladding | bedeck* deckt* verkleid* abgedeckt* | couvr* couvert* recouv* cubr* cubier* cobr* copr* copert* rivest* recub* rev[eê]t* | 覆* | غط*
wrap.v | wrap* envelop* | verhüll* eingewickelt* | emball* envol[tv]* avvol[gs]* embrulh* | 包* | غلف
hang.v | hang* hung suspend* | häng* hing* | suspend* suspe* accroch* colg* pend* append* appes* | 吊* | علق* معلق*
drive.v | driv* drove power* | antrieb* angetrieb* getrieb* | actionn* accion* azion* movid* | 駆動* | 
ride.v | ride* rode ridden | reit* ritt* fährt | chevauch* cabalg* cavalc* mont[aoe]* | 乗* | ركب*
pull.v | pull* draws hauled | zieh* gezogen* zog* | tir[eé]* tirad* tiran* train* puxad* | 引* | جر
strike.v | strike* struck hit hits | erfass* getroffen* traf | renvers* heurt* frapp* atropell* invest* golpe* | 轢* はね* 打* | صدم*
jump.v | jump* leap* leapt | sprang* springt gesprungen* | saut* salt[aoóu]* pul[ao]u | 飛び* | قفز*
lean.v | lean* tilt* inclin* | neig* lehnt* geneigt* | inclin* pench* pend* | 傾* | مائل* يميل*
flow.v | flow* run runs ran running drain* pour* | fließ* floss* geflossen* läuft rinn* | coul* écoul* flu[yi]* corr[eií]* scor[rs]* | 流れ* | يجري تدفق
throw.v | throw* threw thrown toss* | werf* warf geworfen* | jet[eé]* arroj* lanz* gett[aoò]* lan[cç]* tirad* jogad* | 投げ* | رم[يى]* القي*
collect.v | collect* gather* | sammel* gesammelt* | recueill* collect* recog* recol* raccol* recolh* | 集め* | جمع*
send.v | send* sent | sandt* schick* geschickt* gesandt* | envoy* envi[aóo]* invi[aò]* mand[aò]* enviou | 送* | ارسل*
guide.v | guide guided guides guiding lead leads led | führt* geführt* geleitet* | guid[eé]* gui[aó]* condu[ctz]* guida* dirig* mèn* men[eé]* | 案内* 導* | قاد*
direct.v | direct* channel* funnel* | leit[et]* lenkt* | dirig* gui* condu* | 導* | وجه
take-over.v | took-over take-over taken-over takeover took-charge | übernahm* übernommen* | tomba-aux-mains cayó-en-manos cadde-in-mano caiu-nas-mãos repr[ie]* reprit asumi* se-hizo-cargo rilev* subentr* assum* | 引き継* | تولى*
become.fv | become* became make makes made turn* convert* transform* | verwandel* umgewandelt* umgebaut* | devin* deven* devient transform* convert* conv[ei]rt* divent* diven* torn[oa]u-se virou | 転用* なり* | تحول* اصبح*
take-time.v | last lasts lasted | dauert* | dur[eéaóou]* | | استغرق*
see.fv | see sees saw seen look looks looked view* visible notice* visit* watch* admire* | sieh* sah* gesehen* schau* besuch* besichtig* sichtbar* blick* | voi[rt]* vu[es]* regard* visit* ve[nr]* visto* vist[ao]* guard* ved* mir[ae]* admir* visibl* vej* olh* | 見* 訪* | رؤية يرى زيارة
lie.fv | stand* stood lie lies lay lying sit sits sat locate* situat* extend* stretch* find-yourself | steh* stand* liegt* lag* befind* sitz* erstreck* | se-trouve se-trouvent se-trouvait se-encuentra se-encuentran situ* dress* est[aá] ubic* alz[ae]* sorg* si-trova trova fica situad* erg* ficam | ある 位置* | يقع تقع يقف
measure.fv | measur* reach* attain* span spans spanning rise-to | miss* misst* maß mess* erreich* ragt* | mesur* atteint* mide miden midió midieron medía medían medir alcanz* misur* raggiun* mede medem mediu mediram ating* s'élèv* | 達* | يبلغ تبلغ بلغ قياس
contain.fv | include* feature* consist* compris* have has had having own offer* | enthält besteht bietet umfass* | compr* compte* poss[eè]d* avait tien* ten* aveva offr* ofrec* conta* tem tinha | 含* | لديه لها يضم
work.v | work works worked works opera labor* labour* | arbeit* werk* | trav[ai]* œuvr* oeuvr* trabaj* obra* lavor* opera* trabalh* | 作業* 工事* 作品* | عمل* اعمال
walk.gv | walk* stroll* on-foot wander* | geh[et]* spazier* zu-fuß lauf* schlender* | march* promen* à-pied camin* pase* a-pie cammin* passegg* a-piedi and[ae] caminh* pass[e]ar a-pé | 歩* 徒歩* | مشي سيرا
wait.gv | wait* | wart* | attend* esper* aspett* aguard* | 待* | انتظر*
stay.gv | stay* linger* remain* rest rests pause* | bleib* verweil* ruh* pause* verbring* | rest* qued* rimang* fic[ao]* paus[aeo]* descans* repos* | 休* | بقي*
fill.gv | fill* empt[yi]* | füll* leer* | rempl* vid* llen* vac* riemp* svuot* ench* esvazi* | 満* | امتلا*
reserve.v | reserv* booked booking register* regist* sign-up | reservier* anmeld* angemeldet* buch[et]* registr* | réserv* reserv* inscri* prenot* registr* | 予約* | حجز*
need.v | need* requir* must | brauch* benötig* müssen muss nötig* | nécess* besoin necesit* bisogn* precis* doit faut deb[eo]* | 必要* | يجب يلزم
love.v | love* lov* adore* | liebt* | aim[ea]* am[aóò]* | |
hate.v | hate* hated dislik* resent* despis* | hass* | déteste* odi[aóò]* | |
exchange.v | exchange* | tausch* | échang* cambi* scambi* troc* | 替* | 
leave-behind.v | abandon* deserted | verlass* aufgegeben* | abandonn* abandon* | 放棄* | هجر*
erupt.v | erupt* | ausbruch* ausbrach* brach-aus | érup* erup* eruz* | 噴火* | ثوران ثار*
glue.v | glu* stuck | kleb* geklebt* | coll[eé]* peg[aó]* incoll* col[ao]r* | 貼* | لصق
net.v | net netted nets fish* catch* caught | fing* gefangen* fisch* netz* | pêch* pesc* captur* attrap* rete filet | 網* 釣* 漁師* | صياد* شبكة
inspire.v | inspir* model* pattern drawn-on drew-on draws-on based-on | vorbild* inspir* modell* | inspir* modèl* model* modell* ispir* | 模* モデル* | نموذج*
tell.v | tell* relat* say said says legend* tradition* according-to-legend reputed* supposed* alleg* | sage* legend* angeblich heißt-es soll-sollen überliefer* | légend* dit-on leyend* dicen legg* lend* dice-si diz-se tradici* tradizi* tradiç* | 伝説* 言われ* 伝え* | اسطورة يقال
free.v | freed liberat* | befrei* | libér* liber* | 解放* | حرر
`;

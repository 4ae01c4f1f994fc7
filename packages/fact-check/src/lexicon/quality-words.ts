/** Qualities, directions, times and qualifiers, in the columns of action-words.ts. */
export const QUALITY_WORDS = `
height.m | high* height* tall* elevat* altitude* | hoch hohe* höhe* höchst* höher* | haut* hauteur* altitude* alt[oaie] alt[oaie]s altur[ae]* altezz* más-alt* altitud* | 高さ 標高 高い | ارتفاع* اعلى عال
width.m | wide* width* broad* across | breit* breite* | larg* largeur* ancho* anchur* ampli* largh* largur* | 幅 | عرض
length.m | long longer longest length* | lang länge* längst* langer lange | long* longueur* largo largos longitud* lungh* comprim* compri* | 長さ 長い | طول* طويل
depth.m | deep* depth* | tief* tiefe* | profond* profund* | 深さ | عمق
diameter.m | diameter* | durchmesser* | diamètre* diámetr* diametr* diâmetr* | 直径 | قطر
radius.m | radius radii | radius radien | rayon* radio raggi* raio* | 半径 | نصف-قطر
old.m | old older oldest age aged ancient* antiquity | alt alte* älter* ältest* antike* | vieux vieil* ancien* âge* âgé* vie[jg]* antigu* edad* antic[oah]* vecchi* antig* velh* idade* | 古い 古代 | قديم* عمر
distant.m | distan* away far | entfern* weit | distan* éloign* loin distant* lontan* dist[aâ]n* lej[oa]s longe | 距離 離れ | يبعد بعيد مسافة
area.m | area* | fläche* | superfici* | 面積 | مساحة
weight.m | weigh* weight* | gewicht* wieg* | poids pes[eéao]* pesa* | 重さ | وزن
big.a | big bigg* large* great greater greatest vast huge giant colossal* | groß große* größt* zweitgröß* drittgröß* größer* großer riesig* gewaltig* | grand* géant* énorme* gigantesque* gran grande* gigant* enorme* vast[oaie] mayor mayores maior maiores maggiore maggiori | 大きい 大きな 巨大 | كبير* ضخم
small.a | small* least little tiny minor | klein* gering* | petit* pequeñ* piccol* pequen* mineur* menor minore | 小さい 小さな | صغير*
new.a | new newer newest modern* recent* | neu neue* neuest* jüngst* modern* | nouve[la]* neuf neuv* moder* nuev* nuov[oaie]* nov[oa]s novo nova recent* récent* | 新しい 新 | جديد* حديث
same.a | same identical twin | gleich* selb* zwilling* | même mismo* stess* mesm* gemell* jumea* | 同じ | نفس
north.d | north northern | nord nördlich* norden | nord norte septentrion* | 北 | شمال*
south.d | south* | süd südlich* süden | sud es=sur meridional* pt=sul l-sud | 南 | جنوب*
east.d | east* oriental* orient | ost östlich* osten | it=est fr=l-est oriental* orient pt=leste al-este el-este | 東 | شرق*
west.d | west* occident* | west westlich* westen | ouest oeste ovest occident* | 西 | غرب*
northeast.d | north-east* northeast* | nordost* nordöstlich* | nord-est noreste nordest* nordeste | 北東 | شمال-شرق
northwest.d | north-west* northwest* | nordwest* | nord-ouest noroeste nord-ovest* | 北西 | شمال-غرب
southeast.d | south-east* southeast* | südost* südöstlich* | sud-est sureste sudeste sudest* | 南東 | جنوب-شرق
southwest.d | south-west* southwest* | südwest* | sud-ouest suroeste sud-ovest* sudoeste | 南西 | جنوب-غرب
left.d | left-hand left-bank left-side on-the-left to-the-left left-of | links linke* | gauche* izquierd* sinistr* esquerd* | 左 | يسار
right.d | right-hand right-bank right-side on-the-right to-the-right | rechts rechte* | droite* derech[ao]* destr[ao]* direit[ao]* | 右 | يمين
k-upper | upper uppermost higher | ober* höher* | supérieur* superior* mais-alto más-alto | |
k-lower | lower lowermost | unter* niedriger* tiefer* | inférieur* inferior* più-basso más-bajo mais-baixo | |
hard.a | hard harder hardest hardness | hart harte* härt* | dur dure durs dures dur[oa]s | |
soft.a | soft softer softest | weich* | mou molle tendre* bland[oa]* morbid[oa]* macio* | |
above | above upper upstairs on-top | über oberhalb oben obere* | au-dessus dessus encima sopra acima supérieur* superior* | 上 | فوق
below | below under underneath beneath below-ground underground | unterhalb unter unten | fr=sous au-dessous bajo debajo sotto sotto sob abaixo | 下 地下 | تحت
inside | inside inward* within inner interior* indoor* in-inside | innen innerhalb inner* | intérieur* dentro intern[oaie]* interior* dedans | 内部 中 内 | داخل
outside | outside outer exterior* outward* open-air outdoor* | außen äußer* außerhalb draußen unter-freiem-himmel freiluft* | extérieur* plein-air aire-libre all'aperto ao-ar-livre fuera extern[oaie]* esterior* exterior* fuori fora dehors esterno | 外 | خارج
behind | behind rear | hinter hinten rück* | derrière detrás dietro atrás | 後ろ | خلف
beside | beside next-to adjacent adjoining neighb* alongside near nearby near-to close-to nearest closest next-door flanked | neben nahe nähe nächst* nachbar* | près proche* à-côté voisin* junto cerca cercan* próxim* vicin* accanto ao-lado perto | 隣 近く 近い | بجانب قرب قريب
opposite | opposite across-from | gegenüber* | en-face enfrente di-fronte em-frente | 向かい | مقابل
between | between | zwischen | parmi | 間 | بين
center | cent[er]* middle heart | mitte* zentr* | centre* centro* cœur central* milieu | 中心 中央 | وسط مركز
end | end ends far-end extremity edge* | ende enden rand | extrémité* bout extrem* final bord* borde* estremit* fim | 端 | نهاية طرف
around | around surround* encircl* | umgeb* ringsum herum | autour entour* alrededor* intorno circond* redor cerc[ae]d* | 周り | حول
away-from | away away-from out-of | weg fort | loin lejos via | 離れ | بعيدا
first.n | first earliest firstly | erst* zuerst | premier* première* primer* prim[oaie]* primeir* | 最初 初めて 第一 | اول اولى
second.n | second | zweit* | deuxième* second* segund* | 二番目 第二 | ثاني
last.n | last final* latest | letzt* | dernier* dernière* últim* ultim[oaie]* | 最後 最新 | اخير اخر
next.n | next later after afterwards subsequent* | später* danach nachdem | plus-tard ensuite más-tarde después poi depois mais-tarde luego | 後 | بعد لاحقا
before.t | prior earlier previous* former* once ex-royal | vorher früher* ehemal* einst | ancien* autrefois ex antig* antigamente | 前 かつて | قبل سابق
early | early | früh* | tôt début temprano presto cedo | 早 | مبكر
late | late | spät* | tard tarde* tardi | 遅 | متاخر
again.f | again | wieder* erneut* | à-nouveau de-nouveau de-nuevo di-nuovo de-novo | 再び | مجددا
current.f | present now today currently nowadays modern-day still modern | heute heutig* jetzig* jetzt derzeit* gegenwärtig* noch | actuel* aujourd'hui maintenant hoy ahora actual* ogg[i]* attual* hoje agora atua[li]* | 現在 今 | الحالي اليوم الان
main.a | main chief principal major head | haupt* | principa* prinzip* maior mayor | 主 本 メイン | رئيسي
only.q | only sole just-only exclusively alone | nur einzig* allein* lediglich | seul* seulement uniqu* unic* únic* sólo solo solamente soltanto só apenas somente ne-que | だけ 唯一 のみ | فقط وحيد
all.q | all every each whole entire* both everyone | alle alles allen jede* ganz* beide* | tou[ts]* toute* chaque tod[oa]s tout[es]* tutt[oaie]* ogni entrambi ambos cada ambas enti[eè]r* | 全て すべて 毎 | كل جميع
most.q | most majority mostly largely | meist* größtenteils mehrheit* | plupart mayor-parte mayoría maggior* maioria | ほとんど 大部分 | معظم
part.q | partly some-of half partial* | teilweise hälfte halb* | moitié mitad medi[oa] metà met[aà]d* mezzo metade parcial* | 半分 一部 | نصف جزء
none.q | none | keine* | aucun* ningun* nessun* nenhum* | | 
many.q | many several numerous lots-of multiple plenty | viele* mehrere* zahlreich* | beaucoup nombreu* plusieurs much[oa]s vari[oa]s molt[ie] divers[ie] muit[oa]s vários | 多く 多数 | كثير عدة
few.q | few | wenige | peu poc[oa]s poch[ie] pouc[oa]s | 少し | قليل
royal | royal* | königlich* | roya[lu]* real reales reale | 王立 王室 | ملكي
public.a | public* | öffentlich* publikum | publi[cq]* públic* pubblic* | 公共 公開 一般 | عام
private.a | private* | privat* | privé* privad* | 私 | خاص
political | politic* | politisch* | politi[qc]* polític* | 政治 | سياسي
religious | religio* | religiös* | religi* | 宗教 | ديني
culture.c | cultur* | kultur* | cultur* | 文化 文化財 | ثقافي ثقافة
nature.c | natur* | natur* | natur* | 自然 | طبيعي طبيعة
medieval | medieval* mediaeval middle-ages middle-age | mittelalter* | médiéval* medieval* moyen-âge edad-media medioev* idade-média | 中世 | العصور-الوسطى
baroque | baroque* | barock* | baroqu* barroc* barocc* | バロック | باروك
gothic | gothic* neo-gothic* | gotisch* gotik neugotisch* | gothiqu* gótic* gotic[oh]* néo-gothique* | ゴシック | قوطي
classical | classical neoclassic* | klassi* klassizist* | classiqu* néoclass* neoclás* neoclass* clásic* | 古典 | كلاسيكي
romanesque | romanesque | romanisch* | roman romane* románic* romanic* | | 
doric | doric | dorisch* | dorique* dóric* doric[oh]* | ドーリア式 | دوري
unfinished | unfinish* incomplet* | unvollendet* | inachev* inacabad* incompiut* | 未完 | غير-مكتمل
known | famous* well-known known renowned celebrated best-known | berühmt* bekannt* | célèbre* connu* famos[oaie]* conocid* célebre* conosciut* not[oaie] conhecid* | 有名 | مشهور
important | importan* signific* | wichtig* bedeutend* | importan* signific* | 重要 | مهم
central.a | central* | zentral* mittler* | centra[lu]* central* | 中央 | مركزي
original.a | original* | original* ursprünglich* | origin[ae]* | 元 | اصلي
precious | precious* valuable semi-precious | edelstein* kostbar* wertvoll* | précieu* precios* prezios* semiprecios* | 貴重 | ثمين
angular | angular | kantig* | anguleu* angular* angolos* angulos* | 角ばった | 
triangular | triang* | dreieckig* | triang* | 三角 | مثلث
round.a | round* circular* oval | rund* kreis* oval* | rond* circul* redond* ovale* oval* | 円形 | دائري
smooth.g | smooth* rough* | glatt* rau* | lisse* rugueu* lis[oa]* liscio* rugos* | 滑らか | املس
broken | broken* | zerbrochen* gebrochen* | bris* cass* rot[oa]* rott[oaie] quebrad* | 壊れた | مكسور
imagined | imagin* | gedacht* imaginär* | imagin* immagin* | 想像 | متخيل
hard.c | hard* | hart* | dur dure durs dur[oaie] | 硬 | صلب
soft.g | soft* gentle | weich* sanft* | dou[xc]* tendre* suave* bland* morbid* mac* | 柔らか | ناعم
warm.g | warm* hot heat* | warm* heiß* | chaud* caliente* cald[oaie]* quente* cálid* | 暖か 暑 | دافئ
cool.g | cool* cold* | kühl* kalt* | frais fraîch* froid* fresc* frí[oa]* fredd* fri[oa]* | 涼 寒 | بارد
quiet.g | quiet* calm* silen* peace* | ruhig* still* stille | calme* silenc* tranquil* quiet* calm* sossegad* | 静 | هادئ صمت
slow.g | slow* | langsam* | lent* despacio devagar | ゆっくり | ببطء
light.g | light lights sunlight* | licht* | lumi[eè]r* luz luc[ei]* | 光 | ضوء
daylight | daylight* | tageslicht* | lumière-du-jour luz-del-día luz-natural luce-naturale luce-del-giorno luz-do-dia | 日光 | ضوء-النهار
shade.g | shad[eoy]* | schatten* | ombr[ea]* sombr[ao]* | 日陰 | ظل
dark.g | dark* | dunkel* | sombre obscur* oscur* buio escur* | 暗 | مظلم
crowd.g | crowd* busy | menge* gedräng* voll | foul[ea]* bond* multitud* foll[ae]* lotad* multid* | 混雑 人混み | مزدحم
air.g | air breeze wind* | luft* wind* | air vent* viento* aria ar | 風 空気 | هواء
sky.g | sky skies cloud* | himmel* wolke* | ciel cielo* céu* nuage* nube* | 空 雲 | سماء
time.g | time times while moment* | zeit* weile moment* | temps moment* tiempo momento* temp[oi] | 時間 | وقت
eye.g | eye eyes gaze look-up glance | auge* blick* schau* schauen | yeux œil regard* ojo* mirad* occhi* olho* mir[ae] guard[ai]* | 目 | عين
up.g | up upward* | hinauf aufwärts nach-oben empor | vers-le-haut lev[eé]z arriba su cima | 上へ | 
close-up.g | up-close closer closely close-by | | de-près de-cerca | | 
morning.h | morning* dawn sunrise | morgen* morgens vormittag* früh | matin* mañana* mattin* manhã* aube | 朝 | صباح
noon.h | noon midday | mittag* | midi mediodía mezzogiorno meio-dia | 正午 昼 | ظهر
afternoon.h | afternoon* | nachmittag* | après-midi tarde pomeriggi* tarde | 午後 | عصر
evening.h | evening* dusk sunset twilight after-dark | abend* abends | soir* tarde noche atardecer* anochecer* ser[ae]* tarde entardecer | 夕方 夕 | مساء
night.h | night* midnight | nacht* nachts nächt* | nuit* noche* nott[ei]* noite* | 夜 | ليل
day | day days daily | tag tage* täglich* | jour* quotidien* día días giorn[oi]* dia dias diari* | 日 毎日 | يوم ايام يوميا
week | week* weekly weekend* | woche* wöchentlich* wochenend* | semaine* semana* settiman[ae]* | 週 週末 | اسبوع
month | month* | monat* | mois mes meses mes[ei] mês | 月間 | شهر
year | year* yearly annual* | jahr* jährlich* | an ans année* annuel* añ[oa]* ann[oi]* anual* ano anos | 年間 | سنة عام
decade | decade* | jahrzehnt* | décennie* década* decenni* | | عقد
century | centur* | jahrhundert* | siècle* siglo* secol[oi]* século* | 世紀 | قرن
hour | hour* | stunde* | heure* hora* or[ae] | 時 | ساعة
minute | minute* | minute* | minute* minut[oi]* | 分 | دقيقة دقائق
summer | summer* | sommer* | été veran[oa]* estat[ei]* verão | 夏 | صيف
winter | winter* | winter* | hiver* inviern* invern[oi]* | 冬 | شتاء
spring.n | spring springtime | frühling* frühjahr* | printemps primaver* | 春 | ربيع
autumn | autumn* fall-season | herbst* | automne* otoñ* autunn[oi]* outon* | 秋 | خريف
period | period* era eras age epoch* | periode* zeit* epoche* zeitalter* | période* époque* period* époc* perío[d]* epoc[ah]* era | 時代 | عصر فترة
reign | reign* rule rules ruled | herrschaft* regierung* | règne* reinad* regn[oi]* | 治世 | عهد حكم
symbol-red.c | red reds | rot rote* | roug* roj[oa]* ross[oaie] vermelh* | 赤 | احمر
white.c | white* | weiß* | blanc blanc* bianc* branc* | 白 | ابيض
black.c | black* | schwarz* | noir* negr[oa]* ner[oaie] pret[oa]* | 黒 | اسود
blue.c | blue* | blau* | bleu* azul* blu azzurr* | 青 | ازرق
green.c | green* | grün* | vert verte* verd[ei]* | 緑 | اخضر
yellow.c | yellow* | gelb* | jaune* amarill* giall* amarel* | 黄 | اصفر
catholic | catholic* christian* | katholi* christ* | catholi* chréti* católic* cristian* cattolic* cristã* | カトリック | مسيحي
german | german* germany | deutsch* | allemand* alem[aá]n* tedesc* alemã* | ドイツ | الماني المانيا
french | french* france frenchm* | französ* frankreich franzos* | français* france frances* francés* francia franç[ae]* | フランス | فرنسي فرنسا
italian | italian* italy | italien* | itali* | イタリア | ايطالي
spanish | spanish* spain spaniard* | spani* | espagn* españ* spagn* espanh* | スペイン | اسباني
british | british britain england english | britisch* großbritannien engl* | britann* anglais* angleterre britán* ingl[eé]s* inglaterra inghilterra brit[aâ]n* | イギリス 英国 | بريطاني
american | american* america | amerika* | améri* ameri* améric* | アメリカ | امريكي
roman | roman romans rome | röm* rom | romain* roman[oa]s romano romana rome roma | ローマ | روماني روما
greek | greek* greece athenian* athens | griech* athen* | grec* grèce athéni* athènes grieg* grecia aten* greg[oa]* | ギリシャ | يوناني
egyptian | egypt* | ägypt* | égypt* egipt* egizi* egito egíp* | エジプト | مصر*
chinese | chin* | chin* | chin* cin[ae]* | 中国 | صين*
japanese | japan* | japan* | japon* japón* giappon* japão | 日本 | يابان*
inca | inca incas | inka* | inca* | インカ | انكا
soviet | soviet* | sowjet* | soviét* soviet* sovié* | ソ連 | سوفيتي
swedish | swed* | schwed* | suéd* suède suec* sued* sved* suéc* | スウェーデン | سويد*
danish | danish dane danes denmark | dän* | danois* danemark dan[eé]s* dinamar* | デンマーク | دنمارك*
jewish | jew* | jüd* | juif* juiv* jud[ií]* ebre* | ユダヤ | يهود*
europe | europ* | europ* | europ* | ヨーロッパ 欧州 | اوروبا اوروبي
asia | asia* | asien* asiat* | asi[ea]* asiát* | アジア | اسيا
africa | africa* | afrika* | afri[qc]* áfric* | アフリカ | افريقيا
`;

/**
 * Words for the property of a value. Rows: property | words in English | German | French, Spanish, Italian, Portuguese.
 * "*" stands for any ending, and "-" joins the words of a phrase. Properties that begin with "m-" belong to lengths,
 * those with "c-" to counts of people, and the others, which are actions and events, to times and persons.
 */
export const PROPERTY_TERMS = `
m-height | high height heights tall rises rise rose rising soars soar soared soaring towers-above climbs culminates | hoch hohe hohen hohes hoher höhe ragt ragen erhebt erheben aufragt aufragend* emporragt turmhoch | haut haute hauts hautes hauteur s'élève s'élèvent élève élèvent culmine culminent se-dresse dresse dressent alto alta altos altas altura alturas eleva elevan alza alzan yergue altezza innalza svetta ergue altitude
m-drop | drop drops dropped plunge plunges plunging tumble* cascades falls-from waterfall | stürzt stürzen fallhöhe fällt hinabstürzt | chute tombe tombent se-jette jette plonge caída caen desploma* precipita salto cascata mergulha despenca queda
m-depth | deep depth depths deeper below-ground underground beneath-the-surface under-the-earth descends | tief tiefe tiefen tiefer untertage unter-tage unter-der-erde | sous-terre bajo-tierra sottoterra profond profonde profondeur profondo profonda profundo profunda profundidad profundidade profondità
m-length | long length stretches stretch stretching extends extend extending runs run running winds-for | lang lange langen langer langes länge erstreckt erstrecken zieht-sich | long longue longs longues longueur s'étend s'étire étire étend étendent court es=largo es=larga longitud extiende extienden recorre lungo lunga lunghezza estende snoda comprido comprimento extensão
m-span | span spans spanned spanning bridges overspans | spannweite überspannt überspannen überbrückt | enjambe enjambent portée franchit franchissent ouverture-de-l'arche luz vano salva salvan arcada campata vão
m-width | wide width widths broad breadth | breit breite breiten breiter | large larges largeur ancho ancha anchura largura larghezza it=largo it=larga pt=largo pt=larga
m-diameter | diameter circumference girth | durchmesser umfang | diamètre circonférence diámetro circunferencia diametro diâmetro
m-thickness | thick thickness | dick dicke dicken | épais épaisse épaisseur grueso gruesa grosor espesor spesso spessore espessura
m-elevation | above-sea-level above-sea elevation altitude sea-level above-the-sea | meereshöhe über-dem-meer über-dem-meeresspiegel seehöhe meeresspiegel höhenlage | altitude niveau-de-la-mer altitud nivel-del-mar altitudine livello-del-mare nível-do-mar
m-distance | away from distant distance apart far walk drive | entfernt entfernung weit abstand fußweg | distance éloigné distant marche distancia lejos distante distanza dista lontano distância
c-capacity | capacity seat seats seating room-for holds hold held-up-to accommodate* fit fits hosts-up-to packed spectators-fit | platz plätze sitzplätze fasst fassen fassungsvermögen bietet kapazität passen | capacité places contient contenir accueillir tenaient tiennent capacidad caben cabían cabe aforo asientos plazas capienza posti contiene capacidade lugares
c-attendance | attended attend attendance present-at | waren-dabei zuschauer-kamen | assist* asisti* assist*
c-visitors | visitors visited come came flock* welcomed drew draws attract* | besucher besuchten kamen kommen zog zieht lockt | visiteurs visité accueille attire attirent visitan visitantes visitaron recibe recibió acuden atrae visitatori attira visitantes recebe atrai
c-population | population inhabitants live lives lived residents people-live home-to | einwohner bewohner leben lebt wohnen wohnten bevölkerung | habitants habitent vivent peuplé habitantes viven vivían población abitanti vivono população moram vivem
c-dead | died killed perished dead deaths victims lives-lost casualties fell | starben tote todesopfer ums-leben getötet | morts périrent tués victimes perirent murieron muertos víctimas fallecieron morirono vittime morti morreram mortos vítimas
c-workers | workers labourers laborers worked craftsmen employed built-it | arbeiter arbeiteten handwerker beschäftigt | ouvriers travaillèrent travaillaient obreros trabajaron trabajadores operai lavorarono operários trabalharam
date | dates-from dates-back dating-from | stammt stammen stammte | date-de datent-de remonte remontent remonta remontan data-de datan-de risale risalgono |
mention | first-mentioned mentioned mention documented-first | erwähnt erwähnte erwähnung ersterwähnung urkundlich | mentionné mentionnée mention mencionad* mención menzionat* menzione menção |
begin | begin begins began begun started start starts commenced groundbreaking foundation-stone broke-ground first-stone was-laid laid-the laid-in laid-down stone-laid | begann beginn begonnen baubeginn grundstein grundsteinlegung spatenstich startete | commença commencé commencés début débuta débutèrent commencèrent première-pierre entamé comenzó comenzaron empezó iniciada iniciado inició primera-piedra iniziò iniziata cominciò iniziarono prima-pietra começou iniciou iniciada primeira-pedra
build | built build construct* construction erected erect raised put-up went-up | gebaut erbaut baute bauten errichtet errichtete errichteten entstand entstanden bauzeit baujahr erbaute aufgeführt | construit construite construits construction bâti bâtie bâtit édifié édifiée érigé érigée éleva élevé élevée construyó construyeron construida construido construcción levantada levantado erigió erigida edificó edificada costruito costruita costruì costruirono costruzione eretto eretta construída construído construiu ergueu erguida
finish | finish* completed completion complete ended end finished topped-out | vollendet vollendete vollendung fertig fertiggestellt fertigstellung abgeschlossen beendet bauende ende | achevé achevée achèvement acheva termina terminé terminée fini acabado acabada acabó concluida concluido concluyó terminó terminada terminado finalizó completato completata terminato ultimato concluído concluída terminou
open | opened opens opening open-to inaugurat* unveil* opened-its-doors open-its-doors welcomed-its-first first-visitors into-service | eröffnet eröffnete eröffneten eröffnung einweihung eingeweiht öffnete öffnung geöffnet wiedereröffnet wiedereröffnung | ouvrit ouvert ouverte ouverture ouvrirent inaugur* abrió abierta abierto abrieron apertura aprì aperto aperta aprirono abriu aberta aberto abriram abertura estreno estrenó
found | founded founder founders found-by establish* founding foundation origins set-up | gegründet gründete gründeten gründung gründer gestiftet stiftete stifter | fondé fondée fonda fondèrent fondation fondateur fundad* fundó fundaron fundación fondato fondata fondò fondarono fundou fundaram fundação
consecrate | consecrat* dedicat* blessed | geweiht weihte weihe weihten | consacré consacrée consacra consagr* bénit consacrata consacrato
close | closed closure closes shut-down shut close shuttered | geschlossen schließung schließt stillgelegt | fermé fermée ferma fermeture fermer cerró cerrada cerrado cierre chiuse chiuso chiusa chiusura fechou fechada fechado fechamento
abandon | abandon* deserted gave-up given-up left-behind | verlassen aufgegeben verließen gaben-auf preisgegeben | abandonn* délaissé quitta quittèrent abandon* lasciato
destroy | destroy* demolish* razed wrecked flattened levelled leveled ruined tore-down torn-down pulled-down blown-up toppled | zerstört zerstörte zerstörung zerstörten abgerissen gesprengt vernichtet niedergerissen abriss | détruit détruite détruisit démoli* destruction rasé rasée anéanti destru* derrib* demol* arrasó arrasada distru* demolito abbattuto rase derrubad*
burn | burned burnt burn blaze flames | brannte brand abgebrannt niedergebrannt feuer verbrannte flammen | incendie brûla brûlé brûlée flammes feu incendi* ardió quemó fuego brucia* bruciò fiamme incêndio queimou
collapse | collapse* caved-in fell-in fell-down gave-way crumbled | eingestürzt einsturz stürzte-ein zusammengebrochen | effondr* écroul* s'effondra derrumb* desplom* hundió croll* desab*
restore | restor* renovat* refurbish* repaired conserved | restauriert restaurierte restaurierung renoviert saniert sanierung instandgesetzt | restaur* rénov* renov* restaur* ristruttur* reform*
rebuild | rebuil* reconstruct* rebuilt | wiederaufgebaut wiederaufbau neu-erbaut neu-errichtet baute-wieder | reconstru* rebâti* ricostru* reedific*
design | design* architect* drew-up laid-out landscaped drew sketched plans blueprint* conceived imagined brainchild idea dreamed-up devised | entworfen entwarf entwarfen entwurf entwürfe entwürfen pläne plänen geplant architekt* idee zeichnete ersann erdacht | conçu conçue conçut dessin* plans architecte* imagin* idée œuvre-de diseñ* proyect* planos arquitect* ideó idea trazó trazas progett* disegn* architett* ideò projet* desenh* arquitet* traçou planta idealizou
engineer | engineer* | ingenieur* statiker | ingénieur* ingenier* ingegner* engenh*
commission | commission* ordered order-of orders-of had-it-built behest instigation patron client ordering | auftrag ließ-erbauen ließ-errichten ließ-bauen beauftragt beauftragte auftraggeber geheiß befahl | commanda commandité* commande fit-construire fit-bâtir fit-édifier fit-creuser fit-percer fit-élever fit-ériger ordonna ordre encargó encargo mandó-construir mandó ordenó commission* fece-costruire ordinò encomend* mandou ordenou
fund | paid-for pays-for paid financed funded funding bankrolled donated donation | bezahlte bezahlt finanzierte finanziert stiftete spendete | finança financ* paya payé offrit financió pagó donó finanziò pagò financiou pagou doou
paint | paint* painted frescoed | malte gemalt bemalt bemalte ausgemalt | peint peinte peignit peintes pint* dipin* affresc* pint*
sculpt | sculpt* carved carver | skulptur bildhauer* schuf schnitzte geschnitzt meißelte | sculpt* tailla taillé escul* talló tallada scolp* intagli* esculp*
discover | discover* rediscover* unearth* came-across stumbled-upon excavat* dug-up spotted | entdeckt entdeckte entdeckung entdecker stieß ausgegraben freigelegt fand | découv* fouill* mit-au-jour déterr* descubr* descubri* redescubr* desenterr* halló hallazgo encontró scop* rinven* descob* achou encontrou
name | named renamed name christened baptised baptized dubbed called | benannt benannte umbenannt getauft nannte name namen | nommé nommée baptisé baptisée baptisa nom rebaptisé nombre nombró llamó bautiz* rebautiz* nome chiamò nominat* nome batiz* chamou
list | listed inscribed world-heritage designated heritage declared protected | welterbe weltkulturerbe aufgenommen eingetragen denkmalschutz denkmal | inscrit inscrite classé classée patrimoine patrimonio declarad* inscrit* patrimônio tombado
move | moved relocat* transferred shifted | verlegt umgezogen versetzt zog-um überführt | déplacé déplacée transféré déménagea traslad* mudó trasfer* spostat* transferid* mudou
buy | bought buys purchas* acquired acquires | kaufte gekauft erwarb erworben kauf | acheta acheté acquit acquis achat compr* adquiri* acquist* comprò
sell | sold sell sale ceded | verkaufte verkauft verkauf | vendit vendu vendue vente céda vendió vendid* venta vendette venduto vendeu vendida
give | gave given gift donated bequeathed presented awarded granted handed-over | schenkte geschenkt gab vermachte übergab übergeben verlieh | offrit offert donna donné légua remit concéda regaló donó entregó cedió legó regalò donò cedette deu doou cedeu
inherit | inherit* | erbte geerbt | hérita hérité hered* eredit* herd*
die | died death dies dying took-his-own-life took-her-own-life suicide passed-away | starb gestorben tod todes verstarb nahm-sich-das-leben selbstmord | mort morte mourut décès décédé suicida murió muerte falleció falleci* morì morto morte morreu faleceu
born | born birth birthplace | geboren geburt geburtsort | né née naquit naissance nació nacid* nacimiento nacque nato nata nasceu nascid*
kill | killed murdered assassinat* shot executed hanged | ermordet tötete getötet erschossen hingerichtet | tué tuée assassin* exécut* mató asesin* ejecut* ucci* assassin* matou assassin*
bury | buried entombed laid-to-rest | begraben beigesetzt bestattet | enterré enterrée inhum* enterr* sepult* yace sepol*
marry | married marri* wedding wed | heiratete hochzeit geheiratet | épousa mariage maria boda casó casaron nozze sposò matrimonio casamento casou
crown | crowned coronation crowning enthroned | gekrönt krönung | couronné couronnée couronnement coronó coronación coronad* incoron* coroad* coroação
steal | stole stolen theft thief | gestohlen stahl diebstahl geraubt raub | volé volée vola vol rob* robo robaron rubat* rubò furto roub*
attack | attacked besieged siege bombed bombarded shelled stormed raided sacked looted shot-down assault* | belagert belagerung angegriffen bombardiert beschossen erstürmt geplündert abgeschossen | assiég* siège bombard* attaqu* pill* assaut asedi* bombarde* atac* saque* asalt* assedi* attacc* bombard* cerco atac*
conquer | conquered captured capture took-over seized fell-to taken-by took-it-in took-it-from took-it-during took-possession taken-over occupied-by | erobert eroberte eroberung eingenommen fiel-an nahm-ein erstürmt erstürmte | conqui* prit-la prit-le tomba-aux-mains cayó-en-manos cadde-in-mano caiu-nas-mãos captur* occupé-par occupée-par ocupad* conquist* tomó captur* conquist*
erupt | erupted eruption | ausbruch brach-aus ausgebrochen | éruption entra-en-éruption erup* eruzion*
film | filmed filming shot-here movie film | gedreht film verfilmt dreharbeiten | tourné tourna film rodó rodaje película rodaron girato film filmad* filme
imprison | imprison* jailed prisoner captive captivity detained | inhaftiert eingesperrt gefangen gefangener gefangenschaft häftling | emprisonn* enfermé prisonnier captivité détenu encarcel* preso prisionero cautiv* imprigion* prigionier* prisioneir*
host | hosted hosts took-place was-held were-held is-held held-here staged | fand-statt ausgetragen statt veranstaltet | eut-lieu accueillit organis* celebró tuvo-lugar acogió ospitò si-svolse sediou
visit | visited stayed-here came-here visit | besuchte besucht weilte | visita séjourna visité visitó alojó visitò soggiornò visitou
climb | climbed ascent summited scaled | bestiegen bestieg erstbesteigung erstiegen | gravi* ascension escalad* ascensión subió scalat* ascensione escalou
light | lit lighted illuminated switched-on | entzündet erleuchtet beleuchtet angezündet | allumé alluma illumin* encendi* ilumin* acces* acend*
sink | sank sunk wrecked ran-aground | gesunken sank untergegangen | coula naufrage hundi* naufrag* affond* afund*
expand | expan* extended enlarged extension enlargement added | erweitert erweiterte ausgebaut anbau | agrandi* ampli* étendu ampliad* amplió ampliat* ampliou
flood | flooded flood submerged | überflutet überschwemmt flut | inond* submergé inund* anegad* allag* inond*
write | wrote written writing composed | schrieb geschrieben verfasste komponierte | écrivit écrit écrite composa compos* escribió escrita escrib* compuso scrisse scritto escreveu escrita
print | printed published issued printing | gedruckt druckte veröffentlicht herausgegeben | imprim* publi* impres* publi* stamp* pubblic*
own | owned owns owner belong* property-of | besaß besitzer eigentümer gehört gehörte eigentum | possédait propriétaire appartient appartenait appartint dueñ* propiet* pertenec* propriet* possed* apparten* perten* don[oa]
rule | ruled reign* governed | regierte herrschte regierung herrschaft | régna règne gouverna reinó reinado gobern* regnò regno reinou govern*
`;

/** Rows: a stated property | known properties that also support it, unless another value has exactly the stated one. */
export const LOOSE_PROPERTIES = `
date | build begin finish found open consecrate rebuild restore design commission paint sculpt expand write list burn conquer
mention |
build | begin finish found design commission rebuild fund sculpt
begin | build found
finish | build open
found | begin build open commission
open | found
consecrate | open finish
design | build engineer sculpt paint
engineer | design build
commission | build found fund design
fund | build commission give
sculpt | design build paint
paint | design
rebuild | build restore finish
restore | rebuild expand build
close | abandon
abandon | close destroy move
destroy | burn collapse attack flood sink
burn | destroy
collapse | destroy
attack | conquer destroy
conquer | attack rule
buy | sell give inherit own
sell | buy
give | buy sell inherit fund own
inherit | own give die
own | buy inherit live
kill | die
die | kill bury
bury | die
list | name give mention
write | mention list print
name | list found mention
host | open
move | open rebuild
discover | open
expand | build rebuild
light | open
m-height | m-drop m-elevation
m-drop | m-height m-depth
m-depth | m-drop
m-length | m-span m-distance
m-span | m-length m-width
m-width | m-diameter m-span
m-diameter | m-width m-length
m-elevation | m-height
m-distance | m-length
c-capacity |
c-visitors | c-capacity
c-population |
c-dead |
c-workers |
`;

import { normalizeWord } from '../text/normalize-word.js';
import type { Language } from './languages.js';

/**
 * Words at the beginning of a sentence that are not names: adverbs, conjunctions, prepositions, pronouns, and common
 * verbs and participles.
 */
const OPENING_WORDS: Partial<Record<Language, string>> = {
  en: `nowhere nobody don't doesn't didn't isn't aren't can't won't about above according across additionally admittedly after against ahead all along already also although among amid
    an another any apart around as aside at away because before behind being below beneath beside besides between both
    but by certainly clad come completed contrary crowned currently daily despite down due during each earlier early either
    entirely equally essentially eventually ever every exactly except fewer finally first following for formerly founded
    framed from frequently fully generally given gradually hence here hewn home how however indeed inside instead
    intended known last late later lately latterly likewise long luckily made mainly many meanwhile more moreover mostly
    named nearby nestled next none nonetheless not now nowadays odd oddly of officially often on once one only opened opposite
    originally other others otherwise out outside over overall part partly past per perched perhaps possibly presently
    previously probably quite rather recently regardless roughly sadly scarcely second set several sheathed shortly
    similarly simply since situated some soon specifically spread still strictly subsequently such surely surprisingly
    surrounded that then thereafter there these this those though thought through throughout thus till to today together
    tomorrow tonight too topped traditionally twice typically ultimately under underneath undoubtedly unfortunately unless until
    unusually upon usually via well what when where whereas which while who whoever whose why widely with within without
    yearly yesterday yet carved cut dug drawn courtesy modesty poverty wealth trade commerce greed fear
    hunger famine plague war peace disaster tragedy custom folklore gossip love pride ambition religion politics industry
    mining farming fishing shipping erosion frost lightning born buried begun barely allegedly reportedly supposedly reputedly strangely
    curiously ironically fittingly notably remarkably interestingly historically geologically architecturally legally technically
    annually weekly seasonally high low deep far close visible tucked wedged backed flanked lined lit fed seen built`,
  de: `abends ab aber abseits alle allein allerdings alles als also anders anfangs angeblich anschließend anstatt anstelle auch
    auf aus außen außer außerdem außerhalb bald beide beiderseits bei beim beinahe bekannt berühmt besonders bereits besser bis bisher
    bislang da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben dank dann daran darauf daraus darin
    darüber darum darunter davon davor dazu dazwischen demnach denn dennoch deren derzeit deshalb dessen deswegen diese dieser dieses
    doch dort dorthin draußen drinnen drüben drunten durch eben ebenfalls ebenso eher eigentlich einige einmal einst einzig endlich
    entlang entsprechend entstanden erbaut errichtet erst erstmals etliche etwa etwas fast ferner fortan früh früher für ganz gar
    gegen gegenüber gegründet gelegentlich gemeinsam gemessen genannt genau genug gern geradezu gerade gestern gewidmet gewiss
    gewöhnlich gleich gleichzeitig glücklicherweise gut häufig heute heutzutage hier hierher hin hinab hinauf hinter hinunter hinzu hoch
    höchstens ihr ihre im immer immerhin in indem infolge inmitten innen innerhalb insbesondere insgesamt inzwischen irgendwann ja je
    jede jeder jedes jederzeit jedoch jemand jene jenseits jetzt jüngst jährlich kaum kein keine keiner kurz kürzlich lange längst
    leider letztlich lieber links manche manchmal mehr mehrere mehrfach mehrmals meist meistens mindestens mit mitten mittags mittlerweile
    möglicherweise monatlich morgens nach nachdem nachher nachmittags nachts nahe nahezu nämlich natürlich neben nebenan nebenbei
    neu neuerdings neulich nicht nichts nie niemals niemand nirgends nirgendwo noch nördlich nun nur ob oben obendrein oberhalb obgleich
    obwohl oder offenbar offiziell oft öfter ohne östlich plötzlich rechts ringsum rings rund samstags sämtliche schließlich schon
    schräg seinerzeit seit seitdem seither selbst selten seltsamerweise so sobald sodann sofern sogar solange solch somit sondern sonntags
    sonst soweit sowie spät später spätestens statt stattdessen stets stündlich südlich tagsüber täglich tatsächlich teils teilweise
    trotz trotzdem über überall überdies übrigens um umgeben umgekehrt umso unabhängig und ungefähr unlängst unten unter unterdessen
    unterhalb ursprünglich vermutlich viele vielleicht vielmehr viermal vom von vor voraus vorbei vorher vormittags vorn vorne
    während wahrscheinlich wann warum was weder wegen weil weit weiter weiterhin welche wenige weniger wenn wer werktags weshalb westlich
    wie wieder wiederum wo wobei wochentags wodurch wofür wohin wohl womit worauf woraus worin wöchentlich zeitweise zeitlebens
    ziemlich zu zudem zuerst zufällig zugleich zuletzt zum zumal zumeist zumindest zunächst zur zurück zusammen zusätzlich zuvor
    zwar zwischen zweimal dreimal einmalig eingebettet eingerahmt flankiert gebaut gefüllt geschützt getragen verborgen versteckt
    umringt umspült unweit unmittelbar unverändert unvollendet weithin zeitgleich`,
  fr: `à afin ailleurs ainsi alors après assez au aucune au-delà au-dessous au-dessus auparavant auprès aussi aussitôt autant autrement
    aux avant avec bientôt car ce ceci cela celle celles celui cependant certes ces cet cette ceux chacun chacune chez ci combien
    comme comment compter contrairement contre côté d'après d'autres d'ordinaire dans davantage de debout dedans dehors déjà demain
    depuis désormais dessous dessus deux devenu devenue dirait divers donc dont du durant elle elles en encore enfin ensemble
    ensuite entre environ et étant exceptés fait finalement fort généralement grâce guère haute hier hormis hors hélas il ils jamais
    je jusqu jusque l'autre l'un là là-bas là-haut large largement le la les leur leurs loin lors lui maintenant mais malgré même mêmes
    moins néanmoins ni non notamment notre nous on or ou où outre pair par par-delà parce parfois parmi peu pendant personne plus plusieurs
    plutôt point pour pourquoi pourtant près presque puisque quand quant quasi quatre quel quelle quelles quels quelque quelquefois qui
    quiconque quoi quoique rarement récemment revêtu reste rien s'il sa sans sauf sculpté se seconde selon sera ses seule si sinon sitôt
    sous soudain souvent suite suivant sur surnommé surnommée surtout tandis tant tantôt tard telle telles tel tels tôt toujours tous
    tout toute toutes toutefois très trop un une unique vers vient visible voici voilà volontiers votre vous vraiment y achevé achevée
    adossé cachée caché comptez creusé creusée dédié dédiée dressé entamé entamée financé haut hissé installé isolé isolée juché livré
    logé niché nichée orné ornée posé posée protégé reconstruit relié restauré restaurée taillé taillée tracé doté dotée flanqué coiffé
    dominant faut mesure né née mort morte abrité déclaré déclarée détruit détruite rebâti rebâtie rebaptisé rebaptisée réputé il-y-a`,
  es: `sigue siguen permanece permanecen continúa continúan a abajo acaso acerca actualmente además adentro afuera ahí ahora al algo alguien algún alguna algunas algunos allá allí alrededor
    ambas ambos anoche ante antaño antiguamente apenas aparte aquel aquella aquellas aquellos aquí arriba así aun aún aunque ayer
    bajo bastante bien cabe caben cada casi cerca cierta ciertas cierto ciertos como cómo con conforme conmigo contiene contra cual cuál
    cuales cualquier cualquiera cuando cuándo cuanto cuánto cuelga cuelgan cuesta cuestan cuenta cuentan data datan de debajo debe deben
    del delante demasiado demás desde después detrás dice dicen diariamente donde dónde dos duerme dura duran e efectivamente el él
    ella ellas ellos empero en encima encargó enfrente enseguida entonces entrada era eran es esa esas ese eso esos esta está están estas este
    esto estos ese excepto existe existen falta faltan finalmente fue fueron funciona generalmente gracias ha habrá han hasta
    hay hizo hoy incluso inmediatamente jamás juntas juntos la las le les lejos lo los luego mañana más mas mediante menos mide miden
    mientras mil misma mismo mucha muchas mucho muchos muy nace ningún ninguna ninguno no nunca o obtuvo ocho ocupa ocupan ofrece
    otra otras otro otros para pasa pasado peor pero pese pesa pesan poca poco por porque posee primero pronto pronto pues que
    qué queda quedan quien quién quizá quizás raras raro recibe recibió rara resulta sale salvo se sea seguramente seis
    sería si sí siempre siendo siete sin sino sirve sirvió sobre solamente solo sólo son su sube sucede sus suele suelen también tampoco tan tanta
    tanto tardó te tiene tienen tal tales tarda todavía todo tras tres tuvo u un una unas unos usted varias varios vive vivió ya yo
    abarca abarcan abre abren abrió acoge alberga albergan alberga alcanza alcanzan bautizada bautizado cayó comenzó concebida concebido conecta
    consta costó cubre cubren cierra cierran coronada coronado declarada declarado destruida destruido dedicada dedicado desemboca domina excavada excavado
    flanqueada forma forman ganó guarda guardan llega llegan llamada llamado mandó murió nació nombrada nombrado obra ocupada ofrecen permanece
    perteneció pertenece protege quedó reabrió reconstruida reconstruido recibió recorre reinó rodea se-dice servía sufrió supera termina terminada terminado trabaja trazó
    une viajó visible visten`,
  it: `a accanto ad adesso affinché ai al alcune alcuni alla alle allora almeno altre altri altrove anche ancora anzi appena assai attorno
    attualmente bastano basta ben bene benché c'è caso certo che chi chiunque ci ciascuna ciascuno ciò cioè circa come con contro così cui
    custodisce da dal dalla dapprima davanti davvero degli dei del della delle dentro di dietro domani dopo dove dovunque due dunque
    durante e è ecco ed era erano eppure essa esse essi esso fa fin finché fino forse fra fu fuori furono già giù gli grazie ha hanno i ieri il
    in infatti infine inoltre insieme intanto intorno invece l'altra l'altro la laggiù lassù le li lì lo loro lontano lungo ma mai mentre
    meno misura molta molte molti molto nacque ne neanche negli nei nel nella nelle nemmeno neppure nessun nessuna nessuno niente noi
    non nonostante nulla o ogni ognuno oltre ora ormai ospita ovunque per perché perciò però persino piuttosto più poche pochi poco poi
    poiché presso prima proprio pure qualche qualcuno quale quali qualunque quando quante quanti quanto quasi quattro quel quella quelle quelli questa
    queste questi questo qui quindi quasi racchiude raramente rimane sarà se sebbene secondo sei sembra sempre senza si sì sia siccome sin so solo
    soltanto sono sopra soprattutto sorge sotto spesso sta stando su sua subito successivamente sue sul sulla suo suoi talvolta tanto tra
    tranne tre troppo tutta tutte tutti tutto tuttavia un una uno vanta verso vi vicino viene voi alto alta eretto eretta dedicato dedicata
    chiuso chiusa aperto aperta nota noto affacciato arroccato circondato collocato completato completata conta copre dipinto dista raggiunge risale risalgono`,
  pt: `a abaixo acima além agora ainda alguém algum alguma algumas alguns ali ambos anos antes antigamente ao aos apenas apesar após aquela aquele
    aqui as assim até atrás atualmente bem cabem cada cerca certa certo chega com como conta contra contudo cujo da dali daqui de debaixo
    dentro depois desde dessa desse desta deste diante do dois dos duas durante e é ela elas ele eles em embora enfim enquanto entre
    era eram essa essas esse esses esta está estas este estes existe fica ficam finalmente fora foi foram frente graças guarda há hoje
    inclusive já jamais juntas juntos lá logo longe mais mas mede medem menos mesmo muita muitas muito muitos na nada não nas nasce nem
    nenhum nenhuma ninguém no nos nunca o onde os ora ou outra outras outro outros para pela pelo pelos perto poucas poucos pois por porém
    porque portanto possui pouco praticamente primeiro qual qualquer quando quanto quase quatro que quem raramente sabe são se segundo seja
    sem sempre sendo será seu seus sim sob sobre sobretudo sua suas tal talvez também tampouco tanto tem têm toda todas todavia todo todos três
    tudo um uma umas uns vários várias você abre abriga alcança custa dedicada dedicado funciona mede cobre erguida erguido inaugurada inaugurado`,
};

const WORDS = new Map(
  (Object.entries(OPENING_WORDS) as [Language, string][]).map(([language, text]) => [
    language,
    new Set(text.split(/\s+/).map(normalizeWord)),
  ]),
);

/** Returns whether a normalized first word of a sentence is a common word and not a name. */
export const isOpeningWord = (word: string, language: Language): boolean => WORDS.get(language)?.has(word) ?? false;

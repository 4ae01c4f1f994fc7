import { normalizeWord, toStem } from '../text/normalize-word.js';
import type { Language } from './languages.js';

/** Common words that are capitalized but are not names: German nouns, and words that begin sentences. */
const ORDINARY_WORDS: Partial<Record<Language, string>> = {
  en: `don't doesn't isn't can't nowhere allow ask accept add afterward afterwards altogether anyone anything appreciate approach arrive avoid await bags bargain
    begin beyond bring brave breathe bundles careful carved cast change charge check cherries choose clap clear climb clouds collect
    colors colours combine compare consider count couples cross curiosity cyclists dancers dawn dense despite descend dive dress drink drive
    each eat elsewhere enjoy enough enter even everyone everything everywhere expect explore explored farther feel few fewer figures
    fine finish fireworks flowers fog folk follow footsteps forget fresh fruit further gather generations get go good great grasp
    half hardly hear heat here high hire history hold hot humid hurry ice if ignore imagine in incense indoors instead its join just
    keep kneel know layers lean learn leave less let life light like linger listen little local locals long look lovers
    low make many match maybe meanwhile memories mid mild mind misty moments more most much myth names near nearly neither
    never night no nobody none nor note nothing notice now objects often once only others overhead pack parts patience
    pause pay people perhaps photographers pick pictures plan planes plants plenty point prices protests quiet rain
    rainbows rarely read remember rent rest return ride rising romantics round rub rulers salt scarves schoolchildren seats
    see seen set shadows shade shapes shoes sights signs silence silent simple since sit skip sky sleep slow slowly small smaller smoke snow
    soft softer soil somebody someone something sometimes somewhere soon soot sounds spare spend spray stalls stand start stay
    step still stone stop storytellers stroll strong such sunlight sunset surprise suspicion sweet swim take tall taste test textures
    thick thin think thousands tilting time toss touch toward towards tradition traces travelers travellers trees trust
    try turn unlike up upstairs usually views visit visitors voices wade wait walk wander warm watch water waves wear weather
    weave weddings whatever whenever wherever whether whichever whoever whole why wide wind wonder words worn years yes yet young ferns
    silt sand vistas crowds families couples regulars artisans newcomers wildlife birds sunshine starlight twilight
    day days evening evenings morning mornings winter summer spring autumn tread bare beware bask browse bow buy carry catch cover cycle
    dig discover dream drift drop expectations fly fold ford gaze give glance grab guests hikers hike hope hop hug jump
    kids lie locate lose mark marvel meet miss move observe open order pace paddle peek people prepare pull push put rise run sail
    save say scan however don geology back geography biology astronomy half pass search send settle share shop show sing soak speak spot squeeze stare steer study survey tell throw
    trace track travel treat trust unwind use view vote wake walkers wash welcome wish`,
  de: `ausschau vorsitz titel seeweg kreide salz fünfzigstel zehntel papier seife stange schein geldbeutel brieftasche jacke pullover fels kiste kasten rad räder brett balken ziegel eimer seil leiter geländer zaun kette knopf tuch stoff faden nadel schere löffel gabel messer teller topf kessel ofen herd feuerholz kohle asche rauch ruß schlamm lehm ton kies geröll splitter scherbe bruchstück haufen kante rille spalte riss loch höhle grube graben damm deich wall hecke strauch busch gebüsch moos farn gras wiese acker feld hof garten beet obstgarten zweig ast stamm wurzeln knospe blüte frucht nuss beere korn mehl teig kuchen torte zucker honig milch butter ei eier speck schinken wurst suppe salat gemüse kartoffel rübe zwiebel knoblauch gewürz pfeffer öl essig saft tee kaffee tasse glas flasche krug fass trinkgeld rechnung quittung geldbörse tasche rucksack koffer gepäck mütze hut handschuh schal schirm stiefel sandale socke hose hemd kleid rock gürtel brille uhr ring kameraden nachbarn gefährte gefährten spross tafeln tafel gruft gestühl bank bänke bretter beginn anfang ende abschluss führungen rundgang rundgänge kombiticket fahrpreis kostenpunkt zuschlag nachlass saison nebensaison hauptsaison wochenanfang feierabend tageszeit uhrzeit tagesende jahresanfang jahresende jahreswechsel jahresmitte fußweg gehminuten wegstrecke hinweg rückweg heimweg aufenthalt übernachtung frühstück mittagessen bewohner einwohnerschaft besucherzahl besucherstrom gesamtlänge gesamthöhe spannweite fassungsvermögen innenraum außenseite rückseite vorderseite oberseite unterseite mitte hälfte drittel viertel bruchteil überrest rest vorrat vorräte fundstück fundstücke ausstellung ausstellungsstück sammlung leihgabe schenkung erbe nachlass erbschaft nachfahren vorfahren ahnen sippe geschlecht enkel neffe schwager gatte witwe lehrling geselle meister auftrag auftraggeber bauherr bauleiter handwerker arbeiter bergleute bergmann fischer seemann seeleute kutscher wirt wirtin gastwirt händler krämer schmied schneider schuster müller bäcker metzger gärtner förster jäger hirte bauer bäuerin pfarrer mönche nonne orden stift abtei gebein gebeine knochen schädel skelett sarg grab gräber totenruhe
    nehmen gönnen lassen schauen gehen kommen bleiben genießen achten beachten folgen planen suchen setzen atmen verweilen spazieren besuchen entdecken probieren halten warten steigen laufen nutzen stehen sitzen abend abende abendessen abendlicht abenteuer abschied abschluss abstand abstecher acht ahnung akustik alltag alter altstadt anblick anfang
    angebot anlass anreise ansicht antwort arbeit art atem atmosphäre aufbau aufenthalt aufgabe aufmerksamkeit aufstieg aufwand auge augen augenblick
    ausblick ausdruck ausflug ausgangspunkt auskunft ausnahme aussehen aussicht auswahl bank bäume baum bedarf bedeutung begegnung
    beginn begriff beispiel beitrag bereich besuch besucher bevölkerung bewegung bild bilder blatt blätter blick blicke blume blumen boden
    bogen breite brise dach dächer dämmerung dank dauer detail details ding dinge dorf dreh dunkel duft düfte dunst ebene ecke ecken
    eindruck eindrücke einblick einfluss einheimische einheit einkehr einladung einsicht einwohner eis element elemente ende energie ensemble
    entdeckung entfernung entstehung epoche erbauer erde ereignis erfahrung erfolg ergebnis erholung erinnerung erklärung erlebnis ersatz erwachsene
    erwartung erzählung fahrt fall fang farbe farben faszination feier fels felsen ferne fest figur fläche fleck flecken folge folgen form formen
    foto fotos frage fragen frau frauen freie freien freude freund freunde frische frühe fuß füße führung funktion gang gäste gast gebiet
    gedanke gedanken gedicht geduld gefühl gegend gegensatz gegenstand gegenteil gegenwart geheimnis geist gelände gelegenheit gemüt genuss geräusch
    geräusche geruch geschichte geschichten geschmack gesicht gespräch gestalt gestein gewicht gipfel gischt glanz glück gold grad grenze größe grund gruppe
    gruppen güte hälfte hand hände handwerk hang hauch haupt haus häuser heimat herbst herz hilfe himmel hinweis hitze hoch höhe höhen holz hügel humpen
    idee inhalt inneres innere inneren innehalten insel interesse jahr jahre jahren jahres jahreszeit jahrhundert jahrhunderte jahrhunderten jahrzehnt
    jahrzehnte kälte kamera karte kern kind kinder klang klänge klarheit kleid kleidung klima kompromiss können konzert körper kraft kreis kultur kunst
    kuppel lage land landschaft landschaften länge lärm last lauf laufe leben lebens leichtigkeit leistung leute licht lichter liebe linie linien lohn luft
    lust macht magie mal male mann männer maß mauer mauern meer meinung menge mengen mensch menschen merkmal minute mitte mittel mittelpunkt
    moment momente monat monate morgen morgengrauen mut mühe musik muster muße nacht nachmittag nachricht nähe name namen namens natur nebel neugier
    nutzen oberfläche obst ordnung ort orte ortes orts osten paar panorama pause pfad pflanze pflanzen picknick plan plateau platz plätze pracht prozess
    punkt qualität rand ränder raum räume rauschen recht regel regen reich reihe reihen reise reisende reisenden reiz rest reste rhythmus richtung
    rolle route rückblick rückkehr ruf ruhe rund runde rundgang rundblick sache sachen saison sand schatten schatz schau schauspiel schein schicht schichten
    schild schleife schluss schmuck schnee schönheit schritt schritte schuhe schutz schwelle see seele sehen sehenswürdigkeit sehnsucht seite seiten sekunde
    sekunden sicht silhouette sinn sinne sitz sommer sonne sonnenaufgang sonnenlicht sonnenschein sonnenuntergang sorgfalt spaziergang spaziergänger spiegel spiegelung spiel
    spitze sprache spur spuren stadt städte stadtbild stadtkern stätte stein steine stelle stellen stil stille stimme stimmen stimmung stoff strahlen strand
    straße straßen strecke stück stücke stufe stufen stunde stunden stunde suche tag tage tagen tages takt tal tat teil teile teilen tempo thema tiefe
    tier tiere ton töne tor tradition traum träume treffpunkt treiben treppe tritt tür überblick überraschung überrest ufer umgebung umriss umweg unterschied
    ursprung variante verbindung vergangenheit vergleich verhältnis verlauf verlust verstand vielfalt viertel vogel vögel volk vordergrund vorbild
    vorsicht vorstellung wahrzeichen wald wand wände wanderer wanderung wandel wärme wasser wechsel weg wege weile weise weite welle wellen welt werk werke wert wesen wetter
    wind winter wirkung wissen woche wochen wolke wolken wort worte wunder wunsch würde wurzel zahl zahlen zauber zeichen zeit zeiten zeitalter zentrum ziel
    zug züge zukunft zusammenhang zustand zuschauer zweck zweifel zeuge zeugen zeugnis aufgang abstieg anfahrt ankunft abfahrt eile schlange
    konzertsaal bau bauten bauzeit bauwerk bauweise name reichsstadt stadtmauer luftangriff angriff ansturm andrang ausmaß meisterwerk originalgröße
    eröffnungskonzert eröffnung einweihung gründung fertigstellung grundstein grundriss umbau neubau wiederaufbau abriss zerstörung kopie verantwortung
    maschinerie bühnenmaschinerie originale landkreis wein bier essen brot käse fisch fleisch blut sees mantel gemeinde bezirk provinz ortschaft ortsteil siedlung umland hinterland horizont betrieb inbetriebnahme stilllegung stillstand einsatz gebrauch verkehr zugriff umfang standort gegründer hauptsitz weltruhm ruhm bekanntheit beliebtheit baukosten kosten aufwand bauarbeiten arbeiten schlussstein grundsteinlegung zerfall verfall wandlung erneuerung neuzeit mittelalter antike steinzeit bronzezeit eisenzeit kaiserzeit römerzeit weltkrieg krieg frieden belagerung schlacht sieg niederlage brand feuer flammen hochwasser sturm orkan blitz beben lawine ausbruch lava asche krater quelle quellen bach strom ufern strömung wellengang gezeiten ebbe flut becken bucht klippe klippen gestade küste`,
  fr: `élevé élevée élevés élevées nul nulle selon derrière entouré d'abord enfin puis lorsque quand dès admirez approchez arrivez asseyez attendez aujourd'hui aucun autour autrefois avancez baissez beaucoup bien certains cherchez
    chaque choisissez commencez comptez contemplez découvrez depuis derrière devant écoutez entrez faites flânez goûtez grimpez
    haut imaginez ici impossible installez jadis laissez levez longez longtemps marchez mieux montez observez offrez oubliez parcourez
    partout passez perdez poussez prenez préférez profitez promenez quelques quittez rapprochez regardez respirez restez rien savourez seul seuls soyez suivez
    tendez tout traversez venez vivez voyez bâti bâtie construit construite dessiné dessinée édifié élevé érigé inauguré fondé fondée ouvert ouverte
    classé classée entouré entourée perché perchée situé située long longue vaste ancien ancienne nommé baptisé transformée transformé état mairie commune gouvernement église république`,
  es: `según delante detrás dentro tras junto además luego durante hacia abra acérquese admire aproveche baje busque camine comience contemple cruce cuente dé deje déjese descanse descubra disfrute
    dedique empiece entre escuche espere evite haga imagine llegue lleve merece mire nada observe olvide pasee párese permítase
    piérdase pierda pocos pregunte prepare pruebe quédese recorra recuerde respire saboree salga siéntase siéntese siga suba tome tómese
    vaya venga visite vale viva vuelva muchos pocas todo todos nadie alzado construido construida diseñado diseñada levantado fundado fundada
    inaugurado inaugurada obra rodeado rodeada situado situada antes después además quien quienes donde cada merezca conviene basta hay estado ayuntamiento gobierno municipio iglesia república`,
  it: `ammirate ascoltate camminate fermatevi godetevi guardate lasciatevi prendete prendetevi respirate sedetevi salite seguite scoprite venite
    costruito costruita progettato fondato inaugurato oggi comune stato regione provincia chiesa municipio governo repubblica`,
  pt: `admire aproveite caminhe deixe descubra escute observe olhe pare passeie respire sente-se sinta siga suba tome venha vale
    construído construída projetado fundado inaugurado hoje estado câmara governo prefeitura município igreja república`,
};

/** Endings of common words that begin sentences; names rarely have them. */
const ORDINARY_ENDINGS: Partial<Record<Language, RegExp>> = {
  en: /(?:[^aeiou]ing|[aeiou]{2}[bdfgklmnprst]?ing|ssed|ated|ished|nded|[a-z]{3}ed|[a-z]{3}ly|fully|less|ness|tion|tions|ments?|ous|able|ible)$/,
  de: /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|nis|nisse|nissen|tum|ion|ionen|tät|täten|ierung|ling|linge|chen|lein|mus|ismus|ment|enz|anz|ik|gänge|gang|end|enden|sal|sel|zeit|zeiten|weise|stück|stücke|punkt|werk|werke|seite|seiten|lauf|blick|platz|plätze|form|formen)$/,
  fr: /(?:ment|tion|tions|ez|ant|ée|ées|eux|euse|age|ages)$/,
  es: /(?:mente|ción|ciones|ando|iendo|ado|ada|ados|adas|ido|ida|idos|idas|dad|ese|ase)$/,
  it: /(?:mente|zione|zioni|ando|endo|ato|ata|ati|ate|ete|evi)$/,
  pt: /(?:mente|ção|ções|ando|endo|indo|ado|ada|ados|adas|dade|-se)$/,
};

const WORDS = new Map<Language, ReadonlySet<string>>();
const STEMS = new Map<Language, ReadonlySet<string>>();
for (const [language, text] of Object.entries(ORDINARY_WORDS) as [Language, string][]) {
  const words = text.split(/\s+/).map(normalizeWord);
  WORDS.set(language, new Set(words));
  STEMS.set(language, new Set(words.map((word) => toStem(word, language))));
}

/** Returns whether a normalized word is a common one, judging by a list and its ending. */
export function isOrdinaryWord(word: string, language: Language): boolean {
  if (WORDS.get(language)?.has(word)) return true;
  if (language === 'de' && STEMS.get(language)!.has(toStem(word, language))) return true;
  return word.length >= MIN_ENDING_LENGTH && (ORDINARY_ENDINGS[language]?.test(word) ?? false);
}

const MIN_ENDING_LENGTH = 6;

/**
 * Rows: words of labels in all languages | concepts that a sentence about the property may use. The label of "opening
 * hours: 9:00–17:00" supports that doors open and close, but not when.
 */
export const PROPERTY_WORDS = `
hours opening opening-hours opening-times openings open öffnungszeit* zeiten horaire* horario* orari* orario* horário* ouverture | open close enter entrance gate door begin finish visit stop last first stay go come let guard k-alwaysopen k-everyday
closed closure closing fermé fermeture cierre chiusura geschlossen schließung schließzeit* encerramento | open close enter door gate restore work begin finish day
fee fees price* prices cost costs ticket* admission entry entrance entrances eintritt* preis* tarif* entrée* billet* entrada* precio* biglietto biglietti ingresso prezz* bilhete* preço* kosten gebühr* joint-ticket pass card passes museum-card voucher* toll | cost pay ticket enter reserve buy sell visit gate door see k-price k-ticket child people visitor money grown-up include give
parking parkplatz parken car-park parcheggio stationnement aparcamiento estacionamento parkhaus | car park k-parking stop cost pay k-price k-ticket leave-behind
height höhe hauteur altura altezza tall focal-height | height rise above measure summit fall
elevation altitude altitud altitudine seehöhe meereshöhe höhenlage | height above sea lie rise measure summit
length länge longueur longitud lunghezza comprimento span | length measure cross cover
width breite largeur ancho anchura larghezza largura | width length across measure
depth tiefe profondeur profundidad profondità profundidade | depth below measure inside down descend
dimension* size maße abmessung* größe dimensioni dimensões medidas | length width height depth measure square big
area fläche superficie superfície surface ausdehnung | area cover measure big ground
distance entfernung distancia distanza distância location lage situation ubicación posizione localização position ort site address adresse dirección indirizzo endereço lieu lugar luogo city town village stadt ville ciudad città cidade | lie distant k-near beside away-from city village district country ground walk drive go leave come road street
station bahnhof gare estación stazione estação train bus tram metro ferry fähre zug chaloupe bateau access zugang anreise accès acceso accesso minibus shuttle cable-car funivia télésiège téléphérique bondinho boat boats lift aufzug | go come walk ride drive carry bring leave take-time return station boat train k-transport k-near distant enter cost visitor stop people begin finish minute land
built construction constructed build baujahr erbaut bau bauzeit construido costruzione construcción construção costruito built-in date dates dated period datierung époque época epoca age alter entstehung bâti started begun completed | build begin finish work raise make old century date period construction year new
founded founding foundation gründung gegründet fondation fondé fundación fondazione fundação founder* gründer* fondateur* fundador* fondatore* established | found begin old date establish create start year
opened opening-date eröffnung eröffnet einweihung inauguration inaugurated inauguración inaugurazione inauguração ouverture-au-public wiedereröffnung reopening reopened | open first public visitor enter gate door date return again year
architect* architekt* architecte* arquitecto* arquitetto* architetto* architetti arquiteto* designer* designed engineer* ingenieur* gestalter* planer créateur concepteur idealizador creator* author* | design plan drawing architect make work project draw create give form engineer
builder* built-by erbauer* contractor* baumeister bauherr constructor* constructeur* costruttore construtor | build make work raise order
artist* painter* painting* paintings maler* peintre* pintor* fresco* affresch* sculptor* bildhauer* sculpteur* künstler* bilder tableau* peintures bust* büste* statue* mosaic* vitral vitrail window | paint make carve show work artist design create picture painting portrait cover
owner* besitzer* eigentümer* propriétaire* propietari* proprietari* dueño* belongs* | belong house family buy own keep take-over pass sell year
client* patron* commissioned-by auftraggeber* commanditaire* committente* mecenas | pay build order make found design work
material* werkstoff* matériau* materiale* stone rock gestein | make build stone work use
population einwohner residents inhabitants abitanti habitantes población popolazione bewohner bevölkerung | live inhabitant people house person settle
heritage welterbe patrimoine patrimonio património unesco protection denkmal* schutz status classification listing | list name add protect k-heritage site inscribe join
capacity seats seating kapazität plätze capacité places capacidad capienza capacidade sitzplätze | seat house hold room people visitor fit spectator person inside
visitors visitor* besucher visitante* visiteur* visitatori attendance fréquentation | visit visitor come see people person year
duration dauer durée duración durata duração tour* guided-tour* führung* visite* visita* walk trail wanderweg route time | take-time length stay guide visit lead walk minute hour go return begin leave people show k-access
temperature temperatur température temperatura klima climate | temperature air heat
name nickname names meaning name-origin bedeutung nom nombre nome signification significado local-name other-name title beiname | name mean tell known word speak honor language
phone telephone telefon téléphone teléfono telefono contact reservation* reservierung réservation prenotazione reserva booking | phone reserve tell k-website call k-rule ask
film movie movies series cinema film-location filme película | film scene camera appear star picture shoot show
rating bewertung note valoración valutazione avaliação review* | k-rating star give rate guest visitor
legend tradition myth legende sage légende leyenda leggenda lenda | tale tell bury hide
restoration restored renovation renovated restaurierung sanierung renovierung restauration restauración restauro reform* reforma umbau rebuilt | restore rebuild repair work build open close
festival* event* fest fête fiesta festa veranstaltung* feast celebration | festival hold honor celebrate music year day play take-place begin see
dish* food speciality specialties speciality-dish cuisine küche spezialität* plat* plato* piatto drink* getränk* bebida bevanda menu chef breakfast | eat serve order taste cook drink dish food kitchen
dogs dog hunde chiens perros cani cães pets animals | dog animal bring
photo* photography fotograf* photographie* fotografía foto | camera k-rule picture
museum museums musée museo museu | museum show house open collection visit
discovery discovered fund entdeckung découverte descubrimiento scoperta descoberta find rediscovery finds | find dig bring light uncover
steps stairs stufen treppe stairway marches escalier escalones escalera gradini scalini degraus | stairs rise climb descend lead above
banknote coin currency moneta moneda münze banknot* billet-de-banque | money coin show picture see find
toilets wifi wc toiletten facilities | k-toilet k-website
population-density speed climate
closed-to cars traffic circulation verkehr | car drive road
prisoner* prison gefängnis prisión carcere | prisoner lock hold live house
fire brand incendie incendio | burn destroy begin
sport match* stadium team | play game win
inception inicio début gründungsdatum fecha-de-inicio date-de-création datum | found begin build date create old establish start foundation
official-opening start-time service-entry service inbetriebnahme mise-en-service puesta-en-servicio | open first begin use visitor start
dissolved dissolution end-time demolition démolition abriss demolición demolizione demolished zerstörung destrucción destruction zerstört détruit | destroy finish remove close end
consecration konsekration weihe consécration consagración consacrazione dedicated-to dedication | consecrate open honor church
named-after namensgeber éponyme epónimo name-origin | name honor word
significant-event event ereignis événement evento | begin happen
crosses überquert franchit cruza attraversa | cross bridge lead above river connect
span longest-span spannweite portée luz vano luce vão | length cross bridge measure
floors storeys stories stockwerke geschosse étages pisos piani andares | floor high stairs
occupant occupants nutzer mieter occupants ocupante | use house live work
operator betreiber exploitant operador gestore | run belong lead
maintained-by | keep care
commissioned-by | order build pay
creator künstler | make design paint
first-ascent erstbesteigung première-ascension primera-ascensión | climb rise first summit reach
inflow outflow inflows outflows zufluss abfluss tributary | flow river lake water
vertical-drop fallhöhe hauteur-de-chute caída salto | fall height drop water measure
annual-visitors visitors-per-year | visit visitor come year people
style baustil stil estilo stile | style build design
religion denomination konfession | church faith
culture kultur civilización cultura | people build
purpose use nutzung utilisation uso | use work
damage schaden dégâts daños earthquake erdbeben séisme terremoto siege belagerung | destroy damage happen attack
excavation ausgrabung fouilles excavación scavo | dig find uncover
award prize preis prix premio | win prize
designation status | list protect
age minimum-age mindestalter alter âge âge-minimum edad edad-mínima età idade | child people year old young enter
`;

/**
 * What comes from a country, for countries that the other tables have no words for, in the columns of action-words.ts:
 * the names of the countries themselves are added from the runtime's data.
 */
export const DEMONYMS = `
n-country-AT | austrian* | österreich* | autrichien* austríac* austriac* | |
n-country-CH | swiss | schweiz* | suisse* suiz[oa]* svizzer* suíç[oa]* | |
n-country-NL | dutch netherlands | niederländ* holländ* | néerlandais* hollandais* neerland[eé]s* holand[eé]s* olandes* | |
n-country-BE | belgian* | belgisch* | belge belges belga belgas belg[ahi]* | |
n-country-NO | norwegian* | norweg* | norvégien* noruego* noruega* norvegese* norueguês* norueguesa* | |
n-country-FI | finnish finns | finnisch* | finlandais* finland[eé]s* finlandes* | |
n-country-IS | icelandic* icelander* | isländ* | islandais* island[eé]s* islandes* | |
n-country-IE | irish irishman | irisch* | irlandais* irland[eé]s* irlandes* | |
n-country-PT | portuguese | portugies* | portugais* portugu[eéê]s* portoghes* | |
n-country-PL | poles | polnisch* | polonais* polac[oa]* polac[ch]* polon[eê]s* | |
n-country-CZ | czech* bohemian* | tschech* böhmisch* | tchèque* chec[oa]* cec[oa] tchec[oa]* | |
n-country-SK | slovak* | slowak* | slovaque* eslovac[oa]* slovacc* | |
n-country-HU | hungarian* | ungarisch* | hongrois* húngar[oa]* ungheres* | |
n-country-RO | romanian* | rumänisch* | roumain* ruman[oa]* rumen[oa]* romen[oa]* | |
n-country-BG | bulgarian* | bulgarisch* | bulgare* búlgar[oa]* bulgar[oa]* | |
n-country-HR | croatian* croats | kroatisch* | croate* croata* croat[oa]* | |
n-country-SI | slovene* slovenian* | slowenisch* | slovène* esloven[oa]* sloven[oa]* | |
n-country-EE | estonian* | estnisch* | estonien* estoni[oa]* estone* | |
n-country-LV | latvian* | lettisch* | letton* let[oó]n* lettone* | |
n-country-LT | lithuanian* | litauisch* | lituanien* lituan[oa]* | |
n-country-UA | ukrainian* | ukrainisch* | ukrainien* ucranian[oa]* ucrain[oa]* | |
n-country-RU | russian* | russisch* | russe russes rus[oa] russ[oa] | |
n-country-TR | turkish turks | türkisch* | turc turcs turque turques turc[oa]* | |
n-country-MX | mexican* | mexikan* | mexicain* mexican[oa]* messican[oa]* | |
n-country-CU | cuban* | kuban* | cubain* cuban[oa]* | |
n-country-PE | peruvian* | peruan* | péruvien* peruan[oa]* | |
n-country-CL | chilean* | chilen* | chilien* chilen[oa]* cilen[oa]* | |
n-country-AR | argentine* argentinian* | argentinisch* | argentin argentine argentins argentin[oa]* | |
n-country-BR | brazilian* | brasilian* | brésilien* brasileñ* brasilian[oa]* brasileir* | |
n-country-CO | colombian* | kolumbian* | colombien* colombian[oa]* | |
n-country-CA | canadian* | kanad* | canadien* canadiens* | |
n-country-AU | australian* | australisch* | australien* australian[oa]* | |
n-country-NZ | kiwis | neuseeländ* | néo-zélandais* neozeland* neozelandes* | |
n-country-IN | indian* | indisch* | indien indiens indienne* indian[oa]* | |
n-country-VN | vietnamese | vietnames* | vietnamien* vietnamit* | |
n-country-KH | cambodian* khmer* | kambodschan* | cambodgien* camboyan* cambogian* cambojan* | |
n-country-TH | thai thais | thailändisch* | thaïlandais* tailand* thailandes* | |
n-country-MA | moroccan* | marokkan* | marocain* marroqu* marocchin* | |
n-country-TN | tunisian* | tunesisch* | tunisien* tunecin[oa]* tunisin[oa]* tunisian[oa]* | |
n-country-ET | ethiopian* | äthiopisch* | éthiopien* etíope* etiop* | |
n-country-ZA | south-african* | südafrikan* | sud-africain* sudafrican* sul-african* | |
n-wales | wales welsh welshman | wales walis* | galles gallois* gales galés* gallese* galês | |
n-scotland | scotland scottish scots scotsman | schott* | écosse écossais* escocia escoc[eé]s* scozia scozzes* escócia escocês* | |
n-normandy | normandy norman normans | normann* normand* | normandie normand* normand[oa]* normann[oi]* | |
n-catalonia | catalonia catalan* | katalan* katalon* | catalogne catalan* cataluña catal[aá]n* catalogna catalunha catalã* | |
n-bavaria | bavaria* | bayer* bayr* bairisch* | bavière bavarois* baviera bávar* bavares* | |
n-tuscany | tuscany tuscan* | toskan* | toscane toscan[oae]* toscana | |
n-sicily | sicily sicilian* | sizili* | sicile sicilien* sicilia* sicília | |
n-brittany | brittany breton* | breton* bretagne | bretagne breton* bretaña bretón* bretagna bretanha bretã* | |
n-andalusia | andalusia* | andalus* | andalousie andalou* andalucía andalu[zc]* andalus* andaluzia | |
n-venice | venice venetian* | venedig venezian* | venise vénitien* venecia venecian* venezia venezian* veneza | |
n-vienna | vienna viennese | wien wiener* | vienne viennois* viena vien[eé]s* vienna viennes* | |
n-albigensian | albigensian* cathar* | albigenser* katharer* | albigeois* cathare* albigens* cátar* albigesi* catar[oi] | |
`;

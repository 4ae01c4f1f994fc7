/**
 * Nationalities for countries that are not in the other tables, in the columns of action-words.ts. The names of
 * countries come from `Intl`. "n-country-HU" is replaced with the concept of Hungary in the other tables, if there is
 * one.
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
n-country-NZ | | neuseeländ* | néo-zélandais* neozeland* neozelandes* | |
n-country-IN | indian* | indisch* | indien indiens indienne* indian[oa]* | |
n-country-VN | vietnamese | vietnames* | vietnamien* vietnamit* | |
n-country-KH | cambodian* khmer* | kambodschan* | cambodgien* camboyan* cambogian* cambojan* | |
n-country-TH | thai thais | thailändisch* | thaïlandais* tailand* thailandes* | |
n-country-MA | moroccan* | marokkan* | marocain* marroqu* marocchin* | |
n-country-TN | tunisian* | tunesisch* | tunisien* tunecin[oa]* tunisin[oa]* tunisian[oa]* | |
n-country-ET | ethiopian* | äthiopisch* | éthiopien* etíope* etiop* | |
n-country-ZA | south-african* | südafrikan* | sud-africain* sudafrican* sul-african* | |
n-country-GB | british briton* uk united-kingdom | britisch* vereinigtes-königreich vereinigten-königreich* | britann* britán* | |
n-country-LU | luxembourgish luxembourger* | luxemburg* | luxembourgeois* luxemburgu[eé]s* lussemburghes* luxemburguês* | |
n-country-MT | maltese | maltes* | maltais* malt[eé]s* maltês* | |
n-country-CY | cypriot* | zypr* | chypriote* chipriota* cipriota* | |
n-country-RS | serb* serbian* | serb* | serbe serbes serbi[oa] serbi[oa]s serb[oaie] sérvi[oa]* | |
n-bosnia | bosnia bosnian* bosniak* | bosn* | bosni* bósni* | |
n-country-MK | macedonian* | mazedon* nordmazedon* | macédonien* macedoni* macedóni* | |
n-country-ME | montenegrin* | montenegrin* | monténégrin* montenegrin* | |
n-country-AL | albanian* | albanisch* albaner* | albanais* alban[eé]s* albanes* | |
n-country-XK | kosovar* | kosovar* | kosovar* | |
n-country-GE | georgian* | georgisch* georgier* | géorgien* georgian[oa]* | |
n-country-AM | armenian* | armen* | arménien* armeni[oa] armeni[oa]s armen[oaie] arméni* | |
n-country-AZ | azerbaijani* azeri* | aserbaidschan* | azerbaïdjanais* azerí azeríes azero azera | |
n-country-IL | israeli* | israel* | israélien* israel[ií]* israelian[oa]* israelens* | |
n-country-IR | iranian* | iran* | iranien* iran[ií]* iranian[oa]* | |
n-country-IQ | iraqi* | irak* | irakien* irakí* iracheno* irachen[oaie]* iraquian[oa]* | |
n-country-SY | syrian* | syrisch* syrer* | syrien* siri[oa] siri[oa]s sirian[oaie]* síri[oa]* | |
n-country-LB | lebanese | libanes* | libanais* liban[eé]s* libanes* libanês* | |
n-country-JO | jordanian* | jordanisch* jordanier* | jordanien* jordan[oa]* giordan[oaie]* jordanian[oa]* | |
n-country-SA | saudi* | saudi* saudisch* | saoudien* saudí* saudit[aie]* | |
n-country-OM | omani* | omanisch* omaner* | omanais* omaní* omanit[aie]* | |
n-country-QA | qatari* | katar* | qatari* qatar[ií]* catari[oa]* | |
n-country-YE | yemeni* yemenite* | jemenit* | yéménite* yemen[ií]* yemenit[aie]* iemenit* | |
n-country-AF | afghan* | afghan* | afghan* afgan[oa]* afeg[ãa]* | |
n-country-PK | pakistani* | pakistan* | pakistanais* pakistan[ií]* pachistan* paquistan[eê]s* | |
n-country-BD | bangladeshi* | bangladesch* | bangladais* banglades[ií]* | |
n-country-NP | nepalese nepali* | nepales* | népalais* nepal[eéií]* nepales* | |
n-country-LK | sri-lankan* sinhalese | sri-lankisch* | sri-lankais* srilankan* cingal* | |
n-burma | burma burmese myanmar | burmes* birma* myanmar* | birman* birmania myanmar | |
n-country-LA | laotian* | laotisch* laot* | laotien* laosian[oa]* laotian[oa]* | |
n-country-MY | malaysian* malay* | malays* malaiisch* | malaisien* malasi[oa] malasi[oa]s malesian[oa]* malaio* | |
n-country-SG | singaporean* | singapur* | singapourien* singapurens* singaporian[oa]* | |
n-country-ID | indonesian* | indones* | indonésien* indonesi[oa]* indonesian[oa]* indonési[oa]* | |
n-country-PH | filipino* filipina* philippine | philippin* | philippin* filipin[oa]* | |
n-country-KR | south-korean* | korean* südkorean* | coréen* sud-coréen* corean[oa]* surcorean[oa]* sudcorean[oa]* sul-corean* | |
n-country-TW | taiwanese | taiwan* | taïwanais* taiwan[eé]s* taiwanes* | |
n-country-MN | mongolian* mongol* | mongol* | mongol* mógol* | |
n-country-KZ | kazakh* | kasach* | kazakh* kazaj[oa]* kazak[oaie]* cazaque* | |
n-country-UZ | uzbek* | usbek* | ouzbek* ouzbèk* uzbek[oa]* usbec[oa]* | |
n-country-DZ | algerian* | alger* | algérien* argelin[oa]* algerin[oaie]* argelin* | |
n-country-LY | libyan* | liby* | libyen* libi[oa] libi[oa]s libic[oa]* líbi[oa]* | |
n-country-SD | sudanese | sudan* | soudanais* sudan[eé]s* sudanes* | |
n-country-KE | kenyan* | kenian* | kényan* keniano* keniata* kenian[oa]* quenian[oa]* | |
n-country-TZ | tanzanian* | tansan* | tanzanien* tanzan[oa]* tanzanian[oa]* | |
n-country-UG | ugandan* | ugand* | ougandais* ugand[eé]s* | |
n-country-RW | rwandan* | ruand* | rwandais* ruand[eé]s* | |
n-country-NG | nigerian* | nigerian* | nigérian* nigerian[oa]* | |
n-country-GH | ghanaian* | ghana* | ghanéen* ghan[eé]s* ghanes* ganes* | |
n-country-SN | senegalese | senegales* | sénégalais* senegal[eé]s* senegales* | |
n-country-ML | malian* | malisch* malier* | malien* maliens* malian[oa]* | |
n-country-CM | cameroonian* | kamerun* | camerounais* camerun[eé]s* | |
n-country-AO | angolan* | angolan* | angolais* angoleñ* angolan[oa]* | |
n-country-MZ | mozambican* | mosambik* | mozambicain* mozambiqueñ* mozambican[oa]* moçambican[oa]* | |
n-country-ZW | zimbabwean* | simbabw* | zimbabwéen* zimbab* | |
n-country-ZM | zambian* | sambisch* sambier* | zambien* zambian[oa]* | |
n-country-NA | namibian* | namib* | namibien* namib* | |
n-country-BW | botswanan* | botsuan* botswan* | botswan* botsuan* | |
n-country-MG | malagasy | madagass* | malgache* malgascio* | |
n-country-UY | uruguayan* | uruguay* | uruguayen* uruguay[oa]* uruguaian[oa]* | |
n-country-PY | paraguayan* | paraguay* | paraguayen* paraguay[oa]* paraguaian[oa]* | |
n-country-BO | bolivian* | bolivian* | bolivien* bolivian[oa]* | |
n-country-EC | ecuadorian* | ecuadorian* | équatorien* ecuatorian[oa]* ecuadorian[oa]* equatorian[oa]* | |
n-country-VE | venezuelan* | venezolan* | vénézuélien* venezolan[oa]* venezuelan[oa]* | |
n-country-GT | guatemalan* | guatemalt* | guatémalt* guatemalt* | |
n-country-HN | honduran* | hondura* | hondurien* hondureñ* honduregn* hondurenh* | |
n-country-NI | nicaraguan* | nicaragua* | nicaraguayen* nicarag[uü]en* | |
n-country-CR | costa-rican* | costa-rican* | costaricien* costarricen* costaricens* | |
n-country-PA | panamanian* | panama* | panaméen* panameñ* panamens* | |
n-country-DO | dominican* | dominikan* | dominicain* dominican[oa]* | |
n-country-HT | haitian* | haitian* | haïtien* haitian[oa]* | |
n-country-JM | jamaican* | jamaik* | jamaïcain* jamaican[oa]* jamaiquin* giamaican[oa]* | |
n-country-FK | falklands falkland | falklands | malouines malvinas | |
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

/** Names that differ by language, months, weekdays and qualifiers, in the columns of action-words.ts. */
export const NAME_WORDS = `
n-london | london | london | londres londra | ロンドン | لندن
n-paris | paris parisian | paris pariser | paris parigi parís | パリ | باريس
n-florence | florence | florenz | florence florencia firenze florença | フィレンツェ | فلورنسا
n-newyork | new-york | new-york new-yorker | new-york nueva-york nova-york nova-iorque | ニューヨーク | نيويورك
n-cairo | cairo | kairo | caire cairo | カイロ | القاهرة
n-aswan | aswan | assuan | assouan asuán assuan assuã | アスワン | اسوان
n-nile | nile | nil | nil nilo | ナイル | النيل
n-berlin | berlin | berlin berliner | berlin berlín berlino berlim | ベルリン | برلين
n-tokyo | tokyo edo-now | tokio tokyo | tokyo tokio tóquio | 東京 | طوكيو
n-constantinople | constantinople | konstantinopel | constantin* constantinopl* costantinopoli | コンスタンティノープル | القسطنطينية
n-istanbul | istanbul | istanbul | istanb* estambul | イスタンブール | اسطنبول
n-vatican | vatican | vatikan* | vatican* vaticano | バチカン | الفاتيكان
n-hague | hague the-hague | den-haag haag | la-haye haye la-haya haya aia haia | ハーグ | لاهاي
n-titus | titus | titus | titus tito | ティトゥス | تيتوس
n-vespasian | vespasian | vespasian | vespasi[ea]n* | ウェスパシアヌス | فسباسيان
n-nero | nero | nero | néron nerón nerone nero | ネロ | نيرون
n-elizabeth | elizabeth | elizabeth elisabeth | élisabeth elizabeth isabel elisabetta | エリザベス | اليزابيث
n-victory | victory victoria | viktoria victoria | victoire victoria vittoria vitória | 勝利 | النصر
n-napoleon | napoleon | napoleon | napol[eé][oó]n* napoleone napoleão | ナポレオン | نابليون
n-benedict | benedict | benedikt | benoît benedicto benedetto bento | ベネディクト | بنديكت
n-william | william | wilhelm | guillaume guillermo guglielmo guilherme | | 
n-frederick | frederick | friedrich | frédéric federico frederico | | 
n-philip | philip | philipp | philippe felipe filippo filipe | | 
n-khufu | khufu cheops | cheops | khéops keops cheope quéops | クフ | خوفو
n-khafre | khafre | chephren | khéphren kefrén chefren quéfren | カフラー | خفرع
n-oceanus | oceanus | oceanus okeanos | océan océano oceano | | 
n-jesus | jesus christ | jesus christus | jésus christ jesús cristo gesù | キリスト | المسيح
n-mary | mary | maria | marie maría maria | マリア | مريم
n-nativity | nativity | geburtsfassade geburt | nativité nacimiento natività natividade | | 
n-passion | passion | passion* passionsfassade | passion pasión passione paixão | | 
n-seven-wonders | seven-wonders | weltwunder* | merveille* maravilla* meraviglie* maravilha* | 七不思議 | عجائب
n-unesco | unesco | unesco | unesco | ユネスコ | اليونسكو
n-worldheritage | world-heritage | welterbe* weltkulturerbe* | patrimoine-mondial patrimoine-de-l-humanité patrimonio-de-la-humanidad patrimonio-de-la-unesco patrimonio-mundial patrimonio-mondiale patrimônio-mundial | 世界遺産 | التراث-العالمي
n-monalisa | mona lisa | mona lisa | joconde gioconda mona lisa | モナリザ モナ・リザ | الموناليزا
n-second-world-war | second-world-war world-war-ii world-war-two | zweiter-weltkrieg zweiten-weltkrieg | seconde-guerre-mondiale deuxième-guerre-mondiale segunda-guerra-mundial seconda-guerra-mondiale | 第二次世界大戦 | 
n-magi | magi three-magi three-kings wise-men | heilige-drei-könige heiligen-drei-könige | rois-mages mages reyes-magos re-magi reis-magos | |
n-christopher | christopher | christoph | christophe cristóbal cristoforo cristóvão | |
n-columbus | columbus | kolumbus | colomb colón colombo | |
n-anthony | anthony | antonius | antoine antonio antónio | |
n-eugene | eugene | eugen | eugène eugenio eugénio | |
n-matthew | matthew | matthäus | matthieu mateo matteo mateus | |
n-raphael | raphael | raffael | raphaël rafael raffaello | |
n-titian | titian | tizian | titien tiziano ticiano | |
n-indies | indies | indien | indes indias indie índias | |
month-1 | january jan | januar jänner | janvier enero gennaio janeiro | | يناير
month-2 | february feb | februar | février febrero febbraio fevereiro | | فبراير
month-3 | march | märz | mars marzo março | | مارس
month-4 | april apr | april | avril abril aprile | | ابريل
month-5 | may-month | mai | mai mayo maggio maio | | مايو
month-6 | june jun | juni | juin junio giugno junho | | يونيو
month-7 | july jul | juli | juillet julio luglio julho | | يوليو
month-8 | august aug | august | août agosto | | اغسطس
month-9 | september sep sept | september | septembre septiembre settembre setembro | | سبتمبر
month-10 | october oct | oktober | octobre octubre ottobre outubro | | اكتوبر
month-11 | november nov | november | novembre noviembre novembro | | نوفمبر
month-12 | december dec | dezember | décembre diciembre dicembre dezembro | | ديسمبر
weekday-1 | monday mondays | montag montags | lundi lunes lunedì segunda-feira segundas-feiras | 月曜日 月曜 | الاثنين
weekday-2 | tuesday tuesdays | dienstag dienstags | mardi martes martedì terça-feira terças-feiras | 火曜日 火曜 | الثلاثاء
weekday-3 | wednesday wednesdays | mittwoch mittwochs | mercredi miércoles mercoledì quarta-feira quartas-feiras | 水曜日 水曜 | الاربعاء
weekday-4 | thursday thursdays | donnerstag donnerstags | jeudi jueves giovedì quinta-feira quintas-feiras | 木曜日 木曜 | الخميس
weekday-5 | friday fridays | freitag freitags | vendredi viernes venerdì sexta-feira sextas-feiras | 金曜日 金曜 | الجمعة
weekday-6 | saturday saturdays | samstag samstags sonnabend | samedi sábado* sabato | 土曜日 土曜 | السبت
weekday-7 | sunday sundays | sonntag sonntags | dimanche* domingo* domenica | 日曜日 日曜 | الاحد
`;

import { type SignCase, type Split, splitCases } from './sign-cases.ts';

/** Scripts of the signs. Each has its own fonts in script-fonts.ts. */
export const SIGN_SCRIPTS = [
  'latin',
  'cyrillic',
  'greek',
  'arabic',
  'devanagari',
  'thai',
  'simplified Chinese',
  'traditional Chinese',
  'japanese',
  'korean',
] as const;
export type SignScript = (typeof SIGN_SCRIPTS)[number];

/** A sign, the country in which it stands as ISO 3166-1 alpha-2, and a position there. */
export interface ScriptSign extends SignCase {
  script: SignScript;
  latitude: number;
  longitude: number;
}

/** Positions of the signs of each script: latitude and longitude in degrees. */
const POSITIONS: Record<SignScript, [number, number]> = {
  latin: [48.8566, 2.3522],
  cyrillic: [55.7558, 37.6173],
  greek: [37.9755, 23.7348],
  arabic: [30.0444, 31.2357],
  devanagari: [28.6139, 77.209],
  thai: [13.7563, 100.5018],
  'simplified Chinese': [39.9042, 116.4074],
  'traditional Chinese': [25.033, 121.5654],
  japanese: [35.6812, 139.7671],
  korean: [37.5665, 126.978],
};

/** Positions of signs in a country other than the usual one of their script. */
const KYIV: [number, number] = [50.4501, 30.5234];
const BELGRADE: [number, number] = [44.8125, 20.4612];
const OTHER_POSITIONS = new Map([
  ['Київ', KYIV],
  ['Львів', KYIV],
  ['Золоті ворота', KYIV],
  ['Београд', BELGRADE],
  ['Национални музеј', BELGRADE],
]);

/** Sights, museums, stations and towns as written on their signs. "/" separates the lines of a sign. */
const TEXTS: Record<SignScript, string> = {
  latin: `Musée d'Orsay, Sagrada Família, Palácio da Pena, Schloss Schönbrunn, Teatro Colón, Karlův most, Topkapı Sarayı,
    Rijksmuseum, Gare de Lyon, Hallgrímskirkja, Museo del Prado, Nationalmuseet, Wawel, Estación de Atocha, Köln Hauptbahnhof,
    Basilica di San Marco, Vasamuseet, Plaza Mayor, Casa Batlló, Livraria Lello, Musée Rodin`,
  cyrillic: `Эрмитаж, Красная площадь, Русский музей, Третьяковская галерея, Большой театр, Казанский собор,
    Московский вокзал, Петропавловская крепость, Зимний дворец, Кремль, Софийский собор, Київ, Львів, Золоті ворота,
    Рилски манастир, Пловдив, Народна библиотека, Београд, Национални музеј, Площадь Революции, Мариинский театр`,
  greek: `Ακρόπολη, Μουσείο Ακρόπολης, Εθνικό Αρχαιολογικό / Μουσείο, Σύνταγμα, Θεσσαλονίκη, Λευκός Πύργος, Κνωσός, Δελφοί,
    Ολυμπία, Μετέωρα, Παρθενώνας, Μοναστηράκι, Πλάκα, ΗΡΑΚΛΕΙΟ, ΝΑΥΠΛΙΟ, Ιερά Μονή Δαφνίου, Επίδαυρος, Μυκήνες, Καλαμάτα,
    Βυζαντινό Μουσείο, ΠΕΙΡΑΙΑΣ`,
  arabic: `المتحف المصري, القاهرة, الأهرامات, قلعة صلاح الدين, مسجد السلطان حسن, خان الخليلي, معبد الكرنك, الأقصر, أسوان,
    جامع الزيتونة, البتراء, المسجد النبوي, دمشق, بيروت, قصر الباهية, مراكش, مسجد الحسن الثاني, برج خليفة,
    متحف الفن الإسلامي, مكتبة الإسكندرية, الجامع الأموي`,
  devanagari: `ताज महल, लाल किला, कुतुब मीनार, नई दिल्ली, इंडिया गेट, हुमायूँ का मकबरा, जयपुर, हवा महल, आमेर किला, वाराणसी,
    दशाश्वमेध घाट, सारनाथ, राष्ट्रीय संग्रहालय, मुंबई, गेटवे ऑफ इंडिया, काठमांडू, पशुपतिनाथ मंदिर, आगरा, उदयपुर,
    खजुराहो, जंतर मंतर`,
  thai: `วัดพระแก้ว, วัดอรุณ, วัดโพธิ์, พระบรมมหาราชวัง, กรุงเทพมหานคร, เชียงใหม่, ดอยสุเทพ, อยุธยา, สุโขทัย, ภูเก็ต,
    ตลาดน้ำอัมพวา, พิพิธภัณฑสถานแห่งชาติ, สถานีหัวลำโพง, วัดเบญจมบพิตร, เยาวราช, สวนลุมพินี, วัดร่องขุ่น, สะพานพระราม, เชียงราย,
    พระที่นั่งอนันตสมาคม, หอศิลป์`,
  'simplified Chinese': `故宫博物院, 天安门, 颐和园, 天坛公园, 八达岭长城, 北京站, 外滩, 豫园, 上海博物馆, 东方明珠, 兵马俑, 西安城墙,
    大雁塔, 西湖, 灵隐寺, 拙政园, 布达拉宫, 武侯祠, 广州塔, 国家图书馆, 鼓楼大街`,
  'traditional Chinese': `國立故宮博物院, 臺北車站, 龍山寺, 中正紀念堂, 臺北101觀景臺, 九份老街, 日月潭, 赤崁樓, 安平古堡, 孔子廟,
    士林夜市, 淡水老街, 行天宮, 國父紀念館, 高雄車站, 黃大仙祠, 天壇大佛, 香港文化博物館, 大三巴牌坊, 鹿港天后宮, 陽明山國家公園`,
  japanese: `東京駅, 浅草寺, 明治神宮, 東京国立博物館, 清水寺, 金閣寺, 伏見稲荷大社, 京都駅, 大阪城, 姫路城, 東大寺, 厳島神社,
    渋谷, 上野公園, スカイツリー, 平和記念公園, 鎌倉大仏, 日光東照宮, 銀座, ラーメン横丁, すみだ水族館`,
  korean: `경복궁, 창덕궁, 서울역, 국립중앙박물관, 남산서울타워, 북촌한옥마을, 광화문, 덕수궁, 종묘, 인사동, 명동성당, 불국사, 석굴암,
    해인사, 수원화성, 부산역, 해운대, 감천문화마을, 제주국제공항, 성산일출봉, 전주한옥마을`,
};

const toSigns = (script: SignScript): ScriptSign[] => {
  return TEXTS[script].split(',').map((line) => {
    const text = line
      .split('/')
      .map((part) => part.trim())
      .join('\n');
    const [latitude, longitude] = OTHER_POSITIONS.get(text) ?? POSITIONS[script];
    return { text, place: null, script, latitude, longitude };
  });
};

/** 210 signs, 21 of each script. Every third is held back for a final check. */
export const SCRIPT_SIGNS: Split<ScriptSign> = splitCases(SIGN_SCRIPTS.flatMap(toSigns));

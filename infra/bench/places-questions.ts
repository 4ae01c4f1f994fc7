import { readSourceTowns } from '@placelore/guidebook/gazetteer-source.js';
import { Guidebook } from '@placelore/guidebook/guidebook.js';

interface Point {
  latitude: number;
  longitude: number;
}

/** What is asked of the places service; the same questions in every run, whatever the data. */
export interface Questions {
  nearby: (Point & { kind: 'attraction' | 'restaurant' | 'accommodation'; radius: number })[];
  names: string[];
  positions: Point[];
  /** Ways of some kilometres within a city. */
  ways: { from: Point; to: Point }[];
  maps: (Point & { zoom: number })[];
}

const COUNT = 2_000;
const KINDS = ['attraction', 'restaurant', 'accommodation'] as const;
/** Words that stand in no name of a place, in several scripts, and names that were made to be hard. */
const UNKNOWN = [
  'xyzzy',
  'Trattoria Da Mario Qwertz',
  'a walk somewhere by the sea',
  'неизвестное место',
  'どこにもない場所',
  'مكان غير معروف',
  'santa maria de la '.repeat(16),
  'abcde, '.repeat(40),
  'n'.repeat(300),
];
const OTHER_SCRIPTS = ['京都', 'Москва', '東京', 'القاهرة', 'Αθήνα', '北京', 'Санкт-Петербург', '서울'];

/** Questions about towns of every size, and about the cities and sights of the guidebook, where the data are densest. */
export function questions(): Questions {
  const towns = readSourceTowns();
  const { landmarks, cities } = Guidebook.load();
  // A prime step walks through all towns without a pattern.
  const town = (i: number) => towns[(i * 7_919) % towns.length]!;
  const at = (i: number) => ({ latitude: town(i).latitude / 1e5, longitude: town(i).longitude / 1e5 });
  const city = (i: number) => cities[(i * 31) % cities.length]!;
  const sight = (i: number) => landmarks[(i * 37) % landmarks.length]!;
  const each = <T>(question: (i: number) => T) => Array.from({ length: COUNT }, (_, i) => question(i));
  const point = ({ latitude, longitude }: Point, i: number) => ({
    latitude: latitude + ((i % 21) - 10) / 1_000,
    longitude: longitude + ((i % 17) - 8) / 1_000,
  });
  const centre = (i: number) => point(i % 4 === 0 ? at(i) : city(i), i);
  const name = (i: number): string => {
    const named = [
      town(i).name,
      `${town(i).name}, ${town(i).country}`,
      sight(i).name,
      `${sight(i).name}, ${sight(i).city}`,
    ];
    const exact = named[i % named.length]!;
    if (i % 10 < 4) return exact;
    if (i % 10 < 7) return misspelled(exact, i);
    if (i % 10 < 9) return UNKNOWN[Math.floor(i / 10) % UNKNOWN.length]!;
    return OTHER_SCRIPTS[Math.floor(i / 10) % OTHER_SCRIPTS.length]!;
  };
  return {
    nearby: each((i) => ({ ...centre(i), kind: KINDS[i % 3]!, radius: i % 2 === 0 ? 2_000 : 10_000 })),
    names: each(name).map((text) => text.trim().slice(0, 300)),
    positions: each((i) =>
      i % 5 === 0 ? { latitude: ((i * 7) % 170) - 85, longitude: ((i * 11) % 360) - 180 } : centre(i),
    ),
    ways: each((i) => ({ from: centre(i), to: point(centre(i), i + 5) })),
    maps: each((i) => ({ ...centre(i), zoom: 4 + (i % 12) })),
  };
}

/** One letter left out and one changed. */
function misspelled(name: string, i: number): string {
  const at = 1 + (i % Math.max(1, name.length - 2));
  const other = (at + 4) % name.length;
  const changed = `${name.slice(0, other)}${'aeiour'[i % 6]}${name.slice(other + 1)}`;
  return changed.slice(0, at) + changed.slice(at + 1);
}

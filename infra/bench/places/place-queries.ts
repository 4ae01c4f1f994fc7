import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { readSourceTowns } from '@placelore/guidebook/gazetteer/gazetteer-source.js';

interface Point {
  latitude: number;
  longitude: number;
}

/** Queries for the places service. They are the same in every run, whatever the data. */
export interface PlaceQueries {
  nearby: (Point & { kind: 'attraction' | 'restaurant' | 'accommodation'; radius: number })[];
  names: string[];
  positions: Point[];
  /** Routes of a few kilometers within a city. */
  routes: { from: Point; to: Point }[];
  maps: (Point & { zoom: number })[];
}

const QUERY_COUNT = 2_000;
const KINDS = ['attraction', 'restaurant', 'accommodation'] as const;
/** Words that occur in no place name, in several scripts, and names designed to be expensive. */
const UNKNOWN_NAMES = [
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

/** Builds queries about towns of every size, and about cities and sights of the guidebook, where data is densest. */
export function createPlaceQueries(): PlaceQueries {
  const towns = readSourceTowns();
  const { landmarks, cities } = Guidebook.load();
  // A prime step visits all towns without a pattern.
  const town = (i: number) => towns[(i * 7_919) % towns.length]!;
  const townPosition = (i: number) => ({ latitude: town(i).latitude / 1e5, longitude: town(i).longitude / 1e5 });
  const city = (i: number) => cities[(i * 31) % cities.length]!;
  const landmark = (i: number) => landmarks[(i * 37) % landmarks.length]!;
  const repeat = <T>(question: (i: number) => T) => Array.from({ length: QUERY_COUNT }, (_, i) => question(i));
  const point = ({ latitude, longitude }: Point, i: number) => ({
    latitude: latitude + ((i % 21) - 10) / 1_000,
    longitude: longitude + ((i % 17) - 8) / 1_000,
  });
  const center = (i: number) => point(i % 4 === 0 ? townPosition(i) : city(i), i);
  const name = (i: number): string => {
    const named = [
      town(i).name,
      `${town(i).name}, ${town(i).country}`,
      landmark(i).name,
      `${landmark(i).name}, ${landmark(i).city}`,
    ];
    const exact = named[i % named.length]!;
    if (i % 10 < 4) return exact;
    if (i % 10 < 7) return misspell(exact, i);
    if (i % 10 < 9) return UNKNOWN_NAMES[Math.floor(i / 10) % UNKNOWN_NAMES.length]!;
    return OTHER_SCRIPTS[Math.floor(i / 10) % OTHER_SCRIPTS.length]!;
  };
  return {
    nearby: repeat((i) => ({ ...center(i), kind: KINDS[i % 3]!, radius: i % 2 === 0 ? 2_000 : 10_000 })),
    names: repeat(name).map((text) => text.trim().slice(0, 300)),
    positions: repeat((i) =>
      i % 5 === 0 ? { latitude: ((i * 7) % 170) - 85, longitude: ((i * 11) % 360) - 180 } : center(i),
    ),
    routes: repeat((i) => ({ from: center(i), to: point(center(i), i + 5) })),
    maps: repeat((i) => ({ ...center(i), zoom: 4 + (i % 12) })),
  };
}

/** Returns the rated queries of the resolver's test, which people might type, alternating with generated names. */
export function createResolverQueries(root: string, names: readonly string[]): string[] {
  const file = join(root, 'packages/guidebook/test/place-queries.json');
  const judged = (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
  return names.map((name, index) => (index % 2 === 0 ? judged[(index / 2) % judged.length]! : name));
}

/** Removes one letter and changes another. */
function misspell(name: string, i: number): string {
  const removedIndex = 1 + (i % Math.max(1, name.length - 2));
  const changedIndex = (removedIndex + 4) % name.length;
  const changed = `${name.slice(0, changedIndex)}${'aeiour'[i % 6]}${name.slice(changedIndex + 1)}`;
  return changed.slice(0, removedIndex) + changed.slice(removedIndex + 1);
}

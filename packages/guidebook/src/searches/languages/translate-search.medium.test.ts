import { expect, test } from '@jest/globals';
import { Atlas, getDisplayName } from '../../atlas/atlas.js';
import { parseSearch } from '../parse-search.js';

const read = (text: string) => {
  const { places, kind, topics, rest } = parseSearch(Atlas.load(), text, 'exact');
  return [places[0] ? getDisplayName(places[0].place) : null, kind?.label ?? topics[0]?.label ?? null, rest.length];
};

test.each([
  ['музеи москвы', 'Moscow', 'Museums'],
  ['пляжи испании', 'Spain', 'Beaches'],
  ['замки в германии', 'Germany', 'Castles'],
  ['рестораны в париже', 'Paris', 'Restaurants'],
  ['متاحف القاهرة', 'Cairo', 'Museums'],
  ['شواطئ مصر', 'Egypt', 'Beaches'],
  ['معابد في مصر', 'Egypt', 'Temples and shrines'],
  ['京都の寺', 'Kyoto', 'Temples and shrines'],
  ['東京美術館', 'Tokyo', 'Museums'],
  ['京都 グルメ', 'Kyoto', 'Restaurants'],
  ['北京博物馆', 'Beijing', 'Museums'],
  ['罗马的教堂', 'Rome', 'Churches'],
  ['서울 궁전', 'Seoul', 'Palaces'],
  ['दिल्ली के मंदिर', 'Delhi', 'Temples and shrines'],
  ['zamki w polsce', 'Poland', 'Castles'],
  ['muzea w Krakowie', 'Kraków', 'Museums'],
  ['plaże w Hiszpanii', 'Spain', 'Beaches'],
  ['kastelen in duitsland', 'Germany', 'Castles'],
  ['stranden in Spanje', 'Spain', 'Beaches'],
  ['İstanbul camileri', 'Istanbul', 'Mosques'],
  ["Paris'te müzeler", 'Paris', 'Museums'],
  ['cachoeiras na islândia', 'Iceland', 'Waterfalls'],
  ['castelos em portugal', 'Portugal', 'Castles'],
])('parseSearch: reads kinds and inflected names in other languages: %s', (text, place, kind) =>
  expect(read(text)).toEqual([place, kind, 0]),
);

test.each([
  ['что посмотреть в праге', 'Prague'],
  ['достопримечательности рима', 'Rome'],
  ['罗马 景点', 'Rome'],
  ['パリ観光', 'Paris'],
  ['서울 가볼만한 곳', 'Seoul'],
  ['दिल्ली में घूमने की जगह', 'Delhi'],
  ['أماكن سياحية في القاهرة', 'Cairo'],
  ['wat te doen in brussel', 'Brussels'],
  ['co zobaczyć w Krakowie', 'Kraków'],
  ['roma gezilecek yerler', 'Rome'],
  ['o que fazer em lisboa', 'Lisbon'],
])('parseSearch: reads words for things to do in other languages: %s', (text, place) =>
  expect(read(text)).toEqual([place, null, 0]),
);

test.each([
  ['الأهرامات', 'Pyramids'],
  ['ピラミッド', 'Pyramids'],
  ['пирамиды', 'Pyramids'],
  ['瀑布', 'Waterfalls'],
  ['старый город', 'Old towns'],
])('parseSearch: reads a kind alone in other scripts: %s', (text, kind) =>
  expect(read(text).slice(0, 2)).toEqual([null, kind]),
);

test.each([
  ['музеи парижа с детьми', 'Paris', 'Museums', 'families'],
  ['musea met kinderen in parijs', 'Paris', 'Museums', 'families'],
  ['東京 子連れ', 'Tokyo', undefined, 'families'],
  ['budget friendly budapest', 'Budapest', undefined, 'cheap'],
  ['darmowe muzea w londynie', 'London', 'Museums', 'free'],
])('parseSearch: reads conditions in other languages: %s', (text, place, label, condition) => {
  const { places, kind, conditions, rest } = parseSearch(Atlas.load(), text, 'exact');
  expect([getDisplayName(places[0]!.place), kind?.label, conditions, rest]).toEqual([place, label, [condition], []]);
});

test.each([
  ['清水寺', 'Kiyomizu-dera'],
  ['エッフェル塔', 'Eiffel Tower'],
  ['эрмитаж', 'State Hermitage Museum'],
])('parseSearch: leaves names as they are: %s', (text, name) => expect(read(text)).toEqual([name, null, 0]));

test.each(['京都の夕日', 'kyoto sunset', 'sunset kyoto'])(
  'parseSearch: reads a topic on either side of a place: %s',
  (text) => expect(read(text)).toEqual(['Kyoto', 'Places for sunsets', 1]),
);

test('parseSearch: takes a sight with a topic for the sight', () =>
  expect(read('oia sunset')).toEqual(['Oia', null, 0]));

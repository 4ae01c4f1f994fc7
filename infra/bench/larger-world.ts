import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGazetteer } from '@placelore/guidebook/gazetteer-columns.js';
import { readSourceTowns, type SourceTown } from '@placelore/guidebook/gazetteer-source.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/records.js';

/** How far apart copies stand, in degrees: the world becomes denser, which is harder than becoming wider. */
const TOWNS_APART = 0.05;
const RECORDS_APART = 0.004;
/** Added to the ids of towns, by copy. */
const IDS_APART = 100_000_000;
const VOWELS = 'aeiou';

/**
 * Lays out the built places service below an empty folder as it lies below the root, with `times` the gazetteer and
 * guidebook: the originals, and copies beside them with other names. The same in every run. What is not of this data is
 * linked, so that the very service that is delivered runs on it.
 */
export function layOutLargerWorld(root: string, folder: string, times: number): void {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  mkdirSync(join(folder, 'node_modules', '@placelore'), { recursive: true });
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules).filter((name) => name !== '@placelore')) {
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  for (const name of ['contracts', 'platform']) {
    symlinkSync(join(root, 'packages', name), join(folder, 'node_modules', '@placelore', name));
  }
  symlinkSync(join(folder, 'packages', 'guidebook'), join(folder, 'node_modules', '@placelore', 'guidebook'));
  for (const part of ['services/places', 'packages/guidebook']) {
    cpSync(join(root, part, 'dist'), join(folder, part, 'dist'), { recursive: true });
    cpSync(join(root, part, 'package.json'), join(folder, part, 'package.json'));
    // Versions that only this part has.
    const own = join(root, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, part, 'node_modules'));
  }
  const towns = readSourceTowns();
  writeGazetteer(
    join(folder, 'packages/guidebook/dist/gazetteer.bin'),
    copies.flatMap((copy) => towns.map((town) => townLike(town, copy))),
  );
  multiplyRecords<LandmarkRecord>(root, folder, 'landmarks', (record) => copies.map((copy) => sightLike(record, copy)));
  multiplyRecords<CityRecord>(root, folder, 'cities', (record) => copies.map((copy) => cityLike(record, copy)));
}

function multiplyRecords<T>(root: string, folder: string, kind: string, multiplied: (record: T) => T[]): void {
  const data = join('packages/guidebook/data', kind);
  mkdirSync(join(folder, data), { recursive: true });
  for (const file of readdirSync(join(root, data)).filter((name) => name.endsWith('.json'))) {
    const records = JSON.parse(readFileSync(join(root, data, file), 'utf8')) as T[];
    writeFileSync(join(folder, data, file), JSON.stringify(records.flatMap(multiplied)));
  }
}

/** Another name of the same kind: every vowel becomes another one, and copies from the fifth on have one more. */
function nameLike(name: string, copy: number): string {
  const turned = name.replace(/[aeiou]/g, (vowel) => VOWELS[(VOWELS.indexOf(vowel) + copy) % VOWELS.length]!);
  return turned + (VOWELS[Math.floor(copy / VOWELS.length) - 1] ?? '');
}

function townLike(town: SourceTown, copy: number): SourceTown {
  return {
    ...town,
    id: town.id + copy * IDS_APART,
    name: nameLike(town.name, copy),
    latitude: Math.round(nearer0(town.latitude, copy * TOWNS_APART * 1e5)),
    longitude: Math.round(nearer0(town.longitude, copy * TOWNS_APART * 1e5)),
  };
}

/** Moved towards the equator or the first meridian, so that nothing leaves the world. */
const nearer0 = (value: number, by: number) => (value > 0 ? value - by : value + by);

function moved<T extends { latitude: number; longitude: number; name: string }>(record: T, copy: number): T {
  return {
    ...record,
    name: nameLike(record.name, copy),
    latitude: nearer0(record.latitude, copy * RECORDS_APART),
    longitude: nearer0(record.longitude, copy * RECORDS_APART),
  };
}

function sightLike(record: LandmarkRecord, copy: number): LandmarkRecord {
  const aliases = record.aliases.map((alias) => nameLike(alias, copy));
  return { ...moved(record, copy), id: idLike(record.id, copy), aliases, city: nameLike(record.city, copy) };
}

function cityLike(record: CityRecord, copy: number): CityRecord {
  return {
    ...moved(record, copy),
    id: idLike(record.id, copy),
    aliases: record.aliases.map((alias) => nameLike(alias, copy)),
    restaurants: record.restaurants.map((venue) => moved(venue, copy)),
    hotels: record.hotels.map((venue) => moved(venue, copy)),
  };
}

const idLike = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`);

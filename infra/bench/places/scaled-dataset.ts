import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityRecord, DestinationRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { writeGazetteer } from '@placelore/guidebook/gazetteer/gazetteer-columns.js';
import { readSourceTowns, type SourceTown } from '@placelore/guidebook/gazetteer/gazetteer-source.js';

/** Distance between copies in degrees. Copies make the world denser, which is harder than making it larger. */
const TOWN_SHIFT_DEGREES = 0.05;
const RECORD_SHIFT_DEGREES = 0.004;
/** Offset that each copy adds to the ids of towns. */
const ID_OFFSET = 100_000_000;
const VOWELS = 'aeiou';

/**
 * Creates the built places service in an empty folder with `factor` times the gazetteer and guidebook: the originals,
 * and nearby copies with other names, the same in every run. All other files are links to the original service.
 */
export function createScaledDataset(root: string, folder: string, factor: number): void {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
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
    // Packages in versions that only this service uses.
    const own = join(root, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, part, 'node_modules'));
  }
  const towns = readSourceTowns();
  writeGazetteer(
    join(folder, 'packages/guidebook/dist/gazetteer.bin'),
    copies.flatMap((copy) => towns.map((town) => copyTown(town, copy))),
  );
  multiplyRecords<LandmarkRecord>(root, folder, 'landmarks', (record) =>
    copies.map((copy) => copyLandmark(record, copy)),
  );
  multiplyRecords<CityRecord>(root, folder, 'cities', (record) => copies.map((copy) => copyCity(record, copy)));
  multiplyRecords<DestinationRecord>(root, folder, 'destinations', (record) =>
    copies.map((copy) => copyDestination(record, copy)),
  );
  for (const kind of ['names', 'stories', 'water'])
    symlinkSync(join(root, 'packages/guidebook/data', kind), join(folder, 'packages/guidebook/data', kind));
}

function multiplyRecords<T>(root: string, folder: string, kind: string, multiply: (record: T) => T[]): void {
  const data = join('packages/guidebook/data', kind);
  mkdirSync(join(folder, data), { recursive: true });
  for (const file of readdirSync(join(root, data)).filter((name) => name.endsWith('.json'))) {
    const records = JSON.parse(readFileSync(join(root, data, file), 'utf8')) as T[];
    writeFileSync(join(folder, data, file), JSON.stringify(records.flatMap(multiply)));
  }
}

/** Returns a similar but different name: every vowel changes, and copies from the fifth on have an additional one. */
function copyName(name: string, copy: number): string {
  const turned = name.replace(/[aeiou]/g, (vowel) => VOWELS[(VOWELS.indexOf(vowel) + copy) % VOWELS.length]!);
  return turned + (VOWELS[Math.floor(copy / VOWELS.length) - 1] ?? '');
}

function copyTown(town: SourceTown, copy: number): SourceTown {
  return {
    ...town,
    id: town.id + copy * ID_OFFSET,
    name: copyName(town.name, copy),
    latitude: Math.round(shiftTowardsZero(town.latitude, copy * TOWN_SHIFT_DEGREES * 1e5)),
    longitude: Math.round(shiftTowardsZero(town.longitude, copy * TOWN_SHIFT_DEGREES * 1e5)),
  };
}

/** Copies move toward the equator or the prime meridian, so that no coordinate leaves its range. */
const shiftTowardsZero = (value: number, by: number) => (value > 0 ? value - by : value + by);

function shiftRecord<T extends { latitude: number; longitude: number; name: string }>(record: T, copy: number): T {
  return {
    ...record,
    name: copyName(record.name, copy),
    latitude: shiftTowardsZero(record.latitude, copy * RECORD_SHIFT_DEGREES),
    longitude: shiftTowardsZero(record.longitude, copy * RECORD_SHIFT_DEGREES),
  };
}

function copyLandmark(record: LandmarkRecord, copy: number): LandmarkRecord {
  const aliases = record.aliases.map((alias) => copyName(alias, copy));
  return { ...shiftRecord(record, copy), id: copyId(record.id, copy), aliases, city: copyName(record.city, copy) };
}

function copyCity(record: CityRecord, copy: number): CityRecord {
  return {
    ...shiftRecord(record, copy),
    id: copyId(record.id, copy),
    aliases: record.aliases.map((alias) => copyName(alias, copy)),
    restaurants: record.restaurants.map((venue) => shiftRecord(venue, copy)),
    hotels: record.hotels.map((venue) => shiftRecord(venue, copy)),
  };
}

/** A copy has the extent of its original, so that positions are compared with ten times as many areas. */
function copyDestination(record: DestinationRecord, copy: number): DestinationRecord {
  const rename = (names: string[]) => names.map((name) => copyName(name, copy));
  const { id, name, localNames, aliases } = record;
  return {
    ...record,
    id: copyId(id, copy),
    name: copyName(name, copy),
    localNames: rename(localNames),
    aliases: rename(aliases),
  };
}

const copyId = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`);

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LandmarkRecord, StrangersPlace } from './cases.js';
import { toFact } from './grade-statements.js';

const DATA_FOLDER = resolve(__dirname, '../../guidebook/data');
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

interface CitedSentence {
  text: string;
  facts: string[];
}

interface StoryRecord extends Record<'hook' | 'notice' | 'practical' | 'onward', CitedSentence[]> {
  id: string;
  facts: { id: string; text: string }[];
  story: CitedSentence[][];
}

function readRecords<T>(folder: string): T[] {
  const path = join(DATA_FOLDER, folder);
  return readdirSync(path).flatMap((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as T[]);
}

/** Reads the paragraphs of the guidebook's stories, all of which are true, as the library verifies them. */
export function readStories(): StrangersPlace[] {
  const cities = readRecords<Omit<LandmarkRecord, 'city'>>('cities').map((city) => ({ ...city, city: city.name }));
  const places = new Map([...readRecords<LandmarkRecord>('landmarks'), ...cities].map((record) => [record.id, record]));
  return readRecords<StoryRecord>('stories').flatMap(({ id, facts, hook, story, notice, practical, onward }) => {
    const { name, localName = null, aliases, city, country: countryCode, latitude, longitude } = places.get(id)!;
    const country = COUNTRY_NAMES.of(countryCode)!;
    const input = {
      place: { name, localName, aliases, city, region: null, country, countryCode, latitude, longitude },
      language: 'en' as const,
      facts: facts.map((fact, index) => ({ ...toFact(fact.text, index, 'en'), id: fact.id })),
    };
    const items = notice.map((sentence) => [sentence]);
    return [hook, ...story, ...items, practical, onward].map((paragraph) => ({
      ...input,
      sentences: paragraph.map(({ text, facts: cited }) => ({
        text,
        facts: cited,
        truth: true,
        kind: 'true',
        note: '',
      })),
    }));
  });
}

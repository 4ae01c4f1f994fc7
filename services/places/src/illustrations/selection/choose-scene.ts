import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { SeededRandom } from '../../drawing/seeded-random.js';
import { MOTIFS, type MotifName } from '../motifs/catalog.js';
import { type Land, type Motif, SITE_BY_WATER, type Site } from '../scene/motif.js';
import type { PaletteName } from '../scene/palettes.js';
import { isByWater } from './by-water.js';
import { chooseForm } from './describe-form.js';
import { findHeadKind, findKind } from './find-kind.js';
import { findRecord } from './find-record.js';
import { findLandscapes } from './landscapes.js';
import { chooseFort, chooseMosque, findVillages, localizeStreet } from './local-forms.js';
import { EAST_ASIAN_MOTIFS, HIGHLAND_MOTIFS, METROPOLITAN_MOTIFS, OWN_MUSEUMS } from './motif-groups.js';
import {
  ANTIQUE_COUNTRIES,
  BELL_FRONT_COUNTRIES,
  BUDDHIST_COUNTRIES,
  DOME_COUNTRIES,
  DRUM_COUNTRIES,
  EUROPEAN_ALPINE_COUNTRIES,
  findRegionalPalette,
  HINDU_COUNTRIES,
  ISLAMIC_COUNTRIES,
  isInMetropolis,
  MESOAMERICAN_COUNTRIES,
  ONION_COUNTRIES,
  PAGODA_COUNTRIES,
  TIERED_TEMPLE_COUNTRIES,
} from './regions.js';
import type { RegionalKind } from './title-words.js';
import { findFamousTown } from './towns/famous-towns.js';

/** What a cover shows. */
export interface SceneChoice {
  motif: MotifName;
  palette: PaletteName;
  site: Site;
}

/** Share of a town's radius within which houses stand close together. */
const DENSE_SHARE = 0.8;
/** Inhabitants below which a town has no cathedral or tower that its visitors would expect in a picture. */
const SMALL_TOWN_POPULATION = 20_000;

/** Chooses motif and palette by the record of the guidebook, the place's type, the words of its title, its category and its part of the world. */
export function chooseScene(subject: CoverSubject): SceneChoice {
  const { position, seed } = subject;
  const country = position && findCountryAt(position);
  const regional = findRegionalPalette(country, subject);
  const record = findRecord(subject);
  const motif =
    record?.motif ??
    localizeStreet(
      chooseUnrecorded(subject, country ?? '', regional, record?.summary ?? '', seed),
      country ?? '',
      regional,
    );
  const land = findLand(subject, MOTIFS[motif]);
  const isWet = canShowWater(MOTIFS[motif], land) && isByWater(subject, record, land === 'city');
  const site = isWet ? SITE_BY_WATER[land] : land;
  const isEasternGarden = motif === 'garden' && regional === 'eastAsian';
  if (isEasternGarden) return { motif, palette: regional, site };
  if (motif === 'skyline' || ((METROPOLITAN_MOTIFS.has(motif) || land === 'city') && isInMetropolis(subject)))
    return { motif, palette: 'metropolitan', site };
  if (country === 'VN' && EAST_ASIAN_MOTIFS.has(motif)) return { motif, palette: 'eastAsian', site };
  const isHighland = HIGHLAND_MOTIFS.has(motif) && ['atlantic', 'mediterranean'].includes(regional);
  return { motif, palette: isHighland ? 'alpine' : regional, site };
}

/** Checks whether views of a motif differ by water; others need no views of their own. */
const canShowWater = ({ setting, mayReflect, isPanorama }: Motif, land: Land): boolean =>
  mayReflect === true || (isPanorama ? setting === 'shore' : land === 'city' && setting !== 'scenery');

/** Finds what lies around a subject: a page about a city shows the city, and a sight within a town's houses the town. */
function findLand(subject: CoverSubject, motif: Motif): Land {
  const { position, placeType } = subject;
  // Ruins with the name of their town have land of their own.
  if (placeType === 'City' || (placeType === null && !motif.isApart && isTown(subject))) return 'city';
  if (!position || (placeType !== null && placeType !== 'Town')) return 'country';
  if (placeType === 'Town' || isInMetropolis(subject)) return 'town';
  const nearest = Atlas.load().gazetteer.findNearest(position);
  return nearest && nearest.distance <= estimateTownRadius(nearest.town.population) * DENSE_SHARE ? 'town' : 'country';
}

function chooseUnrecorded(
  subject: CoverSubject,
  country: string,
  palette: PaletteName,
  summary: string,
  seed: string,
): MotifName {
  const motif = chooseMotif(subject, country, palette, new SeededRandom(`${seed} motif`));
  if (subject.placeType !== null || isTown(subject)) return motif;
  const isOfCategory = findKind(subject.title) === null;
  return chooseForm(
    motif,
    { text: `${subject.title}. ${summary}`, isOfCategory, palette },
    new SeededRandom(`${seed} form`),
  );
}

function chooseMotif(subject: CoverSubject, country: string, palette: PaletteName, random: SeededRandom): MotifName {
  if (subject.placeType) return chooseByType(subject.placeType, subject, country, palette, random);
  if (subject.category === 'Restaurant') return 'table';
  const kind = findKind(subject.title);
  // A museum about a famous place is not that place.
  if (subject.category === 'Museum' && !(kind && OWN_MUSEUMS.has(kind)) && findHeadKind(subject.title) === 'museum')
    return 'museum';
  if (kind) return resolveKind(kind, subject, country, palette);
  if (isTown(subject)) return chooseTown(subject, country, palette, random);
  return chooseByCategory(subject.category, country, palette, random);
}

/** Checks whether the page is about the town it lies in: its location begins with its title. */
const isTown = ({ title, location, category }: CoverSubject): boolean =>
  location.split(',')[0]!.trim() === title.trim() && !['Beach', 'Mountain', 'Natural Wonder'].includes(category);

/** Towns are drawn by what stands out in those of their country; gabled houses are those of Europe and the Americas. */
function chooseTown(subject: CoverSubject, country: string, palette: PaletteName, random: SeededRandom): MotifName {
  const famous = findFamousTown(subject.title, country);
  if (famous) return famous;
  if (isInMetropolis(subject) || palette === 'metropolitan') return 'skyline';
  const villages =
    subject.position && subject.placeType !== 'City' && findVillages(country, palette, subject.position.latitude);
  if (villages && isSmallTown(subject.position!)) return pick(villages, random);
  if (palette === 'alpine' && !EUROPEAN_ALPINE_COUNTRIES.has(country) && country !== 'US') return 'mountain';
  if (PAGODA_COUNTRIES.has(country)) return 'pagoda';
  if (BUDDHIST_COUNTRIES.has(country)) return chooseTemple(country);
  if (country === 'IN') return 'gopuram';
  if (palette === 'desert') return 'fortress';
  if (palette === 'savanna' && country !== 'AU') return 'market';
  if (ISLAMIC_COUNTRIES.has(country) && palette !== 'monsoon') return chooseMosque(country);
  // A church or tower rises above the roofs of some towns; of others the picture shows a street.
  return pick(['gabledStreet', chooseChurch(country), 'tower', chooseChurch(country)], random);
}

/** Checks whether the nearest town has few inhabitants; those of unknown places are not counted. */
function isSmallTown(position: Position): boolean {
  const nearest = Atlas.load().gazetteer.findNearest(position);
  return nearest !== null && nearest.town.population > 0 && nearest.town.population < SMALL_TOWN_POPULATION;
}

/** Palettes of lands whose resorts are in the mountains; elsewhere they are by the sea. */
const SKI_PALETTES: ReadonlySet<PaletteName> = new Set(['alpine', 'nordic', 'andean']);

function chooseByType(
  type: PlaceType,
  subject: CoverSubject,
  country: string,
  palette: PaletteName,
  random: SeededRandom,
): MotifName {
  if (type === 'City' || type === 'Town' || type === 'Village') return chooseTown(subject, country, palette, random);
  if (type === 'Resort')
    return SKI_PALETTES.has(palette) ? 'mountain' : pick(findLandscapes('Beach', country, palette), random);
  return pick(findLandscapes(type, country, palette), random);
}

/** Returns what a kind of building looks like in a country. */
function resolveKind(
  kind: MotifName | RegionalKind,
  subject: CoverSubject,
  country: string,
  palette: PaletteName,
): MotifName {
  switch (kind) {
    case 'church': {
      const church = chooseChurch(country);
      return church === 'gothicChurch' ? 'parishChurch' : church;
    }
    case 'cathedral':
      return chooseChurch(country);
    case 'castle':
      return country === 'JP' ? 'keep' : 'castle';
    case 'temple':
      return chooseTemple(country);
    case 'lake':
      return subject.category === 'Park' ? 'garden' : findLandscapes('Lake', country, palette)[0]!;
    case 'garden':
      return country === 'JP' ? 'pondGarden' : kind;
    case 'shrine':
      if (country === 'JP') return 'shrineTorii';
      return ISLAMIC_COUNTRIES.has(country) || country === 'IN' ? chooseMosque(country) : chooseReligious(country);
    case 'mosque':
      return chooseMosque(country);
    case 'fortress':
      return chooseFort(country, palette);
    case 'tomb':
      if (ISLAMIC_COUNTRIES.has(country) || country === 'IN') return 'mosque';
      return palette === 'eastAsian' ? 'gate' : 'columns';
    case 'pyramidRegional':
      return MESOAMERICAN_COUNTRIES.has(country) || country === 'ID' || country === 'KH' ? 'broadSteps' : 'pyramid';
    case 'ruins':
      return MESOAMERICAN_COUNTRIES.has(country) ? 'broadSteps' : 'columns';
    case 'tower':
      return palette === 'eastAsian' && subject.category !== 'Landmark' ? 'pagoda' : 'tower';
    case 'palace':
      return subject.category === 'Entertainment' ? 'theater' : 'palace';
    case 'monastery':
      return DRUM_COUNTRIES.has(country) ? 'drumChurch' : kind;
    case 'pagoda':
      return country === 'MM' ? 'stupa' : 'pagoda';
    case 'stadiumBowl':
      return subject.category === 'Historical Site' ? 'oldArena' : 'stadiumBowl';
    case 'theater':
      return subject.category === 'Historical Site' && ANTIQUE_COUNTRIES.has(country) ? 'ancientTheater' : 'theater';
    case 'ghats':
      return HINDU_COUNTRIES.has(country) ? 'ghats' : 'gabledStreet';
    case 'stoneBridge':
      return subject.category === 'Transportation' ? 'suspensionBridge' : 'stoneBridge';
    default:
      return kind;
  }
}

function chooseChurch(country: string): MotifName {
  if (ONION_COUNTRIES.has(country)) return 'onionChurch';
  if (DRUM_COUNTRIES.has(country)) return 'drumChurch';
  if (BELL_FRONT_COUNTRIES.has(country)) return 'bellFront';
  return DOME_COUNTRIES.has(country) ? 'domedChurch' : 'gothicChurch';
}

function chooseTemple(country: string): MotifName {
  if (PAGODA_COUNTRIES.has(country)) return 'templeHall';
  if (country === 'ID') return 'pagoda';
  if (TIERED_TEMPLE_COUNTRIES.has(country)) return 'tieredTemple';
  if (BUDDHIST_COUNTRIES.has(country)) return 'stupa';
  if (HINDU_COUNTRIES.has(country)) return 'gopuram';
  return MESOAMERICAN_COUNTRIES.has(country) ? 'broadSteps' : 'columns';
}

function chooseReligious(country: string): MotifName {
  if (PAGODA_COUNTRIES.has(country) || BUDDHIST_COUNTRIES.has(country)) return chooseTemple(country);
  if (country === 'IN') return 'gopuram';
  return ISLAMIC_COUNTRIES.has(country) ? chooseMosque(country) : chooseChurch(country);
}

function chooseHistoric(country: string, palette: PaletteName): MotifName {
  if (ANTIQUE_COUNTRIES.has(country)) return 'columns';
  if (MESOAMERICAN_COUNTRIES.has(country)) return 'broadSteps';
  if (palette === 'eastAsian') return 'gate';
  return country === 'KH' ? 'stoneTowers' : chooseFort(country, palette);
}

function chooseByCategory(category: Category, country: string, palette: PaletteName, random: SeededRandom): MotifName {
  switch (category) {
    case 'Restaurant':
      return 'table';
    case 'Religious Site':
      return chooseReligious(country);
    case 'Historical Site':
      return chooseHistoric(country, palette);
    case 'Natural Wonder':
      return pick(findLandscapes('Nature', country, palette), random);
    case 'Beach':
      return pick(findLandscapes('Beach', country, palette), random);
    default:
      return pick(CATEGORY_MOTIFS[category], random);
  }
}

const CATEGORY_MOTIFS: Record<
  Exclude<Category, 'Restaurant' | 'Religious Site' | 'Historical Site' | 'Natural Wonder' | 'Beach'>,
  readonly MotifName[]
> = {
  Landmark: ['tower', 'gabledStreet'],
  Museum: ['museum'],
  Park: ['garden'],
  Mountain: ['mountain'],
  Architecture: ['palace'],
  'Cultural Site': ['gabledStreet'],
  Shopping: ['market'],
  Entertainment: ['theater'],
  Transportation: ['station'],
  Other: ['gabledStreet'],
};

const pick = (motifs: readonly MotifName[], random: SeededRandom): MotifName =>
  motifs[Math.floor(random.between(0, motifs.length))]!;

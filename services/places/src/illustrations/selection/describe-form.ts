import type { SeededRandom } from '../../drawing/seeded-random.js';
import type { MotifName } from '../motifs/catalog.js';
import type { PaletteName } from '../scene/palettes.js';

type FormRules = readonly (readonly [words: RegExp, motifs: readonly MotifName[]])[];

const CHURCH_RULES: FormRules = [
  [/\bGreek temple|\bportico\b/i, ['porticoMuseum']],
  [/\b(?:domes?|domed|cupolas?|rotunda|round)\b/i, ['domedChurch']],
  [/\bspires\b/i, ['gothicChurch']],
  [
    /\b(?:spire|steeple|plain|Franciscan|Dominican|wooden|timber|whitewashed|village)\b|^[^.]*\bchapel\b/i,
    ['parishChurch'],
  ],
  [/\bGothic\b/i, ['gothicChurch']],
  [/\bRomanesque\b/i, ['parishChurch']],
  [/\b(?:Baroque|Renaissance|Neoclassical)\b/i, ['domedChurch']],
];
const SPIRE = /\b(?:spire|steeple)\b/i;
/** Pairs of towers are those of a Gothic front in its countries, and those beside a dome elsewhere. */
const TWIN_TOWERS = /\b(?:twin|two|pair of) (?:\w+ )?towers\b/i;

/** Buildings of glass and concrete, of which no record says more. */
const MODERN_MUSEUMS: readonly MotifName[] = ['modernMuseum', 'boxMuseum', 'glassPavilion', 'concreteMuseum'];

const MUSEUM_RULES: FormRules = [
  [/\b(?:railway station|Union Station|terminal)\b/i, ['station']],
  [/\b(?:aquarium|sharks|fish tanks?)\b/i, ['aquarium']],
  [/\b(?:power (?:station|plant)|warehouses?|factory|factories)\b/i, ['industrialMuseum']],
  [/\b(?:courtyards?|cloisters?|patios?)\b/i, ['arcadeCourt']],
  [/\bcastle-like\b/i, ['castle']],
  [
    /\b(?:glass(?! dome)|concrete|steel|metallic|titanium|cubes?|spiral|disks|story tower|tall museum|modern (?:building|museum))\b/i,
    MODERN_MUSEUMS,
  ],
  [/\b(?:portico|Doric|columns|colonnaded|classical|Beaux-Arts|domed)\b/i, ['porticoMuseum']],
  [
    /(?:\bin (?:an?|the) [\w' -]{0,30}|\bformer |^[^.]*\. (?:The|An?) [\w' -]{0,25})\b(?:palace|residence|mansion|villa|manor)\b/i,
    ['palace', 'longPalace'],
  ],
  [/\. (?:The|An?|Four) [\w' -]{0,30}(?<!treasure )\bhouses?\b/i, ['gabledStreet']],
  [/\b(?:brick|sandstone|Gothic|Neo-Gothic|cathedral-like|arsenal|silo|brewery)\b/i, ['galleryMuseum']],
  [
    /\b(?:modern|contemporary|20th-century) (?:and contemporary )?art\b|\bart of (?:our day|Africa today)\b/i,
    MODERN_MUSEUMS,
  ],
];
/** Museums of which records say nothing; those of glass and concrete are rare among them. */
const MUSEUMS: readonly MotifName[] = ['museum', 'porticoMuseum', 'galleryMuseum', 'atticMuseum'];
const MUSEUMS_BY_PALETTE: Partial<Record<PaletteName, readonly MotifName[]>> = {
  mediterranean: ['villaMuseum', 'porticoMuseum', 'atticMuseum'],
  andean: ['arcadeCourt', 'porticoMuseum', 'museum'],
  eastAsian: ['tiledMuseum', 'porticoMuseum', 'boxMuseum'],
  desert: ['arcadeCourt', 'porticoMuseum', 'boxMuseum'],
};

/** What the words of places without a kind say; they hold only for drawings that stand for a category. */
const CATEGORY_RULES: FormRules = [
  [/\bruin(?:s|ed)?\b/i, ['ruins']],
  [/\b(?:cave|caves|cavern|grotto)\b/i, ['cavern']],
  [/\b(?:Art Deco|skyscraper)\b/i, ['skyscraper']],
];
const CATEGORY_MOTIFS: ReadonlySet<MotifName> = new Set<MotifName>(['tower', 'gabledStreet', 'fortress', 'columns']);

const GLASSHOUSE_WORDS =
  /\b(?:botanic\w*|conservatory|conservatories|glasshouses?|greenhouses?|hothouses?|palm house|winter ?gardens?|tulips?|orchids?)\b/i;
/** Words of parks whose drawing may have a pond, a fountain or flower beds. */
const GARDEN_WORDS =
  /\b(?:gardens?|botanic\w*|arboretum|conservatory|glasshouse|greenhouse|flowers?|roses?|ponds?|lakes?|pools?|fountains?|streams?|water|zoo)\b/i;

const GARDEN_RULES: FormRules = [
  [/\b(?:flowers?|roses?)\b/i, ['roseGarden', 'glasshouse']],
  [/\b(?:lakes?|rowing boats?)\b/i, ['boatingLake']],
  [/\b(?:palace|château|parterres?|formal)\b/i, ['formalGarden']],
];

const CHURCHES: ReadonlySet<MotifName> = new Set<MotifName>(['gothicChurch', 'domedChurch', 'parishChurch']);

/**
 * Returns the motif of a family that fits what its title and its record's summary say of a building's form.
 * @param isOfCategory whether the motif only stands for the place's category
 */
export function chooseForm(
  motif: MotifName,
  { text, isOfCategory, palette }: { text: string; isOfCategory: boolean; palette: PaletteName },
  random: SeededRandom,
): MotifName {
  if (motif === 'gothicChurch' && TWIN_TOWERS.test(text)) return motif;
  // Parish churches of the Alps have onion domes.
  if (CHURCHES.has(motif) && palette === 'alpine' && SPIRE.test(text)) return motif;
  // Domes are behind the bell towers of Latin America.
  if (motif === 'bellFront') {
    const form = findForm(CHURCH_RULES, text, random) ?? motif;
    return form === 'domedChurch' ? motif : form;
  }
  if (CHURCHES.has(motif)) return findForm(CHURCH_RULES, text, random) ?? motif;
  if (motif === 'museum')
    return findForm(MUSEUM_RULES, text, random) ?? pick(MUSEUMS_BY_PALETTE[palette] ?? MUSEUMS, random);
  if (motif === 'garden' && palette !== 'eastAsian') {
    const isTropical = palette === 'monsoon' || palette === 'savanna';
    if (GLASSHOUSE_WORDS.test(text)) return isTropical ? 'palmGarden' : 'glasshouse';
    if (!GARDEN_WORDS.test(text)) return pick(['lawnPark', 'picnicLawn'], random);
    return findForm(GARDEN_RULES, text, random) ?? motif;
  }
  if (isOfCategory && CATEGORY_MOTIFS.has(motif)) return findForm(CATEGORY_RULES, text, random) ?? motif;
  return motif;
}

function findForm(rules: FormRules, text: string, random: SeededRandom): MotifName | null {
  const motifs = rules.find(([words]) => words.test(text))?.[1];
  return motifs ? pick(motifs, random) : null;
}

const pick = (motifs: readonly MotifName[], random: SeededRandom): MotifName =>
  motifs[Math.floor(random.between(0, motifs.length))]!;

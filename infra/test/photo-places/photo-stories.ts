import type { Degrees, Expected, ModelAnswer, PhotoStory } from './photo-story.ts';

/** Sights that open services know and the guidebook does not. */
export const OPEN_SIGHTS: readonly { name: string; aliases?: string[]; at: Degrees; kind?: 'venue' }[] = [
  { name: 'Fontana Pretoria', aliases: ['Pretoria Fountain'], at: [38.11536, 13.36208] },
  { name: 'Quattro Canti', at: [38.11562, 13.36141] },
  { name: 'Trattoria Ferro di Cavallo', at: [38.1179, 13.3642], kind: 'venue' },
  { name: 'Pfunds Molkerei', at: [51.06497, 13.75848] },
  { name: 'Neptune Fountain', aliases: ['Fontana del Nettuno'], at: [44.49394, 11.34281] },
  { name: 'Neptune Fountain', aliases: ['Fontanna Neptuna'], at: [54.34856, 18.65329] },
  { name: 'Mauritshuis', at: [52.0804, 4.3143] },
  { name: 'National Museum', at: [59.9114, 10.7292] },
  { name: 'Munch Museum', at: [59.9058, 10.7551] },
];

/** Works of art and the museums where they are, as open services state. */
export const HELD_WORKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Girl with a Pearl Earring', ['Mauritshuis']],
  ['The Scream', ['National Museum', 'Munch Museum']],
]);

const PALERMO: Degrees = [38.1157, 13.3618];
const PALERMO_AWAY: Degrees = [38.141, 13.351];
const BOLOGNA: Degrees = [44.4937, 11.3429];
const BERLIN: Degrees = [52.5163, 13.3777];
const DRESDEN: Degrees = [51.0504, 13.7373];
const OCEAN: Degrees = [30, -40];
const THE_HAGUE: Degrees = [52.0805, 4.3141];
const OSLO_MUNCH: Degrees = [59.9059, 10.7553];
const TOKYO: Degrees = [35.6586, 139.7454];
const COLOSSEUM: Degrees = [41.8902, 12.4922];
const NAPLES: Degrees = [40.8386, 14.2494];

type Certainty = ModelAnswer['certainty'];
const says = (certainty: Certainty, name: string, city?: string, country?: string, subject?: string): ModelAnswer => ({
  name,
  certainty,
  ...(city !== undefined && { city }),
  ...(country !== undefined && { country }),
  ...(subject !== undefined && { subject }),
});
const pretoria = (certainty: Certainty) => says(certainty, 'Fontana Pretoria', 'Palermo', 'Italy');

const identified = (place: string, isPublic = true, contradicts: Expected['contradicts'] = []): Expected => ({
  outcome: 'identified',
  place,
  isPublic,
  contradicts,
});
const perhaps = (place?: string, contradicts: Expected['contradicts'] = []): Expected => ({
  outcome: 'perhaps',
  ...(place !== undefined && { place }),
  isPublic: false,
  contradicts,
});
const positionOnly = (place: string, offered?: string, contradicts: Expected['contradicts'] = []): Expected => ({
  outcome: 'position only',
  place,
  ...(offered !== undefined && { offered }),
  isPublic: false,
  contradicts,
});
const NOTHING: Expected = { outcome: 'not identified', isPublic: false };

type Clues = Partial<Omit<PhotoStory, 'what' | 'model' | 'expected'>>;
type Row = [what: string, model: ModelAnswer | null, expected: Expected, clues?: Clues];
const FONTANA = 'Fontana Pretoria, Italy';
const CLOSED: Clues = { open: false };

const rows: Row[] = [
  // Only a name, which open services know.
  ['a sight that only open services know', pretoria('certain'), identified(FONTANA)],
  ['the same by its English name', says('certain', 'Pretoria Fountain', 'Palermo', 'Italy'), identified(FONTANA)],
  ['a likely one', pretoria('likely'), identified(FONTANA, false)],
  ['a guess', pretoria('guess'), perhaps(FONTANA)],
  ['one in Dresden', says('certain', 'Pfunds Molkerei', 'Dresden', 'Germany'), identified('Pfunds Molkerei, Germany')],
  [
    'a name of two sights, in Bologna',
    says('certain', 'Neptune Fountain', 'Bologna', 'Italy'),
    identified('Neptune Fountain, Italy'),
  ],
  [
    'a name of two sights, in Gdańsk',
    says('certain', 'Neptune Fountain', 'Gdańsk', 'Poland'),
    identified('Neptune Fountain, Poland'),
  ],
  [
    'a name of two sights, in Italy',
    says('certain', 'Neptune Fountain', undefined, 'Italy'),
    identified('Neptune Fountain, Italy'),
  ],
  [
    'a real name in the wrong town',
    says('certain', 'Fontana Pretoria', 'Catania', 'Italy'),
    perhaps('Fontana Pretoria, Italy'),
  ],
  [
    'an invented sight',
    says('certain', 'Golden Lantern Tower', 'Paris', 'France'),
    perhaps('Golden Lantern Tower, France'),
  ],
  ['a sight of the guidebook', says('certain', 'Eiffel Tower', 'Paris', 'France'), identified('Eiffel Tower, France')],
  ['a copy of one elsewhere', says('certain', 'Eiffel Tower', 'Las Vegas', 'United States'), perhaps()],
  ['an unknown name without a town', says('certain', 'Flibber Monument'), NOTHING],
  ['a town', says('certain', 'Palermo', 'Palermo', 'Italy'), identified('Palermo, Italy')],
  // Nothing confirms the name.
  ['a name, nobody to ask', pretoria('certain'), perhaps(FONTANA), CLOSED],
  ['a likely name, nobody to ask', pretoria('likely'), perhaps(FONTANA), CLOSED],
  ['a guessed name, nobody to ask', pretoria('guess'), perhaps(FONTANA), CLOSED],
  [
    'a name and a position, nobody to ask',
    pretoria('certain'),
    positionOnly('Palermo, Italy', 'Fontana Pretoria'),
    { ...CLOSED, at: PALERMO },
  ],
  [
    'a name and a stated town, nobody to ask',
    pretoria('certain'),
    { ...identified('Palermo, Italy', false), offered: 'Fontana Pretoria' },
    { ...CLOSED, hint: 'Palermo' },
  ],
  [
    'a name and a position elsewhere, nobody to ask',
    pretoria('certain'),
    positionOnly('Berlin, Germany', 'Fontana Pretoria', ['landmark recognized']),
    { ...CLOSED, at: BERLIN },
  ],
  [
    'an invented sight and a position in the town',
    says('certain', 'Golden Lantern Tower', 'Berlin', 'Germany'),
    positionOnly('Berlin, Germany', 'Golden Lantern Tower'),
    { at: BERLIN },
  ],
  // Positions.
  ['a sight beside the camera', pretoria('certain'), identified(FONTANA), { at: PALERMO }],
  ['a guess beside the camera', pretoria('guess'), identified(FONTANA), { at: PALERMO }],
  ['a likely sight in the town', pretoria('likely'), identified(FONTANA), { at: PALERMO_AWAY }],
  [
    'a sight and a position in another country',
    pretoria('certain'),
    positionOnly('Berlin, Germany', 'Fontana Pretoria', ['landmark recognized']),
    { at: BERLIN },
  ],
  ['a sight and a position in the ocean', pretoria('certain'), perhaps(FONTANA, ['photo position']), { at: OCEAN }],
  [
    'a sight and the device at home',
    pretoria('certain'),
    identified(FONTANA, false, ['device position']),
    { device: BERLIN },
  ],
  [
    'a name of two sights beside one of them',
    says('likely', 'Neptune Fountain'),
    identified('Neptune Fountain, Italy'),
    { at: BOLOGNA },
  ],
  [
    'a name of two sights, of the other one',
    says('certain', 'Neptune Fountain', 'Gdańsk', 'Poland'),
    positionOnly('Bologna, Italy', 'Neptune Fountain', ['landmark recognized']),
    { at: BOLOGNA },
  ],
  ['nothing recognized beside a sight', null, positionOnly('Palermo, Italy'), { at: PALERMO }],
  // Signs.
  ['a likely sight and its name', pretoria('likely'), identified(FONTANA), { sign: 'FONTANA PRETORIA' }],
  ['a guess and its name', pretoria('guess'), identified(FONTANA, false), { sign: 'Fontana Pretoria' }],
  ['a sight and a hotel', pretoria('certain'), identified(FONTANA), { sign: 'HOTEL POSTA' }],
  [
    'a sight and another town',
    pretoria('certain'),
    identified(FONTANA, false, ['text in the photo']),
    { sign: 'Welcome to Berlin' },
  ],
  [
    'the sign of a restaurant',
    says('certain', 'Trattoria Ferro di Cavallo', 'Palermo', 'Italy', 'sign'),
    identified('Trattoria Ferro di Cavallo, Italy', false),
    { sign: 'TRATTORIA FERRO DI CAVALLO' },
  ],
  [
    'the sign of a restaurant, nobody to ask',
    says('certain', 'Trattoria Ferro di Cavallo', 'Palermo', 'Italy', 'sign'),
    perhaps('Trattoria Ferro di Cavallo, Italy'),
    { ...CLOSED, sign: 'TRATTORIA FERRO DI CAVALLO' },
  ],
  [
    'a menu near the restaurant',
    says('likely', 'Trattoria Ferro di Cavallo', 'Palermo', 'Italy', 'menu'),
    identified('Trattoria Ferro di Cavallo, Italy'),
    { at: PALERMO },
  ],
  [
    'a plaque of something unknown',
    says('certain', 'Goethe Residence', 'Palermo', 'Italy', 'plaque'),
    positionOnly('Palermo, Italy', 'Goethe Residence'),
    { at: PALERMO },
  ],
  // Works of art, food and rooms.
  [
    'a painting in the museum that holds it',
    says('certain', 'Girl with a Pearl Earring', 'The Hague', 'Netherlands', 'painting'),
    identified('Mauritshuis, Netherlands'),
    { at: THE_HAGUE },
  ],
  [
    'a painting anywhere',
    says('certain', 'Girl with a Pearl Earring', 'The Hague', 'Netherlands', 'painting'),
    identified('Mauritshuis, Netherlands', false),
  ],
  [
    'a painting, nobody to ask',
    says('certain', 'Girl with a Pearl Earring', 'The Hague', 'Netherlands', 'painting'),
    NOTHING,
    CLOSED,
  ],
  [
    'a painting far from its museum',
    says('certain', 'Girl with a Pearl Earring', 'The Hague', 'Netherlands', 'painting'),
    positionOnly('Tokyo, Japan', 'Mauritshuis', ['landmark recognized']),
    { at: TOKYO },
  ],
  ['a painting of two museums', says('certain', 'The Scream', undefined, undefined, 'painting'), NOTHING],
  [
    'a painting of two museums, in one of them',
    says('certain', 'The Scream', 'Oslo', 'Norway', 'painting'),
    identified('Munch Museum, Norway'),
    { at: OSLO_MUNCH },
  ],
  ['a dish', says('certain', 'Pad Thai', 'Bangkok', 'Thailand', 'dish'), NOTHING],
  [
    'a dish abroad',
    says('certain', 'Pad Thai', 'Bangkok', 'Thailand', 'dish'),
    positionOnly('Berlin, Germany'),
    { at: BERLIN },
  ],
  [
    'a dish and a stated town',
    says('certain', 'Pad Thai', 'Bangkok', 'Thailand', 'dish'),
    identified('Bangkok, Thailand'),
    { hint: 'Bangkok' },
  ],
  [
    'a statue of the guidebook',
    says('certain', 'Manneken Pis', 'Brussels', 'Belgium', 'statue'),
    identified('Manneken Pis, Belgium'),
  ],
  [
    'an unknown statue',
    says('certain', 'Statue of the Happy Baker', 'Dresden', 'Germany', 'statue'),
    positionOnly('Dresden, Germany', 'Statue of the Happy Baker'),
    { at: DRESDEN },
  ],
  [
    'a room of a museum',
    says('certain', 'Louvre Museum', 'Paris', 'France', 'interior'),
    identified('Louvre Museum, France'),
  ],
  [
    'an unknown room',
    says('guess', 'Galleria delle Farfalle', 'Naples', 'Italy', 'interior'),
    positionOnly('Naples, Italy'),
    { at: NAPLES },
  ],
  // Locations and sites that the visitor enters.
  ['a stated sight that open services know', null, identified(FONTANA), { hint: 'Fontana Pretoria, Palermo' }],
  [
    'a stated sight, nobody to ask',
    null,
    identified('Palermo, Italy', false),
    { ...CLOSED, hint: 'Fontana Pretoria, Palermo' },
  ],
  ['a stated town and a likely sight in it', pretoria('likely'), identified(FONTANA), { hint: 'Palermo' }],
  ['site details beside the camera', null, identified(FONTANA), { site: 'Fontana Pretoria', at: PALERMO }],
  ['another stated town', pretoria('certain'), perhaps('Berlin, Germany', ['landmark recognized']), { hint: 'Berlin' }],
  // A second look.
  [
    'a second look corrects the first',
    says('likely', 'Eiffel Tower', 'Paris', 'France'),
    identified('Brandenburg Gate, Germany', false, ['landmark recognized']),
    { at: BERLIN, second: { name: 'Brandenburg Gate', certainty: 'certain' } },
  ],
  [
    'a second look agrees',
    says('guess', 'Colosseum', 'Rome', 'Italy'),
    identified('Colosseum, Italy'),
    { at: COLOSSEUM, second: { name: 'Colosseum', certainty: 'certain' } },
  ],
  [
    'a second look finds nothing',
    pretoria('certain'),
    positionOnly('Berlin, Germany', 'Fontana Pretoria', ['landmark recognized']),
    { at: BERLIN, second: { name: null, certainty: 'certain' } },
  ],
  [
    'a second look at what the first did not know',
    null,
    identified(FONTANA),
    { at: PALERMO, second: { name: 'Fontana Pretoria', certainty: 'certain' } },
  ],
  [
    'a second look that only guesses',
    null,
    positionOnly('Palermo, Italy'),
    { at: PALERMO, second: { name: 'Fontana Pretoria', certainty: 'guess' } },
  ],
  [
    'a second look that names none, and another stated town',
    says('likely', 'Louvre Museum', 'Paris', 'France'),
    identified('Vienna, Austria', false, ['landmark recognized']),
    { hint: 'Vienna', second: { name: null, certainty: 'likely' } },
  ],
  [
    'a second look chooses the nearer of two',
    says('certain', 'Neptune Fountain', 'Gdańsk', 'Poland'),
    identified('Neptune Fountain, Italy', false, ['landmark recognized']),
    { at: BOLOGNA, second: { name: 'Neptune Fountain', certainty: 'certain' } },
  ],
];

export const PHOTO_STORIES: PhotoStory[] = rows.map(([what, model, expected, clues = {}]) => ({
  what,
  model,
  open: true,
  ...clues,
  expected,
}));

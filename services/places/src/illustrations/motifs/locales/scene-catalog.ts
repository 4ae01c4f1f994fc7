import { ASIAN_MOTIFS } from '../asian/catalog.js';
import { ASIAN_CITY_MOTIFS } from '../asian-cities/catalog.js';
import { EASTERN_SIGHT_MOTIFS } from '../east-asia/catalog.js';
import { FACADE_MOTIFS } from '../facades/catalog.js';
import { OCEANIA_MOTIFS } from '../oceania/catalog.js';
import { OPEN_AIR_MOTIFS } from '../open-air/catalog.js';
import { PANORAMA_MOTIFS } from '../panoramas/catalog.js';
import { QUARTER_MOTIFS } from '../quarters/catalog.js';
import { SOUTHERN_MOTIFS } from '../southern/catalog.js';
import { STRAITS_MOTIFS } from '../straits/catalog.js';
import { SUBCONTINENT_MOTIFS } from '../subcontinent/catalog.js';
import { TOWNSCAPE_MOTIFS } from '../townscapes/catalog.js';
import { LOCALE_MOTIFS } from './catalog.js';

/** Motifs of sights, towns and shores in a setting of their own. */
export const SCENE_MOTIFS = {
  ...FACADE_MOTIFS,
  ...LOCALE_MOTIFS,
  ...OCEANIA_MOTIFS,
  ...OPEN_AIR_MOTIFS,
  ...PANORAMA_MOTIFS,
  ...QUARTER_MOTIFS,
  ...SOUTHERN_MOTIFS,
  ...ASIAN_MOTIFS,
  ...ASIAN_CITY_MOTIFS,
  ...EASTERN_SIGHT_MOTIFS,
  ...STRAITS_MOTIFS,
  ...SUBCONTINENT_MOTIFS,
  ...TOWNSCAPE_MOTIFS,
};

import { AMERICAN_MOTIFS } from '../americas/catalog.js';
import { ANTIQUE_MOTIFS } from '../antique/catalog.js';
import { ASIAN_MOTIFS } from '../asian/catalog.js';
import { ASIAN_CITY_MOTIFS } from '../asian-cities/catalog.js';
import { EASTERN_SIGHT_MOTIFS } from '../east-asia/catalog.js';
import { EUROPE_MOTIFS } from '../europe/catalog.js';
import { FACADE_MOTIFS } from '../facades/catalog.js';
import { ISLAMIC_MOTIFS } from '../islamic/catalog.js';
import { OCEANIA_MOTIFS } from '../oceania/catalog.js';
import { OPEN_AIR_MOTIFS } from '../open-air/catalog.js';
import { OUTLOOK_MOTIFS } from '../outlooks/catalog.js';
import { PANORAMA_MOTIFS } from '../panoramas/catalog.js';
import { QUARTER_MOTIFS } from '../quarters/catalog.js';
import { SOUTHERN_MOTIFS } from '../southern/catalog.js';
import { STRAITS_MOTIFS } from '../straits/catalog.js';
import { SUBCONTINENT_MOTIFS } from '../subcontinent/catalog.js';
import { TOWNSCAPE_MOTIFS } from '../townscapes/catalog.js';
import { WAYSIDE_MOTIFS } from '../wayside/catalog.js';
import { WORLD_MOTIFS } from '../world-places/catalog.js';
import { LOCALE_MOTIFS } from './catalog.js';

/** Motifs of sights, towns and shores in a setting of their own. */
export const SCENE_MOTIFS = {
  ...EUROPE_MOTIFS,
  ...FACADE_MOTIFS,
  ...LOCALE_MOTIFS,
  ...OCEANIA_MOTIFS,
  ...OPEN_AIR_MOTIFS,
  ...OUTLOOK_MOTIFS,
  ...PANORAMA_MOTIFS,
  ...QUARTER_MOTIFS,
  ...SOUTHERN_MOTIFS,
  ...ASIAN_MOTIFS,
  ...ASIAN_CITY_MOTIFS,
  ...EASTERN_SIGHT_MOTIFS,
  ...STRAITS_MOTIFS,
  ...AMERICAN_MOTIFS,
  ...ANTIQUE_MOTIFS,
  ...ISLAMIC_MOTIFS,
  ...SUBCONTINENT_MOTIFS,
  ...TOWNSCAPE_MOTIFS,
  ...WAYSIDE_MOTIFS,
  ...WORLD_MOTIFS,
};

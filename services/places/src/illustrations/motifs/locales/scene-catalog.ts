import { EUROPE_MOTIFS } from '../europe/catalog.js';
import { FACADE_MOTIFS } from '../facades/catalog.js';
import { OPEN_AIR_MOTIFS } from '../open-air/catalog.js';
import { PANORAMA_MOTIFS } from '../panoramas/catalog.js';
import { QUARTER_MOTIFS } from '../quarters/catalog.js';
import { SOUTHERN_MOTIFS } from '../southern/catalog.js';
import { TOWNSCAPE_MOTIFS } from '../townscapes/catalog.js';
import { LOCALE_MOTIFS } from './catalog.js';

/** Motifs of sights, towns and shores in a setting of their own. */
export const SCENE_MOTIFS = {
  ...EUROPE_MOTIFS,
  ...FACADE_MOTIFS,
  ...LOCALE_MOTIFS,
  ...OPEN_AIR_MOTIFS,
  ...PANORAMA_MOTIFS,
  ...QUARTER_MOTIFS,
  ...SOUTHERN_MOTIFS,
  ...TOWNSCAPE_MOTIFS,
};

import type { MotifName } from '@placelore/guidebook/atlas/motifs.js';
import type { Motif } from '../../scene/motif.js';

type MotifSetting = Partial<Pick<Motif, 'setting' | 'front' | 'houses' | 'trees' | 'horizon'>>;

/** In the streets of a city of office blocks. */
const downtown: MotifSetting = { setting: 'square', houses: 'blocks', horizon: 'city', front: 'plain' };
const square: MotifSetting = { setting: 'square' };
/** On a street of sand or earth. */
const bareSquare: MotifSetting = { setting: 'square', houses: 'flat', front: 'bare' };
const shore: MotifSetting = { setting: 'shore' };
const palms: MotifSetting = { trees: ['palm', 'palm', 'shrub'] };
const plain: MotifSetting = { front: 'plain' };

/** What lies around single sights where the position of the place alone would show a meadow or another land. */
const SETTINGS_BY_MOTIF: Partial<Record<MotifName, MotifSetting>> = {
  antiqueGreekCathedral: downtown,
  eggTower: downtown,
  giantTent: { setting: 'park', houses: 'blocks', horizon: 'city' },
  blueDomePalace: { setting: 'park', houses: 'blocks', horizon: 'city' },
  whiteGrandMosque: { setting: 'park', houses: 'blocks', horizon: 'city' },
  marketTemple: { setting: 'square', houses: 'stucco', trees: ['roundTree', 'palm'] },
  tramArches: { setting: 'square', houses: 'stucco', front: 'plain' },
  benThanh: { setting: 'square', houses: 'blocks' },
  brokenTriangles: { houses: 'blocks', horizon: 'city' },
  cornerStudio: { setting: 'square', houses: 'rows' },
  coyoacanChurch: square,
  creamTower: { setting: 'park', houses: 'blocks', horizon: 'city', trees: ['palm', 'roundTree'] },
  duckHotel: downtown,
  guanajuatoBasilica: { setting: 'square', houses: 'tiled' },
  hockeyBank: downtown,
  inconfidenciaSquare: square,
  newYorkLibrary: downtown,
  oaxacaSantoDomingo: { setting: 'square', trees: ['cactus', 'shrub', 'palm'] },
  quitoFranciscans: { setting: 'square', front: 'plain' },
  salvadorFrancis: { setting: 'square', front: 'plain' },
  sanFernando: { setting: 'square', houses: 'rows' },
  spanishTower: { setting: 'square', houses: 'blocks', horizon: 'city', trees: ['palm', 'palm', 'roundTree'] },
  tankForecourt: { setting: 'square', houses: 'blocks', front: 'plain' },
  veilMuseum: downtown,
  whiteSteeple: { setting: 'square', houses: 'stucco', trees: ['roundTree', 'palm'] },
  goldRoofTemple: { setting: 'square', houses: 'flat', horizon: 'peaks', trees: ['poplar', 'shrub'], front: 'bare' },
  limeMudTower: bareSquare,
  mudPyramid: bareSquare,
  registan: { setting: 'square', houses: 'flat', front: 'plain' },
  saintShrine: { setting: 'square', houses: 'terraces', front: 'plain' },
  slimShaft: { setting: 'square', houses: 'flat', front: 'plain' },
  coralMosque: { setting: 'square', houses: 'stucco', front: 'plain' },
  abbasShrine: plain,
  azharMosque: plain,
  clockSkyscraper: plain,
  goldShrine: plain,
  jamiaNairobi: plain,
  lanternHall: plain,
  lotfollah: plain,
  mamlukMosque: plain,
  minaretGate: plain,
  pillarHall: plain,
  shahMosque: plain,
  sultanHassan: plain,
  yazdMosque: plain,
  capeCoastCastle: palms,
  elminaCastle: palms,
  houseOfWonders: { setting: 'quay', ...palms },
  zanzibarFort: { setting: 'quay', houses: 'stucco', ...palms },
  bathingArcade: shore,
  byblosKeep: shore,
  bronzeTrio: { setting: 'shore', horizon: 'plain', trees: ['shrub', 'palm'] },
  noonGate: shore,
  standingGiant: shore,
  summitStupa: shore,
  triangleFort: shore,
  whiteBastion: shore,
  copperCaps: { setting: 'shore', horizon: 'city' },
  bonsecours: { setting: 'quay' },
  mastPodTower: { setting: 'quay', houses: 'blocks', horizon: 'city' },
  stackedHomes: { setting: 'quay', houses: 'blocks' },
  yellowStation: { setting: 'quay', houses: 'blocks', horizon: 'city' },
  flutedTower: { setting: 'hill', horizon: 'city' },
  terraceShrine: { setting: 'park', houses: 'stucco', trees: ['cypress', 'palm'] },
  schoolOnRise: { horizon: 'city', trees: ['roundTree', 'poplar'] },
  handTemple: { setting: 'hill', horizon: 'city' },
  basaltStation: { trees: ['roundTree', 'poplar'] },
  flutedGate: { horizon: 'city', trees: ['roundTree', 'palm'] },
  erdeneZuu: { trees: ['shrub'] },
  lehPalace: { trees: ['poplar', 'shrub'], horizon: 'peaks' },
  thiksey: { trees: ['poplar', 'shrub'], horizon: 'peaks' },
  tentMosque: { trees: ['roundTree', 'fir', 'roundTree'], horizon: 'hills' },
  vizcayaVilla: { horizon: 'plain' },
};

/** Returns all motifs in the settings of their places. */
export function placeMotifs(motifs: Record<MotifName, Motif>): Record<MotifName, Motif> {
  const placed = { ...motifs };
  for (const [name, setting] of Object.entries(SETTINGS_BY_MOTIF) as [MotifName, MotifSetting][])
    placed[name] = { ...placed[name], ...setting };
  return placed;
}

import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of towns in Spain and on the coast of France. */
export const IBERIAN_TOWN_MOTIFS = {
  barcelonaGrid: portrayTown({
    hills: [['#3f7fa5', 150, 0.25]],
    houses: ['#ecd3a4', '#e3bb8a', '#d9a884', '#f0e0c0'],
    roof: '#c98a62',
    walls: [70, 96],
    marks: [
      {
        stone: '#d3bd94',
        roof: '#b59a70',
        towers: [
          [-120, 30, 230, 'cone', 110],
          [-80, 34, 270, 'cone', 120],
          [-36, 34, 270, 'cone', 120],
          [4, 30, 230, 'cone', 110],
        ],
      },
      { stone: '#7f9fb5', roof: '#b5604a', towers: [[250, 60, 180, 'dome', 80]] },
    ],
    front: 'park',
  }),
  madridRoofs: portrayTown({
    peaks: [
      [-380, 300, 520],
      [80, 280, 560],
      [480, 290, 480],
    ],
    houses: ['#ecd3a8', '#e3b98f', '#d98f72', '#f0e2c6'],
    roof: '#b5684a',
    rows: 1,
    marks: [
      {
        stone: '#e9e0cc',
        roof: '#4f5a6a',
        towers: [
          [-260, 40, 190, 'dome', 40],
          [-180, 40, 190, 'dome', 40],
        ],
        domes: [[-220, 130, 40, 50]],
        blocks: [[-220, 90, 130, 0]],
      },
      { stone: '#e3d6bc', roof: '#dcae3e', towers: [[170, 84, 220, 'dome', 60]] },
    ],
    front: 'roofs',
  }),
  guadalquivirBank: portrayTown({
    houses: ['#f6f0e2', '#ecc27a', '#f4e9d2', '#d98f6a', '#f3ecdd'],
    roof: '#c4694a',
    walls: [50, 72],
    marks: [
      {
        stone: '#dcbc8a',
        roof: '#b5895e',
        towers: [
          [130, 66, 270, 'flat', 0],
          [130, 46, 330, 'dome', 34],
        ],
        blocks: [[230, 120, 110, 0]],
      },
      {
        stone: '#e3c48f',
        roof: '#dcae3e',
        y: 0,
        towers: [
          [-240, 90, 150, 'teeth', 0],
          [-240, 50, 210, 'teeth', 0],
        ],
      },
    ],
    front: 'water',
    boats: ['#f1eadb'],
  }),
  turiaRoofs: portrayTown({
    hills: [['#4f8fb0', 160, 0.25]],
    houses: ['#ecd3a4', '#f0e2c4', '#e3b58f', '#dcc79c'],
    roof: '#c4694a',
    rows: 1,
    marks: [
      {
        stone: '#d9bd92',
        roof: '#b5895e',
        towers: [
          [-120, 84, 240, 'flat', 0],
          [-120, 34, 276, 'teeth', 0],
        ],
        domes: [[20, 110, 44, 50]],
      },
      { stone: '#d3bd98', roof: '#3f6fa5', domes: [[250, 100, 50, 56]], towers: [[-320, 60, 180, 'teeth', 0]] },
    ],
    front: 'roofs',
  }),
  albaicinView: portrayTown({
    peaks: [
      [-420, 390, 560],
      [40, 420, 640],
      [460, 380, 520],
    ],
    mound: [160, 230, 150, '#4f7a52'],
    houses: ['#e3dccd', '#dcd3c0', '#e0d8c8', '#d6ccb8'],
    roof: '#c98a62',
    walls: [50, 74],
    marks: [
      {
        stone: '#c9785a',
        roof: '#a85f48',
        y: 140,
        towers: [
          [0, 60, 120, 'teeth', 0],
          [110, 50, 90, 'teeth', 0],
          [330, 50, 80, 'teeth', 0],
        ],
        blocks: [
          [170, 190, 56, 0],
          [230, 80, 84, 20],
        ],
      },
    ],
    front: 'roofs',
  }),
  bayOfNice: portrayTown({
    hills: [['#7f9a72', 210, 0.35]],
    houses: ['#ecb98a', '#e3a07a', '#f0d9a8', '#d98f72', '#f3e3c4'],
    roof: '#c4694a',
    walls: [90, 130],
    marks: [
      { stone: '#f3e6cc', roof: '#d9708a', towers: [[-230, 50, 190, 'dome', 46]] },
      { stone: '#ecc79a', roof: '#5f8f80', towers: [[120, 44, 200, 'dome', 36]], domes: [[190, 120, 40, 44]] },
    ],
    front: 'water',
    sails: true,
  }),
  marseilleHills: portrayTown({
    hills: [['#ada48e', 260, 0.3]],
    houses: ['#ecd3a8', '#e3b98a', '#f0dfbe', '#d9a884'],
    roof: '#c4694a',
    rows: 1,
    marks: [
      {
        stone: '#e9dcc4',
        roof: '#8f9a98',
        y: 60,
        towers: [
          [-250, 40, 170, 'dome', 34],
          [-150, 40, 170, 'dome', 34],
        ],
        domes: [[-200, 130, 46, 50]],
        blocks: [[-200, 90, 130, 0]],
      },
      { stone: '#efe6d2', roof: '#dcae3e', y: 220, towers: [[230, 34, 110, 'dome', 20]], blocks: [[260, 60, 40, 0]] },
    ],
    front: 'roofs',
  }),
} satisfies Record<string, Motif>;

import type { Motif } from '../../scene/motif.js';
import { portrayRoofCity } from './roof-cities.js';

/** Cities of Africa, the Near East and the Americas over their roofs. */
export const ROOF_CITY_MOTIFS = {
  fezMedina: portrayRoofCity({
    walls: ['#e6d6b4', '#dcc79d', '#efe4cb', '#d3b98c'],
    rise: 190,
    back: 'bare',
    marks: [
      ['greenRoof', 1, -180, 1, '#e9dcc0', '#3f8a62'],
      ['minaret', 1, -60, 0.9, '#f3eee0', '#3f8a62'],
      ['greenRoof', 2, 130, 1.2, '#efe6d0', '#3f8a62'],
      ['minaret', 2, 260, 1.1, '#e3cf9f', '#4f8a6a'],
      ['greenRoof', 3, -300, 1.2, '#e6d6b4', '#4a8f68'],
    ],
  }),
  redCity: portrayRoofCity({
    walls: ['#d08f68', '#c9835c', '#da9f78', '#c47a58'],
    rise: 60,
    back: 'snow',
    marks: [
      ['palms', 1, -330, 1.1, '#8a6a48'],
      ['minaret', 1, 0, 1.35, '#d39a6c', '#c08457'],
      ['palms', 2, 250, 1.3, '#8a6a48'],
      ['palms', 3, -230, 1.3, '#8a6a48'],
    ],
  }),
  whiteMedina: portrayRoofCity({
    walls: ['#f7f4ea', '#f1ecdf', '#fbf9f2', '#e9e2d0'],
    rise: 90,
    back: 'sea',
    marks: [
      ['minaret', 1, -40, 1.2, '#d9bf92', '#c9a97a'],
      ['dome', 2, 200, 0.8, '#f4f0e4', '#3f8a72'],
      ['tiered', 2, -260, 0.9, '#f1ead8'],
      ['palms', 3, 300, 1.2, '#8a6a48'],
    ],
  }),
  limestoneHills: portrayRoofCity({
    walls: ['#efe6d2', '#e6dac0', '#f6f0e2', '#ddcfb2'],
    rise: 230,
    back: 'bare',
    marks: [
      ['columns', 0, 20, 0.8, '#e6d3ae'],
      ['tiered', 2, -260, 0.9, '#f0e6d0'],
      ['dome', 2, 230, 0.8, '#efe6d2', '#3f7fae'],
      ['tiered', 3, 150, 0.9, '#f0e6d0'],
    ],
  }),
  nileCity: portrayRoofCity({
    walls: ['#dcc79d', '#d0b588', '#e3d3b0', '#c7ab7e'],
    rise: 90,
    back: 'pyramids',
    marks: [
      ['tall', 0, 300, 0.7, '#e3ddd2'],
      ['tiered', 1, -190, 1.1, '#d9c096'],
      ['dome', 1, -90, 1, '#d9c29a', '#b9a078'],
      ['tiered', 1, 20, 1.3, '#d9c096'],
      ['tiered', 2, 210, 1, '#cdb48a'],
    ],
    front: 'river',
  }),
  andesCapital: portrayRoofCity({
    walls: ['#b5654a', '#c47a58', '#e3d3bd', '#a85a45', '#d9b48f'],
    roof: '#b0603f',
    rise: 50,
    back: 'green',
    marks: [
      ['towers', 0, -180, 1, '#b9694f'],
      ['towers', 0, 220, 1.1, '#c98a6c'],
      ['dome', 2, 20, 0.9, '#efe3cc', '#cfae6f'],
    ],
  }),
  incaCapital: portrayRoofCity({
    walls: ['#f0e4cf', '#e6d2b0', '#ecdcc0', '#d9bd94'],
    roof: '#b5623f',
    rise: 210,
    back: 'bare',
    marks: [
      ['church', 2, -160, 1, '#b5765a', '#9a6248'],
      ['church', 2, 200, 0.9, '#a8694f', '#8f5843'],
      ['church', 1, 20, 0.6, '#c99a74', '#a8744f'],
    ],
  }),
  valleyMetropolis: portrayRoofCity({
    walls: ['#e6d3b8', '#d98f6a', '#cfd3d6', '#e8c48a', '#b9c4c9', '#c97f78'],
    rise: 70,
    back: 'volcanoes',
    marks: [
      ['tall', 0, -40, 1, '#8fb0c4'],
      ['towers', 0, 260, 0.8, '#b9c9d3'],
      ['dome', 2, 130, 1.2, '#f6f1e6', '#e0963f'],
      ['church', 2, -220, 0.9, '#c9b48f', '#a8604a'],
    ],
  }),
  capeBowl: portrayRoofCity({
    walls: ['#f1ebdd', '#e3d3b8', '#d9d3c8', '#e8c9a8', '#c9d3d6'],
    rise: 110,
    back: 'table',
    marks: [
      ['towers', 1, 170, 0.8, '#cfd6da'],
      ['towers', 1, -210, 0.7, '#d9cfc0'],
      ['palms', 3, -320, 1.1, '#8a6a48'],
    ],
  }),
  pastelIsle: portrayRoofCity({
    walls: ['#9fcbd6', '#f0b7a6', '#f3dc8f', '#b9d9a8', '#e8a5b0', '#f6f1e4'],
    rise: 100,
    back: 'sea',
    marks: [
      ['church', 2, 120, 0.8, '#f8f4ea', '#d9cbb0'],
      ['palms', 2, -240, 1.2, '#8a6a48'],
      ['palms', 3, 310, 1.3, '#8a6a48'],
    ],
  }),
} satisfies Record<string, Motif>;

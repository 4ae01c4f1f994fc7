import { mixColors } from '../../scene/colors.js';
import type { Motif } from '../../scene/motif.js';
import { drawWalkers } from '../wonders/parts.js';
import {
  drawDrumSkyline,
  drawFootbridgeBack,
  drawGreatGateBack,
  drawHarborBack,
  drawKeepBack,
  drawLotusBack,
  drawNorthShore,
  drawPondHallBack,
  drawQuarryBack,
  drawRiverTowersBack,
  drawShrineHallBack,
  drawSkytreeBack,
  drawStrollers,
  drawTajBack,
  drawTownHallBack,
  drawTreeBelt,
} from './backs.js';
import {
  drawBoats,
  drawBridgeFront,
  drawBuddhaFront,
  drawCannons,
  drawFlowerRings,
  drawFountainJet,
  drawOxFront,
  drawPavilionFront,
  drawPlatformFront,
} from './fronts.js';
import { drawBastionLight, drawConventLight, drawHillLight } from './lights.js';
import { portrayPark } from './park-views.js';
import { drawKelpForest, drawOtterPool, drawReefTank, drawSharkTunnel } from './tanks.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Parks and gardens by what stands behind their trees, aquariums by their tanks, and lighthouses by their ground. */
export const WORLD_PARK_MOTIFS = {
  otterPool: { draw: drawOtterPool, ...scenery, evening: 'night' },
  kelpForest: { draw: drawKelpForest, ...scenery, evening: 'night' },
  reefTank: { draw: drawReefTank, ...scenery, evening: 'night' },
  sharkTunnel: { draw: drawSharkTunnel, ...scenery, evening: 'night' },
  conventLight: { draw: drawConventLight, reach: 400, setting: 'ground', isApart: true },
  hillLight: { draw: drawHillLight, ...scenery },
  bastionLight: { draw: drawBastionLight, ...scenery },
  jacarandaLake: portrayPark({
    drawBack: drawDrumSkyline,
    hasLake: true,
    trees: [
      ['jacaranda', -400, 0, 1.7],
      ['jacaranda', 380, 10, 1.5],
      ['round', -520, -20, 1.5],
      ['round', 520, -40, 1.8],
    ],
    drawFront: drawBoats,
  }),
  fountainLagoon: portrayPark({
    drawBack: drawNorthShore,
    hasLake: true,
    trees: [
      ['round', -430, 0, 1.4],
      ['round', 440, 0, 1.3],
    ],
    drawFront: drawFountainJet,
  }),
  palmLake: portrayPark({
    drawBack: drawTreeBelt,
    hasLake: true,
    trees: [
      ['palm', -460, -20, 2.6],
      ['palm', -350, 20, 2.2],
      ['palm', 400, 10, 2.4],
      ['round', 520, -20, 1.7],
    ],
    drawFront: drawBoats,
  }),
  domeAboveTrees: portrayPark({
    drawBack: drawTajBack,
    trees: [
      ['round', -420, -20, 2],
      ['round', 420, -20, 1.9],
      ['round', -270, 20, 1.2],
      ['round', 280, 20, 1.1],
    ],
    drawFront: drawStrollers,
  }),
  lotusAboveLawn: portrayPark({
    drawBack: drawLotusBack,
    trees: [
      ['round', -430, -20, 1.7],
      ['round', 430, -10, 1.6],
      ['palm', 330, 0, 1.8],
    ],
    drawFront: drawStrollers,
  }),
  footbridgeLake: portrayPark({
    drawBack: drawFootbridgeBack,
    hasLake: true,
    trees: [
      ['round', -460, -10, 1.7],
      ['palm', 440, 0, 2.4],
    ],
    drawFront: drawBridgeFront,
  }),
  townHallLawn: portrayPark({
    drawBack: drawTownHallBack,
    trees: [
      ['round', -420, -30, 2.1],
      ['round', 430, -30, 2.1],
      ['palm', -290, 0, 2],
    ],
    drawFront: drawBuddhaFront,
  }),
  mossOaks: portrayPark({
    drawBack: drawHarborBack,
    trees: [
      ['oak', -330, -40, 2.4],
      ['oak', 330, -40, 2.4],
      ['palm', 0, 10, 2],
      ['oak', -560, -60, 2.2],
    ],
    drawFront: drawCannons,
  }),
  quarryFlowers: portrayPark({
    drawBack: drawQuarryBack,
    trees: [
      ['round', -330, 20, 1.1],
      ['round', 320, 20, 1.2],
    ],
    drawFront: drawFlowerRings,
  }),
  riverFigs: portrayPark({
    drawBack: drawRiverTowersBack,
    trees: [
      ['round', -430, -40, 2.4],
      ['palm', -250, 0, 2.4],
      ['palm', 300, 0, 2],
      ['round', 470, -40, 1.9],
    ],
    drawFront: drawStrollers,
  }),
  borrowedGate: portrayPark({
    drawBack: drawGreatGateBack,
    hasLake: true,
    trees: [
      ['pine', -400, 0, 1.8],
      ['pine', 400, -10, 1.9],
    ],
  }),
  zenPond: portrayPark({
    drawBack: drawPondHallBack,
    hasLake: true,
    trees: [
      ['pine', 350, 10, 1.8],
      ['round', 480, -10, 1.4],
      ['pine', -480, -20, 1.6],
    ],
  }),
  plumShrine: portrayPark({
    drawBack: drawShrineHallBack,
    ground: '#d3c8b2',
    trees: [
      ['plum', -380, -30, 1.7],
      ['plum', 380, -30, 1.7],
      ['plum', -520, -80, 1.8],
      ['plum', 520, -80, 1.8],
    ],
    drawFront: drawOxFront,
  }),
  cherryBank: portrayPark({
    drawBack: drawSkytreeBack,
    trees: [
      ['cherry', -420, -40, 2.1],
      ['cherry', -250, -10, 1.6],
      ['cherry', 300, -10, 1.6],
      ['cherry', 450, -40, 2.2],
    ],
    drawFront: drawStrollers,
  }),
  palaceLawn: portrayPark({
    drawBack: drawKeepBack,
    trees: [
      ['round', -470, -20, 1.7],
      ['round', 470, -20, 1.7],
    ],
    drawFront: drawPlatformFront,
  }),
  islandPark: portrayPark({
    drawBack: (pen, tones) => {
      for (const [x, wide, high, color] of [
        [-360, 150, 230, '#8fc4d0'],
        [-200, 130, 290, '#f0c4a8'],
        [180, 140, 260, '#c9e0b4'],
        [340, 160, 220, '#f4e0a8'],
      ] as const) {
        const wall = mixColors(tones.paint(color), tones.haze, 0.24);
        pen.rect(wall, x - wide / 2, 40, wide, high);
        for (let y = 70; y < high + 20; y += 40)
          pen.dashes(tones.window, 18, [18, 16], `M${x - wide / 2 + 14} ${y}h${wide - 24}`);
      }
      drawTreeBelt(pen, tones);
    },
    trees: [
      ['palm', -420, -30, 2.6],
      ['palm', 420, -30, 2.6],
      ['round', -270, 0, 1.4],
      ['palm', 250, 10, 2],
    ],
    drawFront: (pen, tones) =>
      drawWalkers(pen, tones, [
        [-60, -120],
        [-20, -130],
        [160, -110],
      ]),
  }),
  lotusGalleries: portrayPark({
    drawBack: drawTreeBelt,
    hasLake: true,
    trees: [
      ['palm', -440, -10, 2.4],
      ['palm', 450, -10, 2.4],
      ['round', 350, 20, 1.2],
    ],
    drawFront: drawPavilionFront,
  }),
} satisfies Record<string, Motif>;

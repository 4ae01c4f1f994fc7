/** Colors of the brand's light chart: sand, sea, ink and the magenta of ship courses. */
export const COLORS = {
  land: '#f2ead5',
  water: '#b9d7e6',
  shelf: '#c6dfeb',
  shoal: '#d6e9f1',
  coast: '#22364e',
  ink: '#16233b',
  inkSoft: '#4a5a6c',
  waterInk: '#1d5a86',
  river: '#6fa6c8',
  urban: '#d9b878',
  nature: '#35642f',
  accent: '#a3195b',
  sight: '#c0702a',
  sightInk: '#7d3a10',
} as const;

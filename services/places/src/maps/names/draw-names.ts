import type { MapLabel, MapLabelKind } from '@placelore/contracts/places/map/map-cells.js';
import { COLORS } from '../map-colors.js';
import type { MapViewport } from '../map-viewport.js';
import type { MapLabels } from './map-labels.js';

interface NameStyle {
  /** Height of the letters in pixels. */
  size: number;
  color: string;
  /** Radius in pixels of the dot beside the name; without it, the name is centered. */
  dot?: number;
  isUppercase?: boolean;
}

const NAME_STYLES: Record<MapLabelKind, NameStyle> = {
  country: { size: 12.5, color: COLORS.ink, isUppercase: true },
  region: { size: 11, color: COLORS.inkSoft, isUppercase: true },
  sea: { size: 12.5, color: COLORS.waterInk },
  water: { size: 11, color: COLORS.waterInk },
  range: { size: 11, color: COLORS.inkSoft },
  nature: { size: 11, color: COLORS.nature },
  island: { size: 12, color: COLORS.ink },
  capital: { size: 14, color: COLORS.ink, dot: 3.2 },
  city: { size: 13, color: COLORS.ink, dot: 2.8 },
  town: { size: 12, color: COLORS.ink, dot: 2.4 },
  quarter: { size: 11, color: COLORS.inkSoft },
  sight: { size: 11.5, color: COLORS.sightInk, dot: 3.6 },
};

/** Draws names in this order where they overlap nothing. A dot without a name would tell nobody anything. */
export function drawNames(viewport: MapViewport, names: readonly MapLabel[], labels: MapLabels): string {
  const drawn = new Set<string>();
  return names
    .map((name) => {
      if (drawn.has(name.name)) return '';
      const text = drawName(viewport, name, labels);
      if (text !== '') drawn.add(name.name);
      return text;
    })
    .join('');
}

function drawName(viewport: MapViewport, { name, kind, lat, lng }: MapLabel, labels: MapLabels): string {
  const { size, color, dot, isUppercase } = NAME_STYLES[kind];
  const text = isUppercase ? name.toUpperCase() : name;
  const { x, y } = viewport.project({ latitude: lat, longitude: lng });
  if (dot === undefined) {
    const width = labels.measureWidth(text, size);
    return labels.placeAt(text, x - width / 2, y + size * 0.36, size, color) ?? '';
  }
  if (!labels.claimDot(x, y, dot)) return '';
  const label = labels.placeBeside(text, x, y, size, color);
  if (!label) return '';
  const [fill, stroke] = kind === 'sight' ? [COLORS.sight, '#ffffff'] : ['#ffffff', COLORS.ink];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${dot}" fill="${fill}" stroke="${stroke}" stroke-width="1.2"/>${label}`;
}

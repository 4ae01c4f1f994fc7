/** Google's map does not follow the page's theme, so its colors are fixed. */
export const COLORS = {
  user: '#1a66c9',
  place: '#c4232b',
  nearbyPlace: '#7f0f45',
  route: '#a3195b',
  rim: '#ffffff',
} as const;

/** Shape of a marker. */
export interface MarkerSymbol {
  /** The tip of the arrow points down at the position. */
  shape: 'dot' | 'arrow';
  /** Radius in pixels; half the height of an arrow. */
  radius: number;
  color: string;
  /** Text inside, such as a number. */
  label?: string | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Width in pixels of the rim around a symbol. */
const RIM_PX = 2;

/** Draws a symbol. */
export function createSymbol({ shape, radius, color, label }: MarkerSymbol): SVGSVGElement {
  const size = (radius + RIM_PX) * 2;
  const svg = createElement('svg', { width: size, height: size, viewBox: `${-size / 2} ${-size / 2} ${size} ${size}` });
  const outline = { fill: color, stroke: COLORS.rim, 'stroke-width': RIM_PX, 'stroke-linejoin': 'round' };
  svg.append(
    shape === 'dot'
      ? createElement('circle', { r: radius, ...outline })
      : createElement('path', { d: `M0,${radius} L${-radius},${-radius} H${radius} Z`, ...outline }),
  );
  if (label !== undefined) {
    const text = createElement('text', { fill: COLORS.rim, 'text-anchor': 'middle', 'font-size': radius + 2 });
    text.setAttribute('dominant-baseline', 'central');
    text.textContent = label;
    svg.append(text);
  }
  svg.setAttribute('aria-hidden', 'true');
  svg.style.display = 'block';
  return svg;
}

function createElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Options of {@link createMarker}. */
export interface MarkerOptions {
  map: google.maps.Map;
  position: google.maps.LatLngLiteral;
  /** Accessible name. */
  title: string;
  symbol: MarkerSymbol;
  zIndex: number;
  /** Called when the marker is clicked or selected by keyboard. */
  onClick: () => void;
}

/** Puts a marker on the map. Clickable markers can be focused. */
export function createMarker({ symbol, onClick, ...options }: MarkerOptions): google.maps.marker.AdvancedMarkerElement {
  const marker = new google.maps.marker.AdvancedMarkerElement({ ...options, gmpClickable: true });
  showSymbol(marker, symbol);
  marker.addEventListener('gmp-click', onClick);
  return marker;
}

/** Replaces the symbol of a marker without moving the focus. */
export function showSymbol(marker: google.maps.marker.AdvancedMarkerElement, symbol: MarkerSymbol): void {
  marker.replaceChildren(createSymbol(symbol));
  marker.anchorLeft = '-50%';
  marker.anchorTop = symbol.shape === 'dot' ? '-50%' : '-100%';
}

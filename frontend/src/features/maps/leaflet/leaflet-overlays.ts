import type { Coordinates } from '@placelore/contracts/places/geography.js';
import L from 'leaflet';
import type { LabelLayer } from '../labels/label-layer.js';
import styles from '../Maps.module.css';
import { APPROXIMATE_RADIUS_METERS, type MapOverlays, ROUTE_STYLE, type RouteLine } from '../model/map-model.js';
import { STRINGS } from '../strings.js';
import { createNameElement, LeafletPins } from './leaflet-pins.js';
import { hasMovedMark, toShownCopies } from './shown-copies.js';

/** SVG shapes around the origin, which is placed at the position. */
const SHAPES = {
  user: '<circle r="9"/><circle r="3.5" class="eye"/>',
  // Points down at the position.
  arrow: '<path d="M0 0-11-24 0-18 11-24Z"/>',
  pin: '<path d="M0 0C-2-8-11-12-11-21A11 11 0 1 1 11-21C11-12 2-8 0 0Z"/><circle cy="-21" r="4" class="eye"/>',
  nearbyPlace: '<circle r="6"/>',
  numbered: '<circle r="11"/>',
} as const;
type Shape = keyof typeof SHAPES;
/** Size in pixels of the pin and of the arrow, for placing the name next to them. */
const PIN_PX = { radius: 12, height: 34 } as const;

/** Overlays of a Leaflet map. */
export class LeafletOverlays {
  private readonly group = L.layerGroup();
  private readonly pins: LeafletPins;
  private onPick: MapOverlays['onPick'];
  private onMove: MapOverlays['onMove'];
  private view: MapOverlays['view'];
  private overlays: MapOverlays = {};
  private shown: MapOverlays = {};

  constructor(
    private readonly map: L.Map,
    private readonly labels: LabelLayer,
  ) {
    this.group.addTo(map);
    this.pins = new LeafletPins(map, createShapeIcon('pin'), labels);
    map.on('click', ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      this.onPick?.({ lat, lng });
    });
    map.on('moveend', () => {
      const { lat, lng } = map.getCenter().wrap();
      this.onMove?.({ center: { lat, lng }, zoom: map.getZoom() });
      this.followDateLine();
    });
  }

  show(overlays: MapOverlays): void {
    this.onPick = overlays.onPick;
    this.onMove = overlays.onMove;
    this.moveTo(overlays.view);
    this.overlays = overlays;
    this.draw(toShownCopies(overlays, this.map.getCenter().lng));
  }

  /** Draws the overlays again if a move has brought marks to the other side of the date line. */
  private followDateLine(): void {
    const next = toShownCopies(this.overlays, this.map.getCenter().lng);
    if (hasMovedMark(this.shown, next)) this.draw(next);
  }

  private draw(overlays: MapOverlays): void {
    this.shown = overlays;
    const { user, place, isDestination, approximate, route, legs = [], pins, onPin } = overlays;
    const numberedPlaces = [...(overlays.nearbyPlaces ?? []), ...(overlays.stops ?? [])];
    this.group.clearLayers();
    this.pins.show(pins ?? [], onPin);
    if (approximate) {
      L.circle(approximate, {
        radius: APPROXIMATE_RADIUS_METERS,
        className: styles.approximate ?? '',
        weight: 1.5,
        interactive: false,
      }).addTo(this.group);
    }
    for (const line of route ? [route, ...legs] : legs) this.drawRoute(line);
    for (const { name, coordinates, number } of numberedPlaces) {
      if (number === undefined) this.addMarker(coordinates, name, 'nearbyPlace');
      else this.addMarker(coordinates, `${number}. ${name}`, 'numbered', number);
    }
    if (place) this.addMarker(place.coordinates, place.name, isDestination ? 'arrow' : 'pin');
    if (user) this.addMarker(user, STRINGS.youAreHere, 'user');
    this.labelMarks({ user, place, nearbyPlaces: numberedPlaces });
  }

  private moveTo(view: MapOverlays['view']): void {
    if (view && view !== this.view) this.map.setView(view.center, view.zoom);
    this.view = view;
  }

  /** Shows the names of marks: that of the place always, the others if there is room. */
  private labelMarks({ user, place, nearbyPlaces = [] }: MapOverlays): void {
    this.labels.setMarks('places', [
      ...(place ? [{ ...place, isRequired: true, ...PIN_PX }] : []),
      ...(user ? [{ name: STRINGS.youAreHere, coordinates: user, isRequired: false, radius: 10 }] : []),
      ...nearbyPlaces.map(({ name, coordinates, number }) => ({
        name: number === undefined ? name : `${number}. ${name}`,
        coordinates,
        isRequired: false,
        radius: number === undefined ? 7 : 12,
      })),
    ]);
  }

  /** Adds a named marker that keyboard users can reach. */
  private addMarker(position: Coordinates, name: string, shape: Shape, number?: number): L.Marker {
    const icon = createShapeIcon(shape, number);
    const marker = L.marker(position, { icon, title: name, keyboard: true, riseOnHover: true });
    marker.bindPopup(createNameElement(name), { closeButton: false, autoPanPadding: [24, 24] }).addTo(this.group);
    marker.getElement()?.setAttribute('aria-label', name);
    return marker;
  }

  private drawRoute({ points, estimate }: RouteLine): void {
    L.polyline([...points], {
      ...ROUTE_STYLE,
      className: styles.route ?? '',
      interactive: false,
      ...(estimate && { dashArray: '2 10' }),
    }).addTo(this.group);
    const [before, end] = points.slice(-2);
    if (!estimate || !before || !end) return;
    // At half the length, because the marker of the place is at the end of the line.
    const middle = { lat: (before.lat + end.lat) / 2, lng: (before.lng + end.lng) / 2 };
    const rotation = computeHeading(before, end);
    const html = `<svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true"><path transform="rotate(${rotation})" d="M-7 6 0-6 7 6"/></svg>`;
    const icon = L.divIcon({ className: styles.arrowHead ?? '', html, iconSize: [20, 20] });
    L.marker(middle, { icon, interactive: false, keyboard: false }).addTo(this.group);
  }
}

function createShapeIcon(shape: Shape, number?: number): L.DivIcon {
  const digits = number === undefined ? '' : `<text text-anchor="middle" dy="0.36em">${number}</text>`;
  return L.divIcon({
    className: `${styles.mark} ${styles[shape]}`,
    html: `<svg viewBox="-16 -34 32 68" width="32" height="68" aria-hidden="true">${SHAPES[shape]}${digits}</svg>`,
    iconSize: [24, 24],
  });
}

/** Returns the direction of a line on the map, in degrees clockwise from up. */
function computeHeading(from: Coordinates, to: Coordinates): number {
  const [a, b] = [L.CRS.EPSG3857.project(from as L.LatLng), L.CRS.EPSG3857.project(to as L.LatLng)];
  return Math.round((Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI);
}

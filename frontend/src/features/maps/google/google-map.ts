import {
  APPROXIMATE_RADIUS_METERS,
  type MapOverlays,
  type MapViewport,
  type Pin,
  ROUTE_STYLE,
} from '../model/map-model.js';
import type { MapEngine, OpenMap } from '../model/open-map.js';
import { STRINGS } from '../strings.js';
import { loadGoogleMaps } from './google-script.js';

/** Google's map cannot read the page's custom properties. */
const COLORS = { user: '#1a66c9', place: '#c4232b', nearbyPlace: '#7f0f45', route: '#a3195b', rim: '#ffffff' } as const;
/** Maximum time in ms until the first rendering. */
const FIRST_DRAW_TIMEOUT_MS = 15_000;

/** Creates the Google Maps engine for installations with a browser key. */
export const createGoogleEngine = (key: string): MapEngine => ({
  name: 'google',
  async open(host, viewport, overlays) {
    await loadGoogleMaps(key);
    const pane = document.createElement('div');
    pane.style.height = '100%';
    host.append(pane);
    try {
      return await openPane(pane, viewport, overlays);
    } catch (error) {
      pane.remove();
      throw error;
    }
  },
});

async function openPane(pane: HTMLElement, viewport: MapViewport, overlays: MapOverlays): Promise<OpenMap> {
  // Google reports a rejected key by calling this function.
  const rejection = new Promise<never>((_, reject) => {
    Object.assign(window, { gm_authFailure: () => reject(new Error('Google Maps rejected the key')) });
    setTimeout(() => reject(new Error('Google Maps drew nothing')), FIRST_DRAW_TIMEOUT_MS);
  });
  rejection.catch(() => undefined);
  const map = new google.maps.Map(pane, {
    center: viewport.center,
    zoom: viewport.zoom,
    mapTypeControl: false,
    streetViewControl: false,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: 'cooperative',
  });
  const drawing = new GoogleOverlays(map);
  drawing.show(overlays);
  await Promise.race([
    new Promise((resolve) => google.maps.event.addListenerOnce(map, 'tilesloaded', resolve)),
    rejection,
  ]);
  return {
    show: (next) => drawing.show(next),
    close: () => {
      drawing.clear();
      google.maps.event.clearInstanceListeners(map);
      pane.remove();
    },
  };
}

/** Creates a round symbol. */
function createDotSymbol(scale: number, fillColor: string): google.maps.Symbol {
  const path = google.maps.SymbolPath.CIRCLE;
  return { path, scale, fillColor, fillOpacity: 1, strokeColor: COLORS.rim, strokeWeight: 2 };
}

class GoogleOverlays {
  private readonly pins = new Map<number, google.maps.Marker>();
  private overlays: { setMap(map: google.maps.Map | null): void }[] = [];

  private onPick: MapOverlays['onPick'];

  constructor(private readonly map: google.maps.Map) {
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => latLng && this.onPick?.(latLng.toJSON()));
  }

  clear(): void {
    for (const overlay of this.overlays) overlay.setMap(null);
    this.overlays = [];
  }

  /** Each pin keeps its marker, because the selected one has the focus. */
  private showPins(pins: readonly Pin[], onPin: MapOverlays['onPin']): void {
    const shownIds = new Set(pins.map(({ id }) => id));
    for (const [id, marker] of this.pins) {
      if (shownIds.has(id)) continue;
      marker.setMap(null);
      this.pins.delete(id);
    }
    for (const { id, name, coordinates, isSelected } of pins) {
      const marker =
        this.pins.get(id) ??
        new google.maps.Marker({ map: this.map, position: coordinates, title: name, optimized: false });
      this.pins.set(id, marker);
      const [scale, color] = isSelected ? [10, COLORS.route] : [7, COLORS.place];
      marker.setIcon(createDotSymbol(scale, color));
      marker.setZIndex(isSelected ? 1 : 0);
      google.maps.event.clearListeners(marker, 'click');
      marker.addListener('click', () => onPin?.(id));
      if (isSelected && this.map.getBounds()?.contains(coordinates) === false) this.map.panTo(coordinates);
    }
  }

  show({ user, place, isDestination, nearbyPlaces = [], approximate, route, pins, onPin, onPick }: MapOverlays): void {
    this.onPick = onPick;
    this.clear();
    this.showPins(pins ?? [], onPin);
    if (approximate) {
      this.overlays.push(
        new google.maps.Circle({
          map: this.map,
          center: approximate,
          radius: APPROXIMATE_RADIUS_METERS,
          strokeColor: COLORS.user,
          strokeWeight: 1.5,
          fillColor: COLORS.user,
          fillOpacity: 0.12,
          clickable: false,
        }),
      );
    }
    if (route) this.drawRoute(route);
    const { CIRCLE, BACKWARD_CLOSED_ARROW } = google.maps.SymbolPath;
    for (const { name, coordinates, number } of nearbyPlaces) {
      if (number === undefined) this.addMarker(coordinates, name, CIRCLE, 6, COLORS.nearbyPlace);
      else this.addMarker(coordinates, `${number}. ${name}`, CIRCLE, 11, COLORS.nearbyPlace, String(number));
    }
    if (place) {
      this.addMarker(place.coordinates, place.name, isDestination ? BACKWARD_CLOSED_ARROW : CIRCLE, 7, COLORS.place);
    }
    if (user) this.addMarker(user, STRINGS.youAreHere, CIRCLE, 8, COLORS.user);
  }

  private addMarker(
    position: google.maps.LatLngLiteral,
    title: string,
    path: google.maps.SymbolPath,
    scale: number,
    fillColor: string,
    label?: string,
  ): void {
    const icon = { path, scale, fillColor, fillOpacity: 1, strokeColor: COLORS.rim, strokeWeight: 2 };
    const marker = new google.maps.Marker({
      map: this.map,
      position,
      title,
      icon,
      optimized: false,
      ...(label !== undefined && { label: { text: label, color: COLORS.rim } }),
    });
    const card = new google.maps.InfoWindow({ content: document.createTextNode(title) as unknown as Element });
    // A click handler makes markers focusable by keyboard.
    marker.addListener('click', () => card.open({ map: this.map, anchor: marker }));
    this.overlays.push(marker);
  }

  private drawRoute({ points, estimate }: NonNullable<MapOverlays['route']>): void {
    const dash = { path: 'M 0,-1 0,1', strokeOpacity: ROUTE_STYLE.opacity, strokeWeight: ROUTE_STYLE.weight, scale: 3 };
    const arrow = { path: google.maps.SymbolPath.FORWARD_OPEN_ARROW, strokeOpacity: ROUTE_STYLE.opacity, scale: 3 };
    this.overlays.push(
      new google.maps.Polyline({
        map: this.map,
        path: [...points],
        strokeColor: COLORS.route,
        strokeWeight: ROUTE_STYLE.weight,
        strokeOpacity: estimate ? 0 : ROUTE_STYLE.opacity,
        clickable: false,
        ...(estimate && {
          icons: [
            { icon: dash, offset: '0', repeat: '20px' },
            { icon: arrow, offset: '100%' },
          ],
        }),
      }),
    );
  }
}

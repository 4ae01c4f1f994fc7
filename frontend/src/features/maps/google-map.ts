import { loadGoogleMaps } from './google-script.js';
import { APPROXIMATE_RADIUS, type MapSection, type MapThings, type Pin, WAY } from './map-model.js';
import type { MapEngine, OpenMap } from './open-map.js';
import { TEXTS } from './texts.js';

/** Google's map cannot read the page's custom properties. */
const COLOUR = { user: '#1a66c9', place: '#c4232b', neighbour: '#7f0f45', way: '#a3195b', rim: '#ffffff' } as const;
/** How long the first picture may take, in ms. */
const PATIENCE_MS = 15_000;

/** Maps of Google, for installations with a browser key. */
export const googleEngine = (key: string): MapEngine => ({
  name: 'google',
  async open(host, section, things) {
    await loadGoogleMaps(key);
    const pane = document.createElement('div');
    pane.style.height = '100%';
    host.append(pane);
    try {
      return await openPane(pane, section, things);
    } catch (fault) {
      pane.remove();
      throw fault;
    }
  },
});

async function openPane(pane: HTMLElement, section: MapSection, things: MapThings): Promise<OpenMap> {
  // Google tells of a key it does not accept by calling this.
  const refused = new Promise<never>((_, reject) => {
    Object.assign(window, { gm_authFailure: () => reject(new Error('Google refused the key')) });
    setTimeout(() => reject(new Error('Google drew nothing')), PATIENCE_MS);
  });
  refused.catch(() => undefined);
  const map = new google.maps.Map(pane, {
    center: section.centre,
    zoom: section.zoom,
    mapTypeControl: false,
    streetViewControl: false,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: 'cooperative',
  });
  const drawn = new Drawing(map);
  drawn.show(things);
  await Promise.race([
    new Promise((resolve) => google.maps.event.addListenerOnce(map, 'tilesloaded', resolve)),
    refused,
  ]);
  return {
    show: (next) => drawn.show(next),
    close: () => {
      drawn.clear();
      google.maps.event.clearInstanceListeners(map);
      pane.remove();
    },
  };
}

/** A round mark. */
function dot(scale: number, fillColor: string): google.maps.Symbol {
  const path = google.maps.SymbolPath.CIRCLE;
  return { path, scale, fillColor, fillOpacity: 1, strokeColor: COLOUR.rim, strokeWeight: 2 };
}

class Drawing {
  private readonly pins = new Map<number, google.maps.Marker>();
  private overlays: { setMap(map: google.maps.Map | null): void }[] = [];

  private onPick: MapThings['onPick'];

  constructor(private readonly map: google.maps.Map) {
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => latLng && this.onPick?.(latLng.toJSON()));
  }

  clear(): void {
    for (const overlay of this.overlays) overlay.setMap(null);
    this.overlays = [];
  }

  /** A pin stays the same marker for as long as it is there, since the one that was chosen has the focus. */
  private showPins(pins: readonly Pin[], onPin: MapThings['onPin']): void {
    const wanted = new Set(pins.map(({ id }) => id));
    for (const [id, marker] of this.pins) {
      if (wanted.has(id)) continue;
      marker.setMap(null);
      this.pins.delete(id);
    }
    for (const { id, name, coordinates, isSelected } of pins) {
      const marker =
        this.pins.get(id) ??
        new google.maps.Marker({ map: this.map, position: coordinates, title: name, optimized: false });
      this.pins.set(id, marker);
      const [scale, colour] = isSelected ? [10, COLOUR.way] : [7, COLOUR.place];
      marker.setIcon(dot(scale, colour));
      marker.setZIndex(isSelected ? 1 : 0);
      google.maps.event.clearListeners(marker, 'click');
      marker.addListener('click', () => onPin?.(id));
      if (isSelected && this.map.getBounds()?.contains(coordinates) === false) this.map.panTo(coordinates);
    }
  }

  show({ user, place, isDestination, neighbours = [], approximate, way, pins, onPin, onPick }: MapThings): void {
    this.onPick = onPick;
    this.clear();
    this.showPins(pins ?? [], onPin);
    if (approximate) {
      this.overlays.push(
        new google.maps.Circle({
          map: this.map,
          center: approximate,
          radius: APPROXIMATE_RADIUS,
          strokeColor: COLOUR.user,
          strokeWeight: 1.5,
          fillColor: COLOUR.user,
          fillOpacity: 0.12,
          clickable: false,
        }),
      );
    }
    if (way) this.drawWay(way);
    const { CIRCLE, BACKWARD_CLOSED_ARROW } = google.maps.SymbolPath;
    for (const { name, coordinates, number } of neighbours) {
      if (number === undefined) this.mark(coordinates, name, CIRCLE, 6, COLOUR.neighbour);
      else this.mark(coordinates, `${number}. ${name}`, CIRCLE, 11, COLOUR.neighbour, String(number));
    }
    if (place) {
      this.mark(place.coordinates, place.name, isDestination ? BACKWARD_CLOSED_ARROW : CIRCLE, 7, COLOUR.place);
    }
    if (user) this.mark(user, TEXTS.youAreHere, CIRCLE, 8, COLOUR.user);
  }

  private mark(
    position: google.maps.LatLngLiteral,
    title: string,
    path: google.maps.SymbolPath,
    scale: number,
    fillColor: string,
    label?: string,
  ): void {
    const icon = { path, scale, fillColor, fillOpacity: 1, strokeColor: COLOUR.rim, strokeWeight: 2 };
    const marker = new google.maps.Marker({
      map: this.map,
      position,
      title,
      icon,
      optimized: false,
      ...(label !== undefined && { label: { text: label, color: COLOUR.rim } }),
    });
    const card = new google.maps.InfoWindow({ content: document.createTextNode(title) as unknown as Element });
    // With a handler, markers can be reached by keyboard.
    marker.addListener('click', () => card.open({ map: this.map, anchor: marker }));
    this.overlays.push(marker);
  }

  private drawWay({ points, estimate }: NonNullable<MapThings['way']>): void {
    const dash = { path: 'M 0,-1 0,1', strokeOpacity: WAY.opacity, strokeWeight: WAY.weight, scale: 3 };
    const arrow = { path: google.maps.SymbolPath.FORWARD_OPEN_ARROW, strokeOpacity: WAY.opacity, scale: 3 };
    this.overlays.push(
      new google.maps.Polyline({
        map: this.map,
        path: [...points],
        strokeColor: COLOUR.way,
        strokeWeight: WAY.weight,
        strokeOpacity: estimate ? 0 : WAY.opacity,
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

import L from 'leaflet';

/** Pixels of scrolling that change the zoom by a level: less than a notch of a mouse wheel. */
const PX_PER_LEVEL = 60;
/** Minimum time between two levels, so that a flick with many events is one level. */
const MIN_INTERVAL_MS = 400;
/** Pause after which scrolling starts anew. */
const PAUSE_MS = 200;

/**
 * Zooms by the mouse wheel, one level per flick. Leaflet's own handler adds up to four levels per flick, so that a few
 * led from the world to plain ground.
 */
export class WheelZoom extends L.Handler {
  private readonly map: L.Map;
  private pixels = 0;
  private eventTime = 0;
  private zoomTime = 0;

  constructor(map: L.Map) {
    super(map);
    this.map = map;
  }

  override addHooks(): void {
    this.map.getContainer().addEventListener('wheel', this.handleWheel, { passive: false });
  }

  override removeHooks(): void {
    this.map.getContainer().removeEventListener('wheel', this.handleWheel);
  }

  private readonly handleWheel = (event: WheelEvent): void => {
    L.DomEvent.stop(event);
    const now = Date.now();
    if (now - this.eventTime > PAUSE_MS) this.pixels = 0;
    this.eventTime = now;
    if (now - this.zoomTime < MIN_INTERVAL_MS) return;
    this.pixels += L.DomEvent.getWheelDelta(event);
    if (Math.abs(this.pixels) < PX_PER_LEVEL) return;
    const zoom = this.map.getZoom() + Math.sign(this.pixels);
    this.pixels = 0;
    this.zoomTime = now;
    this.map.setZoomAround(this.map.mouseEventToContainerPoint(event), zoom);
  };
}

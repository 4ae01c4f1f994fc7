/** Injection token of the {@link VendorMap} of the chosen provider, or null when it has none. */
export const VENDOR_MAP = Symbol('VENDOR_MAP');

export interface VendorMapRequest {
  /** `latitude,longitude` in degrees, or a name. */
  center: string;
  /** Web Mercator zoom level. */
  zoom: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Each in the format of {@link center}. */
  markers: string[];
}

/** A vendor that draws maps as images; its places may be shown on no other map. */
export interface VendorMap {
  readonly provider: string;
  readonly attribution: string;
  /** Returns a PNG. */
  fetchImage(request: VendorMapRequest): Promise<Buffer>;
}

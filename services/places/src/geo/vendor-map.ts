/** Injection token: {@link VendorMap} of the chosen provider; null if it has none. */
export const VENDOR_MAP = Symbol('VENDOR_MAP');

export interface VendorMapRequest {
  /** `latitude,longitude` in degrees, or a name. */
  center: string;
  /** Web Mercator zoom level. */
  zoom: number;
  /** In pixels. */
  width: number;
  height: number;
  /** Each in the format of {@link center}. */
  markers: string[];
}

/** A vendor that draws map images and whose places must not be shown on any other map. */
export interface VendorMap {
  readonly provider: string;
  readonly attribution: string;
  /** Returns a PNG. */
  fetchImage(request: VendorMapRequest): Promise<Buffer>;
}

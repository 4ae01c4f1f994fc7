export interface DevicePosition {
  latitude: number;
  longitude: number;
}

/** Returns the device's position in degrees, or null if it is denied or unavailable. */
export function getDevicePosition(options: PositionOptions): Promise<DevicePosition | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      options,
    );
  });
}

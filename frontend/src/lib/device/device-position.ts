export interface DevicePosition {
  latitude: number;
  longitude: number;
}

/** Where the device is, in degrees; null when it will not or cannot say. */
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

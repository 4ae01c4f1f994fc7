import { labelOf } from '../../features/location/detect.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { useDetection } from '../../features/location/useDetection.js';
import { PlacesAround, Recommendations } from './Surroundings.js';

/** Where the visitor is, and then what is around and what the city offers. */
export function AroundMe() {
  const detection = useDetection();
  const { place } = detection.state;
  const label = place ? labelOf(place) : '';
  return (
    <>
      <LocationCard detection={detection} />
      {place && (
        <PlacesAround
          around={{ location: label || undefined, latitude: place.latitude, longitude: place.longitude }}
          name={place.name?.city || undefined}
        />
      )}
      {label && <Recommendations location={label} />}
    </>
  );
}

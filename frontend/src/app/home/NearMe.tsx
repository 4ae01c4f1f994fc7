import { formatPlaceLabel } from '../../features/location/detect-place.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { usePlaceDetection } from '../../features/location/usePlaceDetection.js';
import { LazyNearbyPlaces, LazyRecommendations } from '../article/PlaceExtras.js';

/** Shows the visitor's location, the places around it, and the city's offers. */
export function NearMe() {
  const detection = usePlaceDetection();
  const { place } = detection.state;
  const label = place ? formatPlaceLabel(place) : '';
  return (
    <>
      <LocationCard detection={detection} />
      {place && (
        <LazyNearbyPlaces
          around={{ location: label || undefined, latitude: place.latitude, longitude: place.longitude }}
          name={place.name?.city || undefined}
        />
      )}
      {label && <LazyRecommendations location={label} />}
    </>
  );
}

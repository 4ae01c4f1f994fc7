import type { Category } from '@placelore/contracts/places/categories.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { claim, type FakeItem } from '../../support/wikimedia/fake-wikidata.js';

/** Name, position and type, as the product locates a place. */
type Place = readonly [name: string, latitude: number, longitude: number];
/** Name, position and class of an item, with an area in square kilometers if it matters. */
type Item = readonly [name: string, latitude: number, longitude: number, classId: string, areaSquareKm?: number];

interface TwinGroup {
  /** In meters, for a thing without an area. */
  tolerance: number;
  kind: LocatedPlace['kind'];
  category: Category;
  placeType?: LocatedPlace['placeType'];
  noun?: string;
  /** Places, each with an item that is the same thing. */
  same: readonly (readonly [Place, Item])[];
  /** Places, each with an item that is a different thing with the same or a similar name. */
  different: readonly (readonly [Place, Item])[];
}

/** Real places, with positions as given by maps and encyclopedias. The keys contain the tolerance. */
export const TWIN_GROUPS: Record<string, TwinGroup> = {
  'building, 150 m': {
    tolerance: 150,
    kind: 'landmark',
    category: 'Landmark',
    same: [
      [
        ['Eiffel Tower', 48.8584, 2.2945],
        ['Eiffel Tower', 48.858296, 2.294479, 'Q1440476'],
      ],
      [
        ['Brandenburg Gate', 52.5163, 13.3777],
        ['Brandenburg Gate', 52.516272, 13.377722, 'Q82117'],
      ],
      [
        ['Big Ben', 51.5007, -0.1246],
        ['Big Ben', 51.500722, -0.124577, 'Q12518'],
      ],
      [
        ['Sagrada Família', 41.4036, 2.1744],
        ['Sagrada Familia', 41.403472, 2.174444, 'Q16970'],
      ],
      [
        ['Hagia Sophia', 41.0086, 28.9802],
        ['Hagia Sophia', 41.008333, 28.98, 'Q32815'],
      ],
      [
        ['Charles Bridge', 50.0865, 14.4114],
        ['Charles Bridge', 50.086447, 14.411856, 'Q12280'],
      ],
      [
        ['Dom Tower of Utrecht', 52.0907, 5.1214],
        ['Utrecht Dom Tower', 52.090694, 5.121389, 'Q12518'],
      ],
      [
        ['Trevi Fountain', 41.9009, 12.4833],
        ['Trevi Fountain', 41.900933, 12.483131, 'Q483453'],
      ],
      // The middle of a palace that is 400 m long.
      [
        ['Hermitage Museum', 59.9398, 30.3146],
        ['Hermitage Museum', 59.9408, 30.3138, 'Q33506'],
      ],
      [
        ['Kinkaku-ji', 35.0394, 135.7292],
        ['Kinkakuji', 35.039372, 135.729306, 'Q5393308'],
      ],
    ],
    different: [
      // Replicas, and buildings with the same name in one city.
      [
        ['Eiffel Tower', 48.8584, 2.2945],
        ['Eiffel Tower', 36.1125, -115.172, 'Q570116'],
      ],
      [
        ['Statue of Liberty', 48.85, 2.2797],
        ['Statue of Liberty', 40.6892, -74.0445, 'Q179700'],
      ],
      // Santa Maria dei Miracoli and Santa Maria in Montesanto, two similar churches 50 m apart.
      [
        ['Santa Maria dei Miracoli', 41.9101, 12.4763],
        ['Santa Maria in Montesanto', 41.9101, 12.4769, 'Q16970'],
      ],
      // Westminster Cathedral and Westminster Abbey.
      [
        ['Westminster Cathedral', 51.4958, -0.1397],
        ['Westminster Abbey', 51.4994, -0.1273, 'Q2977'],
      ],
      // The old and the new Pinakothek are opposite each other.
      [
        ['Alte Pinakothek', 48.1483, 11.57],
        ['Neue Pinakothek', 48.1497, 11.5711, 'Q207694'],
      ],
      [
        ['St. Michael’s Church', 48.1388, 11.5702],
        ['St. Michael’s Church', 48.157, 11.623, 'Q16970'],
      ],
      // Notre-Dame in Paris and in Montreal.
      [
        ['Notre-Dame', 48.853, 2.3499],
        ['Notre-Dame', 45.5046, -73.5561, 'Q16970'],
      ],
      [
        ['Old Town Hall', 50.087, 14.4207],
        ['New Town Hall', 50.0776, 14.4206, 'Q16560'],
      ],
    ],
  },
  'site, 1 km or the root of its area': {
    tolerance: 1_000,
    kind: 'landmark',
    category: 'Park',
    same: [
      [
        ['Central Park', 40.7829, -73.9654],
        ['Central Park', 40.782222, -73.965278, 'Q22746'],
      ],
      // The gate and the middle are 900 m apart.
      [
        ['Hyde Park', 51.5074, -0.1657],
        ['Hyde Park', 51.508056, -0.1625, 'Q22698'],
      ],
      [
        ['Park Güell', 41.4145, 2.1527],
        ['Park Guell', 41.413611, 2.152778, 'Q22698'],
      ],
      [
        ['Englischer Garten', 48.1592, 11.6034],
        ['Englischer Garten', 48.152778, 11.591944, 'Q22698', 3.75],
      ],
      [
        ['Ueno Park', 35.7141, 139.7741],
        ['Ueno Park', 35.7125, 139.770833, 'Q22698'],
      ],
      [
        ['Golden Gate Park', 37.7694, -122.4862],
        ['Golden Gate Park', 37.769722, -122.476944, 'Q22698'],
      ],
    ],
    different: [
      [
        ['Hyde Park', 51.5074, -0.1657],
        ['Hyde Park', -33.8731, 151.2111, 'Q22698'],
      ],
      // Two parks with the same name in one city, 6 and 3 km apart.
      [
        ['Victoria Park', 51.5364, -0.0397],
        ['Victoria Park', 51.5908, -0.2008, 'Q22698'],
      ],
      [
        ['Kensington Gardens', 51.5073, -0.1795],
        ['Kennington Park', 51.4844, -0.1094, 'Q22698'],
      ],
      [
        ['Stadtpark', 48.2047, 16.3799],
        ['Stadtpark', 53.5969, 10.0197, 'Q22698'],
      ],
    ],
  },
  'nature, 5 km or the root of its area': {
    tolerance: 5_000,
    kind: 'landmark',
    category: 'Mountain',
    same: [
      [
        ['Matterhorn', 45.9763, 7.6586],
        ['Matterhorn', 45.976389, 7.658611, 'Q8502'],
      ],
      [
        ['Mount Fuji', 35.3606, 138.7274],
        ['Mount Fuji', 35.360556, 138.7275, 'Q8072'],
      ],
      // Kibo and the middle of the massif.
      [
        ['Kilimanjaro', -3.0674, 37.3556],
        ['Kilimanjaro', -3.075833, 37.353333, 'Q8072'],
      ],
      [
        ['Table Mountain', -33.9628, 18.4098],
        ['Table Mountain', -33.957222, 18.403056, 'Q8502'],
      ],
      [
        ['Lake Bled', 46.3636, 14.0938],
        ['Lake Bled', 46.364444, 14.094722, 'Q23397', 1.45],
      ],
      // Two points on a lake 160 km long.
      [
        ['Lake Tanganyika', -6.1, 29.5],
        ['Lake Tanganyika', -6.5, 29.833333, 'Q23397', 32_900],
      ],
      [
        ['Grand Canyon', 36.1069, -112.1129],
        ['Grand Canyon', 36.3, -112.6, 'Q150784', 4_950],
      ],
    ],
    different: [
      // Olympus in Greece, on Cyprus and in Washington.
      [
        ['Mount Olympus', 40.0859, 22.3583],
        ['Mount Olympus', 34.9365, 32.8635, 'Q8502'],
      ],
      [
        ['Mount Olympus', 40.0859, 22.3583],
        ['Mount Olympus', 47.8013, -123.7108, 'Q8502'],
      ],
      // Klein Matterhorn is a different mountain, 5.6 km away.
      [
        ['Matterhorn', 45.9763, 7.6586],
        ['Klein Matterhorn', 45.9383, 7.7297, 'Q8502'],
      ],
      [
        ['Black Mountain', 51.9, -3.07],
        ['Black Mountain', 51.88, -3.7, 'Q46831'],
      ],
      [
        ['Blue Lake', -37.8467, 140.7783],
        ['Blue Lake', 46.31, 88.98, 'Q23397', 0.7],
      ],
    ],
  },
  'town, 5 km': {
    tolerance: 5_000,
    kind: 'city',
    category: 'Other',
    same: [
      [
        ['Hallstatt', 47.5622, 13.6493],
        ['Hallstatt', 47.5558, 13.6465, 'Q532'],
      ],
      [
        ['Delft', 52.0067, 4.3556],
        ['Delft', 52.0117, 4.3593, 'Q515'],
      ],
      [
        ['Rome', 41.8947, 12.4839],
        ['Rome', 41.893056, 12.482778, 'Q515'],
      ],
      [
        ['Kyoto', 35.0211, 135.7538],
        ['Kyoto', 35.011667, 135.768333, 'Q1549591'],
      ],
      [
        ['Los Angeles', 34.0522, -118.2437],
        ['Los Angeles', 34.05, -118.25, 'Q515'],
      ],
      [
        ['Hoi An', 15.8794, 108.335],
        ['Hội An', 15.883333, 108.333333, 'Q515'],
      ],
      [
        ['Rothenburg ob der Tauber', 49.3787, 10.1871],
        ['Rothenburg ob der Tauber', 49.383333, 10.183333, 'Q42744322'],
      ],
    ],
    different: [
      // Frankfurt am Main and Frankfurt (Oder), Halle and Halle, Newcastle and Newcastle-under-Lyme.
      [
        ['Frankfurt', 50.1155, 8.6842],
        ['Frankfurt', 52.3412, 14.5499, 'Q42744322'],
      ],
      [
        ['Halle', 51.4828, 11.9697],
        ['Halle', 52.0603, 8.3597, 'Q42744322'],
      ],
      [
        ['Newcastle', 54.9733, -1.614],
        ['Newcastle-under-Lyme', 53.0109, -2.2278, 'Q3957'],
      ],
      [
        ['Springfield', 39.8017, -89.6436],
        ['Springfield', 37.2153, -93.2982, 'Q1093829'],
      ],
      [
        ['Rome', 41.8947, 12.4839],
        ['Rome', 34.257, -85.1647, 'Q1093829'],
      ],
      // Neighboring villages: Oberammergau and Unterammergau, 4 km apart.
      [
        ['Oberammergau', 47.5956, 11.0725],
        ['Unterammergau', 47.6167, 11.0333, 'Q532'],
      ],
      // One is in Tyrol, the other in Salzburg.
      [
        ['Sankt Johann', 47.5226, 12.4256],
        ['Sankt Johann', 47.349, 13.2, 'Q532'],
      ],
      // Neustadt an der Weinstraße and Neustadt an der Waldnaab.
      [
        ['Neustadt', 49.3501, 8.1389],
        ['Neustadt', 49.7306, 12.1708, 'Q42744322'],
      ],
    ],
  },
  'venue, 60 m': {
    tolerance: 60,
    kind: 'landmark',
    category: 'Restaurant',
    same: [
      [
        ['Katz’s Delicatessen', 40.7222, -73.9874],
        ['Katz’s Delicatessen', 40.722233, -73.987383, 'Q11707'],
      ],
      [
        ['Café Central', 48.2104, 16.3655],
        ['Cafe Central', 48.210417, 16.365417, 'Q30022'],
      ],
      [
        ['Caffè Florian', 45.4334, 12.3383],
        ['Caffè Florian', 45.433422, 12.338389, 'Q30022'],
      ],
      [
        ['Sobrino de Botín', 40.4141, -3.7081],
        ['Sobrino de Botin', 40.414153, -3.708022, 'Q11707'],
      ],
    ],
    different: [
      // Branches of one company, the closest of them 160 m apart.
      [
        ['Hofbräuhaus', 48.1376, 11.5799],
        ['Hofbräuhaus', 36.1079, -115.1522, 'Q11707'],
      ],
      [
        ['Hard Rock Cafe', 51.5046, -0.1494],
        ['Hard Rock Cafe', 51.5107, -0.1338, 'Q11707'],
      ],
      [
        ['Starbucks', 47.6101, -122.3426],
        ['Starbucks', 47.6113, -122.3437, 'Q30022'],
      ],
      [
        ['Peter Luger', 40.7098, -73.9625],
        ['Peter Luger', 40.7741, -73.7362, 'Q11707'],
      ],
    ],
  },
  'island, 5 km or the root of its area': {
    tolerance: 5_000,
    kind: 'region',
    category: 'Natural Wonder',
    placeType: 'Island',
    same: [
      [
        ['Bali', -8.35, 115.1],
        ['Bali', -8.45, 115.25, 'Q23442', 5_780],
      ],
      [
        ['Santorini', 36.3932, 25.4615],
        ['Santorini', 36.401944, 25.458056, 'Q23442', 76],
      ],
      [
        ['Capri', 40.55, 14.2333],
        ['Capri', 40.55, 14.233333, 'Q23442', 10.4],
      ],
      [
        ['Isle of Skye', 57.3, -6.2],
        ['Isle of Skye', 57.306944, -6.23, 'Q23442', 1_656],
      ],
    ],
    different: [
      // In New York and in Maine; beside each other; and in two oceans.
      [
        ['Long Island', 40.8, -73.3],
        ['Long Island', 44.1, -68.36, 'Q23442', 20],
      ],
      [
        ['Gili Air', -8.358, 116.083],
        ['Gili Trawangan', -8.351, 116.04, 'Q23442', 6],
      ],
      [
        ['Christmas Island', -10.49, 105.63],
        ['Christmas Island', 1.87, -157.4, 'Q23442', 388],
      ],
    ],
  },
};

/** Converts an item in short form to one for the fake. */
export const toFakeItem = ([label, latitude, longitude, classId, area]: Item): FakeItem => ({
  label,
  at: [latitude, longitude],
  is: [classId],
  ...(area && { claims: { P2046: [claim.quantity(`+${area}`, 'Q712226')] } }),
});

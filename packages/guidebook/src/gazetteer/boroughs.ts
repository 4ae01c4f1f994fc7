import type { Town } from './gazetteer.js';

/**
 * Boroughs and quarters that the gazetteer lists as towns, by country and city, all with gazetteer names. Contains only
 * those too large, too distant or too official for the rule of `Gazetteer.findCityOfQuarter`, and only where people
 * name the city first.
 */
export const BOROUGHS: Record<string, Record<string, readonly string[]>> = {
  CA: { Toronto: ['North York', 'Scarborough', 'Etobicoke'] },
  CU: { Havana: ['Arroyo Naranjo', 'San Miguel del Padrón', 'Cerro'] },
  ES: { Madrid: ['Ciudad Lineal', 'El Pardo'] },
  GB: {
    London: [
      ...['Bexleyheath', 'Bromley', 'Camberwell', 'Camden Town', 'Catford', 'Chessington', 'City of London'],
      ...['City of Westminster', 'Coulsdon', 'Croydon', 'Dagenham', 'Ealing', 'East Ham', 'Enfield Town', 'Erith'],
      ...['Feltham', 'Hackney', 'Hammersmith', 'Hampton', 'Harrow', 'Hayes', 'Hendon', 'Hounslow', 'Ilford'],
      ...['Islington', 'Kensington', 'Kingston upon Thames', 'Morden', 'Northolt', 'Orpington', 'Pinner', 'Poplar'],
      ...['Purley', 'Romford', 'Ruislip', 'Sidcup', 'Stanmore', 'Surbiton', 'Sutton', 'Twickenham', 'Upminster'],
      ...['Uxbridge', 'Walthamstow', 'Wandsworth', 'Wembley', 'West Drayton', 'West Wickham', 'Wood Green', 'Woolwich'],
    ],
  },
  IE: { Dublin: ['Ballymun', 'Castleknock', 'Finglas', 'Raheny'] },
  IN: { Delhi: ['Shahdara'] },
  MX: { 'Mexico City': ['Iztapalapa', 'Gustavo Adolfo Madero'] },
  PE: { Lima: ['San Isidro', 'La Molina', 'Vitarte'] },
  PL: {
    Warsaw: [
      ...['Bemowo', 'Białołeka', 'Bielany', 'Mokotów', 'Praga Południe', 'Praga Północ', 'Rembertów', 'Śródmieście'],
      ...['Targówek', 'Ursus', 'Ursynów', 'Wawer', 'Wilanów', 'Wola'],
    ],
  },
  PT: { Lisbon: ['Alvalade', 'Benfica', 'Olivais'] },
  RU: { Moscow: ['Cherëmushki', 'Novo-Peredelkino', 'Vostochnoe Degunino'] },
  TH: {
    Bangkok: [
      ...['Bang Kapi', 'Bang Na', 'Bueng Kum', 'Don Mueang', 'Khan Na Yao', 'Nong Khaem', 'Saphan Sung'],
      ...['Suan Luang', 'Thawi Watthana', 'Thung Khru'],
    ],
  },
  TR: { Ankara: ['Çankaya'], Istanbul: ['Beylikdüzü', 'Pendik'], İzmir: ['Karabağlar', 'Bornova', 'Gaziemir'] },
  US: {
    'New York City': [
      ...['Bayside', 'Brooklyn', 'Far Rockaway', 'Fordham', 'Kings Bridge', 'Manhattan', 'Parkchester', 'Queens'],
      ...['Queens Village', 'Staten Island', 'The Bronx', 'Throgs Neck', 'Wakefield', 'Whitestone'],
    ],
    // The Strip and the airport lie in Paradise, which is a town only on paper.
    'Las Vegas': ['Enterprise', 'Paradise', 'Spring Valley', 'Sunrise Manor', 'Whitney', 'Winchester'],
  },
  VE: { Caracas: ['Baruta', 'Chacao', 'El Hatillo', 'Los Dos Caminos', 'Petare'] },
  VN: { 'Ho Chi Minh City': ['Quận Bảy', 'Quận Chín', 'Quận Hai', 'Thủ Đức'] },
};

/** Territories that consist of one city, whose name people use in every quarter. Values are gazetteer names. */
export const CITY_STATES: Record<string, string> = { HK: 'Hong Kong', MC: 'Monaco', MO: 'Macau', SG: 'Singapore' };

/** Returns the gazetteer name of the city in the same country to which a borough belongs, or null. */
export function findCityOfBorough({ country, name }: Pick<Town, 'country' | 'name'>): string | null {
  const cityState = CITY_STATES[country];
  if (cityState) return cityState === name ? null : cityState;
  const cities = Object.entries(BOROUGHS[country] ?? {});
  return cities.find(([, boroughs]) => boroughs.includes(name))?.[0] ?? null;
}

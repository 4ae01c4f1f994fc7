import { describe, expect, test } from '@jest/globals';
import { Atlas, type AtlasPlace } from '../atlas/atlas.js';
import { findNamesInText, MIN_DECISIVE_QUALITY } from '../atlas/find-names-in-text.js';
import { interpretName } from './interpret-name.js';

const atlas = Atlas.load();

function formatPlace(place: AtlasPlace | undefined): string | null {
  if (!place) return null;
  if (place.kind === 'landmark') return `${place.landmark.name}, ${place.landmark.country}`;
  if (place.kind === 'destination') return place.destination.name;
  return place.kind === 'city' ? `${place.town.name}, ${place.town.admin}, ${place.town.country}` : place.country;
}

describe('interpretName', () => {
  test.each([
    ['Kyoto, Japan', 'Kyoto, 22, JP'],
    ['kyoto japan', 'Kyoto, 22, JP'],
    ['京都', 'Kyoto, 22, JP'],
    ['Springfield, Illinois, USA', 'Springfield, IL, US'],
    ['Omaha NE', 'Omaha, NE, US'],
    ['Paris', 'Paris, 11, FR'],
    ['Paris, Texas', 'Paris, TX, US'],
    ['Atlanta, Georgia', 'Atlanta, GA, US'],
    ['Georgia', 'GE'],
    ['Tbilisi, Georgia', 'Tbilisi, 51, GE'],
    ['London, Ontario', 'London, 08, CA'],
    ['Koeln', 'Köln, 07, DE'],
    ['MUNCHEN', 'Munich, 02, DE'],
    ['Köln, Deutschland', 'Köln, 07, DE'],
    ['St. Petersburg, Russia', 'Saint Petersburg, 66, RU'],
    ['Kinkakuji', 'Kinkaku-ji, JP'],
    ['Eiffel Tower Paris', 'Eiffel Tower, FR'],
    ['El Torcal de Antequera, Spain', 'El Torcal de Antequera, ES'],
    ['Mt Fuji', 'Mount Fuji, JP'],
    ['Astana', 'Astana, 05, KZ'],
    ['Trattoria Da Mario, Florence, Italy', 'Florence, 16, IT'],
    ['Barcelna', 'Barcelona, 56, ES'],
    ['Kyotto, Japan', 'Kyoto, 22, JP'],
    ['日本', 'JP'],
    ['xyzzy', null],
    ['', null],
  ])('resolves "%s"', (text, expected) => {
    expect(formatPlace(interpretName(atlas, text)[0]?.place)).toBe(expected);
  });

  test('rates a misspelled name lower than the exact one', () => {
    const [exact] = interpretName(atlas, 'Barcelona');
    const [close] = interpretName(atlas, 'Barcelna');
    expect(exact!.isExact).toBe(true);
    expect(close!.isExact).toBe(false);
    expect(close!.quality).toBeLessThan(exact!.quality);
  });
});

describe('findNamesInText', () => {
  const best = (text: string) => {
    const [name] = findNamesInText(atlas, text);
    return name ? [formatPlace(name.place), Number(name.quality.toFixed(2))] : null;
  };

  test.each([
    ['Best Nice Bakery OPEN', null],
    ['Bath & Body', null],
    ['welcome to the eiffel tower', ['Eiffel Tower, FR', 0.9]],
    ['MUSEE DU LOUVRE', ['Louvre Museum, FR', 0.9]],
    ['金閣寺入口', ['Kinkaku-ji, JP', 0.9]],
    ['경복궁', ['Gyeongbokgung Palace, KR', 0.6]],
    ['불국사 입구', ['Bulguksa Temple, KR', 0.6]],
    ['故宫', ['Forbidden City, CN', 0.3]],
    ['天壇公園', ['Temple of Heaven, CN', 0.9]],
    ['Nice, France', ['Nice, 93, FR', 0.9]],
    ['Bienvenue à Lyon (France)', ['Lyon, 84, FR', 0.9]],
    ['AMSTERDAM', ['Amsterdam, 07, NL', 0.6]],
    ['Grand Palace', ['Grand Palace, TH', 0.3]],
    ['AREZZO', ['Arezzo, 16, IT', 0.3]],
    ['Hotel Continentale\nArezzo', ['Arezzo, 16, IT', 0.4]],
    ['Trattoria da Gino di Siena', ['Siena, 16, IT', 0.4]],
    ['Comune di Arezzo', ['Arezzo, 16, IT', 0.6]],
    ['Farmacia San Marco\n52100 AREZZO', ['Arezzo, 16, IT', 0.6]],
    ['Hotel Continental Oslo', ['Oslo, 12, NO', 0.4]],
    ['UFFIZI', ['Uffizi Gallery, IT', 0.45]],
    ['UFF1ZI', ['Uffizi Gallery, IT', 0.45]],
    ['Galleria degli\nUffizi', ['Uffizi Gallery, IT', 0.9]],
    ['RIJKSNUSEUM', ['Rijksmuseum, NL', 0.48]],
    ['Schloss Schénbrunn', ['Schönbrunn Palace, AT', 0.72]],
    ['Grand Palace\nBangkok', ['Grand Palace, TH', 0.9]],
  ])('rates the best name in "%s"', (text, expected) => {
    expect(best(text)).toEqual(expected);
  });

  test.each([
    'Nice Hotel',
    'BATH',
    'Reading Room',
    'BEST WESTERN',
    'Paris Baguette',
    'ORANGE',
    'Mobile',
    'Hotel Bristol',
    'Restaurant Roma',
    'Via Roma',
    'Rue de Paris',
    'Hotel Bellevue Paris',
    'Trattoria Bella Napoli',
    'Philadelphia\nCream Cheese',
    'Restaurant Taj Mahal',
    'Café Louvre',
    'HOTEL ADLON\nAM BRANDENBURGER TOR',
    'Metro Sagrada Família',
    'Alhambra Avenue',
    'Say this is the Taj Mahal',
    '金閣寺 レストラン',
    '경복궁 식당',
    '故宫',
    'Petra',
    'Florence Nightingale Ward',
    'Pension Springfield Springfield',
    'UFFICI',
  ])('finds no decisive name in "%s"', (text) => {
    expect(findNamesInText(atlas, text).filter(({ quality }) => quality >= MIN_DECISIVE_QUALITY)).toEqual([]);
  });

  test.each([
    ['MUSÉE du Louvre, Paris', 'musee du louvre'],
    ['金閣寺入口', '金閣寺'],
    ['Schloss Neuschwanstien', 'schloss neuschwanstien'],
  ])('quotes the words of "%s" that are a name', (text, phrase) => {
    expect(findNamesInText(atlas, text)[0]?.phrase).toBe(phrase);
  });

  test('ignores names that are only part of a word', () => {
    expect(findNamesInText(atlas, 'Eiffel Towering Alhambraic')).toEqual([]);
  });
});

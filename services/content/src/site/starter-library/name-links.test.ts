import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { LibraryNames } from './name-links.js';

const guidebook = Guidebook.read();
const names = new LibraryNames(guidebook, (id) => id);
const createLinks = (id = 'eiffel-tower') => names.createLinks(guidebook.landmark(id)!);
const render = (text: string, id?: string) => createLinks(id).render(text);
/** Returns the linked names of a text. */
const findLinked = (text: string, id?: string) =>
  [...render(text, id).matchAll(/>([^<]+)<\/a>/g)].map(([, name]) => name);

describe('NameLinks', () => {
  it('links the first mention of a name, and escapes the text', () => {
    const links = createLinks();
    expect([links.render('<Paris> & Paris'), links.render('Paris.')]).toEqual([
      '&lt;<a href="/articles/paris">Paris</a>&gt; &amp; Paris',
      'Paris.',
    ]);
  });

  it('links the longest name, but neither its own name nor parts of other names', () => {
    expect(findLinked('Notre-Dame de Paris')).toEqual(['Notre-Dame de Paris']);
    for (const text of [
      'Eiffel Tower',
      'the Paris Motor Show',
      'Comparison',
      'Parisian',
      'Greater Paris',
      'Paris-Lyon',
    ])
      expect([text, findLinked(text)]).toEqual([text, []]);
  });

  it('links places around the sight by all their names', () => {
    expect(render('From the Eiffel Tower to the Arc de Triomphe')).toBe(
      'From the Eiffel Tower to the <a href="/articles/arc-de-triomphe">Arc de Triomphe</a>',
    );
  });

  it('links names of at least four letters, and a single word only when it is the whole name', () => {
    expect(findLinked('Rome and Roma', 'colosseum')).toEqual(['Rome']);
    expect(findLinked('Musée du quai Branly')).toEqual(['Musée du quai Branly']);
    expect(findLinked('GUM, the State Department Store Moscow', 'moscow-kremlin')).toEqual([
      'State Department Store Moscow',
    ]);
    expect(findLinked('the Orsay quarter')).toEqual([]);
  });

  it('links distant sights with a name of their own, unless it is part of a longer one', () => {
    expect(findLinked('the Statue of Liberty and the Taj Mahal')).toEqual(['Statue of Liberty', 'Taj Mahal']);
    for (const text of ['the Taj Mahal Palace', 'the Big Ben of Westminster', 'a Plaza de España', 'the Grand Palace'])
      expect([text, findLinked(text)]).toEqual([text, []]);
  });

  it('links distant cities only when they are meant as places', () => {
    expect(findLinked('shipped from London to New York City')).toEqual(['London', 'New York City']);
    for (const text of ['Jack London', 'the painter Venice', 'in London Road', 'Wellington beat Napoleon'])
      expect([text, findLinked(text)]).toEqual([text, []]);
  });

  it('has no links where there are no other articles', () => {
    const unlinked = new LibraryNames(guidebook, () => null).createLinks(guidebook.landmark('eiffel-tower')!);
    expect(unlinked.render('Notre-Dame de Paris & the Taj Mahal')).toBe('Notre-Dame de Paris &amp; the Taj Mahal');
  });
});

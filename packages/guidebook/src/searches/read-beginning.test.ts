import { readBeginning } from './read-beginning.js';

describe('readBeginning', () => {
  it.each([
    ['temples in kyo', 'Temples and shrines', 'in', 'kyo'],
    ['Museums near Mad', 'Museums', 'near', 'mad'],
    ['museums in', 'Museums', 'in', ''],
    ['museums', 'Museums', 'in', ''],
    ['castels in scot', 'Castles', 'in', 'scot'],
    ['castles scot', 'Castles', 'in', 'scot'],
    ['kyoto temples', 'Temples and shrines', 'in', 'kyoto'],
    ['Kirchen in Hall', 'Churches', 'in', 'hall'],
    ['things to do in par', undefined, 'in', 'par'],
    ['paris with kids', undefined, 'in', 'paris'],
    ['best of New Y', undefined, 'in', 'new y'],
    ['kyoto templ', 'Temples and shrines', 'in', 'kyoto'],
    ['free museums in lon', 'Museums', 'in', 'lon'],
    ['national parks in u', 'National parks', 'in', 'u'],
    ['one day in flor', undefined, 'in', 'flor'],
  ])('reads %s', (text, kind, relation, place) => {
    const begun = readBeginning(text);
    expect([begun?.kind?.label, begun?.relation, begun?.place]).toEqual([kind, relation, place]);
  });

  it.each(['colos', 'gothic churches fra', 'new york', 'musee d', 'kyoto tem'])('does not read %s', (text) =>
    expect(readBeginning(text)).toBeNull(),
  );
});

import { stripConditions } from './conditions.js';

describe('stripConditions', () => {
  it.each([
    ['museums in madrid free', 'museums in madrid', ['free']],
    ['musees gratuits a paris', 'musees a paris', ['free']],
    ['cosa vedere a napoli con bambini', 'cosa vedere a napoli', ['families']],
    ['was kann man in hamburg bei regen machen', 'was kann man in hamburg machen', ['rainy-day']],
    ['what to do in kyoto when it rains', 'what to do in kyoto', ['rainy-day']],
    ['museums near the train station in zurich', 'museums in zurich', ['station']],
    ['parking near neuschwanstein', 'near neuschwanstein', ['station']],
    ['how much does the louvre cost', 'the louvre', ['prices']],
    ['best time to visit japan', 'japan', ['season']],
    ['wheelchair accessible sights in rome', 'sights in rome', ['access']],
    ['cheap hotels in prague with kids', 'hotels in prague', ['families', 'cheap']],
    ['is petra safe', 'petra', ['safety']],
    ['is it safe to travel to rio', 'rio', ['safety']],
    ['airport transfer rome', 'rome', ['station']],
    ['open now in vienna', 'in vienna', ['open']],
  ])('takes what is asked besides from "%s"', (text, rest, conditions) =>
    expect(stripConditions(text)).toEqual({ text: rest, conditions }),
  );

  it.each(['freedom tower', 'kidderminster', 'old town hall'])('finds nothing in "%s"', (text) =>
    expect(stripConditions(text)).toBeNull(),
  );
});

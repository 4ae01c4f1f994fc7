import { claim } from '../../support/wikimedia/fake-wikidata.js';
import type { ClaimCase } from './case-types.js';

/** Cases that were written before the code for statements. */
export const CLAIM_CASES: ClaimCase[] = [
  {
    title: 'days, months and years',
    item: {
      claims: {
        P571: [claim.time('+1887-01-28T00:00:00Z', 11)],
        P1619: [claim.time('+1889-03-00T00:00:00Z', 10)],
        P3999: [claim.time('+1999-00-00T00:00:00Z', 9)],
      },
    },
    expected: [
      'The Place came into being on January 28, 1887.',
      'The Place opened in March 1889.',
      'The Place closed in 1999.',
    ],
  },
  {
    title: 'years before Christ',
    item: {
      claims: { P571: [claim.time('-0447-00-00T00:00:00Z', 9)], P1619: [claim.time('-0500-00-00T00:00:00Z', 7)] },
    },
    expected: ['The Place came into being in 447 BC.', 'The Place opened in the 5th century BC.'],
  },
  {
    title: 'a day of the Julian calendar is only a year',
    item: { claims: { P571: [claim.time('+1506-04-18T00:00:00Z', 11, {}, 'Q1985786')] } },
    expected: ['The Place came into being in 1506.'],
  },
  {
    title: 'a preferred claim beats the others, a deprecated one is never used',
    item: {
      claims: {
        P2048: [
          claim.quantity('+312', 'Q11573'),
          claim.quantity('+330', 'Q11573', { rank: 'preferred' }),
          claim.quantity('+999', 'Q11573', { rank: 'deprecated' }),
        ],
        P84: [claim.item('Q1', { rank: 'deprecated' })],
      },
    },
    labels: { Q1: 'Nobody' },
    expected: ['The Place is 330 m high.'],
  },
  {
    title: 'feet with meters, and bounds as approximate',
    item: {
      claims: {
        P2048: [claim.quantity('+1063', 'Q3710')],
        P2043: [claim.quantity('+21196', 'Q828224', {}, ['+20000', '+22000'])],
      },
    },
    expected: ['The Place is 1,063 ft (324 m) high.', 'The Place is about 21,196 km long.'],
  },
  {
    title: 'claims that contradict each other say nothing',
    item: {
      claims: {
        P2048: [claim.quantity('+50', 'Q11573'), claim.quantity('+60', 'Q11573')],
        P571: [claim.time('+1200-00-00T00:00:00Z', 9), claim.time('+1300-00-00T00:00:00Z', 9)],
      },
    },
    expected: [],
  },
  {
    title: 'the latest population',
    item: {
      claims: {
        P1082: [
          claim.quantity('+780', '1', { qualifiers: { P585: [claim.timeSnak('+2011-00-00T00:00:00Z', 9)] } }),
          claim.quantity('+747', '1', { qualifiers: { P585: [claim.timeSnak('+2023-01-01T00:00:00Z', 11)] } }),
        ],
      },
    },
    isSettlement: true,
    expected: ['The Place has 747 inhabitants (2023).'],
  },
  {
    title: 'World Heritage and another protection',
    item: { claims: { P1435: [claim.item('Q9259'), claim.item('Q81')] } },
    labels: { Q81: 'monument historique' },
    expected: ['The Place is on UNESCO’s World Heritage List.', 'The Place is protected: monument historique.'],
  },
  {
    title: 'a range of years and an uncertain year',
    item: {
      claims: {
        P571: [
          claim.time('+1200-00-00T00:00:00Z', 7, {
            qualifiers: {
              P1319: [claim.timeSnak('+1163-00-00T00:00:00Z', 9)],
              P1326: [claim.timeSnak('+1345-00-00T00:00:00Z', 9)],
            },
          }),
        ],
        P1619: [claim.time('+1350-00-00T00:00:00Z', 9, { qualifiers: { P1480: [claim.itemSnak('Q5727902')] } })],
      },
    },
    expected: ['The Place came into being between 1163 and 1345.', 'The Place opened around 1350.'],
    values: [null, null],
  },
  {
    title: 'unknown values, other units and other globes',
    item: {
      claims: {
        P571: [claim.unknown()],
        P2048: [claim.quantity('+7', 'Q11570')],
        P1082: [claim.quantity('+5', 'Q11573')],
      },
    },
    expected: [],
  },
  {
    title: 'where it is; two countries are none',
    item: { country: ['Q40', 'Q183'], claims: { P131: [claim.item('Q41358')] } },
    labels: { Q40: 'Austria', Q183: 'Germany', Q41358: 'Upper Austria' },
    expected: ['The Place is in Upper Austria.'],
  },
  {
    title: 'two architects and a description',
    item: { description: 'tower in Utrecht', claims: { P84: [claim.item('Q1'), claim.item('Q2')] } },
    labels: { Q1: 'Jan van Henegouwen', Q2: 'Pieter Post' },
    expected: [
      'Wikidata describes The Place as “tower in Utrecht”.',
      'The architects of The Place were Jan van Henegouwen and Pieter Post.',
    ],
  },
];

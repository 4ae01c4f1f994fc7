import { toFindings } from './google-findings.js';

it('Google findings: contain nothing for an empty response, and leave the photo unchecked', () => {
  const emptyFindings = { clues: [], labels: [], readText: null, safety: 'unchecked', moderation: null };
  expect(toFindings({})).toEqual(emptyFindings);
  expect(
    toFindings({
      landmarkAnnotations: [{}],
      textAnnotations: [],
      labelAnnotations: [{ score: 0.9 }],
      webDetection: { webEntities: [{ score: 2 }], bestGuessLabels: [{}] },
      safeSearchAnnotation: { adult: 'UNKNOWN', violence: 'UNKNOWN', racy: 'UNKNOWN' },
    }),
  ).toEqual(emptyFindings);
});

it.each([
  { adult: 'LIKELY', violence: 'UNLIKELY', racy: 'UNLIKELY', safety: 'unsafe' },
  { adult: 'UNLIKELY', violence: 'VERY_LIKELY', racy: 'UNLIKELY', safety: 'unsafe' },
  { adult: 'UNLIKELY', violence: 'UNLIKELY', racy: 'VERY_LIKELY', safety: 'unsafe' },
  { adult: 'POSSIBLE', violence: 'POSSIBLE', racy: 'LIKELY', safety: 'safe' },
] as const)(
  'Google findings: rate $safety when adult is $adult, violence $violence and racy $racy',
  ({ safety, ...likelihoods }) => {
    expect(toFindings({ safeSearchAnnotation: likelihoods }).safety).toBe(safety);
  },
);

it('Google findings: use the name of a landmark without a usable position', () => {
  const outOfRange = { description: 'Somewhere', score: 0.7, locations: [{ latLng: { latitude: 999, longitude: 0 } }] };
  expect(toFindings({ landmarkAnnotations: [outOfRange] }).clues).toEqual([
    { kind: 'landmark recognized', text: 'Somewhere', confidence: 0.7 },
  ]);
});

/** The 15 categories of articles, discoveries and landmarks, in the order of the editor's dropdown. */
export const CATEGORIES = [
  'Landmark',
  'Museum',
  'Restaurant',
  'Park',
  'Beach',
  'Mountain',
  'Historical Site',
  'Architecture',
  'Natural Wonder',
  'Cultural Site',
  'Religious Site',
  'Shopping',
  'Entertainment',
  'Transportation',
  'Other',
] as const;
export type Category = (typeof CATEGORIES)[number];

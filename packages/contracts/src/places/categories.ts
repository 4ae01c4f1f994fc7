/** The 15 categories an article, discovery or landmark can have, as the editor's dropdown lists them. */
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

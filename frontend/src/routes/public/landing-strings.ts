import { BRAND } from '../../lib/brand.js';
import type { Formatters } from '../../lib/format/formatters.js';

/** Texts of the landing page, except those of its search and of the latest discoveries. */
export const STRINGS = {
  promise: 'Every place has a story.',
  call: 'Take its picture.',
  intro: `${BRAND} reads your photo of a landmark, an object or a street corner and tells you what it means, how it came to be and what lies nearby.`,
  takePhoto: 'Take Photo',
  uploadPhoto: 'Upload Photo',
  free: 'Free forever',
  popular: 'Popular guides',
  discoveries: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? '1 discovery' : `${formatCount(total)} discoveries`,
  guides: ({ formatCount }: Formatters, total: number) => (total === 1 ? '1 guide' : `${formatCount(total)} guides`),
  features: [
    {
      title: 'Point at what you see',
      text: 'A temple gate, a market stall, a name carved over a door: one photo is enough, in any format.',
    },
    {
      title: 'Read what it means',
      text: 'Its story, why it matters and what to notice, with how we know: the position in the photo, a sign, what you told us.',
    },
    {
      title: "Find what's nearby",
      text: 'Sights within walking distance and ideas for the rest of the day. Only places that really exist.',
    },
  ],
  join: 'Keep the places you find',
  joinHint: 'With an account your discoveries stay together, on every device. It costs nothing, now or later.',
  signUp: 'Sign Up Free',
} as const;

import { z } from 'zod';

/** The required part of an OSRM route step, in meters and seconds. */
export const osrmStep = z.object({
  distance: z.number(),
  duration: z.number(),
  name: z.string().default(''),
  maneuver: z.object({
    type: z.string(),
    modifier: z.string().optional(),
    exit: z.number().optional(),
    bearing_after: z.number().optional(),
  }),
});
export type OsrmStep = z.infer<typeof osrmStep>;

const COMPASS_DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** Describes the start of a step in words, because OSRM returns maneuvers instead of sentences. */
export function formatInstruction({ name, maneuver }: OsrmStep): string {
  const { type, modifier = 'straight', exit, bearing_after: bearing = 0 } = maneuver;
  const onto = name ? ` onto ${name}` : '';
  const along = name ? ` along ${name}` : '';
  switch (type) {
    case 'depart':
      return `Head ${COMPASS_DIRECTIONS[Math.round(bearing / 45) % 8]}${along}`;
    case 'arrive':
      return ['left', 'right'].includes(modifier) ? `Arrive; it is on the ${modifier}` : 'Arrive';
    case 'roundabout':
    case 'rotary':
      return exit === undefined ? `Go around the roundabout${onto}` : `At the roundabout, take exit ${exit}${onto}`;
    case 'new name':
    case 'notification':
    case 'continue':
      return modifier === 'straight' ? `Continue${along}` : formatTurn(modifier, onto, along);
    default:
      return formatTurn(modifier, onto, along);
  }
}

function formatTurn(modifier: string, onto: string, along: string): string {
  if (modifier === 'straight') return `Go straight${along}`;
  if (modifier === 'uturn') return `Make a U-turn${onto}`;
  const [degree, side] = modifier.includes(' ') ? modifier.split(' ') : ['', modifier];
  return degree === 'slight' ? `Keep ${side}${onto}` : `Turn ${degree === 'sharp' ? 'sharply ' : ''}${side}${onto}`;
}

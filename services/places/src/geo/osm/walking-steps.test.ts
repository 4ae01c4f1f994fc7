import { expect, test } from '@jest/globals';
import type { OsrmStep } from './walking-steps.js';
import { formatInstruction } from './walking-steps.js';

const formatStep = (name: string, maneuver: OsrmStep['maneuver']) =>
  formatInstruction({ name, maneuver, distance: 1, duration: 1 });

test.each([
  ['Head northeast along Via Sacra', 'Via Sacra', { type: 'depart', bearing_after: 44 }],
  ['Head north', '', { type: 'depart', bearing_after: 359 }],
  ['Turn left onto Via Cavour', 'Via Cavour', { type: 'turn', modifier: 'left' }],
  ['Turn sharply right', '', { type: 'end of road', modifier: 'sharp right' }],
  ['Keep left onto Via Cavour', 'Via Cavour', { type: 'fork', modifier: 'slight left' }],
  ['Continue along Via Cavour', 'Via Cavour', { type: 'new name', modifier: 'straight' }],
  ['Make a U-turn onto Via Cavour', 'Via Cavour', { type: 'turn', modifier: 'uturn' }],
  ['Go straight along Via Cavour', 'Via Cavour', { type: 'turn', modifier: 'straight' }],
  ['Keep right', '', { type: 'fork', modifier: 'slight right' }],
  ['Arrive; it is on the right', '', { type: 'arrive', modifier: 'right' }],
  ['Make a U-turn', '', { type: 'continue', modifier: 'uturn' }],
  ['At the roundabout, take exit 2 onto Via Cavour', 'Via Cavour', { type: 'roundabout', exit: 2 }],
  ['At the roundabout, take exit 1', '', { type: 'rotary', exit: 1 }],
  ['Go around the roundabout onto Via Cavour', 'Via Cavour', { type: 'roundabout' }],
  ['Head north', '', { type: 'depart' }],
  ['Continue', '', { type: 'notification' }],
  ['Arrive; it is on the left', 'Via Cavour', { type: 'arrive', modifier: 'left' }],
  ['Arrive', '', { type: 'arrive' }],
])('formatInstruction: returns "%s"', (sentence, name, maneuver) => {
  expect(formatStep(name, maneuver)).toBe(sentence);
});

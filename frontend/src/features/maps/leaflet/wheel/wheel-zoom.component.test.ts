import { jest } from '@jest/globals';
import L from 'leaflet';
import { WheelZoom } from './wheel-zoom.js';

function openMap() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const map = L.map(element, { scrollWheelZoom: false }).setView([41.9, 12.49], 5);
  const handler = new WheelZoom(map);
  handler.enable();
  return { map, handler, element };
}
const turn = (element: Element, deltaY: number) =>
  element.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('WheelZoom: zooms by one level per flick, however many events it has', () => {
  const { map, element } = openMap();
  for (let flick = 0; flick < 3; flick++) {
    for (let count = 0; count < 8; count++) {
      turn(element, -240);
      jest.advanceTimersByTime(40);
    }
    jest.advanceTimersByTime(600);
  }
  expect(map.getZoom()).toBe(8);
  turn(element, 240);
  expect(map.getZoom()).toBe(7);
});

test('WheelZoom: adds up the small steps of a touchpad, but not across pauses', () => {
  const { map, element } = openMap();
  turn(element, -40);
  jest.advanceTimersByTime(1_000);
  turn(element, -40);
  expect(map.getZoom()).toBe(5);
  for (let count = 0; count < 6; count++) turn(element, -40);
  expect(map.getZoom()).toBe(6);
});

test('WheelZoom: leaves the wheel to the page while it is disabled', () => {
  const { map, handler, element } = openMap();
  expect(turn(element, -240)).toBe(false);
  handler.disable();
  jest.advanceTimersByTime(1_000);
  expect(turn(element, -240)).toBe(true);
  expect(map.getZoom()).toBe(6);
});

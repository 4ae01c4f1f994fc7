import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import L from 'leaflet';
import { LeafletPins } from './leaflet-pins.js';

const PINS = [
  { id: 1, name: 'Colosseum', coordinates: { lat: 41.89, lng: 12.49 }, isSelected: false },
  { id: 2, name: 'Pantheon', coordinates: { lat: 41.9, lng: 12.48 }, isSelected: true },
];

function showPins() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const map = L.map(element).setView([41.9, 12.49], 13);
  const pins = new LeafletPins(map, L.divIcon());
  const onPin = jest.fn();
  pins.show(PINS, onPin);
  return { pins, onPin };
}
const pin = (name: string) => screen.getByRole('button', { name });

test.each(['Enter', ' '])('LeafletPins: selects the pin with the focus by the key "%s"', (key) => {
  const { onPin } = showPins();
  expect(fireEvent.keyDown(pin('Colosseum'), { key })).toBe(false);
  expect(onPin.mock.calls).toEqual([[1]]);
  expect(fireEvent.keyDown(pin('Pantheon'), { key: 'Tab' })).toBe(true);
  expect(onPin).toHaveBeenCalledTimes(1);
});

test('LeafletPins: keeps the element of a pin, marks the selected one and removes missing ones', () => {
  const { pins } = showPins();
  const colosseum = pin('Colosseum');
  expect([colosseum, pin('Pantheon')].map((element) => element.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ]);
  pins.show([{ ...PINS[0]!, isSelected: true }], undefined);
  expect(pin('Colosseum')).toBe(colosseum);
  expect(colosseum.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Pantheon' })).toBeNull();
});

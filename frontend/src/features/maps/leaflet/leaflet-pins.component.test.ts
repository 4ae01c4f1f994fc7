import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import L from 'leaflet';
import { LabelLayer } from '../labels/label-layer.js';
import { LeafletPins } from './leaflet-pins.js';

const PINS = [
  { id: 1, name: 'Colosseum', coordinates: { lat: 41.89, lng: 12.49 }, isSelected: false },
  { id: 2, name: 'Pantheon', coordinates: { lat: 41.9, lng: 12.48 }, isSelected: true },
];

function showPins() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const map = L.map(element).setView([41.9, 12.49], 13);
  const pins = new LeafletPins(map, L.divIcon(), new LabelLayer(map));
  const onPin = jest.fn();
  pins.show(PINS, onPin);
  return { map, pins, onPin };
}
const pin = (name: string) => screen.getByRole('button', { name });

test.each(['Enter', ' '])('LeafletPins: selects the focused pin with the key "%s"', (key) => {
  const { onPin } = showPins();
  expect(fireEvent.keyDown(pin('Colosseum'), { key })).toBe(false);
  expect(onPin.mock.calls).toEqual([[1]]);
  expect(fireEvent.keyDown(pin('Pantheon'), { key: 'Tab' })).toBe(true);
  expect(onPin).toHaveBeenCalledTimes(1);
});

test('LeafletPins: keeps the element of each pin, marks the selected one and removes missing ones', () => {
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

describe('LeafletPins: crowded places', () => {
  const CROWD = [0, 1, 2].map((id) => ({
    id: 10 + id,
    name: `Sight ${id}`,
    coordinates: { lat: 41.9 + id / 10_000, lng: 12.49 },
    isSelected: false,
  }));
  const CLUSTER = '3 places close together: zoom in';

  it('share one mark that zooms in to them, by keyboard too', () => {
    const { map, pins } = showPins();
    pins.show(CROWD, undefined);
    expect(screen.queryByRole('button', { name: 'Sight 1' })).toBeNull();
    const fitBounds = jest.spyOn(map, 'fitBounds').mockReturnValue(map);
    fireEvent.keyDown(pin(CLUSTER), { key: 'Enter' });
    const bounds = L.latLngBounds(fitBounds.mock.calls[0]![0] as L.LatLngBounds & L.LatLngExpression[]);
    expect([bounds.getSouth(), bounds.getNorth()]).toEqual([41.9, 41.9002]);
  });

  it('separate at street level, and never include the selected one', () => {
    const { map, pins, onPin } = showPins();
    pins.show(
      [{ ...CROWD[0]!, isSelected: true }, ...CROWD.slice(1), { ...CROWD[1]!, id: 19, name: 'Sight 9' }],
      onPin,
    );
    expect(pin('Sight 0').getAttribute('aria-pressed')).toBe('true');
    expect(pin(CLUSTER)).toBeDefined();
    map.setZoom(17, { animate: false });
    expect(screen.queryByRole('button', { name: CLUSTER })).toBeNull();
    for (const zoom of [13, 17]) map.setZoom(zoom, { animate: false });
    // A map without streets ends earlier.
    map.setMaxZoom(15);
    map.setZoom(15, { animate: false });
    expect(screen.queryByRole('button', { name: CLUSTER })).toBeNull();
    map.setMaxZoom(19);
    for (const zoom of [13, 17]) map.setZoom(zoom, { animate: false });
    // The pin has a new element, which must still react to keys.
    fireEvent.keyDown(pin('Sight 2'), { key: 'Enter' });
    expect(onPin.mock.calls.at(-1)).toEqual([12]);
  });
});

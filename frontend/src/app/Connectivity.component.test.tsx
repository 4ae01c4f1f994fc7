/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { setOnline } from '../testing/device.js';
import { show, toasts } from '../testing/screen.js';
import { Connectivity } from './Connectivity.js';

const begin = jest.fn();
const comeBack = jest.fn();
jest.mock('./offline.js', () => ({ begin: () => begin(), comeBack: () => comeBack() }));

const said = () =>
  toasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  setOnline(true);
  begin.mockClear();
  comeBack.mockClear();
});

test('a page that comes with a network says nothing, and does what an earlier visit left to do', async () => {
  show(<Connectivity />);
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  expect(said()).toEqual([]);
  expect(comeBack).not.toHaveBeenCalled();
});

test('a network that goes is told at once, as what went wrong', () => {
  show(<Connectivity />);
  setOnline(false);
  expect(said()).toEqual(["Offline ModeYou're offline."]);
  expect(toasts().getByRole('listitem').className).toContain('destructive');
  expect(comeBack).not.toHaveBeenCalled();
});

test('when it is back, what waited for it is done, once', async () => {
  show(<Connectivity />);
  setOnline(false);
  setOnline(true);
  await waitFor(() => expect(comeBack).toHaveBeenCalledTimes(1));
  setOnline(true);
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  expect(comeBack).toHaveBeenCalledTimes(1);
});

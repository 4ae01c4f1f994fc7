import { screen, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import DeleteAccountDialog from './DeleteAccountDialog.js';

let deletions = 0;
beforeEach(() => {
  deletions = 0;
});
afterEach(() => setOnline(true));

function renderDialog() {
  const props = { username: 'ada', discoveryCount: 2, onClose: () => {}, returnFocus: { current: null } };
  return renderWithProviders(<DeleteAccountDialog {...props} onDeleted={() => deletions++} />);
}
const getPassword = () => screen.getByLabelText<HTMLInputElement>(/password/i);

test('DeleteAccountDialog: deletes the account only once, however often the form is submitted', async () => {
  let respond: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const requests = mockFetch(() => response);
  const { user } = renderDialog();
  await user.type(getPassword(), 'secret words{Enter}{Enter}');
  respond(new Response(null, { status: 204 }));
  await waitFor(() => expect(deletions).toBe(1));
  expect(requests.map(({ body }) => body)).toEqual([{ password: 'secret words' }]);
});

test('DeleteAccountDialog: requires the password, and shows next to the field that it is wrong', async () => {
  const details = [{ field: 'password', message: 'is wrong' }];
  const requests = mockFetch(() => jsonResponse({ error: 'No.', code: 'INVALID_CREDENTIALS', details }, 401));
  const { user } = renderDialog();
  await user.type(getPassword(), '{Enter}');
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(getPassword());
  await user.type(getPassword(), 'x{Enter}');
  await waitFor(() => expect(getPassword().getAttribute('aria-invalid')).toBe('true'));
  expect(deletions).toBe(0);
});

test('DeleteAccountDialog: sends nothing while the device is offline', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  const { user } = renderDialog();
  setOnline(false);
  await user.type(getPassword(), 'secret{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/offline|connection/i));
  expect([requests, deletions]).toEqual([[], 0]);
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog.js';
import { PageDialog } from './PageDialog.js';

function Page({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <PageDialog title="A place" onClose={close} returnFocus={opener}>
          <button type="button" onClick={() => setIsAsking(true)}>
            Ask
          </button>
          {isAsking && (
            <Dialog title="Sure?" onClose={() => setIsAsking(false)}>
              <p>Question</p>
            </Dialog>
          )}
        </PageDialog>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await user.click(button('Open'));
  return { user, onClose };
}

test('PageDialog: has a name, takes the focus, and leaves the page around it usable', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'A place' }));
  expect(button('Open')).not.toBeNull();
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
])('PageDialog: closes with %s and returns the focus', async (_, close) => {
  const { user } = await open();
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Open'));
});

test('PageDialog: closes with Escape while the focus is outside of it', async () => {
  const { user, onClose } = await open();
  button('Open').focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('PageDialog: stays open when Escape closes a dialog above it', async () => {
  const { user, onClose } = await open();
  await user.click(button('Ask'));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Question')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'A place' })).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

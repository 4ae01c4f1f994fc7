import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';

function Page({ question, plain = false, onConfirm = () => {} }: Partial<PageProps>) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {open && question && (
        <ConfirmDialog
          title="Delete?"
          description="It is gone for good."
          cancel="Keep"
          confirm="Delete"
          onCancel={close}
          onConfirm={onConfirm}
          returnFocus={opener}
        />
      )}
      {open && !question && (
        <Dialog
          title="Take Photo"
          description="Capture a photo."
          hidesTitle={plain}
          onClose={close}
          returnFocus={opener}
        >
          <input aria-label="Where" />
        </Dialog>
      )}
    </>
  );
}
interface PageProps {
  question: boolean;
  plain: boolean;
  onConfirm: () => void;
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

async function opened(props: Partial<PageProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(button('Open'));
  return user;
}

test('Dialog: has a name and a description, and traps the focus', async () => {
  const user = await opened();
  expect(screen.getByRole('dialog', { name: 'Take Photo', description: 'Capture a photo.' })).not.toBeNull();
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Where' }));
  await user.tab();
  expect(focused()).toBe(button('Close'));
  await user.tab();
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Where' }));
  await user.tab({ shift: true });
  expect(focused()).toBe(button('Close'));
  // The page behind the dialog is hidden from assistive technology.
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
});

test.each([
  ['Escape', async (user) => user.keyboard('{Escape}')],
  ['its button', async (user) => user.click(button('Close'))],
] satisfies [string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>][])(
  'Dialog: closes with %s and returns the focus',
  async (_, close) => {
    const user = await opened();
    await close(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(button('Open'));
  },
);

test('Dialog: focuses itself instead of its first field if its title is hidden', async () => {
  await opened({ plain: true });
  expect(focused()).toBe(screen.getByRole('dialog'));
});

test('ConfirmDialog: focuses the cancel button, which changes nothing', async () => {
  const onConfirm = jest.fn();
  const user = await opened({ question: true, onConfirm });
  expect(screen.getByRole('alertdialog', { name: 'Delete?', description: 'It is gone for good.' })).not.toBeNull();
  expect(focused()).toBe(button('Keep'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(focused()).toBe(button('Open'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('ConfirmDialog: closes on Escape without confirming, and confirms with its button', async () => {
  const onConfirm = jest.fn();
  const user = await opened({ question: true, onConfirm });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(focused()).toBe(button('Open'));
  await user.click(button('Open'));
  await user.click(button('Delete'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

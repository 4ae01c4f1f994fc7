import { act, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { GUIDE } from '../../../testing/builders/guides.js';
import { FakeEventStream } from '../../../testing/fakes/fake-event-stream.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { GuidePreviewDialog } from './GuidePreviewDialog.js';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button">before</button>
      <button type="button" ref={opener} onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <GuidePreviewDialog name="old mill" onClose={() => setIsOpen(false)} returnFocus={opener} />}
    </>
  );
}

test('GuidePreviewDialog: Escape closes it, and the focus returns to what opened it', async () => {
  globalThis.EventSource = FakeEventStream as never;
  const { user } = renderWithProviders(<Opener />);
  const opener = screen.getByRole('button', { name: 'open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'AI travel guide: Old Mill' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('GuidePreviewDialog: stays open after a failure, and requests the guide again', async () => {
  const streams: FakeEventStream[] = [];
  globalThis.EventSource = class extends FakeEventStream {
    constructor() {
      super();
      streams.push(this);
      if (streams.length === 1) throw new TypeError('Failed to fetch');
    }
  } as never;
  const { user } = renderWithProviders(<Opener />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  act(() => streams[1]!.emit('done', { temporary: true, article: GUIDE, source: 'cache' }));
  const dialog = screen.getByRole('dialog', { name: 'AI travel guide: Old Mill' });
  expect(await within(dialog).findByText(GUIDE.description)).not.toBeNull();
});

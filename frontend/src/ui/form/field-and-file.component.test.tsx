import { fireEvent, render, screen } from '@testing-library/react';
import { DropZone } from './DropZone.js';
import { FieldFrame } from './FieldFrame.js';

const readDescription = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['nothing else', {}, [], null],
  ['a hint', { hint: 'In degrees.' }, ['In degrees.'], null],
  ['an error', { error: 'Latitude is required' }, ['Latitude is required'], 'true'],
  ['both', { hint: 'In degrees.', error: 'Required' }, ['In degrees.', 'Required'], 'true'],
])('FieldFrame: connects a field with its label and %s', (_, props, description, invalid) => {
  render(
    <FieldFrame label="Latitude" {...props}>
      {(binding) => <input {...binding} />}
    </FieldFrame>,
  );
  const field = screen.getByLabelText('Latitude');
  expect([readDescription(field), field.getAttribute('aria-invalid')]).toEqual([description, invalid]);
});

describe('DropZone', () => {
  const STRINGS = { drop: 'Drop a photo', formats: 'JPEG', file: 'Photo', another: 'Another', browse: 'Browse' };
  const PHOTO = new File(['12345'], 'a.jpg', { type: 'image/jpeg' });
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:a';
    URL.revokeObjectURL = () => undefined;
  });
  function show(file: File | null, opensPicker = false) {
    const chosen: (File | undefined)[] = [];
    const clicks: string[] = [];
    HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
      clicks.push(this.type);
    };
    const zone = (
      <DropZone
        file={file}
        accept="image/*"
        strings={STRINGS}
        opensPicker={opensPicker}
        onChoose={(choice) => chosen.push(choice)}
      />
    );
    const { container, rerender } = render(zone);
    const input = screen.getByLabelText<HTMLInputElement>('Photo');
    return { chosen, clicks, input, area: container.firstElementChild!, showAgain: () => rerender(zone) };
  }
  const click = HTMLInputElement.prototype.click;
  afterEach(() => {
    HTMLInputElement.prototype.click = click;
  });

  it('takes a file that is chosen, even the same one again', () => {
    const { chosen, input } = show(null);
    expect(input.accept).toBe('image/*');
    fireEvent.change(input, { target: { files: [PHOTO] } });
    expect([chosen, input.value]).toEqual([[PHOTO], '']);
  });

  it('takes the first file that is dropped, and is marked while one is over it', () => {
    const { chosen, area } = show(null);
    const plain = area.className;
    expect(fireEvent.dragEnter(area)).toBe(false);
    expect(fireEvent.dragOver(area)).toBe(false);
    expect(area.className).not.toBe(plain);
    fireEvent.dragLeave(area);
    expect(area.className).toBe(plain);
    fireEvent.dragOver(area);
    expect(fireEvent.drop(area, { dataTransfer: { files: [PHOTO] } })).toBe(false);
    expect([chosen, area.className]).toEqual([[PHOTO], plain]);
  });

  it('names the chosen file, and offers another', () => {
    const { clicks } = show(PHOTO);
    expect(screen.getByText('a.jpg')).not.toBeNull();
    expect(screen.queryByText('Drop a photo')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
    expect(clicks).toEqual(['file']);
  });

  it('opens the file picker at once if requested, but only once', () => {
    const { clicks, showAgain } = show(null, true);
    showAgain();
    expect(clicks).toEqual(['file']);
    expect(screen.getByRole('button', { name: 'Browse' })).not.toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { AnalysisProgress } from '@placelore/contracts/analysis/analyses.js';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { AnalyzingOverlay } from './AnalyzingOverlay.js';
import { FADE_DURATION_MS } from './overlay-timing.js';

const MESSAGES = [
  'Preparing your image',
  'Analyzing image content',
  'Identifying location details',
  'Extracting cultural information',
  'Gathering historical context',
  'Finding nearby attractions',
  'Generating travel recommendations',
  'Finalizing your discovery',
];

interface Props {
  progress?: AnalysisProgress | null;
  open?: boolean;
  onContinueInBackground?: () => void;
}

function TestOverlay({ progress = null, open = true, onContinueInBackground = () => {} }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button">
        Upload Image
      </button>
      {open && (
        <AnalyzingOverlay
          photoUrl="blob:photo"
          progress={progress}
          onContinueInBackground={onContinueInBackground}
          returnFocus={opener}
        />
      )}
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const says = () => MESSAGES.filter((message) => screen.queryByText(message));
const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('AnalyzingOverlay: changes the message every 7 s up to the last one', () => {
  renderWithProviders(<TestOverlay />);
  expect(says()).toEqual([MESSAGES[0]]);
  pass(6_950);
  expect(says()).toEqual([MESSAGES[0]]);
  for (const message of MESSAGES.slice(1)) {
    pass(message === MESSAGES[1] ? 50 : 7_000);
    expect(says()).toEqual([message]);
  }
  pass(30_000);
  expect(says()).toEqual([MESSAGES.at(-1)]);
});

test('AnalyzingOverlay: fills the bar within 60 s, then reports that the analysis takes longer', () => {
  renderWithProviders(<TestOverlay />);
  expect(percent()).toBe(0);
  pass(15_000);
  expect(percent()).toBe(25);
  pass(30_000);
  expect(percent()).toBe(75);
  expect(screen.getByText('7 of 8')).not.toBeNull();
  pass(15_000);
  expect(percent()).toBe(100);
  pass(100);
  expect(screen.getByText('This one takes a little longer. Still working…')).not.toBeNull();
});

test('AnalyzingOverlay: reveals the photo for 30 s, then shows the deep analysis', () => {
  renderWithProviders(<TestOverlay />);
  const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
  expect(title()).toBe('Reading your photo');
  pass(29_950);
  expect(title()).toBe('Reading your photo');
  pass(50);
  expect(title()).toBe('AI Deep Analysis');
});

test('AnalyzingOverlay: fades the photo in over 8 s', () => {
  renderWithProviders(<TestOverlay />);
  const photo = screen.getByRole('img', { name: 'Your photo' });
  expect(photo.getAttribute('src')).toBe('blob:photo');
  const css = readFileSync(join(__dirname, 'AnalyzingOverlay.module.css'), 'utf8');
  const [, rule = ''] = new RegExp(`\\.${photo.className} \\{(.*?)\\}`, 's').exec(css) ?? [];
  expect(rule).toContain(`animation: fade ${FADE_DURATION_MS / 1000}s`);
  expect(FADE_DURATION_MS).toBe(8_000);
});

test('AnalyzingOverlay: fills its first frame with the photo, before the sharp version has faded in', () => {
  renderWithProviders(<TestOverlay />);
  const backdrop = document.querySelector('.backdrop');
  expect(backdrop?.getAttribute('src')).toBe('blob:photo');
  expect(backdrop?.getAttribute('alt')).toBe('');
});

test('AnalyzingOverlay: lets the traveler leave while the analysis runs', () => {
  const onContinueInBackground = jest.fn();
  renderWithProviders(<TestOverlay onContinueInBackground={onContinueInBackground} />);
  fireEvent.click(screen.getByRole('button', { name: 'Continue in background' }));
  expect(onContinueInBackground).toHaveBeenCalledTimes(1);
});

test('AnalyzingOverlay: takes the focus, cannot be closed and returns the focus', () => {
  const { rerender } = renderWithProviders(<TestOverlay />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(screen.getByRole('dialog')).not.toBeNull();
  rerender(<TestOverlay open={false} />);
  pass(10);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload Image' }));
});

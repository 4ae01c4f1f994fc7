import type { Analysis } from '@placelore/contracts/analysis/analyses.js';
import { screen } from '@testing-library/react';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { OpenAnalyses } from './OpenAnalyses.js';

const build = (id: string, change: Partial<Analysis>): Analysis => ({
  id,
  status: 'done',
  createdAt: `2026-01-0${id}T12:00:00.000Z`,
  progress: null,
  result: null,
  error: null,
  ...change,
});

test('OpenAnalyses: lists running analyses and questions, newest first, but no discoveries or failures', async () => {
  mockFetch(() =>
    jsonResponse([
      build('1', { result: buildAnalysisResult({ discoveryId: 7 }) }),
      build('2', { result: buildAnalysisResult({ discoveryId: null, outcome: 'perhaps' }) }),
      build('3', { status: 'queued' }),
      build('4', { status: 'failed' }),
    ]),
  );
  renderWithProviders(<OpenAnalyses />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/d/3', expect.stringMatching(/^Still working on it/)],
    ['/d/2', expect.stringMatching(/^Where was this\?/)],
  ]);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/api/analyses/3/photo?size=thumbnail',
    '/api/analyses/2/photo?size=thumbnail',
  ]);
});

test('OpenAnalyses: shows nothing when there is nothing open', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  const { container } = renderWithProviders(<OpenAnalyses />);
  expect(requests.length).toBeGreaterThan(0);
  expect(container.querySelector('section')).toBeNull();
});

import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { buildDiscovery } from '../../../testing/builders/discoveries.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import DiscoveryDialog from './DiscoveryDialog.js';

test('DiscoveryDialog: lists the sources of the texts', () => {
  const discovery = buildDiscovery({ sources: [WIKIPEDIA_SOURCE] });
  renderWithProviders(<DiscoveryDialog discovery={discovery} onClose={() => {}} returnFocus={createRef()} />);
  expect(screen.getByRole('region', { name: 'Sources' }).textContent).toContain('Wikipedia: Eiffel Tower');
});

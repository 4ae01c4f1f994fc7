import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { lazyMap } from './lazy-map.js';

const Chart = ({ name }: { name: string }) => <p>Map of {name}</p>;

describe('mapOnDemand', () => {
  it('shows the map once its script has loaded', async () => {
    const ChartMap = lazyMap(() => Promise.resolve({ default: Chart }), <p>Loading</p>);
    renderWithProviders(<ChartMap name="Rome" />);
    expect(screen.getByText('Loading')).not.toBeNull();
    expect(await screen.findByText('Map of Rome')).not.toBeNull();
  });

  it('reports a script that failed to load, keeps the page and offers a retry', async () => {
    let isBroken = true;
    const load = () =>
      isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Chart });
    const ChartMap = lazyMap(load, <p>Loading</p>);
    const { user } = renderWithProviders(
      <main>
        <h1>An article</h1>
        <ChartMap name="Rome" />
      </main>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load map');
    expect(screen.getByRole('heading', { name: 'An article' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alert')).not.toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Map of Rome')).not.toBeNull();
  });
});

import { memoryStore } from '../testing/memory-store.js';
import { forgetPanel, panelAddress, rememberPanel } from './panel-return.js';

describe('panelAddress', () => {
  it('leads back to tab, search, filters and page', () => {
    const store = memoryStore();
    rememberPanel('?tab=articles&search=rome&visibility=public&page=3', store);
    expect(panelAddress('/admin', store)).toBe('/admin?tab=articles&search=rome&visibility=public&page=3');
    forgetPanel(store);
    expect(panelAddress('/admin?tab=articles', store)).toBe('/admin?tab=articles');
  });

  it.each(['//evil.example', 'https://evil.example', '', 'tab=articles'])('ignores %s', (search) => {
    const store = memoryStore();
    rememberPanel(search, store);
    expect(panelAddress('/admin', store)).toBe('/admin');
  });

  it('leads to the panel where the browser refuses storage', () => {
    rememberPanel('?tab=users', null);
    expect(panelAddress('/admin', null)).toBe('/admin');
  });
});

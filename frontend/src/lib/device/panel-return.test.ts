import { createMemoryStore } from '../../testing/fakes/storage.js';
import { clearPanelState, getPanelPath, rememberPanelState } from './panel-return.js';

describe('getPanelPath', () => {
  it('restores the tab, search, filters and page', () => {
    const store = createMemoryStore();
    rememberPanelState('?tab=articles&search=rome&visibility=public&page=3', store);
    expect(getPanelPath('/admin', store)).toBe('/admin?tab=articles&search=rome&visibility=public&page=3');
    clearPanelState(store);
    expect(getPanelPath('/admin?tab=articles', store)).toBe('/admin?tab=articles');
  });

  it.each(['//evil.example', 'https://evil.example', '', 'tab=articles'])('ignores the stored value “%s”', (search) => {
    const store = createMemoryStore();
    rememberPanelState(search, store);
    expect(getPanelPath('/admin', store)).toBe('/admin');
  });

  it('returns the default path if the browser blocks storage', () => {
    rememberPanelState('?tab=users', null);
    expect(getPanelPath('/admin', null)).toBe('/admin');
  });
});

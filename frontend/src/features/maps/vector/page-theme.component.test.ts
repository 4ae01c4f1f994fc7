import { getPageTheme, watchPageTheme } from './page-theme.js';

let isSystemDark = false;
let notifySystem: () => void = () => {};
beforeEach(() => {
  isSystemDark = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isSystemDark;
      },
      addEventListener: (_: string, listener: () => void) => {
        notifySystem = listener;
      },
      removeEventListener: () => {
        notifySystem = () => {};
      },
    }),
  });
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
  Reflect.deleteProperty(window, 'matchMedia');
});

test('getPageTheme: returns the chosen theme, otherwise the system’s', () => {
  expect(getPageTheme()).toBe('light');
  isSystemDark = true;
  expect(getPageTheme()).toBe('dark');
  document.documentElement.dataset.theme = 'light';
  expect(getPageTheme()).toBe('light');
});

test('watchPageTheme: reports changes by the user and by the system until it is stopped', async () => {
  const themes: string[] = [];
  const end = watchPageTheme((theme) => themes.push(theme));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  isSystemDark = true;
  notifySystem();
  document.documentElement.dataset.theme = 'light';
  await nextTask();
  // The theme does not change here.
  isSystemDark = false;
  notifySystem();
  expect(themes).toEqual(['dark', 'light']);
  end();
  document.documentElement.dataset.theme = 'dark';
  await nextTask();
  expect(themes).toEqual(['dark', 'light']);
});
